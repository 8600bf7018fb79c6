import { accessSync, constants, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Fault, InvalidInputError, throwIfAny } from '../base/errors.ts';
import { sanitise } from '../base/sanitise.ts';
import { describeDifferences, diffCassettes } from '../cassette/diff.ts';
import { describeList, listCassettes } from '../cassette/list.ts';
import { importIntoSuite, pruneSuite } from '../evaluate/cassettes.ts';
import { stopOnSignals } from '../evaluate/stop.ts';
import { CASSETTE_SUBCOMMANDS, type SubcommandSpec } from './commands.ts';
import type { ExitStatus, Io } from './io.ts';
import { type GivenOptions, type ParsedOptions, text } from './options.ts';

type Run = (args: readonly string[], given: GivenOptions, io: Io) => Promise<string[]> | string[];

/** Each gives the lines to print. */
const RUNNERS: Readonly<Record<(typeof CASSETTE_SUBCOMMANDS)[number]['name'], Run>> = {
  ls: ([folder = ''], _, io) => describeList(listCassettes(existingFolder(folder, io))),
  prune: ([suite = ''], given, io) => prune(suite, given, io),
  diff: ([before = '', after = ''], _, io) =>
    describeDifferences(diffCassettes(resolve(io.cwd, before), resolve(io.cwd, after))),
  import: ([suite = '', database = ''], given, io) =>
    importIntoSuite({ ...requestOf(suite, given, io), database: resolve(io.cwd, database) }),
};

/** `eval-matrix cassette ls|prune|diff|import`. */
export async function cassetteCommand(
  { positionals, given, faults }: ParsedOptions,
  io: Io,
): Promise<ExitStatus> {
  const [name, ...args] = positionals;
  const subcommand = CASSETTE_SUBCOMMANDS.find((candidate) => candidate.name === name);
  if (subcommand === undefined) throw new InvalidInputError([unknownSubcommand(name), ...faults]);
  throwIfAny([...faults, ...countFault(subcommand, args), ...idleFlags(subcommand, given)]);
  const lines = await RUNNERS[subcommand.name](args, given, io);
  io.stdout.write(lines.map((line) => `${sanitise(line)}\n`).join(''));
  return 0;
}

async function prune(suite: string, given: GivenOptions, io: Io): Promise<string[]> {
  const signals = stopOnSignals();
  try {
    return await pruneSuite({ ...requestOf(suite, given, io), ...signals, dryRun: given.has('dry-run') });
  } finally {
    signals.release();
  }
}

function requestOf(suitePath: string, given: GivenOptions, io: Io) {
  const cassettes = text(given, 'cassettes');
  return { suitePath, cwd: io.cwd, env: io.env, ...(cassettes === undefined ? {} : { cassettes }) };
}

/** @throws InvalidInputError when there is no folder whose files can be listed */
function existingFolder(shown: string, io: Io): string {
  const folder = resolve(io.cwd, shown);
  const hint = 'name a folder of cassettes, such as .eval-matrix/cassettes';
  const fault = (message: string) => new InvalidInputError([{ code: 'cassette-folder', message, hint }]);
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) throw fault(`there is no ${shown}`);
  if (!found.isDirectory()) throw fault(`${shown} is not a folder`);
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch {
    throw fault(`${shown} may not be read`);
  }
  return folder;
}

function countFault({ name, takes }: SubcommandSpec, args: readonly string[]): Fault[] {
  if (args.length === takes.length && !args.includes('')) return [];
  const count = args.filter((one) => one !== '').length;
  const message = `cassette ${name} takes ${takes.join(' ')}, got ${count} of ${takes.length}`;
  return [{ code: 'argument-count', message, hint: `eval-matrix cassette ${name} ${takes.join(' ')}` }];
}

function idleFlags({ name, heeds }: SubcommandSpec, given: GivenOptions): Fault[] {
  return [...given.keys()]
    .filter((flag) => !heeds.includes(flag))
    .map((flag) => {
      const message = `--${flag} means nothing to cassette ${name}`;
      return { code: 'idle-flag', message, hint: 'leave it out' };
    });
}

function unknownSubcommand(name: string | undefined): Fault {
  const known = CASSETTE_SUBCOMMANDS.map((one) => `cassette ${one.name} ${one.takes.join(' ')}`).join('; ');
  const message =
    name === undefined ? 'cassette needs to know what to do' : `unknown command "cassette ${name}"`;
  return { code: 'unknown-command', message, hint: known };
}

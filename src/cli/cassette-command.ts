import { resolve } from 'node:path';
import { type Fault, InvalidInputError, throwIfAny } from '../base/errors.ts';
import { describeDifferences, diffCassettes } from '../cassette/diff.ts';
import { describeList, listCassettes } from '../cassette/list.ts';
import { importIntoSuite, pruneSuite } from '../evaluate/cassettes.ts';
import { stopOnSignals } from '../evaluate/stop.ts';
import { sanitise } from '../report/sanitise.ts';
import type { ExitStatus, Io } from './io.ts';
import { type GivenOptions, type ParsedOptions, text } from './options.ts';

/** What a subcommand takes: its arguments by name, all of them required. */
interface Subcommand {
  readonly name: string;
  readonly takes: readonly string[];
  /** Lines to print. */
  run(args: readonly string[], given: GivenOptions, io: Io): Promise<string[]> | string[];
}

const SUBCOMMANDS: readonly Subcommand[] = [
  {
    name: 'ls',
    takes: ['DIR'],
    run: ([folder = ''], _, io) => describeList(listCassettes(resolve(io.cwd, folder))),
  },
  { name: 'prune', takes: ['SUITE'], run: ([suite = ''], given, io) => prune(suite, given, io) },
  {
    name: 'diff',
    takes: ['BEFORE', 'AFTER'],
    run: ([before = '', after = ''], _, io) =>
      describeDifferences(diffCassettes(resolve(io.cwd, before), resolve(io.cwd, after))),
  },
  {
    name: 'import',
    takes: ['SUITE', 'DATABASE'],
    run: ([suite = '', database = ''], given, io) =>
      importIntoSuite({ ...requestOf(suite, given, io), database: resolve(io.cwd, database) }),
  },
];

/** `eval-matrix cassette ls|prune|diff|import`. */
export async function cassetteCommand(
  { positionals, given, faults }: ParsedOptions,
  io: Io,
): Promise<ExitStatus> {
  const [name, ...args] = positionals;
  const subcommand = SUBCOMMANDS.find((candidate) => candidate.name === name);
  if (subcommand === undefined) throw new InvalidInputError([unknownSubcommand(name), ...faults]);
  throwIfAny([...faults, ...countFault(subcommand, args)]);
  const lines = await subcommand.run(args, given, io);
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

function countFault({ name, takes }: Subcommand, args: readonly string[]): Fault[] {
  if (args.length === takes.length) return [];
  const message = `cassette ${name} takes ${takes.join(' ')}, got ${args.length} of ${takes.length}`;
  return [{ code: 'argument-count', message, hint: `eval-matrix cassette ${name} ${takes.join(' ')}` }];
}

function unknownSubcommand(name: string | undefined): Fault {
  const known = SUBCOMMANDS.map(({ name: one, takes }) => `cassette ${one} ${takes.join(' ')}`).join('; ');
  const message =
    name === undefined ? 'cassette needs to know what to do' : `unknown command "cassette ${name}"`;
  return { code: 'unknown-command', message, hint: known };
}

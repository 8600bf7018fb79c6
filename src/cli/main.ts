import { EvalMatrixError, type Fault, InvalidInputError } from '../base/errors.ts';
import { renderFaults } from '../base/faults.ts';
import { nearest } from '../base/suggest.ts';
import {
  BASELINE_OPTIONS,
  CASSETTE,
  COMMANDS,
  type CommandSpec,
  INIT,
  REPORT,
  RUN,
  SCHEMA,
  VALIDATE,
} from './commands.ts';
import { commandHelp, programHelp } from './help.ts';
import type { ExitStatus, Io } from './io.ts';
import { type ParsedOptions, parseOptions } from './options.ts';

type Command = (parsed: ParsedOptions, io: Io) => Promise<ExitStatus>;

/** Each command is loaded when it is asked for: reading the whole program would take longer than a small run. */
const RUNNERS: ReadonlyMap<CommandSpec, () => Promise<Command>> = new Map([
  [RUN, async () => (await import('./run-command.ts')).runCommand],
  [VALIDATE, async () => (await import('./validate-command.ts')).validateCommand],
  [REPORT, async () => (await import('./report-command.ts')).reportCommand],
  [CASSETTE, async () => (await import('./cassette-command.ts')).cassetteCommand],
  [INIT, async () => (await import('./init-command.ts')).initCommand],
  [SCHEMA, async () => (await import('./schema-command.ts')).schemaCommand],
]);

/** Runs the command line. Never throws for what the user wrote; says it on stderr and returns the exit status. */
export async function main(words: readonly string[], io: Io): Promise<ExitStatus> {
  try {
    return await dispatch(words, io);
  } catch (error) {
    if (error instanceof InvalidInputError) {
      io.stderr.write(renderFaults(error.faults));
      return 2;
    }
    if (error instanceof EvalMatrixError) {
      io.stderr.write(renderFaults([error]));
      return 1;
    }
    // A full disk, a folder that may not be written: nothing that the program did wrong.
    if (error instanceof Error && 'syscall' in error) {
      io.stderr.write(renderFaults([error]));
      return 1;
    }
    throw error;
  }
}

async function dispatch(words: readonly string[], io: Io): Promise<ExitStatus> {
  const [name, ...rest] = words;
  if (name === undefined)
    throw new InvalidInputError([{ code: 'no-command', message: 'no command given', hint: usage() }]);
  if (name === 'help' || name === '--help' || name === '-h') {
    const [about] = rest;
    io.stdout.write(about === undefined ? programHelp() : commandHelp(commandOf(about).command));
    return 0;
  }
  const { command, runner } = commandOf(name);
  const parsed = parseOptions(
    rest,
    command === RUN ? [...RUN.options, ...BASELINE_OPTIONS] : command.options,
  );
  if (parsed.given.has('help')) {
    io.stdout.write(commandHelp(command));
    return 0;
  }
  const run = await runner();
  return run(parsed, io);
}

function commandOf(name: string) {
  const command = COMMANDS.find((candidate) => candidate.name === name);
  const runner = command && RUNNERS.get(command);
  if (command === undefined || runner === undefined) throw new InvalidInputError([unknownCommand(name)]);
  return { command, runner };
}

function unknownCommand(name: string): Fault {
  const close = nearest(
    name,
    COMMANDS.map((command) => command.name),
  );
  const hint = close === undefined ? usage() : `did you mean "${close}"? ${usage()}`;
  return { code: 'unknown-command', message: `unknown command "${name}"`, hint };
}

function usage(): string {
  return `eval-matrix knows ${COMMANDS.map((command) => command.name).join(', ')}; eval-matrix --help tells more`;
}

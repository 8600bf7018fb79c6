import { EvalMatrixError, type Fault, InvalidInputError } from '../base/errors.ts';
import { renderFaults } from '../base/faults.ts';
import { nearest } from '../base/suggest.ts';
import { cassetteCommand } from './cassette-command.ts';
import {
  BASELINE_OPTIONS,
  CASSETTE,
  COMMANDS,
  type CommandSpec,
  commandHelp,
  INIT,
  programHelp,
  REPORT,
  RUN,
  SCHEMA,
  VALIDATE,
} from './commands.ts';
import { initCommand } from './init-command.ts';
import type { ExitStatus, Io } from './io.ts';
import { type ParsedOptions, parseOptions } from './options.ts';
import { reportCommand } from './report-command.ts';
import { runCommand } from './run-command.ts';
import { schemaCommand } from './schema-command.ts';
import { validateCommand } from './validate-command.ts';

type Command = (parsed: ParsedOptions, io: Io) => Promise<ExitStatus>;

const RUNNERS: ReadonlyMap<CommandSpec, Command> = new Map([
  [RUN, runCommand],
  [VALIDATE, validateCommand],
  [REPORT, reportCommand],
  [CASSETTE, cassetteCommand],
  [INIT, initCommand],
  [SCHEMA, schemaCommand],
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
    throw error;
  }
}

async function dispatch(words: readonly string[], io: Io): Promise<ExitStatus> {
  const [name, ...rest] = words;
  if (name === undefined)
    throw new InvalidInputError([{ code: 'no-command', message: 'no command given', hint: usage() }]);
  if (name === 'help' || name === '--help' || name === '-h') {
    io.stdout.write(programHelp());
    return 0;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  const runner = command && RUNNERS.get(command);
  if (command === undefined || runner === undefined) throw new InvalidInputError([unknownCommand(name)]);
  const parsed = parseOptions(
    rest,
    command === RUN ? [...RUN.options, ...BASELINE_OPTIONS] : command.options,
  );
  if (parsed.given.has('help')) {
    io.stdout.write(commandHelp(command));
    return 0;
  }
  return runner(parsed, io);
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

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Fault, InvalidInputError, throwIfAny } from '../base/errors.ts';
import { parseResults } from '../results/parse.ts';
import { onePositional } from './arguments.ts';
import type { ExitStatus, Io } from './io.ts';
import type { ParsedOptions } from './options.ts';
import { printReports } from './reports.ts';

/** `eval-matrix report FILE`: a results.json drawn again. The exit status is the one the run had. */
export async function reportCommand(
  { positionals, given, faults }: ParsedOptions,
  io: Io,
): Promise<ExitStatus> {
  const problems: Fault[] = [...faults];
  const file = onePositional(positionals, 'the results.json to report', problems);
  throwIfAny(problems);
  const results = parseResults(await readFile(resolve(io.cwd, file)).catch(unreadable(file)), file);
  await printReports(results, given, io);
  return results.exit_code;
}

function unreadable(file: string): (error: unknown) => never {
  return (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `failed to read ${file}: ${reason}`;
    throw new InvalidInputError([{ code: 'unreadable', message, place: { file } }]);
  };
}

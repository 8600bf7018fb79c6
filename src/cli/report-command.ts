import { type Fault, throwIfAny } from '../base/errors.ts';
import { onePositional } from './arguments.ts';
import type { ExitStatus, Io } from './io.ts';
import type { ParsedOptions } from './options.ts';
import { readResults } from './read-results.ts';
import { reportFileFaults } from './report-files.ts';
import { printReports } from './reports.ts';

/** `eval-matrix report FILE`: a results.json drawn again. The exit status is the one the run had. */
export async function reportCommand(
  { positionals, given, faults }: ParsedOptions,
  io: Io,
): Promise<ExitStatus> {
  const problems: Fault[] = [...faults];
  const file = onePositional(positionals, 'the results.json to report', problems);
  problems.push(...(await reportFileFaults(given, io, file)));
  throwIfAny(problems);
  const results = await readResults(file, io);
  await printReports(results, given, io);
  return results.exit_code;
}

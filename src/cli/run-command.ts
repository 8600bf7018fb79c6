import { resolve } from 'node:path';
import { type Fault, InvalidInputError } from '../base/errors.ts';
import { type EvaluateRequest, evaluate } from '../evaluate/evaluate.ts';
import { stopOnSignals } from '../evaluate/stop.ts';
import type { ExitStatus, Io } from './io.ts';
import { type ParsedOptions, positiveNumber, text, wholeNumber } from './options.ts';
import { showProgress } from './progress.ts';
import { printReports } from './reports.ts';

/** `eval-matrix run SUITE`: runs, reports, and gives the exit status the arms have earned. */
export async function runCommand(parsed: ParsedOptions, io: Io): Promise<ExitStatus> {
  const signals = stopOnSignals();
  const progress = parsed.given.has('no-progress') ? undefined : showProgress(io.stderr);
  try {
    const results = await evaluate({
      ...requestOf(parsed, io),
      stop: signals.stop,
      kill: signals.kill,
      ...(progress === undefined ? {} : { onProgress: progress.update }),
    });
    progress?.done();
    await printReports(results, parsed.given, io);
    return results.exit_code;
  } finally {
    progress?.done();
    signals.release();
  }
}

function requestOf(
  { positionals, given, faults }: ParsedOptions,
  io: Io,
): Omit<EvaluateRequest, 'stop' | 'kill'> {
  const problems: Fault[] = [...faults];
  const suitePath = onePositional(positionals, 'the suite to run', problems);
  const trials = wholeNumber(given, 'trials', problems);
  const concurrency = wholeNumber(given, 'concurrency', problems);
  const budgetUsd = positiveNumber(given, 'budget-usd', problems);
  throwIfAny(problems);
  const optional = {
    matrix: text(given, 'matrix'),
    target: text(given, 'target'),
    baseline: text(given, 'baseline'),
    saveBaseline: text(given, 'save-baseline'),
    only: text(given, 'only'),
    trials,
    concurrency,
    budgetUsd,
  };
  return { suitePath, cwd: resolve(io.cwd), env: io.env, ...withoutUndefined(optional) };
}

/** The only positional argument of a command; what is missing or too many becomes a fault. */
export function onePositional(positionals: readonly string[], what: string, faults: Fault[]): string {
  const [first, ...more] = positionals;
  if (first === undefined)
    faults.push({ code: 'missing-argument', message: `${what} is missing: name its file` });
  // After a flag that does not exist, its value looks like one more file.
  if (more.length > 0 && !faults.some((fault) => fault.code === 'unknown-flag')) {
    faults.push({
      code: 'extra-argument',
      message: `one file at a time, got also ${more.map((one) => `"${one}"`).join(', ')}`,
    });
  }
  return first ?? '';
}

/** Throws all faults at once, or nothing. */
export function throwIfAny(faults: readonly Fault[]): void {
  const [first, ...rest] = faults;
  if (first !== undefined) throw new InvalidInputError([first, ...rest]);
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function withoutUndefined<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
}

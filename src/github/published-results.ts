import { open } from 'node:fs/promises';
import { type Fault, InvalidInputError } from '../base/errors.ts';
import { parseResults } from '../results/parse.ts';
import type { ArmResult, Results } from '../results/results.ts';

/** About 1,000 cases on 8 arms. */
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_ARMS = 100;
/** No honest count, cost or time comes near. */
const MAX_NUMBER = 1e12;

/**
 * Reads the results file of a run that nobody vouches for: size before anything is read, then form, then whether its
 * parts fit together. What it claims is not believed by that; it can only be drawn without harm.
 *
 * @param path absolute
 * @param shown how faults name it
 * @throws InvalidInputError
 */
export async function readPublishedResults(path: string, shown: string): Promise<Results> {
  const results = parseResults(await readSmallFile(path, shown), shown);
  const [first, ...rest] = contradictions(results).slice(0, 10);
  if (first === undefined) return results;
  throw new InvalidInputError([fault(shown, first), ...rest.map((one) => fault(shown, one))]);
}

/** The size is that of the file that is open: a file that grows, or a device, is cut off as well. */
async function readSmallFile(path: string, shown: string): Promise<Uint8Array> {
  const file = await open(path, 'r').catch(() => {
    throw new InvalidInputError([fault(shown, 'cannot be read')]);
  });
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new InvalidInputError([fault(shown, 'is not a file')]);
    if (stats.size > MAX_BYTES)
      throw new InvalidInputError([fault(shown, `is larger than ${MAX_BYTES} bytes`)]);
    const bytes = Buffer.alloc(stats.size);
    const { bytesRead } = await file.read(bytes, 0, stats.size, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function fault(shown: string, problem: string): Fault {
  return {
    code: 'untrusted-results',
    message: `the results file ${problem}`,
    place: { file: shown },
    hint: 'give the results.json that eval-matrix wrote in the run before',
  };
}

/** What no run of ours would have written. */
function contradictions(results: Results): string[] {
  const { arms, cases, comparison, reference, verdict } = results;
  const names = new Set(arms.map((arm) => arm.name));
  const required = arms.filter((arm) => arm.required);
  return [
    ...unless(arms.length >= 1 && arms.length <= MAX_ARMS, `has ${arms.length} arms`),
    ...unless(names.size === arms.length, 'has two arms of one name'),
    ...unless(names.has(reference), 'has a reference that is not among its arms'),
    ...unless(comparison.rows.length === cases.length, 'compares other cases than it lists'),
    ...unless(
      comparison.rows.every((row, index) => row.case === cases[index]?.case && namesArm(row.winner, names)),
      'names a winner or a case that it does not list',
    ),
    ...unless(
      verdict !== 'met' || required.every((arm) => arm.verdict === 'met'),
      'says that every arm met its bar, and one did not',
    ),
    ...unless(numbersIn(results).every(isPlausible), 'holds a number that cannot be'),
    ...arms.flatMap((arm) => armContradictions(arm, results)),
  ];
}

function namesArm(winner: string | null, names: ReadonlySet<string>): boolean {
  return winner === null || names.has(winner);
}

function armContradictions(arm: ArmResult, { cases }: Results): string[] {
  const of = (verdict: string) => arm.results.filter((one) => one.verdict === verdict).length;
  const { total, passed, failed, errored, skipped } = arm.cases;
  return [
    ...unless(
      arm.results.length === cases.length &&
        arm.results.every((one, index) => one.case === cases[index]?.case),
      'has an arm with other cases than it lists',
    ),
    ...unless(
      total === cases.length &&
        passed === of('passed') &&
        failed === of('failed') &&
        errored === of('errored') &&
        skipped === of('skipped'),
      'counts other verdicts than it lists',
    ),
    ...unless(
      [arm.pass_rate.value, arm.pass_rate.low, arm.pass_rate.high].every((rate) => rate >= 0 && rate <= 1),
      'has a rate outside of 0 to 1',
    ),
  ];
}

function isPlausible(value: number): boolean {
  return Math.abs(value) <= MAX_NUMBER;
}

/** Every number in a value, however deep. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

function unless(holds: boolean, problem: string): string[] {
  return holds ? [] : [problem];
}

import { type Fault, InvalidInputError } from '../base/errors.ts';
import { contradictions } from './contradictions.ts';
import { type Results, results } from './results.ts';
import { shapeProblems } from './shape.ts';
import { RESULTS_SCHEMA, RESULTS_VERSION } from './words.ts';

/** The largest results file that is read: 256 MiB. */
const MAX_BYTES = 256 * 1024 * 1024;
/** More than anybody reads; a file with so many is no results file. */
const MOST_PROBLEMS = 10;

/**
 * Reads a results file as the hostile data it may be: size, JSON, version, shape, and whether its parts fit together
 * are checked before anything is believed.
 *
 * @param file Shown in faults.
 * @throws InvalidInputError naming the file and what is wrong with it, at most ten faults.
 */
export function parseResults(bytes: Uint8Array, file: string): Results {
  if (bytes.length > MAX_BYTES) throw invalid(file, [`larger than ${MAX_BYTES} bytes`]);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw invalid(file, [`not JSON: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const version = otherVersion(value);
  if (version !== undefined) {
    throw invalid(file, [`it has version ${version}, and this program reads version ${RESULTS_VERSION}`]);
  }
  refuse(file, shapeProblems(results, value, MOST_PROBLEMS));
  // The shape says it is one; a schema's own answer would be a copy, and the keys of hostile records lost in it.
  const read = value as Results;
  refuse(file, [...contradictions(read).take(MOST_PROBLEMS)]);
  return read;
}

/** The version of a results file that is not ours to read. */
function otherVersion(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { schema, version } = value as Record<string, unknown>;
  if (schema !== RESULTS_SCHEMA || typeof version !== 'number') return undefined;
  return version === RESULTS_VERSION ? undefined : version;
}

function refuse(file: string, problems: readonly string[]): void {
  if (problems.length > 0) throw invalid(file, problems);
}

function invalid(file: string, problems: readonly string[]): InvalidInputError {
  const faults = problems.map(
    (problem): Fault => ({
      code: 'invalid-results',
      message: `${file} is not a results file: ${problem}`,
      place: { file },
      hint: 'give a results.json that eval-matrix wrote',
    }),
  );
  const [first, ...rest] = faults;
  if (first === undefined) throw new RangeError('no problem to report');
  return new InvalidInputError([first, ...rest]);
}

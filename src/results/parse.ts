import { type Fault, InvalidInputError } from '../base/errors.ts';
import { RESULTS_SCHEMA, RESULTS_VERSION, type Results, results } from './results.ts';

/** The largest results file that is read: 256 MiB. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Reads a results file as the hostile data it may be: size, JSON, schema and version are checked before anything is
 * believed.
 *
 * @param file Shown in faults.
 * @throws InvalidInputError naming the file and what is wrong with it.
 */
export function parseResults(bytes: Uint8Array, file: string): Results {
  if (bytes.length > MAX_BYTES) throw invalid(file, [`is larger than ${MAX_BYTES} bytes`]);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw invalid(file, [`is not JSON: ${error instanceof Error ? error.message : String(error)}`]);
  }
  const version = versionOf(value);
  if (version !== undefined && version !== RESULTS_VERSION) {
    throw invalid(file, [
      `has version ${String(version)}, and this program reads version ${RESULTS_VERSION}`,
    ]);
  }
  const parsed = results.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues
    .slice(0, 10)
    .map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`);
  throw invalid(file, problems);
}

function versionOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const { schema, version } = value as Record<string, unknown>;
  return schema === RESULTS_SCHEMA ? version : undefined;
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

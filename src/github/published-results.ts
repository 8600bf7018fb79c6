import { open } from 'node:fs/promises';
import { type Fault, InvalidInputError } from '../base/errors.ts';
import { parseResults } from '../results/parse.ts';
import type { Results } from '../results/results.ts';

/** About 1,000 cases on 8 arms. */
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Reads the results file of a run that nobody vouches for: size before anything is read, then all that
 * {@link parseResults} checks. What it claims is not believed by that; it can only be drawn without harm.
 *
 * @param path absolute
 * @param shown how faults name it
 * @throws InvalidInputError
 */
export async function readPublishedResults(path: string, shown: string): Promise<Results> {
  return parseResults(await readSmallFile(path, shown), shown);
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

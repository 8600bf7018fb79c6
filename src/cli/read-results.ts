import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { InvalidInputError } from '../base/errors.ts';
import { parseResults } from '../results/parse.ts';
import type { Results } from '../results/results.ts';
import type { Io } from './io.ts';

/** More is refused by {@link parseResults}, so no more is read: a device never ends. */
const MOST_BYTES = 256 * 1024 * 1024;
const TOO_LARGE = `it is larger than ${MOST_BYTES} bytes`;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
};

/**
 * Reads a results file: a file, or a pipe such as `/dev/stdin`.
 *
 * @param file from the working directory; shown in messages as it is given
 * @throws InvalidInputError when it cannot be read, or is no results file
 */
export async function readResults(file: string, io: Io): Promise<Results> {
  return parseResults(await readBytes(resolve(io.cwd, file), file), file);
}

async function readBytes(path: string, shown: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const stated = await stat(path).catch(() => undefined);
  if (stated !== undefined && stated.size > MOST_BYTES) throw unreadable(shown, TOO_LARGE);
  let size = 0;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_BYTES) break;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw unreadable(shown, REASONS[code] ?? (error instanceof Error ? error.message : String(error)));
  }
  if (size > MOST_BYTES) throw unreadable(shown, TOO_LARGE);
  return Buffer.concat(chunks);
}

function unreadable(shown: string, reason: string): InvalidInputError {
  const message = `failed to read ${shown}: ${reason}`;
  const hint = 'give a results.json that eval-matrix wrote';
  return new InvalidInputError([{ code: 'unreadable', message, place: { file: shown }, hint }]);
}

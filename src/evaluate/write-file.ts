import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EvalMatrixError } from '../base/errors.ts';

/** A file that could not be written. */
export class WriteError extends EvalMatrixError {}

/**
 * Writes a file whole or not at all: a reader never sees half a report. Makes the folders that are missing.
 *
 * @throws WriteError when the disk refuses.
 */
export async function writeFileWhole(path: string, chunks: Iterable<string>): Promise<void> {
  const temporary = `${path}.${randomUUID().slice(0, 8)}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(temporary, 'w');
    try {
      for (const chunk of chunks) await file.write(chunk);
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    // The reason to tell is the first one; a leftover that cannot be removed was never made.
    await rm(temporary, { force: true }).catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new WriteError({
      code: 'write-failed',
      message: `could not write ${path}: ${reason}`,
      place: { file: path },
      hint: 'name a path that may be written',
    });
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readlink, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { EvalMatrixError } from '../base/errors.ts';

/** A file that could not be written. */
export class WriteError extends EvalMatrixError {}

/** As many links in a row as Linux follows. */
const MOST_LINKS = 40;

/**
 * Writes a file whole or not at all: a reader never sees half a report. Makes the folders that are missing. A file
 * behind a link is written where it lies, and the link stays. Into a pipe or a device goes what comes: a file in its
 * place would take it away from everybody.
 *
 * @throws WriteError when the disk refuses.
 */
export async function writeFileWhole(path: string, chunks: Iterable<string>): Promise<void> {
  try {
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || found.isFile()) await replace(await destinationOf(path), chunks);
    else await writeInto(path, chunks);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WriteError({
      code: 'write-failed',
      message: `could not write ${path}: ${reason}`,
      place: { file: path },
      hint: 'name a path that may be written',
    });
  }
}

/**
 * Where a path leads when all links are followed, also one whose file does not exist yet.
 *
 * @throws NodeJS.ErrnoException when the links go round in a circle.
 */
export async function destinationOf(path: string): Promise<string> {
  let place = path;
  for (let followed = 0; followed <= MOST_LINKS; followed += 1) {
    // A link is read from its own folder, which is not where the path says when that leads through links too.
    const folder = await realpath(dirname(place)).catch(() => dirname(place));
    place = join(folder, basename(place));
    const next = await readlink(place).catch(() => undefined);
    if (next === undefined) return place;
    place = resolve(folder, next);
  }
  throw Object.assign(new Error('too many links in a row'), { code: 'ELOOP' });
}

async function replace(path: string, chunks: Iterable<string>): Promise<void> {
  const temporary = `${path}.${randomUUID().slice(0, 8)}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeInto(temporary, chunks);
    await rename(temporary, path);
  } catch (error) {
    // The reason to tell is the first one; a leftover that cannot be removed was never made.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function writeInto(path: string, chunks: Iterable<string>): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(chunks);
  } finally {
    await file.close();
  }
}

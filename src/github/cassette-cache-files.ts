import { createHash } from 'node:crypto';
import { copyFile, lstat, mkdir, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '../cassette/cassette-file.ts';
import { cassettesIn } from '../cassette/compact.ts';

/**
 * Where the cache's files stand while they are packed and unpacked, relative to the workspace. The text of this path
 * is part of what identifies a cache: another spelling, and nothing stored before is found again.
 */
export const CACHE_PATH = '.eval-matrix/cassette-cache';

/**
 * Removes {@link CACHE_PATH}, and the folder around it when nothing else is in it. Before packing, so that nothing but
 * our files is packed; afterwards, so that no later step of the job finds them.
 *
 * @returns why that cannot be done; `null` when it was. A link would lead out of the workspace, so none is followed.
 */
export async function removeCachePath(workspace: string): Promise<string | null> {
  const [parent = ''] = CACHE_PATH.split('/');
  for (const path of [parent, CACHE_PATH]) {
    const stat = await lstat(join(workspace, path)).catch(() => null);
    if (stat !== null && !stat.isDirectory()) return `${path} is not a folder`;
  }
  await rm(join(workspace, CACHE_PATH), { recursive: true, force: true });
  // Refused when something is in it, which is right.
  await rmdir(join(workspace, parent)).catch(() => undefined);
  return null;
}

/** Makes a folder that is empty. */
export async function emptyFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
}

/**
 * Copies the cassettes of one folder into another, which is emptied first. Takes regular files of a sound size and
 * nothing else: an archive from a cache may hold anything.
 */
export async function copyCassettes(from: string, to: string): Promise<void> {
  await emptyFolder(to);
  for (const name of cassettesIn(from)) {
    const stat = await lstat(join(from, name));
    if (stat.isFile() && stat.size <= MAX_FILE_BYTES) await copyFile(join(from, name), join(to, name));
  }
}

/** SHA-256 (hex) over the names and bytes of a folder's cassettes. */
export async function hashCassettes(directory: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of cassettesIn(directory)) {
    const bytes = await readFile(join(directory, name));
    hash.update(`${JSON.stringify(name)} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

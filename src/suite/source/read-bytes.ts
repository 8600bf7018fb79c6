import { isUtf8 } from 'node:buffer';
import { readFile, realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';

export type FileBytes =
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'unreadable'; readonly reason: string };

/** Reads a file that a suite names. `most`: bytes at most. */
export type ReadFile = (path: string, most?: number) => Promise<FileBytes>;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a directory',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'a part of the path is not a directory',
  ELOOP: 'too many symbolic links',
  ENAMETOOLONG: 'the path is too long',
  ERR_INVALID_ARG_VALUE: 'the path holds a NUL character',
  ERR_FS_FILE_TOO_LARGE: 'it is larger than 2 GiB',
};

/**
 * Reads a regular file. A pipe or a device is refused: it may never end.
 *
 * @param most bytes at most
 */
export async function readBytes(path: string, most = Number.MAX_SAFE_INTEGER): Promise<FileBytes> {
  try {
    const info = await stat(path);
    if (info.isDirectory()) return { kind: 'unreadable', reason: 'it is a directory' };
    if (!info.isFile()) return { kind: 'unreadable', reason: 'it is not a regular file' };
    if (info.size > most) return { kind: 'unreadable', reason: `it is larger than ${most} bytes` };
    return { kind: 'bytes', bytes: await readFile(path) };
  } catch (error) {
    return { kind: 'unreadable', reason: reasonOf(error) };
  }
}

/**
 * Reads as {@link readBytes} does, and nothing that lies outside of a folder, links followed: what is in such a file
 * would stand in messages and reports.
 */
export function readInside(folder: string): ReadFile {
  return async (path, most) => {
    try {
      const way = relative(await realpath(folder), await realpath(path));
      if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
        return { kind: 'unreadable', reason: 'it lies outside of the workspace' };
    } catch (error) {
      return { kind: 'unreadable', reason: reasonOf(error) };
    }
    return readBytes(path, most);
  };
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (code === '' ? 'it cannot be read' : `it cannot be read (${code})`);
}

const BYTE_ORDER_MARK = '\ufeff';

/** The text of a file without a byte-order mark, or the line where it is no UTF-8. */
export function decodeUtf8(
  bytes: Buffer,
): { readonly kind: 'text'; readonly text: string } | { readonly kind: 'not-utf8'; readonly line: number } {
  if (!isUtf8(bytes)) return { kind: 'not-utf8', line: firstBadLine(bytes) };
  const text = bytes.toString('utf8');
  return { kind: 'text', text: text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text };
}

function firstBadLine(bytes: Buffer): number {
  let line = 0;
  for (const one of linesOf(bytes)) {
    line += 1;
    if (!isUtf8(one)) return line;
  }
  return Math.max(line, 1);
}

/** The lines of a file, without their `\n`. What follows the last `\n` is a line only when it is not empty. */
export function* linesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start);
    yield bytes.subarray(start, end === -1 ? bytes.length : end);
    start = end === -1 ? bytes.length : end + 1;
  }
}

import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { CassetteFile } from './cassette-file.ts';
import { type LineRange, readPiece } from './line-reader.ts';

/** Reading too: what was appended must be found again when somebody replaces the file under us. */
const APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);

/** Writes recordings to the end of a file, one by one, as calls end. */
export interface Appender {
  /**
   * Hands a line to the kernel before it returns: from then on a killed process no longer loses it.
   *
   * @returns where it should stand now. Another run that appends at the same moment can make that wrong.
   */
  append(line: string): LineRange;
  readLine(range: LineRange): Buffer;
  /**
   * Makes what was appended durable and closes the file.
   *
   * @returns bytes that were appended and are no longer at the path, because another run replaced the file.
   */
  close(): Buffer;
}

/**
 * Opens a file to append to. A line that was cut off is removed first; folders that are missing are made.
 *
 * @throws NodeJS.ErrnoException when the file cannot be written.
 */
export function openAppender(file: CassetteFile): Appender {
  mkdirSync(dirname(file.path), { recursive: true });
  if (file.torn !== null) truncateSync(file.path, file.torn.start);
  const fd = openSync(file.path, APPEND, 0o644);
  if (file.unterminated) writeWhole(fd, Buffer.from('\n'));
  const start = fstatSync(fd).size;
  return {
    append: (line) => {
      const bytes = Buffer.from(`${line}\n`);
      writeWhole(fd, bytes);
      const end = fstatSync(fd).size - 1;
      return { start: end - bytes.length + 1, end, line: 0 };
    },
    readLine: (range) => readPiece(fd, range.start, range.end - range.start),
    close: () => {
      try {
        fsyncSync(fd);
        return isStillAt(file.path, fd) ? Buffer.alloc(0) : readPiece(fd, start, fstatSync(fd).size - start);
      } finally {
        closeSync(fd);
      }
    },
  };
}

/** One write a line where the kernel lets us; two runs that append at once then do not mix their lines. */
function writeWhole(fd: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) {
    written += writeSync(fd, bytes, written);
  }
}

function isStillAt(path: string, fd: number): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  const ours = fstatSync(fd);
  return there !== undefined && there.ino === ours.ino && there.dev === ours.dev;
}

import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { CassetteFile } from './cassette-file.ts';
import { writeWhole } from './line-block.ts';
import { type LineRange, readPiece } from './line-reader.ts';

/** Reading too: what was appended must be found again when somebody replaces the file under us. */
const APPEND = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | (constants.O_NOFOLLOW ?? 0);

const NEWLINE = 0x0a;
/** Bytes of UTF-8 that one UTF-16 unit takes at most. */
const LONGEST_CHARACTER = 3;

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
  if (file.unterminated) writeWhole(fd, Buffer.from('\n'), 1);
  const start = fstatSync(fd).size;
  // Used again for every line: a buffer for each would be half of what a recording costs.
  let scratch = Buffer.allocUnsafeSlow(64 * 1024);
  return {
    append: (line) => {
      // One write a line where the kernel lets us: two runs that append at once then do not mix their lines.
      const most = LONGEST_CHARACTER * line.length + 1;
      if (scratch.length < most) scratch = Buffer.allocUnsafeSlow(2 * most);
      const length = scratch.write(line);
      scratch[length] = NEWLINE;
      writeWhole(fd, scratch, length + 1);
      const end = fstatSync(fd).size - 1;
      return { start: end - length, end, line: 0 };
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

function isStillAt(path: string, fd: number): boolean {
  const there = statSync(path, { throwIfNoEntry: false });
  const ours = fstatSync(fd);
  return there !== undefined && there.ino === ours.ino && there.dev === ours.dev;
}

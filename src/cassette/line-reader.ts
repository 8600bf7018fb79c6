import { readSync } from 'node:fs';

/** Where one line stands in its file. */
export interface LineRange {
  readonly start: number;
  /** Behind the last byte, the newline not counted. */
  readonly end: number;
  /** Counts from 1. */
  readonly line: number;
}

/** A line while it is in memory: `bytes` is used again for the next ones. */
export interface LineInMemory extends LineRange {
  readonly bytes: Buffer;
  /** It ends with a newline. */
  readonly terminated: boolean;
}

const NEWLINE = 0x0a;
const CHUNK_BYTES = 1024 * 1024;

/**
 * The lines of an open file, read in pieces: a cassette may be larger than a string can be, and should not stay in
 * memory. A byte order mark is left out.
 */
export function* linesOfFile(fd: number, size: number): Generator<LineInMemory> {
  let buffer = Buffer.allocUnsafe(Math.max(1, Math.min(size, CHUNK_BYTES)));
  let filled = 0;
  /** Place in the file of the first byte in memory. */
  let base = 0;
  let line = 1;
  while (base + filled < size) {
    if (filled === buffer.length) buffer = grown(buffer);
    const got = readSync(fd, buffer, filled, buffer.length - filled, base + filled);
    // The file became shorter under us: what is there is all there is.
    if (got === 0) break;
    filled += got;
    let start = base === 0 ? lengthOfMark(buffer, filled) : 0;
    for (let newline = buffer.indexOf(NEWLINE, start); newline !== -1 && newline < filled; ) {
      yield {
        bytes: buffer.subarray(start, newline),
        start: base + start,
        end: base + newline,
        line,
        terminated: true,
      };
      line += 1;
      start = newline + 1;
      newline = buffer.indexOf(NEWLINE, start);
    }
    buffer.copyWithin(0, start, filled);
    base += start;
    filled -= start;
  }
  if (filled > 0) {
    yield { bytes: buffer.subarray(0, filled), start: base, end: base + filled, line, terminated: false };
  }
}

function grown(buffer: Buffer): Buffer<ArrayBuffer> {
  const larger = Buffer.allocUnsafe(buffer.length * 2);
  buffer.copy(larger);
  return larger;
}

function lengthOfMark(buffer: Buffer, filled: number): number {
  return filled >= 3 && buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf ? 3 : 0;
}

/** A piece of an open file. Shorter than asked for when the file is. */
export function readPiece(fd: number, start: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let read = 0;
  while (read < length) {
    const got = readSync(fd, bytes, read, length - read, start + read);
    if (got === 0) break;
    read += got;
  }
  return bytes.subarray(0, read);
}

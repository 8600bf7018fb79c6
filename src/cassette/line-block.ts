import { writeSync } from 'node:fs';

/** Bytes put together for one write. */
const WRITE_BYTES = 1024 * 1024;
const NEWLINE = 0x0a;

interface Entry {
  readonly start: number;
  readonly end: number;
  /** What the line is sorted by: the rest of its own bytes from here on, or bytes of its own. */
  readonly by: number | Buffer;
}

/**
 * Lines that are held to be sorted and written. They lie in one piece of memory: a buffer for each line would cost as
 * much again as the lines.
 */
export class LineBlock {
  #bytes: Buffer;
  #used = 0;
  readonly #entries: Entry[] = [];

  /** @param bytes about as many as all lines together; more are made when they are needed. */
  constructor(bytes: number) {
    this.#bytes = Buffer.allocUnsafeSlow(Math.max(1, bytes));
  }

  /** How many lines. */
  get size(): number {
    return this.#entries.length;
  }

  /**
   * Adds a copy of a line.
   *
   * @param by what it is sorted by: its bytes from this place on, or bytes of its own.
   */
  add(line: Buffer, by: number | Buffer): void {
    const start = this.#used;
    const end = start + line.length;
    if (end > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(2 * end);
      this.#bytes.copy(larger, 0, 0, start);
      this.#bytes = larger;
    }
    line.copy(this.#bytes, start);
    this.#used = end;
    this.#entries.push({ start, end, by: typeof by === 'number' ? start + by : by });
  }

  sort(): void {
    this.#entries.sort((a, b) => this.#compare(a, b));
  }

  /** Whether these are the lines, in this order. */
  equals(lines: Iterable<{ readonly bytes: Buffer; readonly terminated: boolean }>): boolean {
    let at = 0;
    for (const { bytes, terminated } of lines) {
      const entry = this.#entries[at];
      if (entry === undefined || !terminated) return false;
      if (bytes.compare(this.#bytes, entry.start, entry.end) !== 0) return false;
      at += 1;
    }
    return at === this.#entries.length;
  }

  /**
   * Writes all lines, each with a newline behind it, to an open file.
   *
   * @returns bytes written.
   */
  write(fd: number): number {
    const chunk = Buffer.allocUnsafeSlow(WRITE_BYTES);
    let filled = 0;
    let total = 0;
    const flush = () => {
      writeWhole(fd, chunk, filled);
      total += filled;
      filled = 0;
    };
    for (const { start, end } of this.#entries) {
      for (let at = start; at < end; ) {
        if (filled === chunk.length) flush();
        const copied = this.#bytes.copy(chunk, filled, at, end);
        at += copied;
        filled += copied;
      }
      if (filled === chunk.length) flush();
      chunk[filled] = NEWLINE;
      filled += 1;
    }
    flush();
    return total;
  }

  #compare(a: Entry, b: Entry): number {
    if (typeof a.by === 'number' && typeof b.by === 'number') {
      return this.#bytes.compare(this.#bytes, b.by, b.end, a.by, a.end);
    }
    return Buffer.compare(this.#sortBytes(a), this.#sortBytes(b));
  }

  #sortBytes({ by, end }: Entry): Buffer {
    return typeof by === 'number' ? this.#bytes.subarray(by, end) : by;
  }
}

/** Writes the first bytes of a buffer, however many writes the kernel makes of it. */
export function writeWhole(fd: number, bytes: Buffer, length: number): void {
  for (let written = 0; written < length; ) written += writeSync(fd, bytes, written, length - written);
}

import { join } from 'node:path';
import { type Appender, openAppender } from './append.ts';
import type { CassetteRequest, RecordedResponse } from './cassette.ts';
import { compactFile } from './compact.ts';
import { MAX_LINE_BYTES } from './format.ts';
import { type Scrubber, scrubbedLine } from './scrub.ts';
import type { Shelf } from './shelf.ts';

/** A cassette that this run has written. */
export interface WrittenCassette {
  /** The path as people read it. */
  readonly file: string;
  /** Recordings this run added or replaced; 0 when it only put the file in order. */
  readonly recorded: number;
}

/** Writes the recordings of one cassette. Nothing is opened before the first. */
export interface Recorder {
  /** @returns whether the recording is on its way to the disk. A disk that refuses never loses the answer itself. */
  record(key: string, request: CassetteRequest, response: RecordedResponse): boolean;
  /** Compacts what was written; `null` when the file on disk is as it was. */
  close(): WrittenCassette | null;
}

export interface RecorderOptions {
  /** Where recordings are written. */
  readonly shelf: Shelf;
  readonly fileName: string;
  readonly scrubber: Scrubber;
  /** The day, as `2026-11-30`. */
  readonly today: () => string;
  /** One plain sentence for people. */
  readonly note: (sentence: string) => void;
}

export function createRecorder(options: RecorderOptions): Recorder {
  const { shelf, fileName, scrubber, today, note } = options;
  const path = join(shelf.directory, fileName);
  let appender: Appender | null = null;
  let recorded = 0;
  /** What the disk refused; tried once more at the end. */
  const unwritten: string[] = [];

  const append = (line: string): boolean => {
    if (unwritten.length > 0) return unwritten.push(line) > 0;
    try {
      appender ??= openAppender(shelf.file(fileName));
      appender.append(line);
    } catch (error) {
      unwritten.push(line);
      note(
        `cassette ${shelf.file(fileName).shown} cannot be written (${reasonOf(error)}); trying again at the end`,
      );
    }
    return true;
  };

  return {
    record: (key, request, response) => {
      const line = scrubbedLine({ key, request, response, recordedAt: today() }, scrubber);
      if (Buffer.byteLength(line) > MAX_LINE_BYTES) {
        note(`an answer is too long to be recorded (more than ${MAX_LINE_BYTES} bytes)`);
        return false;
      }
      recorded += 1;
      return append(line);
    },
    close: () => {
      const file = shelf.file(fileName);
      // Nothing to write, nothing to mend: then the disk is not even read again.
      if (appender === null && unwritten.length === 0 && file.tidy) return null;
      let lost = unwritten.length;
      let changed = false;
      try {
        const replaced = appender === null ? [] : splitLines(appender.close());
        appender = null;
        const extra = [...replaced, ...unwritten.splice(0).map((line) => Buffer.from(line))];
        changed = compactFile(path, { extra, dropBad: shelf.layer === 'cache' }).changed;
        lost = 0;
      } catch (error) {
        note(
          `cassette ${file.shown} could not be put in order (${reasonOf(error)}); what is on disk stays usable`,
        );
      }
      if (lost > 0) note(`cassette ${file.shown}: ${lost} recordings could not be written`);
      return changed || recorded > lost ? { file: file.shown, recorded: recorded - lost } : null;
    },
  };
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(0x0a, start);
    // Without a newline it is half a line: the process is ending while it writes.
    if (newline === -1) break;
    lines.push(bytes.subarray(start, newline));
    start = newline + 1;
  }
  return lines;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

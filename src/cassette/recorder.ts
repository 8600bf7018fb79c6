import { join } from 'node:path';
import { type Appender, openAppender } from './append.ts';
import type { CassetteRequest, RecordedResponse } from './cassette.ts';
import type { CassetteFile } from './cassette-file.ts';
import { compactFile } from './compact.ts';
import { MAX_LINE_BYTES } from './format.ts';
import type { LineRange } from './line-reader.ts';
import { readAnswer } from './lookup.ts';
import { type Scrubber, scrubbedLine } from './scrub.ts';
import type { Shelf } from './shelf.ts';

/** A cassette that this run has written. */
export interface WrittenCassette {
  /** The path as people read it. */
  readonly file: string;
  /** Recordings this run added or replaced; 0 when it only put the file in order. */
  readonly recorded: number;
}

/** What a run has learnt and may answer again. */
export interface Memory {
  /** @returns whether the answer will be there for later runs. A disk that refuses never loses it for this one. */
  record(key: string, request: CassetteRequest, response: RecordedResponse): boolean;
  recall(key: string, request: CassetteRequest): RecordedResponse | undefined;
}

/** Writes the recordings of one cassette. Nothing is opened before the first. */
export interface Recorder extends Memory {
  /** Compacts what was written; `null` when the file on disk is as it was. Nothing can be recalled afterwards. */
  close(): WrittenCassette | null;
}

/** Remembers for the run alone. */
export function createMemory(): Memory {
  const known = new Map<string, RecordedResponse>();
  return {
    record: (key, _request, response) => {
      known.set(key, response);
      return false;
    },
    recall: (key) => known.get(key),
  };
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
  return new FileRecorder(options);
}

class FileRecorder implements Recorder {
  readonly #options: RecorderOptions;
  #appender: Appender | null = null;
  /** Where this run's recordings stand in the file: rereading one is cheap, keeping all in memory is not. */
  readonly #written = new Map<string, LineRange>();
  /** Lines the disk refused; tried once more at the end. */
  readonly #unwritten = new Map<string, string>();
  #recorded = 0;

  constructor(options: RecorderOptions) {
    this.#options = options;
  }

  record(key: string, request: CassetteRequest, response: RecordedResponse): boolean {
    const { scrubber, today, note } = this.#options;
    const line = scrubbedLine({ key, request, response, recordedAt: today() }, scrubber);
    if (Buffer.byteLength(line) > MAX_LINE_BYTES) {
      note(`an answer is too long to be recorded (more than ${MAX_LINE_BYTES} bytes)`);
      return false;
    }
    this.#recorded += 1;
    this.#append(key, line);
    return true;
  }

  #append(key: string, line: string): void {
    const file = this.#file();
    try {
      // After the first refusal the file may end in half a line: nothing more is written behind it.
      if (this.#unwritten.size > 0) this.#unwritten.set(key, line);
      else {
        this.#appender ??= openAppender(file);
        this.#written.set(key, this.#appender.append(line));
      }
    } catch (error) {
      this.#unwritten.set(key, line);
      this.#options.note(
        `cassette ${file.shown} cannot be written (${reasonOf(error)}); trying again at the end`,
      );
    }
  }

  recall(key: string, request: CassetteRequest): RecordedResponse | undefined {
    const line = this.#line(key);
    if (line === undefined) return undefined;
    const read = readAnswer(line, key, request);
    return read.ok ? read.value.response : undefined;
  }

  #line(key: string): Buffer | undefined {
    const range = this.#written.get(key);
    if (range !== undefined && this.#appender !== null) return this.#appender.readLine(range);
    const unwritten = this.#unwritten.get(key);
    return unwritten === undefined ? undefined : Buffer.from(unwritten);
  }

  close(): WrittenCassette | null {
    const file = this.#file();
    // Nothing to write, nothing to mend: then the disk is not even read again.
    if (this.#appender === null && this.#unwritten.size === 0 && file.tidy) return null;
    file.close();
    let lost = this.#unwritten.size;
    let changed = false;
    try {
      changed = this.#compact();
      lost = 0;
    } catch (error) {
      this.#options.note(
        `cassette ${file.shown} could not be put in order (${reasonOf(error)}); what is on disk stays usable`,
      );
    }
    if (lost > 0) this.#options.note(`cassette ${file.shown}: ${lost} recordings could not be written`);
    return changed || this.#recorded > lost ? { file: file.shown, recorded: this.#recorded - lost } : null;
  }

  #compact(): boolean {
    const { shelf, fileName } = this.#options;
    const replaced = this.#appender === null ? [] : splitLines(this.#appender.close());
    this.#appender = null;
    const extra = [...replaced, ...[...this.#unwritten.values()].map((line) => Buffer.from(line))];
    return compactFile(join(shelf.directory, fileName), { extra, dropBad: shelf.layer === 'cache' }).changed;
  }

  #file(): CassetteFile {
    return this.#options.shelf.file(this.#options.fileName);
  }
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

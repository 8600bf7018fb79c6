import { closeSync, constants, fstatSync, lstatSync, openSync } from 'node:fs';
import { type Fault, formatPlace } from '../base/errors.ts';
import { FORMAT_VERSION, MAX_LINE_BYTES, parseRecording, quickKey, REQUEST_AT } from './format.ts';
import { type LineInMemory, type LineRange, linesOfFile, readPiece } from './line-reader.ts';

/** Larger files are refused: nobody reviews them, and somebody may have planted them. */
export const MAX_FILE_BYTES = 1024 * 1024 * 1024;
/** A file that is no cassette at all would have a fault on every line. */
const MOST_FAULTS = 20;
/** Bytes of a torn line that tell what it is. */
const MOST_LOOKED_AT = 64 * 1024;

/**
 * A cassette file and its index. Only the index is in memory; a line is read and parsed when it is used, from the file
 * as it was when it was opened.
 */
export interface CassetteFile {
  readonly path: string;
  /** The path as people read it. */
  readonly shown: string;
  /** In bytes. */
  readonly size: number;
  readonly index: ReadonlyMap<string, LineRange>;
  /** What is wrong with it, line by line. */
  readonly faults: readonly Fault[];
  /** The line that was being written when a run was killed: the last one, cut off. */
  readonly torn: LineRange | null;
  /** The last line is whole but has no newline behind it. */
  readonly unterminated: boolean;
  /** Sorted, without doubles, blank or torn lines: as a compaction would write it. */
  readonly tidy: boolean;
  readLine(range: LineRange): Buffer;
  /** All lines in the order of the file, whatever they hold. */
  lines(): Iterable<LineInMemory>;
  /** Lines cannot be read any more. A second call does nothing. */
  close(): void;
}

/** Opens and indexes a file. A missing file is an empty cassette. Never throws for what the file holds. */
export function openCassetteFile(path: string, shown: string): CassetteFile {
  const empty = emptyFile(path, shown);
  let fd: number | null = null;
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return empty;
    // A link could lead anywhere, and a pipe would never end. Cassettes come from pull requests and from caches.
    if (!stat.isFile()) return refused(empty, 'cassette-not-a-file', 'not a regular file', 'remove it');
    if (stat.size > MAX_FILE_BYTES) {
      const hint = 'drop what the suite no longer needs: eval-matrix cassette prune';
      return refused(empty, 'cassette-too-large', `larger than ${MAX_FILE_BYTES} bytes`, hint);
    }
    fd = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    const { size } = fstatSync(fd);
    return { ...empty, size, ...indexLines(fd, size, shown), ...access(fd, size) };
  } catch (error) {
    if (fd !== null) closeSync(fd);
    const reason = error instanceof Error ? error.message : String(error);
    return refused(empty, 'cassette-unreadable', reason, 'make the file readable');
  }
}

/** Opens a file for as long as the work takes. */
export function withCassetteFile<T>(path: string, shown: string, work: (file: CassetteFile) => T): T {
  const file = openCassetteFile(path, shown);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

function access(fd: number, size: number): Pick<CassetteFile, 'readLine' | 'lines' | 'close'> {
  let open = true;
  return {
    readLine: ({ start, end }) => readPiece(fd, start, end - start),
    lines: () => linesOfFile(fd, size),
    close: () => {
      if (open) closeSync(fd);
      open = false;
    },
  };
}

function emptyFile(path: string, shown: string): CassetteFile {
  return {
    path,
    shown,
    size: 0,
    index: new Map(),
    faults: [],
    torn: null,
    unterminated: false,
    tidy: true,
    readLine: () => Buffer.alloc(0),
    lines: () => [],
    close: () => undefined,
  };
}

function refused(empty: CassetteFile, code: string, reason: string, hint: string): CassetteFile {
  const fault = {
    code,
    message: `this cassette cannot be read: ${reason}`,
    place: { file: empty.shown },
    hint,
  };
  return { ...empty, faults: [fault], tidy: false };
}

type Indexed = Pick<CassetteFile, 'index' | 'faults' | 'torn' | 'unterminated' | 'tidy'>;

function indexLines(fd: number, size: number, shown: string): Indexed {
  const index = new Map<string, LineRange>();
  const faults: Fault[] = [];
  let torn: LineRange | null = null;
  let unterminated = false;
  let tidy = true;
  const follows = ascending();
  for (const line of linesOfFile(fd, size)) {
    const range = { start: line.start, end: line.end, line: line.line };
    const key = line.terminated && line.bytes.length <= MAX_LINE_BYTES ? quickKey(line.bytes) : null;
    if (key !== null) {
      tidy &&= !index.has(key) && follows(line.bytes.subarray(REQUEST_AT));
      index.set(key, range);
      continue;
    }
    // Not as we write a line: blank, edited by hand, cut off, of another version, or not a recording.
    tidy = false;
    unterminated ||= !line.terminated;
    if (isBlank(line)) continue;
    const parsed = parseRecording(line.bytes);
    if (parsed.ok) index.set(parsed.value.key, range);
    else if (!line.terminated && !isWholeJson(line)) torn = range;
    else if (faults.push(badLine(shown, range.line, parsed.reason)) >= MOST_FAULTS) break;
  }
  return { index, faults, torn, unterminated: unterminated && torn === null, tidy };
}

/** Says of each of some bytes whether they come after those before. Keeps a copy: the reader uses its memory again. */
function ascending(): (bytes: Buffer) => boolean {
  let previous = Buffer.alloc(0);
  let length = 0;
  return (bytes) => {
    const follows = length === 0 || bytes.compare(previous, 0, length) > 0;
    if (previous.length < bytes.length) previous = Buffer.alloc(2 * bytes.length);
    length = bytes.copy(previous);
    return follows;
  };
}

function isBlank({ bytes }: LineInMemory): boolean {
  return bytes.length < 1024 && bytes.toString('latin1').trim() === '';
}

/** A line that was cut off is never whole JSON: its last character is missing. */
function isWholeJson({ bytes }: LineInMemory): boolean {
  try {
    JSON.parse(bytes.toString('utf8'));
    return true;
  } catch {
    return false;
  }
}

/** What there is to say about a last line that is no recording and stops nobody; nothing where there is none. */
export function tornFault({ torn, shown, readLine }: CassetteFile): Fault | undefined {
  if (torn === null) return undefined;
  // A file that was being written when the power went is often as long as it should be, and empty.
  const start = readLine({ ...torn, end: Math.min(torn.end, torn.start + MOST_LOOKED_AT) });
  return {
    code: 'cassette-torn-line',
    message: start.every((byte) => byte === 0)
      ? 'this line is no recording: nothing but NUL bytes'
      : 'this line was cut off, and is no recording',
    place: { file: shown, line: torn.line },
    hint: 'the next run that records takes it away',
  };
}

/** A fault on one line, for people: `gpt.jsonl:3: … (how to mend it)`. */
export function faultLine({ place, message, hint }: Fault): string {
  const where = place === undefined ? '' : `${formatPlace(place)}: `;
  return `${where}${message}${hint === undefined ? '' : ` (${hint})`}`;
}

/** The fault of a line that cannot be used. */
export function badLine(shown: string, line: number, reason: string): Fault {
  return {
    code: 'cassette-bad-line',
    message: `this line is not a recording: ${reason}`,
    place: { file: shown, line },
    hint: mendOf(reason),
  };
}

function mendOf(reason: string): string {
  if (reason.includes('version')) {
    return `update eval-matrix, or delete the line to have it recorded again (this program writes version ${FORMAT_VERSION})`;
  }
  return reason.includes('merge conflict')
    ? 'keep the recordings of both sides and delete the conflict markers'
    : 'delete the line; the call is then recorded again';
}

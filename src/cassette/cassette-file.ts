import { lstatSync, readFileSync } from 'node:fs';
import type { Fault } from '../base/errors.ts';
import { FORMAT_VERSION, MAX_LINE_BYTES, parseRecording, quickKey, REQUEST_AT } from './format.ts';

/** Larger files are refused: nobody reviews them, and reading one whole must stay possible. */
export const MAX_FILE_BYTES = 1024 * 1024 * 1024;
/** A file that is no cassette at all would have a fault on every line. */
const MOST_FAULTS = 20;

/** Where one recording stands in its file. */
export interface LineRange {
  readonly start: number;
  /** Behind the last byte, the newline not counted. */
  readonly end: number;
  /** Counts from 1. */
  readonly line: number;
}

/** A cassette file in memory: bytes and an index. Lines are parsed when they are used. */
export interface CassetteFile {
  readonly path: string;
  /** The path as people read it. */
  readonly shown: string;
  readonly exists: boolean;
  readonly bytes: Buffer;
  readonly index: ReadonlyMap<string, LineRange>;
  /** What is wrong with it, line by line. */
  readonly faults: readonly Fault[];
  /** The line that was being written when a run was killed: the last one, cut off. */
  readonly torn: LineRange | null;
  /** The last line is whole but has no newline behind it. */
  readonly unterminated: boolean;
  /** Sorted, without doubles, blank or torn lines: as {@link compactFile} would write it. */
  readonly tidy: boolean;
}

/** Reads and indexes a file. A missing file is an empty cassette. Never throws for what the file holds. */
export function readCassetteFile(path: string, shown: string): CassetteFile {
  const empty = emptyFile(path, shown);
  let bytes: Buffer;
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return empty;
    // A link could lead anywhere, and a pipe would never end. Cassettes come from pull requests and from caches.
    if (!stat.isFile()) return refused(empty, 'cassette-not-a-file', 'not a regular file', 'remove it');
    if (stat.size > MAX_FILE_BYTES) {
      const hint = 'drop what the suite no longer needs: eval-matrix cassette prune';
      return refused(empty, 'cassette-too-large', `larger than ${MAX_FILE_BYTES} bytes`, hint);
    }
    bytes = readFileSync(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refused(empty, 'cassette-unreadable', reason, 'make the file readable');
  }
  return { ...empty, exists: true, bytes, ...indexLines(bytes, shown) };
}

function emptyFile(path: string, shown: string): CassetteFile {
  const bytes = Buffer.alloc(0);
  return {
    path,
    shown,
    exists: false,
    bytes,
    index: new Map(),
    faults: [],
    torn: null,
    unterminated: false,
    tidy: true,
  };
}

function refused(empty: CassetteFile, code: string, reason: string, hint: string): CassetteFile {
  const fault = {
    code,
    message: `this cassette cannot be read: ${reason}`,
    place: { file: empty.shown },
    hint,
  };
  return { ...empty, exists: true, faults: [fault], tidy: false };
}

type Indexed = Pick<CassetteFile, 'index' | 'faults' | 'torn' | 'unterminated' | 'tidy'>;

function indexLines(bytes: Buffer, shown: string): Indexed {
  const index = new Map<string, LineRange>();
  const faults: Fault[] = [];
  let torn: LineRange | null = null;
  let tidy = true;
  let previous: LineRange | null = null;
  for (const range of linesOf(bytes)) {
    const key = quickKey(bytes, range.start, range.end);
    const last = range.end === bytes.length;
    if (key !== null && !last && range.end - range.start <= MAX_LINE_BYTES) {
      tidy &&= !index.has(key) && (previous === null || compareRequests(bytes, previous, range) < 0);
      index.set(key, range);
      previous = range;
      continue;
    }
    // Not as we write a line: blank, edited by hand, cut off, of another version, or not a recording.
    tidy = false;
    if (isBlank(bytes, range)) continue;
    const parsed = parseRecording(bytes.subarray(range.start, range.end));
    if (parsed.ok) index.set(parsed.value.key, range);
    else if (last && !isWholeJson(bytes, range)) torn = range;
    else if (faults.push(badLine(shown, range.line, parsed.reason)) >= MOST_FAULTS) break;
  }
  const unterminated = torn === null && bytes.length > 0 && bytes.at(-1) !== NEWLINE;
  return { index, faults, torn, unterminated, tidy };
}

const NEWLINE = 0x0a;

function* linesOf(bytes: Buffer): Generator<LineRange> {
  const bom = bytes.length >= 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let start = bom ? 3 : 0;
  for (let line = 1; start < bytes.length; line += 1) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    yield { start, end, line };
    start = end + 1;
  }
}

/** Order of two lines that begin as ours do: by request, then by what was answered. */
function compareRequests(bytes: Buffer, a: LineRange, b: LineRange): number {
  return bytes.compare(bytes, b.start + REQUEST_AT, b.end, a.start + REQUEST_AT, a.end);
}

function isBlank(bytes: Buffer, range: LineRange): boolean {
  return range.end - range.start < 1024 && bytes.toString('latin1', range.start, range.end).trim() === '';
}

/** A line that was cut off is never whole JSON: its last character is missing. */
function isWholeJson(bytes: Buffer, range: LineRange): boolean {
  try {
    JSON.parse(bytes.toString('utf8', range.start, range.end));
    return true;
  } catch {
    return false;
  }
}

/** The fault of a line that cannot be used. */
export function badLine(shown: string, line: number, reason: string): Fault {
  const hint = reason.includes('version')
    ? `update eval-matrix, or delete the line to have it recorded again (this program writes version ${FORMAT_VERSION})`
    : reason.includes('merge conflict')
      ? 'keep the recordings of both sides and delete the conflict markers'
      : 'delete the line; the call is then recorded again';
  return {
    code: 'cassette-bad-line',
    message: `this line is not a recording: ${reason}`,
    place: { file: shown, line },
    hint,
  };
}

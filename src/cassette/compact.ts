import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { EvalMatrixError } from '../base/errors.ts';
import { type CassetteFile, withCassetteFile } from './cassette-file.ts';
import { isCassetteFile } from './file-name.ts';
import { parseRecording, quickKey, REQUEST_AT } from './format.ts';
import { LineBlock } from './line-block.ts';

export interface CompactOptions {
  /** Whole lines that are not in the file; they win over those that are. */
  readonly extra?: readonly Buffer[];
  /** Says which recordings stay. Default: all. */
  readonly keep?: (key: string, line: Buffer) => boolean;
  /** Drop lines that cannot be read. Otherwise such a line is an error. */
  readonly dropBad?: boolean;
}

export interface Compacted {
  /** Whether the file on disk is another one now. */
  readonly changed: boolean;
  /** Recordings in the file. */
  readonly recordings: number;
  readonly dropped: number;
  /** Size of the file in bytes. */
  readonly bytes: number;
}

/**
 * Rewrites a cassette sorted, one line a recording, whole or not at all. Reads the disk again first, so that what
 * another run appended meanwhile stays. A file that is tidy already is not touched; one without recordings is removed.
 *
 * @throws EvalMatrixError when a line cannot be read, and NodeJS.ErrnoException when the disk refuses; the old file is
 * then still there.
 */
export function compactFile(path: string, options: CompactOptions = {}): Compacted {
  const planned = withCassetteFile(path, basename(path), (file) => plan(file, options));
  if (planned.lines === null) return planned.untouched;
  removeLeftovers(path);
  const bytes = planned.lines.size === 0 ? removeFile(path) : replaceFile(path, planned.lines);
  return { changed: true, recordings: planned.lines.size, dropped: planned.dropped, bytes };
}

/** The lines to write; `null` when the file is as it should be. */
function plan(file: CassetteFile, options: CompactOptions) {
  const [fault] = file.faults;
  if (fault !== undefined && options.dropBad !== true) throw new EvalMatrixError(fault);
  const untouched: Compacted = { changed: false, recordings: file.index.size, dropped: 0, bytes: file.size };
  const extra = keyed(options.extra ?? []);
  if (file.tidy && extra.size === 0 && options.keep === undefined)
    return { untouched, lines: null, dropped: 0 };
  const { lines, dropped } = select(file, extra, options.keep);
  lines.sort();
  // Lines that a person edited can be in order without being as we write them: no reason to write them again.
  const asItShouldBe = (file.tidy && extra.size === 0 && dropped === 0) || lines.equals(file.lines());
  return { untouched, lines: asItShouldBe ? null : lines, dropped };
}

/**
 * Compacts every cassette of a folder, and drops what cannot be read. For caches, which are nobody's source.
 *
 * @returns recordings in the folder, and their size in bytes.
 */
export function tidyCassettes(directory: string): { readonly recordings: number; readonly bytes: number } {
  const total = { recordings: 0, bytes: 0 };
  for (const name of cassettesIn(directory)) {
    const { recordings, bytes } = compactFile(join(directory, name), { dropBad: true });
    total.recordings += recordings;
    total.bytes += bytes;
  }
  return total;
}

/** The names of the cassettes of a folder, sorted. A folder that does not exist has none. */
export function cassettesIn(directory: string): string[] {
  try {
    return readdirSync(directory).filter(isCassetteFile).sort();
  } catch {
    return [];
  }
}

function keyed(lines: readonly Buffer[]): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (const line of lines) {
    const key = quickKey(line);
    if (key !== null) found.set(key, line);
  }
  return found;
}

function select(file: CassetteFile, extra: Map<string, Buffer>, keep: CompactOptions['keep']) {
  const lines = new LineBlock(file.size + extra.values().reduce((sum, line) => sum + line.length, 0));
  let dropped = 0;
  const take = (key: string, line: Buffer) => {
    if (keep?.(key, line) ?? true) lines.add(line, sortedBy(line));
    else dropped += 1;
  };
  const keys = new Map(Array.from(file.index, ([key, { start }]) => [start, key]));
  for (const { start, bytes } of file.lines()) {
    const key = keys.get(start);
    if (key !== undefined && !extra.has(key)) take(key, bytes);
  }
  for (const [key, line] of extra) take(key, line);
  return { lines, dropped };
}

/**
 * Lines are sorted by the bytes from the request on: input first, then identity, trial, answer. A recording of a changed
 * model then stands beside the old one of the same input, which is what a reviewer wants to see together.
 */
function sortedBy(line: Buffer): number | Buffer {
  if (quickKey(line) !== null) return REQUEST_AT;
  const parsed = parseRecording(line);
  if (!parsed.ok) return 0;
  const { input, identity, trial } = parsed.value.request;
  return Buffer.from(JSON.stringify({ input, identity, trial }));
}

function replaceFile(path: string, lines: LineBlock): number {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = temporaryName(path, process.pid);
  try {
    const bytes = writeLines(temporary, lines);
    renameSync(temporary, path);
    return bytes;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function writeLines(path: string, lines: LineBlock): number {
  const fd = openSync(path, 'wx', 0o644);
  try {
    const total = lines.write(fd);
    fsyncSync(fd);
    return total;
  } finally {
    closeSync(fd);
  }
}

function removeFile(path: string): number {
  rmSync(path, { force: true });
  return 0;
}

function temporaryName(path: string, pid: number): string {
  return join(dirname(path), `.${basename(path)}.${pid}.tmp`);
}

/** Removes what runs left behind that were killed while they compacted this file. */
function removeLeftovers(path: string): void {
  const prefix = `.${basename(path)}.`;
  let names: string[] = [];
  try {
    names = readdirSync(dirname(path));
  } catch {
    return;
  }
  for (const name of names) {
    if (!name.startsWith(prefix) || !name.endsWith('.tmp')) continue;
    const pid = Number(name.slice(prefix.length, -'.tmp'.length));
    if (pid === process.pid || !isAlive(pid)) rmSync(join(dirname(path), name), { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

import { join } from 'node:path';
import type { Fault } from '../base/errors.ts';
import { looksLikeCredential } from '../base/secrets.ts';
import { badLine, type CassetteFile, faultLine, tornFault, withCassetteFile } from './cassette-file.ts';
import { cassettesIn } from './compact.ts';
import { type CassetteName, nameOfFile } from './file-name.ts';
import { parseRecording, type Recording } from './format.ts';

/** One cassette, as `cassette ls` shows it. */
export interface ListedCassette {
  readonly file: string;
  readonly name: CassetteName;
  readonly recordings: number;
  /** Models by number of recordings, most first. Calls that name no model stand under their url. */
  readonly models: readonly { readonly model: string; readonly recordings: number }[];
  /** First and last day of recording; `null` when there is none. */
  readonly dates: { readonly first: string; readonly last: string } | null;
  readonly bytes: number;
  /** Lines that hold something shaped like a key. Counts from 1. */
  readonly suspicious: readonly number[];
  /** Every line that is no recording. */
  readonly faults: readonly Fault[];
}

/** Reads every cassette of a folder whole, and checks every line. */
export function listCassettes(directory: string): ListedCassette[] {
  return cassettesIn(directory).map((name) => withCassetteFile(join(directory, name), name, listOne));
}

function listOne(file: CassetteFile): ListedCassette {
  const faults = [...file.faults];
  const suspicious: number[] = [];
  const models = new Map<string, number>();
  const dates: string[] = [];
  for (const range of file.index.values()) {
    const bytes = file.readLine(range);
    const parsed = parseRecording(bytes);
    if (!parsed.ok) {
      faults.push(badLine(file.shown, range.line, parsed.reason));
      continue;
    }
    const model = modelOf(parsed.value);
    models.set(model, (models.get(model) ?? 0) + 1);
    dates.push(parsed.value.recorded_at);
    if (looksLikeCredential(bytes.toString('utf8'))) suspicious.push(range.line);
  }
  const torn = tornFault(file);
  if (torn !== undefined) faults.push(torn);
  dates.sort();
  const [first] = dates;
  return {
    file: file.shown,
    name: nameOfFile(file.shown) ?? { kind: 'arm', arm: file.shown },
    recordings: dates.length,
    models: byCount(models),
    dates: first === undefined ? null : { first, last: dates.at(-1) ?? first },
    bytes: file.size,
    suspicious,
    faults,
  };
}

function byCount(models: ReadonlyMap<string, number>): ListedCassette['models'] {
  return [...models]
    .map(([model, recordings]) => ({ model, recordings }))
    .sort((a, b) => b.recordings - a.recordings || (a.model < b.model ? -1 : 1));
}

/** What was asked: a model, or else an endpoint. */
export function modelOf(recording: Pick<Recording, 'request'>): string {
  const { identity } = recording.request;
  const found = memberText(identity, 'model') ?? memberText(identity, 'url');
  return found ?? memberText(member(identity, 'http'), 'url') ?? 'unknown';
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function memberText(value: unknown, key: string): string | null {
  const text = member(value, key);
  return typeof text === 'string' ? text : null;
}

/**
 * The list as a table, then what is wrong. Cells hold text of recordings: make each line safe for where it is shown.
 */
export function describeList(listed: readonly ListedCassette[]): string[] {
  if (listed.length === 0) return ['No cassettes here.'];
  const rows = listed.map((cassette) => [
    cassette.file,
    String(cassette.recordings),
    cassette.models.map(({ model, recordings }) => `${model} (${recordings})`).join(', ') || '–',
    dateRange(cassette.dates),
    formatBytes(cassette.bytes),
  ]);
  const table = alignColumns([['file', 'recordings', 'models', 'recorded', 'size'], ...rows]);
  return [...table, ...listed.flatMap(warnings)];
}

function dateRange(dates: ListedCassette['dates']): string {
  if (dates === null) return '–';
  return dates.first === dates.last ? dates.first : `${dates.first} … ${dates.last}`;
}

function warnings({ file, suspicious, faults }: ListedCassette): string[] {
  const lines = faults.map(faultLine);
  for (const line of suspicious) {
    lines.push(`${file}:${line}: holds something shaped like a key; look at it before you commit it`);
  }
  return lines;
}

function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}

import { lstatSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Fault, InvalidInputError } from '../base/errors.ts';
import { canonicalJson } from '../base/json.ts';
import { badLine, type CassetteFile, faultLine, tornFault, withCassetteFile } from './cassette-file.ts';
import { cassettesIn } from './compact.ts';
import { parseRecording, type Recording } from './format.ts';
import { modelOf } from './list.ts';

/** A question of which the two cassettes hold different answers. */
export interface ChangedAnswer {
  readonly input: string;
  readonly trial: number;
  /** The same request, or another one (`a` and `b` then name the models) about the same input. */
  readonly sameRequest: boolean;
  readonly before: { readonly model: string; readonly text: string };
  readonly after: { readonly model: string; readonly text: string };
}

/** What differs between two cassettes of one name. */
export interface CassetteDifference {
  readonly file: string;
  readonly changed: readonly ChangedAnswer[];
  /** Inputs that only one of the two answers. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly unchanged: number;
  /** What else is in the two files: last lines that are no recording. */
  readonly faults: readonly Fault[];
}

/**
 * Compares two cassettes, or two folders of them file by file. Recordings are matched by key; what is left over then
 * by input and trial, so that a changed model or prompt shows as changed answers. Dates and latencies do not count.
 *
 * @throws InvalidInputError when a path is not there, or holds lines that cannot be read.
 */
export function diffCassettes(before: string, after: string): CassetteDifference[] {
  const [left, right] = [filesOf(before), filesOf(after)];
  if (left.kind === 'file' && right.kind === 'file') {
    return [diffFiles(basename(after), readAll(before), readAll(after))];
  }
  // One file against a folder is compared with the folder's file of that name.
  const alone = left.kind === 'file' ? left : right.kind === 'file' ? right : null;
  const names = alone?.names ?? [...new Set([...left.names, ...right.names])].sort();
  return names.map((name) => diffFiles(name, readAll(left.path(name)), readAll(right.path(name))));
}

interface Files {
  readonly kind: 'file' | 'folder';
  readonly names: readonly string[];
  path(name: string): string;
}

function filesOf(path: string): Files {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) {
    const hint = 'name a cassette file, or a folder of cassettes';
    throw new InvalidInputError([{ code: 'cassette-missing', message: `there is no ${path}`, hint }]);
  }
  if (stat.isDirectory()) {
    return { kind: 'folder', names: cassettesIn(path), path: (name) => join(path, name) };
  }
  return { kind: 'file', names: [basename(path)], path: () => path };
}

/** What one file holds. */
interface Side {
  readonly recordings: Map<string, Recording>;
  readonly torn: Fault | undefined;
}

function readAll(path: string): Side {
  return withCassetteFile(path, path, (file) => ({ recordings: recordingsOf(file), torn: tornFault(file) }));
}

/** @throws InvalidInputError with every line that cannot be read. */
function recordingsOf(file: CassetteFile): Map<string, Recording> {
  const faults = [...file.faults];
  const recordings = new Map<string, Recording>();
  for (const [key, range] of file.index) {
    const parsed = parseRecording(file.readLine(range));
    if (parsed.ok) recordings.set(key, parsed.value);
    else faults.push(badLine(file.shown, range.line, parsed.reason));
  }
  const [first, ...rest] = faults;
  if (first !== undefined) throw new InvalidInputError([first, ...rest]);
  return recordings;
}

function diffFiles(file: string, left: Side, right: Side): CassetteDifference {
  const { recordings: before } = left;
  const { recordings: after } = right;
  const changed: ChangedAnswer[] = [];
  let unchanged = 0;
  for (const [key, old] of before) {
    const now = after.get(key);
    if (now === undefined) continue;
    if (answerOf(old) === answerOf(now)) unchanged += 1;
    else changed.push(changedAnswer(old, now, true));
  }
  const gone = onlyIn(before, after);
  const fresh = onlyIn(after, before);
  const removed: string[] = [];
  for (const [question, old] of gone) {
    const now = fresh.get(question);
    if (now === undefined) {
      removed.push(old.request.input);
      continue;
    }
    fresh.delete(question);
    if (answerOf(old) === answerOf(now)) unchanged += 1;
    else changed.push(changedAnswer(old, now, false));
  }
  const added = [...fresh.values()].map((recording) => recording.request.input);
  const faults = [left.torn, right.torn].filter((torn) => torn !== undefined);
  return { file, changed, removed, added, unchanged, faults };
}

/** Recordings without a counterpart of the same key, by what they were asked. */
function onlyIn(own: Map<string, Recording>, other: Map<string, Recording>): Map<string, Recording> {
  const found = new Map<string, Recording>();
  const counts = new Map<string, number>();
  for (const [key, recording] of own) {
    if (other.has(key)) continue;
    const question = JSON.stringify([recording.request.input, recording.request.trial]);
    const nth = counts.get(question) ?? 0;
    counts.set(question, nth + 1);
    // The same input asked of several models: paired in order.
    found.set(`${question}#${nth}`, recording);
  }
  return found;
}

function answerOf({ response }: Recording): string {
  return response.vector === undefined ? response.text : canonicalJson([response.text, ...response.vector]);
}

function changedAnswer(old: Recording, now: Recording, sameRequest: boolean): ChangedAnswer {
  return {
    input: now.request.input,
    trial: now.request.trial,
    sameRequest,
    before: { model: modelOf(old), text: shownAnswer(old) },
    after: { model: modelOf(now), text: shownAnswer(now) },
  };
}

function shownAnswer({ response }: Recording): string {
  return response.vector === undefined ? response.text : `a vector of ${response.vector.length} numbers`;
}

/**
 * The differences as lines for people: the input, then the old answer behind `-` and the new one behind `+`, line by
 * line. Lines hold text of models: make each safe for where it is shown.
 */
export function describeDifferences(differences: readonly CassetteDifference[]): string[] {
  const lines: string[] = [];
  const notes: string[] = [];
  for (const { file, changed, removed, added, unchanged, faults } of differences) {
    notes.push(...faults.map(faultLine));
    if (changed.length + removed.length + added.length === 0) continue;
    const counts = [
      `${changed.length} changed`,
      `${added.length} added`,
      `${removed.length} removed`,
      `${unchanged} unchanged`,
    ];
    lines.push(`== ${file}: ${counts.join(', ')}`);
    for (const answer of changed) lines.push(...describeChange(answer));
    for (const input of added) lines.push(`added: ${oneLine(input)}`);
    for (const input of removed) lines.push(`removed: ${oneLine(input)}`);
  }
  return [...notes, ...(lines.length === 0 ? ['No answer changed.'] : lines)];
}

function describeChange({ input, trial, sameRequest, before, after }: ChangedAnswer): string[] {
  const models =
    before.model === after.model
      ? sameRequest
        ? ''
        : ' (asked otherwise)'
      : ` (${before.model} → ${after.model})`;
  const nth = trial > 0 ? ` [trial ${trial + 1}]` : '';
  return [
    `${oneLine(input)}${nth}${models}`,
    ...before.text.split('\n').map((line) => `  - ${line}`),
    ...after.text.split('\n').map((line) => `  + ${line}`),
  ];
}

function oneLine(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length > 120 ? `${flat.slice(0, 120)}…` : flat;
}

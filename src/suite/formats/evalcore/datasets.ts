import { isUtf8 } from 'node:buffer';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import type { Place } from '../../../base/errors.ts';
import type { Finding } from '../../source/fault-list.ts';
import { looseText } from '../../source/fields.ts';
import { joinPath, locate, type SourceEntry } from '../../source/node.ts';
import { linesOf, type ReadFile } from '../../source/read-bytes.ts';
import { complete, readFields, reportType } from '../../source/read-fields.ts';
import type { Case } from '../../suite.ts';
import { type CaseContext, type CaseLine, idPlace, invalidAt, readCase } from './cases.ts';
import type { ScorerName } from './gates.ts';
import type { SchemaFiles } from './scorer-kinds/schema-files.ts';

/** One entry of `datasets`. */
export interface DatasetEntry {
  /** As written in the suite. */
  readonly file: string;
  readonly place: Place;
}

export const datasetSchema = z.strictObject({
  file: looseText()
    .min(1, { error: 'must be non-empty' })
    .describe('path of a JSONL file, from the folder of the suite'),
});

/** Reads `datasets`: the files that hold the cases, in order. */
export function readDatasetEntries(entry: SourceEntry, report: (finding: Finding) => void): DatasetEntry[] {
  const { value: node, keyPlace } = entry;
  const absent = node.kind === 'scalar' && node.value === null;
  if (node.kind !== 'list' && !absent) {
    reportType(node, 'a list of datasets', node.place, { report, path: 'datasets' }, []);
    return [];
  }
  const items = node.kind === 'list' ? node.items : [];
  if (items.length === 0) {
    const message = 'datasets: at least one dataset is required';
    report({ code: 'no-datasets', message, place: keyPlace, hint: 'add one, such as  - file: cases.jsonl' });
  }
  return items.flatMap((item, index) => {
    const fields = readFields(datasetSchema, item, { report, path: joinPath('datasets', index) });
    if (fields === undefined || !complete(fields)) return [];
    return [{ file: fields.values.file, place: locate(item, ['file']).node.place }];
  });
}

/** What reading datasets needs to know of the suite. */
export interface DatasetContext {
  readonly directory: string;
  readonly shownDirectory: string;
  readonly schemaFiles: SchemaFiles;
  readonly read: ReadFile;
  readonly report: (finding: Finding) => void;
}

export interface CasesRead {
  readonly cases: readonly Case[];
  /** Names of the cases' own scorers. */
  readonly scorerNames: readonly ScorerName[];
  /** What was read, by the path as written: part of the suite's hash. */
  readonly files: readonly (readonly [string, Buffer])[];
}

interface FirstUse {
  readonly entry: DatasetEntry;
  readonly line: number;
}

/** Loads the cases of all datasets, in order. Their ids are unique over all files. */
export async function loadCases(entries: readonly DatasetEntry[], suite: DatasetContext): Promise<CasesRead> {
  const cases: Case[] = [];
  const scorerNames: ScorerName[] = [];
  const files: [string, Buffer][] = [];
  const firstUses = new Map<string, FirstUse>();
  const seen = new Set<string>();
  for (const entry of entries) {
    const path = resolve(suite.directory, entry.file);
    const read = await suite.read(path);
    if (read.kind === 'unreadable') {
      reportUnreadable(entry, read.reason, suite);
      continue;
    }
    files.push([entry.file, read.bytes]);
    const context = contextOf(entry, path, suite, scorerNames);
    if (seen.has(path)) reportListedTwice(entry, context.shown, cases, suite);
    else for await (const one of casesOf(read.bytes, entry, context, firstUses)) cases.push(one);
    seen.add(path);
  }
  return { cases, scorerNames, files };
}

function contextOf(
  entry: DatasetEntry,
  path: string,
  suite: DatasetContext,
  scorerNames: ScorerName[],
): CaseContext {
  const shown = isAbsolute(entry.file) ? entry.file : join(suite.shownDirectory, entry.file);
  return {
    written: entry.file,
    shown,
    directory: dirname(path),
    scorers: suite,
    scorerNames,
    report: suite.report,
  };
}

/** Bytes of one line. The platform cannot hold texts twice as long. */
const LONGEST_LINE = 256 * 1024 * 1024;

/** More faults than this in one file are told as one more: it is most likely no dataset at all. */
const MOST_FAULTS = 1000;

async function* casesOf(
  bytes: Buffer,
  entry: DatasetEntry,
  context: CaseContext,
  firstUses: Map<string, FirstUse>,
): AsyncGenerator<Case> {
  let faults = 0;
  const counting: CaseContext = {
    ...context,
    report: (finding) => {
      faults += 1;
      context.report(finding);
    },
  };
  const checked = isUtf8(bytes);
  let number = 0;
  for (const line of linesOf(withoutMark(bytes))) {
    number += 1;
    if (faults > MOST_FAULTS) {
      reportTooMany(number, context);
      return;
    }
    if (line.length > LONGEST_LINE) {
      reportTooLong(number, counting);
      continue;
    }
    if (!checked && !isUtf8(line)) {
      reportNotUtf8(line, number, counting);
      continue;
    }
    const text = line.toString('utf8');
    if (text.trim() === '') continue;
    const read = readCase({ text, number }, counting);
    const testCase = read instanceof Promise ? await read : read;
    if (testCase === undefined) continue;
    const first = firstUses.get(testCase.id);
    if (first !== undefined) reportDuplicate(testCase.id, { text, number }, first, entry, counting);
    else {
      firstUses.set(testCase.id, { entry, line: number });
      yield testCase;
    }
  }
}

function withoutMark(bytes: Buffer): Buffer {
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return marked ? bytes.subarray(3) : bytes;
}

function reportUnreadable(entry: DatasetEntry, reason: string, suite: DatasetContext): void {
  const message = `failed to read dataset ${entry.file}: ${reason}`;
  const hint = 'paths start from the folder of the suite';
  suite.report({ code: 'dataset-unreadable', message, place: entry.place, hint });
}

function reportDuplicate(
  id: string,
  line: CaseLine,
  first: FirstUse,
  entry: DatasetEntry,
  context: CaseContext,
): void {
  const where = first.entry === entry ? `line ${first.line}` : `${first.entry.file}:${first.line}`;
  const automatic = id === `case-${line.number}`;
  context.report({
    code: 'duplicate-case-id',
    message: `duplicate case id ${JSON.stringify(id)} at ${entry.file}:${line.number} (first used at ${where})`,
    place: idPlace(line, context),
    hint: automatic
      ? 'give the cases ids of their own: without one, a case is called case-LINE'
      : 'give one of the two another id',
  });
}

/** The same file again would only repeat every id, so one fault says it. */
function reportListedTwice(
  entry: DatasetEntry,
  shown: string,
  cases: readonly Case[],
  suite: DatasetContext,
): void {
  const first = cases.find((one) => one.place.file === shown);
  if (first === undefined) return;
  const at = `${entry.file}:${first.place.line}`;
  const message = `duplicate case id ${JSON.stringify(first.id)} at ${at} (first used at ${at}): the file is listed twice`;
  suite.report({ code: 'dataset-twice', message, place: entry.place, hint: 'list each file once' });
}

function reportNotUtf8(line: Buffer, number: number, context: CaseContext): void {
  const column = line.toString('utf8').indexOf('\ufffd') + 1;
  context.report({
    code: 'not-utf8',
    message: `${invalidAt({ number }, context)}: not UTF-8`,
    place: { file: context.shown, line: number, column },
    hint: 'save the file as UTF-8',
  });
}

function reportTooLong(number: number, context: CaseContext): void {
  context.report({
    code: 'line-too-long',
    message: `${invalidAt({ number }, context)}: the line is longer than ${LONGEST_LINE} bytes`,
    place: { file: context.shown, line: number, column: 1 },
    hint: 'a case is one JSON object on one line',
  });
}

function reportTooMany(number: number, context: CaseContext): void {
  context.report({
    code: 'too-many-faults',
    message: `${context.written} has more than ${MOST_FAULTS} faults; lines from ${number} on were not read`,
    place: { file: context.shown, line: number, column: 1 },
    hint: 'is it a JSONL file? One JSON object a line',
  });
}

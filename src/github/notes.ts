import * as core from '@actions/core';
import { type Fault, formatPlace } from '../base/errors.ts';
import type { CassetteReport } from '../cassette/cassettes.ts';
import { describeMisses } from '../cassette/miss.ts';
import { inline } from '../report/escape.ts';
import { printUntrusted } from './log.ts';

/** One thing to say about a run that is no part of its results. Texts may hold what a suite or a model wrote. */
export interface Note {
  readonly text: string;
  readonly details?: readonly string[];
}

/** Notes, and details of a note, on the job's page; the log has all of them. */
const MOST = 5;
/** Graphemes of a note. */
const LENGTH = 300;

/** What the user should know before money is spent: a warning each, beside the code where its place is known. */
export function warnAboutSuite(faults: readonly Fault[]): Note[] {
  return faults.map(({ message, hint, place }) => {
    const text = hint === undefined ? message : `${message} (${hint})`;
    core.warning(text, {
      title: 'eval-matrix',
      ...(place === undefined ? {} : { file: place.file }),
      ...(place?.line === undefined ? {} : { startLine: place.line }),
    });
    return { text: place === undefined ? text : `${formatPlace(place)}: ${text}` };
  });
}

/** What a run has to say about its cassettes: damage, a disk that refused, every call without a recording. */
export function cassetteNotes({ notes, misses }: CassetteReport): Note[] {
  const [text, ...details] = describeMisses(misses);
  const missed = text === undefined ? [] : [{ text, details: details.map((line) => line.trim()) }];
  return [...notes.map((note) => ({ text: note })), ...missed];
}

/** Every note, in the log. */
export function printNotes(notes: readonly Note[]): void {
  const lines = notes.flatMap(({ text, details = [] }) => [text, ...details.map((one) => `  ${one}`)]);
  if (lines.length > 0) printUntrusted(lines.join('\n'));
}

/** Notes for the job's page, below the report; empty when there are none. */
export function notesMarkdown(notes: readonly Note[]): string {
  if (notes.length === 0) return '';
  const lines = notes
    .slice(0, MOST)
    .flatMap(({ text, details = [] }) => [
      `- ${inline(text, LENGTH)}`,
      ...details.slice(0, MOST).map((one) => `  - ${inline(one, LENGTH)}`),
      ...more(details.length - MOST, '  '),
    ]);
  return ['', '<b>Notes</b>', '', ...lines, ...more(notes.length - MOST, '')].join('\n');
}

function more(count: number, indent: string): string[] {
  return count > 0 ? [`${indent}- and ${count} more in the log`] : [];
}

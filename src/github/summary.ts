import { appendFile } from 'node:fs/promises';
import { type Fault, formatPlace } from '../base/errors.ts';
import { cell, inline } from '../report/escape.ts';

/** GitHub drops a summary of more than 1 MiB whole; the renderer stays well below. UTF-8 bytes. */
export const SUMMARY_LIMIT = 1024 * 1024;
const MOST_FAULTS = 200;
const FAULT_LENGTH = 500;

/** Adds to the job's page. Needs no token; without a page (an old server, a laptop) there is nothing to do. */
export async function writeSummary(path: string | undefined, markdown: string): Promise<void> {
  if (path === undefined || path === '') return;
  if (Buffer.byteLength(markdown) >= SUMMARY_LIMIT) throw new RangeError('the job summary is too long');
  await appendFile(path, `${markdown.trimEnd()}\n`);
}

/** The summary of a run that did not start: every fault with its place and its mend. */
export function faultsMarkdown(suite: string, faults: readonly Fault[]): string {
  const what = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  const lines = faults.slice(0, MOST_FAULTS).map(faultLine);
  const more = faults.length - lines.length;
  return [
    `### ❌ ${inline(suite || 'eval-matrix')}: nothing has run, ${what}`,
    '',
    ...lines,
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join('\n');
}

function faultLine({ message, place, hint }: Fault): string {
  const where = place ? ` <br>at ${cell(formatPlace(place), FAULT_LENGTH)}` : '';
  const mend = hint ? ` <br>fix: ${cell(hint, FAULT_LENGTH)}` : '';
  return `- ${cell(message, FAULT_LENGTH)}${where}${mend}`;
}

import { appendFile } from 'node:fs/promises';
import { type Fault, formatPlace } from '../base/errors.ts';
import { cell, inline } from '../report/escape.ts';

/** GitHub drops a summary of more than 1 MiB whole; the renderer stays well below. UTF-8 bytes. */
export const SUMMARY_LIMIT = 1024 * 1024;

/** How much of a list of faults is shown: so many, and so many characters of each text. */
export interface FaultLimits {
  readonly most: number;
  readonly length: number;
}

/** For the job's page. */
export const FULL: FaultLimits = { most: 200, length: 500 };
/** For a comment. */
export const SHORT: FaultLimits = { most: 10, length: 200 };

/** Adds to the job's page. Needs no token; without a page (an old server, a laptop) there is nothing to do. */
export async function writeSummary(path: string | undefined, markdown: string): Promise<void> {
  if (path === undefined || path === '') return;
  if (Buffer.byteLength(markdown) >= SUMMARY_LIMIT) throw new RangeError('the job summary is too long');
  await appendFile(path, `${markdown.trimEnd()}\n`);
}

/** What is said of a run that did not start: every fault with its place and its mend. */
export function faultsMarkdown(
  suite: string,
  faults: readonly Fault[],
  { most, length }: FaultLimits,
): string {
  const what = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  const lines = faults.slice(0, most).map((fault) => faultLine(fault, length));
  const more = faults.length - lines.length;
  return [
    `### ❌ ${inline(suite || 'eval-matrix')}: nothing has run, ${what}`,
    '',
    ...lines,
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join('\n');
}

function faultLine({ message, place, hint }: Fault, length: number): string {
  const where = place ? ` <br>at ${cell(formatPlace(place), length)}` : '';
  const mend = hint ? ` <br>fix: ${cell(hint, length)}` : '';
  return `- ${cell(message, length)}${where}${mend}`;
}

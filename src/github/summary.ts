import { appendFile, stat } from 'node:fs/promises';
import { type Fault, formatPlace } from '../base/errors.ts';
import { cell, inline } from '../report/escape.ts';

/** GitHub drops a summary of more than 1 MiB whole; the renderer stays well below. UTF-8 bytes. */
export const SUMMARY_LIMIT = 1024 * 1024;

const FULL_PAGE = '<sub>There is more than fits on this page: it stands in the log and in the files.</sub>';

/** How much of a list of faults is shown: so many, and so many characters of each text. */
export interface FaultLimits {
  readonly most: number;
  readonly length: number;
}

/** For the job's page. */
export const FULL: FaultLimits = { most: 200, length: 500 };
/** For a comment. */
export const SHORT: FaultLimits = { most: 10, length: 200 };

/** Kept free for the line that says that something is missing. UTF-8 bytes. */
const RESERVE = 1024;

/**
 * Adds to the job's page. Needs no token; without a page (an old server, a laptop) there is nothing to do. What would
 * make GitHub drop the whole page is left out, and a line says so.
 */
export async function writeSummary(path: string | undefined, markdown: string): Promise<void> {
  if (path === undefined || path === '') return;
  if (Buffer.byteLength(markdown) >= SUMMARY_LIMIT) throw new RangeError('the job summary is too long');
  const { size } = await stat(path).catch(() => ({ size: 0 }));
  const room = SUMMARY_LIMIT - RESERVE - size;
  if (Buffer.byteLength(markdown) + 1 <= room) await appendFile(path, `${markdown.trimEnd()}\n`);
  else if (room > 0) await appendFile(path, `\n${FULL_PAGE}\n`);
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

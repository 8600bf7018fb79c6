import type { Results } from '../results/results.ts';
import { armName } from './arm-name.ts';
import { usageTexts } from './arm-usage.ts';
import { caseRows } from './case-rows.ts';
import { cell, htmlText, inline } from './escape.ts';
import { count, list, plural } from './format.ts';
import { armsTable, differenceNote } from './markdown-arms.ts';
import { caseSections, pickArms } from './markdown-cases.ts';
import { fit, type Section } from './markdown-fit.ts';
import { renderHeadline } from './markdown-headline.ts';
import { pipeTable, small } from './markdown-table.ts';
import { tagSection } from './markdown-tags.ts';
import { whySections } from './markdown-why.ts';

/** Where the rest of a run stands. All parts are optional; what is not an http(s) address is left out. */
export interface CommentLinks {
  readonly runUrl?: string;
  readonly summaryUrl?: string;
  /** Of the pull request, not of the merge commit. */
  readonly headSha?: string;
  /** Words that say where the files are: `artifact eval-results`. */
  readonly artifactHint?: string;
}

/** GitHub takes 65,536 characters. 300 of our 60,000 are for the marker line that the sender appends. UTF-16 units. */
export const COMMENT_LIMIT = 60_000 - 300;

/** Of many arms so many of the best are shown, beside those that failed. */
const BEST_ARMS = 5;

const LIMITS = {
  arms: 8,
  tags: 12,
  cases: { all: 25, differing: 20, rest: 30 },
  why: { blocks: 10, total: 24_000, text: 400 },
} as const;

/**
 * The sticky comment, without its marker line. Same results and links, same text: no clock, no run number but in the
 * links. At most {@link COMMENT_LIMIT} UTF-16 units; what does not fit is left out whole, and a line says so.
 */
export function renderComment(results: Results, links: CommentLinks = {}): string {
  const rows = caseRows(results);
  const elsewhere = whereElse(links);
  const sections: Section[] = [
    { text: renderHeadline(results, rows), rank: 0, what: 'the verdict' },
    { text: armsText(results, LIMITS.arms, elsewhere), rank: 0, what: 'the arms' },
    ...caseSections(results, rows, LIMITS.cases, elsewhere),
    ...(rows.length > LIMITS.cases.all ? [tagSection(results, rows, LIMITS.tags)] : []),
    ...whySections(results, rows, LIMITS.why, elsewhere),
    { text: footer(results, links), rank: 0, what: 'the footer' },
  ];
  return fit(
    sections,
    COMMENT_LIMIT,
    (text) => text.length,
    (missing) => small(`Left out for length: ${list(missing)}. All of it stands in ${elsewhere}.`),
  );
}

/**
 * The table of arms. Of more than `all` arms only those that are not met, the reference, and the five best; of those
 * that are not met at most `all`.
 */
export function armsText(results: Results, all: number, elsewhere: string): string {
  const { arms } = results;
  const off = arms.filter((arm) => arm.verdict !== 'met').length;
  const few = arms.length <= all;
  const shown = few ? arms : pickArms(results, Math.min(off, all) + BEST_ARMS + 1);
  const left = arms.length - shown.length;
  const notes = [
    ...(left > 0 ? [`${plural(left, 'more arm')} in ${elsewhere}.`] : []),
    ...[differenceNote(results)].filter((note) => note !== undefined),
  ];
  return [pipeTable(armsTable(results, shown)), ...notes.map(small)].join('\n\n');
}

function whereElse(links: CommentLinks): string {
  const summary = link(links.summaryUrl, 'the job summary') ?? 'the job summary';
  return `${summary} and <code>results.json</code>`;
}

function footer(results: Results, links: CommentLinks): string {
  const { arms } = results;
  const parts = [
    ...(links.headSha === undefined ? [] : [`head ${cell(links.headSha.slice(0, 8), 8)}`]),
    ...(arms.length > 1 ? [`reference ${armName(results.reference)}`] : []),
    ...(results.trials.count > 1
      ? [`${count(results.trials.count)} trials a case, ${results.trials.require} must pass`]
      : []),
    ...usageTexts(arms),
    ...[link(links.runUrl, 'run'), link(links.summaryUrl, 'job summary')].filter((one) => one !== undefined),
    ...(links.artifactHint === undefined ? [] : [inline(links.artifactHint, 80)]),
  ];
  return parts.length === 0 ? '' : small(parts.join(' · '));
}

function link(url: string | undefined, words: string): string | undefined {
  return url !== undefined && /^https?:\/\/[^\s]+$/.test(url)
    ? `<a href="${htmlText(url)}">${words}</a>`
    : undefined;
}

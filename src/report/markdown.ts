import type { ArmResult, Results } from '../results/results.ts';
import { usageTexts } from './arm-usage.ts';
import { caseRows } from './case-rows.ts';
import { armsText } from './comment.ts';
import { cell } from './escape.ts';
import { list } from './format.ts';
import { caseSections } from './markdown-cases.ts';
import { fit, type Section } from './markdown-fit.ts';
import { classificationTables, gatesTable } from './markdown-gates.ts';
import { renderHeadline } from './markdown-headline.ts';
import { STATISTICS_NOTE, statisticsTable } from './markdown-statistics.ts';
import { folded, pipeTable, small } from './markdown-table.ts';
import { tagSection } from './markdown-tags.ts';
import { whySections } from './markdown-why.ts';

/** GitHub drops a step summary of more than 1 MiB whole. UTF-8 bytes. */
export const MARKDOWN_LIMIT = 900_000;

const LIMITS = {
  arms: 100,
  tags: 100,
  cases: { all: 100, differing: 1000, rest: 200 },
  why: { blocks: 40, total: 250_000, text: 1500 },
} as const;

const ELSEWHERE = '<code>results.json</code>';

/**
 * The report as markdown, for a file and for the job summary: as the comment, with more rows, every gate, and the
 * classification. At most `limit` bytes of UTF-8; what does not fit is left out whole, and a line says so.
 */
export function renderMarkdown(results: Results, limit: number = MARKDOWN_LIMIT): string {
  const rows = caseRows(results);
  const sections: Section[] = [
    { text: renderHeadline(results, rows), rank: 0, what: 'the verdict' },
    { text: armsText(results, LIMITS.arms, ELSEWHERE), rank: 0, what: 'the arms' },
    { text: gatesText(results.arms), rank: 2, what: 'the gates' },
    { text: statisticsText(results), rank: 2, what: 'the statistics' },
    ...caseSections(results, rows, LIMITS.cases, ELSEWHERE),
    tagSection(results, rows, LIMITS.tags),
    { text: classificationText(results.arms), rank: 2, what: 'the classification' },
    ...whySections(results, rows, LIMITS.why, ELSEWHERE),
    {
      text: footer(results),
      rank: 0,
      what: 'the suite',
    },
  ];
  return fit(
    sections,
    limit,
    (text) => Buffer.byteLength(text),
    (missing) => small(`Left out for length: ${list(missing)}. All of it stands in ${ELSEWHERE}.`),
  );
}

function footer({ suite, arms }: Results): string {
  const parts = [`Suite ${cell(suite.path)}`, `hash ${cell(suite.hash.slice(0, 12))}`, ...usageTexts(arms)];
  return small(parts.join(' · '));
}

function gatesText(arms: readonly ArmResult[]): string {
  const found = gatesTable(arms);
  return found === undefined ? '' : folded('Gates', pipeTable(found));
}

function statisticsText(results: Results): string {
  const found = statisticsTable(results);
  if (found === undefined) return '';
  return folded('Statistics', [pipeTable(found), small(STATISTICS_NOTE)].join('\n\n'));
}

function classificationText(arms: readonly ArmResult[]): string {
  const parts = classificationTables(arms).flatMap(({ title, table }) => [
    `<b>${title}</b>`,
    pipeTable(table),
  ]);
  return parts.length === 0 ? '' : folded('Classification', parts.join('\n\n'));
}

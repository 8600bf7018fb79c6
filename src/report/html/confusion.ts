import { trimWhiteSpace } from '../../base/text.ts';
import type { ArmResult, Results } from '../../results/results.ts';
import { cell } from '../escape.ts';
import { count } from '../format.ts';
import type { Table } from '../markdown-table.ts';

/** More labels than this make no matrix that a person reads. */
const MAX_LABELS = 15;

/**
 * How often each expected label was answered with each label: rows are expected, columns are answered. Nothing for an
 * arm that was not graded as a classifier, and for too many labels.
 */
export function confusionTable(results: Results, arm: ArmResult): Table | undefined {
  const labels = arm.classification?.per_class.map(({ label }) => label) ?? [];
  if (labels.length === 0 || labels.length > MAX_LABELS) return undefined;
  const tally = new Map(labels.map((label) => [label, new Map<string, number>()]));
  for (const [index, info] of results.cases.entries()) {
    const row = info.expected === undefined ? undefined : tally.get(trimWhiteSpace(info.expected));
    if (row === undefined) continue;
    const result = arm.results[index];
    const output = result?.error === undefined ? result?.output : undefined;
    const label = output === undefined ? undefined : trimWhiteSpace(output);
    const answer = label === undefined ? NO_ANSWER : tally.has(label) ? label : OTHER;
    row.set(answer, (row.get(answer) ?? 0) + 1);
  }
  const extra = [OTHER, NO_ANSWER].filter((key) => [...tally.values()].some((row) => row.has(key)));
  const words = new Map([
    [OTHER, 'another answer'],
    [NO_ANSWER, 'no answer'],
  ]);
  const columns = [...labels, ...extra];
  return {
    head: ['Expected', ...columns.map((label) => words.get(label) ?? cell(label, 24))],
    align: ['left', ...columns.map(() => 'right' as const)],
    rows: labels.map((label) => [
      cell(label, 24),
      ...columns.map((column) => {
        const number = tally.get(label)?.get(column) ?? 0;
        return column === label ? `<b>${count(number)}</b>` : count(number);
      }),
    ]),
  };
}

/** Keys that no trimmed label can be. */
const OTHER = ' other';
const NO_ANSWER = ' none';

import { ENOUGH_CASES } from '../comparison/statistics/compare-arms.ts';
import type { Results } from '../results/results.ts';
import { armName } from './arm-name.ts';
import type { CaseRow } from './case-rows.ts';
import { cell } from './escape.ts';
import { count, NOT_MEASURED, percent } from './format.ts';
import { caseColumns } from './markdown-cases.ts';
import type { Section } from './markdown-fit.ts';
import { folded, pipeTable, small, type Table } from './markdown-table.ts';

/** The pass rate of each tag in each arm, the commonest tags first; `undefined` when no case has a tag. */
export function tagTable(results: Results, rows: readonly CaseRow[], max: number): Table | undefined {
  const tags = new Map<string, CaseRow[]>();
  for (const row of rows) {
    for (const tag of row.cells.find((one) => one !== undefined)?.tags ?? []) {
      const of = tags.get(tag);
      if (of === undefined) tags.set(tag, [row]);
      else of.push(row);
    }
  }
  if (tags.size === 0) return undefined;
  const columns = caseColumns(results);
  const sorted = [...tags].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  const heads = columns.arms.map(({ arm, letter }) => (columns.lettered ? letter : armName(arm.name)));
  return {
    head: [tags.size > max ? `Tag (${count(max)} of ${count(tags.size)})` : 'Tag', 'Cases', ...heads],
    align: ['left', 'right', ...heads.map(() => 'right' as const)],
    rows: sorted
      .slice(0, max)
      .map(([tag, of]) => [
        cell(tag, 40),
        count(of.length),
        ...columns.arms.map(({ index }) => rate(of, index)),
      ]),
  };
}

/** {@link tagTable} as a folded section. */
export function tagSection(results: Results, rows: readonly CaseRow[], max: number): Section {
  const what = 'the pass rates by tag';
  const found = tagTable(results, rows, max);
  if (found === undefined) return { text: '', rank: 2, what };
  const { legend } = caseColumns(results);
  const body = [...(legend === '' ? [] : [small(legend)]), pipeTable(found)].join('\n\n');
  return { text: folded('Passed by tag', body), rank: 2, what };
}

function rate(rows: readonly CaseRow[], arm: number): string {
  if (rows.length === 0) return NOT_MEASURED;
  const passed = rows.filter((row) => row.cells[arm]?.passed === true).length;
  return rows.length < ENOUGH_CASES
    ? `${count(passed)}/${count(rows.length)}`
    : percent(passed / rows.length);
}

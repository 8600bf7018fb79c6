import { isFlaky } from '../comparison/summary.ts';
import type { ArmResult, CaseResult, Results } from '../results/results.ts';
import { armName } from './arm-name.ts';
import { notMet } from './arm-reasons.ts';
import { type CaseRow, differs, VERDICT_ICON, VERDICT_WORD, worstFirst } from './case-rows.ts';
import { id, inline } from './escape.ts';
import { count, NBSP, NOT_MEASURED, plural, score } from './format.ts';
import { MAX_COLUMNS } from './markdown-arms.ts';
import type { Section } from './markdown-fit.ts';
import { folded, pipeTable, small } from './markdown-table.ts';

/** How many rows the case tables show. */
export interface CaseLimits {
  /** Up to this many cases all stand in one table, in dataset order. */
  readonly all: number;
  readonly differing: number;
  readonly rest: number;
}

/** More arms than this do not fit beside each other in a table of cases. */
const MAX_CASE_COLUMNS = 8;

/** The arms that stand as columns of the case tables, in matrix order. */
export interface CaseColumns {
  readonly arms: readonly { readonly arm: ArmResult; readonly index: number; readonly letter: string }[];
  /** Names are too long for a head of more than three columns. */
  readonly lettered: boolean;
  readonly legend: string;
}

/** All arms, or of more than eight those that failed, the reference, and the best. */
export function caseColumns(results: Results): CaseColumns {
  const picked = pickArms(results, MAX_CASE_COLUMNS);
  const lettered = picked.length > MAX_COLUMNS;
  const arms = picked.map((arm, place) => ({
    arm,
    index: results.arms.indexOf(arm),
    letter: String.fromCharCode(65 + place),
  }));
  const missing = results.arms.length - arms.length;
  const legend = [
    ...(lettered ? arms.map(({ arm, letter }) => `<b>${letter}</b> ${armName(arm.name)}`) : []),
    ...(missing > 0 ? [`${plural(missing, 'more arm')} not shown`] : []),
  ].join(' · ');
  return { arms, lettered, legend };
}

/** At most `max` arms in matrix order: first those that are not met, then the reference, then the best. */
export function pickArms(results: Results, max: number): ArmResult[] {
  const byMerit = [...results.arms].sort((a, b) => b.pass_rate.value - a.pass_rate.value || b.wins - a.wins);
  const failing = notMet(results.arms);
  const reference = results.arms.filter((arm) => arm.name === results.reference);
  // The reference keeps its place even when more than `max` arms failed.
  const wanted = [...failing.slice(0, max - reference.length), ...reference, ...failing, ...byMerit];
  const chosen = new Set([...new Set(wanted)].slice(0, max));
  return results.arms.filter((arm) => chosen.has(arm));
}

/**
 * The case tables: all cases of a small suite; of a larger one the cases where the arms differ, worst first, then the
 * others, folded. `elsewhere` says where the rest stands.
 */
export function caseSections(
  results: Results,
  rows: readonly CaseRow[],
  limits: CaseLimits,
  elsewhere: string,
): Section[] {
  const columns = caseColumns(results);
  const draw = (shown: readonly CaseRow[], left: number, what: string) =>
    [
      ...(columns.legend === '' ? [] : [small(columns.legend)]),
      caseTable(results, shown, columns),
      ...(left > 0 ? [small(`${count(left)} more ${what} in ${elsewhere}.`)] : []),
    ].join('\n\n');
  if (rows.length === 0) return [];
  if (rows.length <= limits.all) {
    return [
      {
        text: folded(`<b>All ${plural(rows.length, 'case')}</b>`, draw(rows, 0, ''), true),
        rank: 1,
        what: 'the table of cases',
      },
    ];
  }
  const telling = worstFirst(rows);
  const single = results.arms.length === 1;
  const first = telling.filter((row) => (single ? row.kind === 'none-passed' : differs(row)));
  const chosen = new Set(first);
  const rest = telling.filter((row) => !chosen.has(row));
  return [firstSection(first, rows.length, single, limits, draw), restSection(rest, single, limits, draw)];
}

type Draw = (shown: readonly CaseRow[], left: number, what: string) => string;

function firstSection(
  first: readonly CaseRow[],
  total: number,
  single: boolean,
  limits: CaseLimits,
  draw: Draw,
): Section {
  const what = single ? 'the cases that did not pass' : 'the cases where the arms differ';
  if (first.length === 0) {
    const text = single
      ? `All ${plural(total, 'case')} passed.`
      : `The arms agree on all ${plural(total, 'case')}.`;
    return { text, rank: 1, what };
  }
  const shown = first.slice(0, limits.differing);
  const left = first.length - shown.length;
  const title = single ? 'Cases that did not pass' : 'Cases where the arms differ';
  const head = `<b>${title}</b>: ${count(first.length)} of ${count(total)}${left > 0 ? `, the worst ${count(shown.length)}` : ''}`;
  return {
    text: folded(head, draw(shown, left, single ? 'did not pass' : 'where the arms differ'), true),
    rank: 1,
    what,
  };
}

function restSection(rest: readonly CaseRow[], single: boolean, limits: CaseLimits, draw: Draw): Section {
  const what = 'the other cases';
  if (rest.length === 0) return { text: '', rank: 4, what };
  const shown = rest.slice(0, limits.rest);
  const of = (kind: CaseRow['kind']) => rest.filter((row) => row.kind === kind).length;
  const split = [
    [of('all-passed'), single ? 'passed' : 'passed in every arm'],
    [of('none-passed'), 'in none'],
    [of('not-run'), single ? 'not run' : 'not run in every arm'],
  ] as const;
  const parts = split.flatMap(([size, words]) => (size > 0 ? [`${count(size)} ${words}`] : []));
  return {
    text: folded(
      `The other ${plural(rest.length, 'case')}: ${parts.join(', ')}`,
      draw(shown, rest.length - shown.length, 'cases'),
    ),
    rank: 4,
    what,
  };
}

/** One row a case: every arm's verdict as icon and word, and who wins. */
function caseTable(results: Results, rows: readonly CaseRow[], columns: CaseColumns): string {
  const scores = scoresTell(results);
  const heads = columns.arms.map(({ arm, letter }) => (columns.lettered ? letter : armName(arm.name)));
  // The winner stands before the arms: on a phone the last columns are out of sight.
  const winner = results.arms.length > 1;
  const head = ['Case', ...(winner ? ['Winner'] : []), ...heads];
  return pipeTable({
    head,
    align: head.map(() => 'left' as const),
    rows: rows.map((row) => [
      id(row.info.case),
      ...(winner ? [winnerCell(row, results)] : []),
      ...columns.arms.map(({ index }) => resultCell(row.cells[index], scores)),
    ]),
  });
}

/** `true` when some score is neither 0 nor 1, so that pass and fail do not say it all. */
function scoresTell({ arms }: Results): boolean {
  return arms.some((arm) =>
    arm.results.some(({ mean_score: mean }) => mean !== null && mean !== 0 && mean !== 1),
  );
}

/** `❌ fail`, with scores `✅ pass 0.90`, with trials that disagree `❌ fail 0.33, flaky 1/3`. */
export function resultCell(result: CaseResult | undefined, withScore: boolean): string {
  if (result === undefined) return NOT_MEASURED;
  const trials = result.trials ?? [];
  const passed = trials.filter((trial) => trial.passed).length;
  const split = isFlaky(result) ? `, flaky${NBSP}${passed}/${trials.length}` : '';
  const value = withScore && result.mean_score !== null ? ` ${score(result.mean_score)}` : '';
  return `${VERDICT_ICON[result.verdict]}${NBSP}${VERDICT_WORD[result.verdict]}${value}${split}`;
}

function winnerCell(row: CaseRow, results: Results): string {
  const winner = results.arms[row.winner];
  if (winner !== undefined) return `<b>${inline(winner.name, 24)}</b>`;
  return row.comparable ? 'tie' : 'tie (not measured)';
}

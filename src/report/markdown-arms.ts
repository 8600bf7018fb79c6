import { ENOUGH_CASES } from '../comparison/statistics/compare-arms.ts';
import { isLargest } from '../comparison/statistics/latency.ts';
import type { ArmResult, Results } from '../results/results.ts';
import {
  barCell,
  callsCell,
  costCell,
  differenceCell,
  flakyCell,
  isClear,
  latencyCell,
  passedCell,
  rateCell,
  scoreDifferenceCell,
  winsCell,
} from './arm-cells.ts';
import { armName } from './arm-name.ts';
import { failingFirst } from './arm-reasons.ts';
import { callCount } from './arm-usage.ts';
import { count, NBSP, NOT_MEASURED, plural, score } from './format.ts';
import type { Table } from './markdown-table.ts';

/** Up to this many arms stand as columns, more as rows. */
export const MAX_COLUMNS = 3;

interface Line {
  readonly label: string;
  /** Head of the column when arms are rows. */
  readonly head: string;
  readonly of: (arm: ArmResult) => string;
  /** Left out when it says nothing about any arm. */
  readonly shown: boolean;
  /** Columns that are too much beside eight others: shown where arms are columns. */
  readonly wide?: boolean;
}

/** How the table of arms is laid out. */
interface Layout {
  /** One row an arm; else one column an arm. */
  readonly asRows: boolean;
  /** With the columns that are too much for a comment. */
  readonly wide: boolean;
}

/**
 * The arms side by side: verdict with the missed gates, wins, pass rate, difference, errors, latency, cost. Few arms
 * are columns; many are rows, what failed the check first, and with all that can be told only where there is room.
 */
export function armsTable(results: Results, shown: readonly ArmResult[], roomy = false): Table {
  const asRows = shown.length > MAX_COLUMNS;
  const wide = roomy || !asRows;
  const lines = armLines(results, { asRows, wide }).filter(
    (line) => line.shown && (wide || line.wide !== true),
  );
  const marked = (arm: ArmResult) =>
    `${armName(arm.name)}${arm.name === results.reference && results.arms.length > 1 ? ' (reference)' : ''}`;
  if (asRows) {
    return {
      head: ['Arm', ...lines.map((line) => line.head)],
      align: ['left', 'left', ...lines.slice(1).map(() => 'right' as const)],
      rows: failingFirst(shown).map((arm) => [marked(arm), ...lines.map((line) => line.of(arm))]),
    };
  }
  return {
    head: ['', ...shown.map(marked)],
    align: ['left', ...shown.map(() => 'left' as const)],
    rows: lines.map((line) => [line.label, ...shown.map((arm) => line.of(arm))]),
  };
}

function armLines(results: Results, { asRows, wide }: Layout): Line[] {
  const { arms } = results;
  const matrix = arms.length > 1;
  const compared = arms.some((arm) => arm.versus_reference !== undefined);
  const some = (test: (arm: ArmResult) => boolean) => arms.some(test);
  const best = Math.max(...arms.map((arm) => arm.wins));
  // A case passes by its trials, so with several of them the share of cases and the rate of trials are two numbers.
  const trials = results.trials.count > 1;
  const rate = `Pass rate${trials ? ' of trials' : ''}, 95% interval`;
  const slow = isLargest(results.cases.length, 0.95) ? 'slowest' : 'p95';
  return [
    { label: '<b>Bar</b>', head: 'Bar', of: barCell, shown: true },
    {
      label: '<b>Wins</b>',
      head: `Wins of ${count(results.comparison.rows.length)}`,
      of: (arm) => winsCell(arm, best, asRows ? undefined : results.comparison.rows.length),
      shown: matrix,
    },
    {
      label: trials ? 'Cases passed' : 'Passed',
      head: 'Passed',
      of: (arm) => passedCell(arm, asRows, !wide),
      shown: true,
    },
    {
      label: rate,
      head: rate,
      of: rateCell,
      shown: results.cases.length >= ENOUGH_CASES,
      wide: true,
    },
    {
      label: 'Δ points, 95% interval',
      head: 'Δ points, 95% interval',
      of: (arm) => differenceCell(arm.versus_reference),
      shown: some(({ versus_reference: found }) => found !== undefined && found.verdict !== 'too_few_cases'),
    },
    {
      label: 'Δ mean score, 95% interval',
      head: 'Δ mean score, 95% interval',
      of: (arm) => scoreDifferenceCell(arm.versus_reference),
      shown: some(({ versus_reference: found }) => isClear(found?.mean_score)),
      wide: true,
    },
    {
      label: 'Fixed / broken',
      head: 'Fixed / broken',
      of: ({ versus_reference: found }) =>
        found === undefined ? NOT_MEASURED : `${count(found.fixed)} / ${count(found.broken)}`,
      shown: compared,
    },
    {
      label: 'Mean score',
      head: 'Mean score',
      of: (arm) => score(arm.mean_score),
      shown: some((arm) => arm.mean_score !== null),
    },
    {
      label: 'Errored / skipped',
      head: 'Errored / skipped',
      of: ({ cases }) => `${count(cases.errored)} / ${count(cases.skipped)}`,
      shown: some(({ cases }) => cases.errored + cases.skipped > 0),
      wide: true,
    },
    {
      label: 'Flaky cases',
      head: 'Flaky',
      of: flakyCell,
      shown: some((arm) => arm.flaky !== null),
      wide: true,
    },
    {
      label: `p50${NBSP}/${NBSP}${slow}`,
      head: wide ? `p50 / ${slow}` : slow,
      of: (arm) => latencyCell(arm, !wide),
      shown: some((arm) => arm.latency_ms !== null),
    },
    {
      label: 'Cost',
      head: 'Cost',
      of: costCell,
      shown: some((arm) => arm.cost_usd !== null || arm.spent_usd > 0),
    },
    { label: 'Calls', head: 'Calls', of: callsCell, shown: some((arm) => callCount(arm) > 0), wide: true },
  ];
}

/** What the difference, its words and its p mean; nothing where no difference is shown. */
export function differenceNote({ arms, reference }: Results): string | undefined {
  const compared = arms.flatMap(({ versus_reference: found }) => found ?? []);
  if (!compared.some(({ verdict }) => verdict !== 'too_few_cases')) return undefined;
  const many = compared.length > 1;
  const raised = many ? `, raised for ${plural(compared.length, 'comparison')} (Holm)` : '';
  const alone = many ? '; the intervals are not raised' : '';
  const scores = compared.some(({ mean_score: found }) => isClear(found)) ? ' (mean scores: paired t)' : '';
  return `Δ: points of pass rate more or less than ${armName(reference)}. p: exact sign-flip test${scores}${raised}. The words go by p${alone}.`;
}

import type { ArmResult, Results, VersusReference } from '../results/results.ts';
import { count, duration, interval, NBSP, NOT_MEASURED, percent, points, score, usd } from './format.ts';
import { armName, whyNotMet } from './markdown-headline.ts';
import type { Table } from './markdown-table.ts';

/** Up to this many arms stand as columns, more as rows. */
export const MAX_COLUMNS = 3;
/** From this many cases the rate comes before the count. */
const ENOUGH_CASES = 30;

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

/** The arms side by side: verdict with the missed gates, wins, pass rate, difference, errors, latency, cost. */
export function armsTable(results: Results, shown: readonly ArmResult[], layout?: Partial<Layout>): Table {
  const asRows = layout?.asRows ?? shown.length > MAX_COLUMNS;
  const wide = layout?.wide ?? !asRows;
  const lines = armLines(results, { asRows, wide }).filter(
    (line) => line.shown && (wide || line.wide !== true),
  );
  const marked = (arm: ArmResult) =>
    `${armName(arm.name)}${arm.name === results.reference && results.arms.length > 1 ? ' (reference)' : ''}`;
  if (asRows) {
    return {
      head: ['Arm', ...lines.map((line) => line.head)],
      align: ['left', 'left', ...lines.slice(1).map(() => 'right' as const)],
      rows: shown.map((arm) => [marked(arm), ...lines.map((line) => line.of(arm))]),
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
  return [
    { label: '<b>Bar</b>', head: 'Bar', of: barCell, shown: true },
    {
      label: '<b>Wins</b>',
      head: `Wins of ${count(results.comparison.rows.length)}`,
      of: (arm) => winsCell(arm, best, asRows ? undefined : results.comparison.rows.length),
      shown: matrix,
    },
    { label: 'Passed', head: 'Passed', of: (arm) => passedCell(arm, asRows, !wide), shown: true },
    {
      label: 'Pass rate, 95% interval',
      head: 'Pass rate, 95% interval',
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
      label: `p50${NBSP}/${NBSP}p95`,
      head: wide ? 'p50 / p95' : 'p95',
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

/** A verdict as icon and word, below it what was missed, with number and threshold. */
export function barCell(arm: ArmResult): string {
  const informational = arm.required ? '' : ' (informational)';
  if (arm.verdict === 'met') return `✅ met${informational}`;
  const head = arm.verdict === 'missed' ? '❌ <b>missed</b>' : '⚠️ <b>inconclusive</b>';
  const { gates, others } = whyNotMet(arm);
  return [`${head}${informational}`, ...gates, ...others].join('<br>');
}

function rateCell({ pass_rate: rate }: ArmResult): string {
  const text = `${percent(rate.value)} (${percent(rate.low)}${NBSP}…${NBSP}${percent(rate.high)})`;
  if (rate.errored_as_failed === undefined) return text;
  return `${text}<br>${percent(rate.errored_as_failed)} if the errored had failed`;
}

function winsCell(arm: ArmResult, best: number, total: number | undefined): string {
  const text = total === undefined ? count(arm.wins) : `${count(arm.wins)} of ${count(total)}`;
  return arm.wins === best && best > 0 ? `<b>${text}</b>` : text;
}

function passedCell({ cases }: ArmResult, short: boolean, withGaps: boolean): string {
  if (cases.total === 0) return NOT_MEASURED;
  const counts = `${count(cases.passed)}/${count(cases.total)}`;
  // Of all cases; the pass rate with its interval leaves out what could not be measured.
  const share = percent(cases.passed / cases.total);
  const few = cases.total < ENOUGH_CASES;
  const parts = few ? [`${counts} · ${share}`] : short ? [share] : [`${share} · ${counts}`];
  if (withGaps && cases.errored > 0) parts.push(`${count(cases.errored)}${NBSP}errored`);
  if (withGaps && cases.skipped > 0) parts.push(`${count(cases.skipped)}${NBSP}skipped`);
  return parts.join('<br>');
}

const DIFFERENCE_WORDS: Readonly<Record<VersusReference['verdict'], string>> = {
  better: `▲${NBSP}better`,
  worse: `▼${NBSP}worse`,
  no_clear_difference: '≈ no clear difference',
  too_few_cases: 'too few cases',
};

function differenceCell(found: VersusReference | undefined): string {
  if (found === undefined) return NOT_MEASURED;
  const words = DIFFERENCE_WORDS[found.verdict];
  if (found.verdict === 'too_few_cases') return words;
  return `${points(found.difference)} ${interval(found.low, found.high)}<br>${words}`;
}

type ScoreDifference = VersusReference['mean_score'];

function isClear(found: ScoreDifference): boolean {
  return found !== undefined && found.verdict !== 'too_few_cases';
}

function scoreDifferenceCell(versus: VersusReference | undefined): string {
  const found = versus?.mean_score;
  if (found === undefined || !isClear(found)) return NOT_MEASURED;
  const range = `(${score(found.low)}${NBSP}…${NBSP}${score(found.high)})`;
  return `${signed(found.difference)} ${range}<br>${DIFFERENCE_WORDS[found.verdict]}`;
}

function signed(value: number): string {
  return value > 0 ? `+${score(value)}` : score(value);
}

function flakyCell(arm: ArmResult): string {
  if (arm.flaky === null) return NOT_MEASURED;
  return `${count(arm.flaky)} (${count(arm.attempts.passed)}/${count(arm.attempts.total)} trials passed)`;
}

function latencyCell({ latency_ms: latency }: ArmResult, short: boolean): string {
  if (latency === null) return NOT_MEASURED;
  return short ? duration(latency.p95) : `${duration(latency.p50)} / ${duration(latency.p95)}`;
}

function costCell(arm: ArmResult): string {
  if (arm.cost_usd === null && arm.spent_usd === 0) return NOT_MEASURED;
  return `${usd(arm.cost_usd)}, spent${NBSP}${usd(arm.spent_usd)}`;
}

function callCount({ cassette }: ArmResult): number {
  return cassette.replayed + cassette.recorded + cassette.live + cassette.missed;
}

function callsCell(arm: ArmResult): string {
  return callCount(arm) === 0 ? NOT_MEASURED : callsText([arm]);
}

/** `485 replayed, 15 recorded`: how the calls of some arms and of their scorers were answered. */
export function callsText(arms: readonly ArmResult[]): string {
  const parts = (['replayed', 'recorded', 'live', 'missed'] as const).flatMap((kind) => {
    const sum = arms.reduce((total, arm) => total + arm.cassette[kind], 0);
    return sum === 0 ? [] : [`${count(sum)} ${kind}`];
  });
  return parts.join(', ');
}

/** Where the answers of all arms came from, and what this run paid; nothing for a suite that calls no model. */
export function usageTexts(arms: readonly ArmResult[]): string[] {
  const calls = callsText(arms);
  if (calls === '') return [];
  const spent = arms.reduce((sum, arm) => sum + arm.spent_usd, 0);
  // A call without a price is not a call for nothing.
  const unpriced = arms.some(
    ({ cost_usd, cassette }) => cost_usd === null && cassette.recorded + cassette.live > 0,
  );
  if (!unpriced) return [`calls: ${calls}`, `spent ${usd(spent)}`];
  return [`calls: ${calls}`, spent > 0 ? `spent ${usd(spent)} and more without a price` : 'spent: unknown'];
}

/** Arms in the order of rows: what failed the check first, then in matrix order. */
export function failingFirst(arms: readonly ArmResult[]): ArmResult[] {
  const order = (arm: ArmResult) =>
    arm.verdict === 'met' ? 4 : (arm.verdict === 'missed' ? 0 : 1) + (arm.required ? 0 : 2);
  return [...arms].sort((a, b) => order(a) - order(b));
}

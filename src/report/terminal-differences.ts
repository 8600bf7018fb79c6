import { sanitise } from '../base/sanitise.ts';
import { ENOUGH_CASES } from '../comparison/statistics/compare-arms.ts';
import type { ArmResult, Results, VersusReference } from '../results/results.ts';
import { DIFFERENCE_WORDS } from './difference-words.ts';
import { decimals, interval, NBSP, NOT_MEASURED, plural, points, pValue, signedScore } from './format.ts';
import type { Paint } from './paint.ts';
import { intervalChart } from './terminal-chart.ts';
import type { Ruler } from './width.ts';

const GAP = '    ';
/** With fewer comparable cases no difference can be told from luck, so nothing is printed about it. */
const FEWEST_CASES = 5;

/** A column of the table: the text of each arm. */
interface Column {
  readonly head: string;
  readonly of: (arm: ArmResult) => string;
}

/**
 * Pass rates with their 95 % intervals, and each arm's difference to the reference in points; below 30 cases the counts
 * come first. Then the intervals as a chart. No lines where the cases are too few to tell anything.
 */
export function differencesBlock(results: Results, paint: Paint, ruler: Ruler, width?: number): string[] {
  const compared = results.arms.flatMap(({ versus_reference: found }) => found ?? []);
  const cases = Math.max(0, ...compared.map((found) => found.cases ?? results.cases.length));
  if (cases < FEWEST_CASES) return [];
  const columns = columnsOf(results, cases < ENOUGH_CASES);
  const table = tableRows(results, columns, paint, ruler);
  const fits = width === undefined || table.every(({ columns: taken }) => taken <= width);
  const rows = fits ? table.map(({ line }) => line) : stackedRows(results, columns, paint);
  const title = `== pass rates, and differences to ${sanitise(results.reference)} in points, 95 % intervals`;
  const chart = intervalChart(results.arms, ruler, width);
  const legend = legendLines(compared).map(paint.dim);
  return [paint.dim(title), ...rows, ...scoreLines(results.arms), ...legend, ...spaced(chart)];
}

/** What the heads mean that are no words of every day. Each line fits 80 columns. */
function legendLines(compared: readonly VersusReference[]): string[] {
  const many = compared.length > 1;
  const raised = many ? `, raised for ${plural(compared.length, 'comparison')} (Holm)` : '';
  const scores = compared.some(({ mean_score }) => mean_score !== undefined);
  return [
    `p: exact sign-flip test${raised}; the verdict goes by it`,
    ...(scores ? [`p of a mean score: paired t${many ? ', raised as well' : ''}`] : []),
    'finds: the smallest difference that this suite sees in 80 of 100 runs',
  ];
}

/** A line of the table, and the columns it takes. */
interface Row {
  readonly line: string;
  readonly columns: number;
}

function tableRows(results: Results, columns: readonly Column[], paint: Paint, ruler: Ruler): Row[] {
  const texts = columns.map(({ head, of }) => [head, ...results.arms.map(of)]);
  const widths = texts.map((column) => Math.max(...column.map(ruler.width)));
  return [undefined, ...results.arms].map((arm, row) => {
    const cells = texts.map((column, index) => ruler.padEnd(column[row] ?? '', widths[index] ?? 0));
    const line = cells.join(GAP).trimEnd();
    return {
      line: painted(line, arm?.versus_reference, arm === undefined, paint),
      columns: ruler.width(line),
    };
  });
}

/** For a terminal that is too narrow for the table: each arm's name, and under it what the table would say. */
function stackedRows(results: Results, [name, ...others]: readonly Column[], paint: Paint): string[] {
  return results.arms.flatMap((arm) => {
    const facts = others.flatMap(({ head, of }) => (of(arm) === '' ? [] : `  ${head} ${of(arm)}`));
    return [name?.of(arm) ?? '', ...facts].map((line) => painted(line, arm.versus_reference, false, paint));
  });
}

function spaced(lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', ...lines];
}

function columnsOf({ arms, trials, reference }: Results, countsFirst: boolean): Column[] {
  const versus = (of: (found: VersusReference) => string) => (arm: ArmResult) =>
    arm.versus_reference === undefined ? '' : of(arm.versus_reference).replaceAll(NBSP, ' ');
  const several = trials.count > 1;
  const counts: Column[] = [
    { head: several ? 'cases passed' : 'passed', of: ({ cases }) => `${cases.passed}/${cases.total}` },
    { head: 'fixed / broken', of: versus(({ fixed, broken }) => `${fixed} / ${broken}`) },
  ];
  const ifFailed: Column = {
    head: 'errored as failed',
    of: ({ pass_rate: { errored_as_failed: share } }) => (share === undefined ? '' : hundredths(share)),
  };
  const rates: Column[] = [
    {
      head: several ? 'pass rate of trials' : 'pass rate',
      of: ({ pass_rate: rate }) => shareWithInterval(rate.value, rate.low, rate.high),
    },
    ...(arms.some(({ pass_rate }) => pass_rate.errored_as_failed !== undefined) ? [ifFailed] : []),
    {
      head: 'difference',
      of: (arm) => (arm.name === reference ? 'reference' : versus(differenceText)(arm)),
    },
  ];
  const pooled: Column = {
    head: 'attempts (pooled)',
    of: ({ attempts: { passed, total, low, high } }) => {
      const interval =
        low === undefined || high === undefined ? '' : ` (${hundredths(low)} … ${hundredths(high)})`;
      return `${passed}/${total}${interval}`;
    },
  };
  return [
    { head: 'arm', of: ({ name }) => sanitise(name) },
    ...(countsFirst ? [...counts, ...rates] : [...rates, ...counts]),
    { head: 'verdict', of: versus(({ verdict }) => DIFFERENCE_WORDS[verdict]) },
    { head: 'p', of: versus(({ p_adjusted, approximate }) => pValue(p_adjusted, approximate)) },
    { head: 'finds', of: versus(({ mde80 }) => (mde80 >= 1 ? NOT_MEASURED : hundredths(mde80))) },
    ...(several ? [pooled] : []),
  ];
}

function painted(
  line: string,
  found: VersusReference | undefined,
  isHead: boolean,
  { dim, good, bad }: Paint,
): string {
  if (isHead) return dim(line);
  if (found?.verdict === 'better') return good(line);
  return found?.verdict === 'worse' ? bad(line) : line;
}

function differenceText({ difference, low, high }: VersusReference): string {
  return `${points(difference)} ${interval(low, high)}`;
}

function shareWithInterval(share: number, low: number, high: number): string {
  return `${hundredths(share)} (${hundredths(low)} … ${hundredths(high)})`;
}

/** A share in percent, without the sign. */
function hundredths(share: number): string {
  return decimals(share * 100, 1);
}

/** Differences of the mean scores, in the scorers' own unit. */
function scoreLines(arms: readonly ArmResult[]): string[] {
  return arms.flatMap(({ name, versus_reference }) => {
    const found = versus_reference?.mean_score;
    if (found === undefined) return [];
    const range = `${signedScore(found.low, 3)} … ${signedScore(found.high, 3)}`;
    return [
      `mean score of ${sanitise(name)}: ${signedScore(found.difference, 3)} (${range}), ${DIFFERENCE_WORDS[found.verdict]}, p ${pValue(found.p_adjusted)}`,
    ];
  });
}

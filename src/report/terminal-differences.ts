import { sanitise } from '../base/sanitise.ts';
import { ENOUGH_CASES } from '../comparison/statistics/compare-arms.ts';
import type { ArmResult, Results, VersusReference } from '../results/results.ts';
import { decimals, interval, NBSP, NOT_MEASURED, points } from './format.ts';
import type { Paint } from './paint.ts';
import { intervalChart } from './terminal-chart.ts';
import type { Ruler } from './width.ts';

const GAP = '    ';
/** With fewer comparable cases no difference can be told from luck, so nothing is printed about it. */
const FEWEST_CASES = 5;

const FINDS = 'finds: the smallest difference that this suite sees in 80 of 100 runs';

const WORDS: Readonly<Record<VersusReference['verdict'], string>> = {
  better: 'better',
  worse: 'worse',
  no_clear_difference: 'no clear difference',
  too_few_cases: 'too few cases',
};

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
  return [paint.dim(title), ...rows, ...scoreLines(results.arms), paint.dim(FINDS), ...spaced(chart)];
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
  const counts: Column[] = [
    { head: 'passed', of: ({ cases }) => `${cases.passed}/${cases.total}` },
    { head: 'fixed / broken', of: versus(({ fixed, broken }) => `${fixed} / ${broken}`) },
  ];
  const ifFailed: Column = {
    head: 'had errored failed',
    of: ({ pass_rate: { errored_as_failed: share } }) => (share === undefined ? '' : hundredths(share)),
  };
  const rates: Column[] = [
    { head: 'pass rate', of: ({ pass_rate: rate }) => shareWithInterval(rate.value, rate.low, rate.high) },
    ...(arms.some(({ pass_rate }) => pass_rate.errored_as_failed !== undefined) ? [ifFailed] : []),
    {
      head: 'difference',
      of: (arm) => (arm.name === reference ? 'reference' : versus(differenceText)(arm)),
    },
  ];
  const pooled: Column = {
    head: 'attempts (pooled)',
    of: ({ attempts: { passed, total, low = 0, high = 1 } }) =>
      `${passed}/${total} (${hundredths(low)} … ${hundredths(high)})`,
  };
  return [
    { head: 'arm', of: ({ name }) => sanitise(name) },
    ...(countsFirst ? [...counts, ...rates] : [...rates, ...counts]),
    { head: 'verdict', of: versus(({ verdict }) => WORDS[verdict]) },
    { head: 'p', of: versus(({ p_adjusted, approximate }) => pText(p_adjusted, approximate === true)) },
    { head: 'finds', of: versus(({ mde80 }) => (mde80 >= 1 ? NOT_MEASURED : hundredths(mde80))) },
    ...(trials.count > 1 ? [pooled] : []),
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

function pText(p: number, approximate: boolean): string {
  const text = p < 0.0001 ? '<0.0001' : decimals(p, p < 0.1 ? 4 : 2);
  return approximate ? `about ${text}` : text;
}

/** Differences of the mean scores, in the scorers' own unit. */
function scoreLines(arms: readonly ArmResult[]): string[] {
  return arms.flatMap(({ name, versus_reference }) => {
    const found = versus_reference?.mean_score;
    if (found === undefined) return [];
    const range = `${signed(found.low)} … ${signed(found.high)}`;
    return [
      `mean score of ${sanitise(name)}: ${signed(found.difference)} (${range}), ${WORDS[found.verdict]}`,
    ];
  });
}

function signed(value: number): string {
  const text = decimals(Math.abs(value), 3);
  if (Number(text) === 0) return '±0.000';
  return `${value < 0 ? '−' : '+'}${text}`;
}

import type { Results } from '../results/results.ts';

/** Files a run leaves behind, as paths that a later step can use. */
export interface ReportPaths {
  readonly results: string;
  readonly html: string;
  readonly junit: string;
  readonly markdown: string;
}

/** Their names in the folder of results. */
export const REPORT_FILES = {
  results: 'results.json',
  html: 'report.html',
  junit: 'junit.xml',
  markdown: 'report.md',
} as const satisfies ReportPaths;

/** The outputs of the action: small scalars only, because they travel through environments and expressions. */
export function outputsOf(results: Results, paths: ReportPaths): Record<string, string> {
  const { arms, comparison } = results;
  return {
    verdict: results.verdict,
    winner: winnerOf(results) ?? '',
    wins: JSON.stringify(comparison.wins),
    arms: JSON.stringify(armsOf(results)),
    'cost-usd': sumOfKnown(arms.map((arm) => arm.cost_usd)),
    'spent-usd': String(sum(arms.map((arm) => arm.spent_usd))),
    replayed: String(sum(arms.map((arm) => arm.cassette.replayed))),
    recorded: String(sum(arms.map((arm) => arm.cassette.recorded))),
    'results-path': paths.results,
    'html-path': paths.html,
    'junit-path': paths.junit,
    'markdown-path': paths.markdown,
  };
}

/** A suite that has run. */
export interface FinishedSuite {
  readonly path: string;
  readonly commentKey: string;
  readonly results: Results;
  readonly paths: ReportPaths;
}

/** From best to worst. */
const VERDICTS = ['met', 'inconclusive', 'missed'] as const satisfies readonly Results['verdict'][];

/**
 * The outputs where the step runs several suites: the worst verdict, sums, one path a line, and what has no sum as
 * JSON by the suite's path.
 *
 * @param refused how many suites turned out to be invalid: without them nothing can be met.
 */
export function outputsOfSeveral(suites: readonly FinishedSuite[], refused: number): Record<string, string> {
  const each = suites.map(({ path, results, paths }) => ({ path, results, own: outputsOf(results, paths) }));
  const worst = Math.max(
    ...each.map(({ results }) => VERDICTS.indexOf(results.verdict)),
    refused > 0 ? 1 : 0,
  );
  const byPath = (of: (one: (typeof each)[number]) => unknown) =>
    JSON.stringify(Object.fromEntries(each.map((one) => [one.path, of(one)])));
  const lines = (name: string) => each.map(({ own }) => own[name] ?? '').join('\n');
  const total = (name: string) => {
    const values = each.map(({ own }) => own[name] ?? '');
    return values.includes('') ? '' : String(sum(values.map(Number)));
  };
  return {
    verdict: VERDICTS[worst] ?? 'missed',
    winner: byPath(({ results }) => winnerOf(results) ?? null),
    wins: byPath(({ results }) => results.comparison.wins),
    arms: byPath(({ results }) => armsOf(results)),
    ...Object.fromEntries(SUMS.map((name) => [name, total(name)])),
    ...Object.fromEntries(PATHS.map((name) => [name, lines(name)])),
  };
}

const SUMS = ['cost-usd', 'spent-usd', 'replayed', 'recorded'];
const PATHS = ['results-path', 'html-path', 'junit-path', 'markdown-path'];

function armsOf({ arms }: Results): object[] {
  return arms.map(({ name, verdict, cases, mean_score, wins, cost_usd }) => ({
    name,
    verdict,
    passed: cases.passed,
    total: cases.total,
    mean_score,
    wins,
    cost_usd,
  }));
}

/** The arm that won more cases than every other one; with a tie there is none. */
function winnerOf({ arms }: Results): string | undefined {
  const most = Math.max(...arms.map((arm) => arm.wins));
  const leaders = arms.filter((arm) => arm.wins === most);
  return most > 0 && leaders.length === 1 ? leaders[0]?.name : undefined;
}

/** Empty when an arm's cost is not known: a part of a sum is not the sum. */
function sumOfKnown(costs: readonly (number | null)[]): string {
  const known = costs.filter((cost) => cost !== null);
  return known.length === costs.length ? String(sum(known)) : '';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

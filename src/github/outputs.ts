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
    arms: JSON.stringify(
      arms.map(({ name, verdict, cases, mean_score, wins, cost_usd }) => ({
        name,
        verdict,
        passed: cases.passed,
        total: cases.total,
        mean_score,
        wins,
        cost_usd,
      })),
    ),
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

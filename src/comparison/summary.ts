import type { ArmResult, CaseResult, CaseVerdict } from '../results/results.ts';

/** The counts and sums of one arm. */
export type ArmSummary = Pick<
  ArmResult,
  'cases' | 'flaky' | 'pass_rate' | 'attempts' | 'mean_score' | 'latency_ms' | 'tokens' | 'cost_usd'
>;

/** Adds up an arm's results. `trialCount` is what the run asked for; with one trial nothing can be called flaky. */
export function summarise(results: readonly CaseResult[], trialCount: number): ArmSummary {
  const cases = countCases(results);
  return {
    cases,
    flaky: trialCount > 1 ? results.filter(isFlaky).length : null,
    pass_rate: passRate(cases.passed, cases.total),
    attempts: countAttempts(results),
    mean_score: mean(results.flatMap((result) => result.mean_score ?? [])),
    latency_ms: latencyOf(results),
    tokens: tokensOf(results),
    cost_usd: costOf(results),
  };
}

function countCases(results: readonly CaseResult[]): ArmSummary['cases'] {
  const of = (verdict: CaseVerdict) => results.filter((result) => result.verdict === verdict).length;
  return {
    total: results.length,
    passed: of('passed'),
    failed: of('failed'),
    errored: of('errored'),
    skipped: of('skipped'),
  };
}

/** Some trials passed and some did not. */
export function isFlaky({ trials = [] }: CaseResult): boolean {
  return trials.some((trial) => trial.passed) && trials.some((trial) => !trial.passed);
}

/** Trials that ran, errored ones included; a case without trials that ran is one attempt. */
function countAttempts(results: readonly CaseResult[]): ArmSummary['attempts'] {
  const attempts = results.flatMap((result) => {
    if (result.verdict === 'skipped') return [];
    return (result.trials ?? [result]).map((attempt) => attempt.passed);
  });
  return { passed: attempts.filter((passed) => passed).length, total: attempts.length };
}

/** The 0.975 quantile of the standard normal distribution. */
const Z95 = 1.959963984540054;

/** Passed over total with its 95 % interval; without any case the rate is 0 and the interval says nothing. */
function passRate(passed: number, total: number): ArmSummary['pass_rate'] {
  if (total === 0) return { value: 0, low: 0, high: 1 };
  const value = passed / total;
  const spread = Z95 ** 2 / total;
  const centre = (value + spread / 2) / (1 + spread);
  const half = Math.sqrt(value * (1 - value) * spread + spread ** 2 / 4) / (1 + spread);
  return {
    value,
    low: passed === 0 ? 0 : Math.max(0, centre - half),
    high: passed === total ? 1 : Math.min(1, centre + half),
  };
}

/** Over the cases whose target answered; a skipped case and a target that gave no answer have no latency. */
function latencyOf(results: readonly CaseResult[]): ArmSummary['latency_ms'] {
  const times = results
    .filter((result) => result.verdict !== 'skipped' && result.error === undefined)
    .map((result) => result.latency_ms)
    .sort((a, b) => a - b);
  const average = mean(times);
  if (average === null) return null;
  return { mean: average, p50: nearestRank(times, 50), p95: nearestRank(times, 95) };
}

/** The smallest value that at least `percent` of the values do not exceed. `sorted` ascending, not empty. */
export function nearestRank(sorted: readonly number[], percent: number): number {
  // Whole percents first: 0.95 * n can end just above the rank it should be.
  const rank = Math.max(1, Math.ceil((percent * sorted.length) / 100));
  return sorted[rank - 1] ?? Number.NaN;
}

function tokensOf(results: readonly CaseResult[]): ArmSummary['tokens'] {
  const tokens = results.flatMap((result) => result.tokens ?? []);
  if (tokens.length === 0) return null;
  return {
    input: tokens.reduce((total, { input }) => total + input, 0),
    output: tokens.reduce((total, { output }) => total + output, 0),
  };
}

/** `null` when nothing was priced: an unknown cost is not a cost of 0. */
function costOf(results: readonly CaseResult[]): number | null {
  const costs = results.flatMap((result) => result.cost_usd ?? []);
  return costs.length === 0 ? null : costs.reduce((total, cost) => total + cost, 0);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
}

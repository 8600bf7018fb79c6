import type { ArmResult, CaseResult, CaseVerdict } from '../results/results.ts';
import type { ArmStatistics } from './statistics/compare-arms.ts';
import { nearestRank } from './statistics/latency.ts';
import { mean, sum } from './statistics/sample.ts';

/** The counts and sums of one arm. */
export type ArmSummary = Pick<
  ArmResult,
  'cases' | 'flaky' | 'pass_rate' | 'attempts' | 'mean_score' | 'latency_ms' | 'tokens' | 'cost_usd'
>;

/** Adds up an arm's results. `trialCount` is what the run asked for; with one trial nothing can be called flaky. */
export function summarise(
  results: readonly CaseResult[],
  trialCount: number,
  statistics: ArmStatistics,
): ArmSummary {
  return {
    cases: countCases(results),
    flaky: trialCount > 1 ? results.filter(isFlaky).length : null,
    pass_rate: passRate(statistics),
    attempts: { ...statistics.attempts },
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

/** With fewer than two measured cases the interval says nothing; without any, the rate is 0. */
function passRate(statistics: ArmStatistics): ArmSummary['pass_rate'] {
  const { rate, attempts, rateErroredAsFailed } = statistics;
  const errored = rateErroredAsFailed === null ? {} : { errored_as_failed: rateErroredAsFailed };
  if (rate !== null) return { value: rate.mean, low: rate.low, high: rate.high, ...errored };
  const only = attempts.total === 0 ? 0 : attempts.passed / attempts.total;
  return { value: only, low: 0, high: 1, ...errored };
}

/** Over the cases whose target answered; a skipped case and a target that gave no answer have no latency. */
export function latencyOf(results: readonly CaseResult[]): ArmSummary['latency_ms'] {
  const times = timesOf(results);
  const average = mean(times);
  const p50 = nearestRank(times, 0.5);
  const p95 = nearestRank(times, 0.95);
  return average === null || p50 === null || p95 === null ? null : { mean: average, p50, p95 };
}

/** The slowest of those cases; `null` when none answered. */
export function slowestOf(results: readonly CaseResult[]): number | null {
  return timesOf(results).at(-1) ?? null;
}

/** Milliseconds, upwards. */
function timesOf(results: readonly CaseResult[]): number[] {
  return results
    .filter((result) => result.verdict !== 'skipped' && result.error === undefined)
    .map((result) => result.latency_ms)
    .sort((a, b) => a - b);
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
export function costOf(results: readonly CaseResult[]): number | null {
  const costs = results.flatMap((result) => result.cost_usd ?? []);
  return costs.length === 0 ? null : sum(costs);
}

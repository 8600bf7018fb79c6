import type { ArmResult, CaseResult, CaseVerdict } from '../results/results.ts';
import { nearestRank } from './statistics/latency.ts';
import { wilson } from './statistics/wilson.ts';

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

/** Trials with a verdict of their own; a case without trials is one. What errored or never ran is none. */
function countAttempts(results: readonly CaseResult[]): ArmSummary['attempts'] {
  const of = (verdict: CaseVerdict) =>
    results.flatMap((result) => result.trials ?? [result]).filter((attempt) => attempt.verdict === verdict)
      .length;
  const passed = of('passed');
  return { passed, total: passed + of('failed') };
}

/** Passed over total with its 95 % interval; without any case the rate is 0 and the interval says nothing. */
function passRate(passed: number, total: number): ArmSummary['pass_rate'] {
  return { value: total === 0 ? 0 : passed / total, ...wilson(passed, total) };
}

/** Over the cases whose target answered; a skipped case and a target that gave no answer have no latency. */
function latencyOf(results: readonly CaseResult[]): ArmSummary['latency_ms'] {
  const times = results
    .filter((result) => result.verdict !== 'skipped' && result.error === undefined)
    .map((result) => result.latency_ms)
    .sort((a, b) => a - b);
  const average = mean(times);
  const p50 = nearestRank(times, 0.5);
  const p95 = nearestRank(times, 0.95);
  return average === null || p50 === null || p95 === null ? null : { mean: average, p50, p95 };
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

import type { CaseResult, CaseVerdict, ScoreResult, TrialResult } from '../results/results.ts';
import type { Case, TrialsSpec } from '../suite/suite.ts';
import type { PlannedScorer } from './run.ts';
import type { PricedCall, Trial } from './run-trial.ts';

/** Does a case pass, given how many of its trials did? */
export function meetsRequirement(passed: number, trials: TrialsSpec): boolean {
  switch (trials.require) {
    case 'all':
      return passed === trials.count;
    case 'majority':
      return 2 * passed > trials.count;
    case 'any':
      return passed >= 1;
  }
}

/** Turns the trials of a case into its result. `trials` holds one entry for each trial the suite asks for. */
export function aggregate(
  testCase: Case,
  scorers: readonly PlannedScorer[],
  spec: TrialsSpec,
  trials: readonly Trial[],
): CaseResult {
  const outcomes = trials.map(trialResult);
  const passed = meetsRequirement(outcomes.filter((outcome) => outcome.passed).length, spec);
  const scores = trials.length === 1 ? (outcomes[0]?.scores ?? []) : combineScores(outcomes, passed);
  const verdict = caseVerdict(passed, outcomes, scores);
  const error = outcomes.every((outcome) => outcome.error !== undefined) ? outcomes[0]?.error : undefined;
  const output = outcomes.find((outcome) => outcome.output !== undefined)?.output;
  return {
    case: testCase.id,
    tags: [...testCase.tags],
    verdict,
    passed,
    mean_score: meanScore(scores, scorers),
    scores,
    ...(error === undefined ? {} : { error }),
    ...(output === undefined ? {} : { output }),
    latency_ms: meanLatency(outcomes),
    ...usage(trials.flatMap((trial) => trial.calls)),
    ...(spec.count > 1 ? { trials: outcomes } : {}),
  };
}

function trialResult({ answer, scores }: Trial): TrialResult {
  if (answer.kind === 'errored') {
    return {
      passed: false,
      verdict: 'errored',
      scores: [],
      latency_ms: answer.latency_ms,
      error: answer.error,
    };
  }
  const passed = scores.every((score) => score.passed);
  const measured = scores.every((score) => score.value !== null);
  return {
    passed,
    verdict: passed ? 'passed' : measured ? 'failed' : 'errored',
    scores: [...scores],
    output: answer.text,
    latency_ms: answer.latency_ms,
  };
}

/**
 * An errored trial is a trial that did not pass. The case itself is `errored` when no trial could be measured, or when
 * some scorer never could.
 */
function caseVerdict(
  passed: boolean,
  outcomes: readonly TrialResult[],
  scores: readonly ScoreResult[],
): CaseVerdict {
  if (passed) return 'passed';
  const unmeasured = outcomes.every((outcome) => outcome.verdict === 'errored');
  return unmeasured || scores.some((score) => score.value === null) ? 'errored' : 'failed';
}

/** A scorer's value over the trials is the mean of the trials it could measure; its `passed` is the case's verdict. */
function combineScores(outcomes: readonly TrialResult[], passed: boolean): ScoreResult[] {
  const scored = outcomes.filter((outcome) => outcome.scores.length > 0);
  return (scored[0]?.scores ?? []).map(({ scorer }, position) => {
    const all = scored.flatMap((outcome) => outcome.scores[position] ?? []);
    const values = all.flatMap((score) => score.value ?? []);
    const broken = all.find((score) => score.error !== undefined);
    if (values.length === 0)
      return { scorer, value: null, passed: false, error: broken?.error ?? 'not measured' };
    const reason = passed ? undefined : firstFailure(outcomes, position);
    return { scorer, value: mean(values), passed, ...(reason === undefined ? {} : { reason }) };
  });
}

/** `trial <i>: <reason>` of the first trial in which this scorer said no, counted from 0. */
function firstFailure(outcomes: readonly TrialResult[], position: number): string | undefined {
  for (const [index, outcome] of outcomes.entries()) {
    const score = outcome.scores[position];
    if (score === undefined || score.passed) continue;
    if (score.error !== undefined) return `trial ${index}: scorer error: ${score.error}`;
    return `trial ${index}: ${score.reason ?? 'failed'}`;
  }
  return undefined;
}

/**
 * Weighted mean of the scores; `null` when there is none, when one of them could not be measured, or when the weights
 * are too large to be added up.
 */
function meanScore(scores: readonly ScoreResult[], scorers: readonly PlannedScorer[]): number | null {
  if (scores.length === 0 || scores.some((score) => score.value === null)) return null;
  let sum = 0;
  let weights = 0;
  for (const [position, score] of scores.entries()) {
    const weight = scorers[position]?.spec.weight ?? 1;
    sum += weight * (score.value ?? 0);
    weights += weight;
  }
  return Number.isFinite(sum) && Number.isFinite(weights) ? sum / weights : null;
}

/** Whole milliseconds; a trial without an answer counts as 0, as in EvalCore. */
function meanLatency(outcomes: readonly TrialResult[]): number {
  const answered = outcomes.map((outcome) => (outcome.error === undefined ? outcome.latency_ms : 0));
  return Math.floor(mean(answered));
}

function usage(calls: readonly PricedCall[]): Pick<CaseResult, 'tokens' | 'cost_usd'> {
  const tokens = calls.flatMap((call) => call.tokens ?? []);
  const costs = calls.flatMap((call) => call.cost_usd ?? []);
  return {
    ...(tokens.length === 0
      ? {}
      : { tokens: { input: sum(tokens.map((t) => t.input)), output: sum(tokens.map((t) => t.output)) } }),
    ...(costs.length === 0 ? {} : { cost_usd: sum(costs) }),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

import {
  type ArmResult,
  type CaseInfo,
  type CaseResult,
  type Classification,
  RESULTS_SCHEMA,
  RESULTS_VERSION,
  type Results,
} from '../results/results.ts';
import type { Case } from '../suite/suite.ts';
import { classify } from './classification.ts';
import { judgeGates, needsClassification } from './gates.ts';
import { type ArmInput, DEFAULT_POLICY, type JudgeInput, type Policy } from './input.ts';
import { summarise } from './summary.ts';
import { judgeArm, judgeRun } from './verdict.ts';
import { compareArms } from './winner.ts';

export type { ArmInput, JudgeInput, Policy } from './input.ts';

/**
 * Builds the whole results object from what the arms did: verdicts, gates, sums, winners. Pure; the order of arms and
 * cases is the input's. A case an arm has no result for is filled in as `skipped`, so that every arm has one result a
 * case and the counts add up.
 */
export function judge(input: JudgeInput): Results {
  const policy = input.policy ?? DEFAULT_POLICY;
  const runs = input.arms.map((arm) => ({ ...arm, results: completeResults(input.cases, arm.results) }));
  const comparison = compareArms(runs);
  const arms = runs.map((run) => armResult(run, comparison.wins[run.name] ?? 0, input, policy));
  return {
    schema: RESULTS_SCHEMA,
    version: RESULTS_VERSION,
    suite: {
      name: input.suite.name,
      path: input.suite.path,
      format: input.suite.format,
      hash: input.suite.hash,
    },
    reference: input.reference ?? arms[0]?.name ?? '',
    ...judgeRun(arms, policy),
    partial: input.arms.some((arm) => arm.interrupted > 0 || arm.results.length < input.cases.length),
    trials: { count: input.trials.count, require: input.trials.require },
    arms,
    cases: input.cases.map(caseInfo),
    comparison,
  };
}

function armResult(run: ArmInput, wins: number, input: JudgeInput, policy: Policy): ArmResult {
  const { cases, flaky, pass_rate, attempts, mean_score, ...usage } = summarise(
    run.results,
    input.trials.count,
  );
  const classification = classificationOf(run, input);
  const gates = judgeGates(input.suite.run.gates, { results: run.results, ...classification });
  const skipReason = run.results.find((result) => result.verdict === 'skipped')?.error;
  const verdict = judgeArm(
    {
      cases,
      gates,
      interrupted: run.interrupted,
      missedRecordings: run.calls.missed,
      ...(skipReason === undefined ? {} : { skipReason: skipReason.replace(/^skipped: /, '') }),
    },
    policy.failOn,
  );
  return {
    name: run.name,
    target: { ...run.target },
    verdict: verdict.verdict,
    required: run.required,
    reasons: verdict.reasons,
    cases,
    flaky,
    pass_rate,
    attempts,
    mean_score,
    wins,
    gates,
    ...classification,
    ...usage,
    spent_usd: run.spentUsd,
    cassette: {
      replayed: run.calls.replayed,
      recorded: run.calls.recorded,
      live: run.calls.live,
      missed: run.calls.missed,
    },
    results: [...run.results],
  };
}

function classificationOf(run: ArmInput, input: JudgeInput): { classification?: Classification } {
  const { gates, classification } = input.suite.run;
  if (!classification && !needsClassification(gates)) return {};
  return { classification: classify(input.cases, run.results) };
}

/** One result a case, in case order. */
function completeResults(cases: readonly Case[], results: readonly CaseResult[]): CaseResult[] {
  const byCase = new Map(results.map((result) => [result.case, result]));
  return cases.map((testCase) => byCase.get(testCase.id) ?? noResult(testCase));
}

function noResult(testCase: Case): CaseResult {
  return {
    case: testCase.id,
    tags: [...testCase.tags],
    verdict: 'skipped',
    passed: false,
    mean_score: null,
    scores: [],
    error: 'skipped: no result',
    latency_ms: 0,
  };
}

function caseInfo(testCase: Case): CaseInfo {
  return {
    case: testCase.id,
    ...(testCase.input === undefined ? {} : { input: testCase.input }),
    ...(testCase.expected === undefined ? {} : { expected: testCase.expected.text }),
    file: testCase.place.file,
    line: testCase.place.line ?? 1,
  };
}

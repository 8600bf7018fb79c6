import { type ArmInput, type JudgeInput, judge } from '../../src/comparison/judge.ts';
import type { CaseResult, Results, ScoreResult, TrialResult } from '../../src/results/results.ts';
import type { Case } from '../../src/suite/suite.ts';

/** A case of the dataset. `expected` is a string label. */
export function testCase(id: string, over: Partial<Case> & { label?: string } = {}): Case {
  const { label, ...rest } = over;
  return {
    id,
    tags: [],
    place: { file: 'cases.jsonl', line: 1 },
    ...(label === undefined ? {} : { expected: { json: JSON.stringify(label), text: label } }),
    ...rest,
  };
}

function result(id: string, over: Partial<CaseResult>): CaseResult {
  return {
    case: id,
    tags: [],
    verdict: 'passed',
    passed: true,
    mean_score: 1,
    scores: [],
    latency_ms: 5,
    ...over,
  };
}

/** A case that passed with one score. */
export function passed(id: string, over: Partial<CaseResult> = {}): CaseResult {
  return result(id, { scores: [score(1, true)], output: 'yes', ...over });
}

/** A case that failed with one score of 0. */
export function failed(id: string, over: Partial<CaseResult> = {}): CaseResult {
  return result(id, {
    verdict: 'failed',
    passed: false,
    mean_score: 0,
    scores: [score(0, false)],
    output: 'no',
    ...over,
  });
}

/** A case whose target gave no answer. */
export function targetErrored(id: string, error = 'no answer'): CaseResult {
  return result(id, { verdict: 'errored', passed: false, mean_score: null, error, latency_ms: 9_999 });
}

/** A case whose scorer could not measure. */
export function scorerErrored(id: string, error = 'judge is down'): CaseResult {
  const scores = [{ scorer: 'judge', value: null, passed: false, error }];
  return result(id, { verdict: 'errored', passed: false, mean_score: null, scores, output: 'maybe' });
}

export function skipped(
  id: string,
  error = 'skipped: run budget of $2 exhausted (spent $3.0000)',
): CaseResult {
  return result(id, { verdict: 'skipped', passed: false, mean_score: null, error, latency_ms: 0 });
}

/** A case with a score of its own choosing, passed unless said otherwise. */
export function scored(id: string, value: number, pass = true): CaseResult {
  const over = { mean_score: value, scores: [score(value, pass)] };
  return pass ? passed(id, over) : failed(id, over);
}

export function score(value: number, pass: boolean, over: Partial<ScoreResult> = {}): ScoreResult {
  return { scorer: 'contains', value, passed: pass, ...over };
}

export function trial(pass: boolean, over: Partial<TrialResult> = {}): TrialResult {
  return {
    passed: pass,
    verdict: pass ? 'passed' : 'failed',
    scores: [score(pass ? 1 : 0, pass)],
    output: pass ? 'yes' : 'no',
    latency_ms: 5,
    ...over,
  };
}

export function arm(name: string, results: readonly CaseResult[], over: Partial<ArmInput> = {}): ArmInput {
  return {
    name,
    target: { type: 'shell', cmd: 'cat' },
    results,
    calls: { replayed: 0, recorded: 0, live: 0, missed: 0 },
    spentUsd: 0,
    interrupted: 0,
    required: true,
    ...over,
  };
}

/** Judges arms over the cases of the first one, without gates unless given. */
export function judgeArms(
  arms: readonly ArmInput[],
  over: Partial<JudgeInput> & Partial<JudgeInput['suite']['run']> = {},
): Results {
  const { gates = [], classification = false, ...rest } = over;
  return judge({
    suite: {
      name: 'support-bot',
      path: 'evals.yaml',
      format: 'evalcore',
      hash: 'f00d',
      run: { gates, classification },
    },
    cases: (arms[0]?.results ?? []).map(({ case: id }) => testCase(id)),
    trials: { count: 1, require: 'all' },
    arms,
    ...rest,
  });
}

import type { Provenance } from '../cassette/cassette.ts';
import type { ScoreResult } from '../results/results.ts';
import type { Score, ScoreInput } from '../scorers/scorer.ts';
import type { Case } from '../suite/suite.ts';
import type { CostSpec } from '../suite/target-spec.ts';
import { priceOf } from '../targets/price.ts';
import type { Answer, Tokens } from '../targets/target.ts';
import type { ArmPlan, PlannedScorer } from './run.ts';

/** No call takes so many tokens, or milliseconds; sums of such numbers would no longer be exact. */
const MOST = 1e15;

/** A model call with its price. `cost_usd` absent = unknown. */
export interface PricedCall {
  /** Absent: a call that is never recorded (shell, trace). */
  readonly provenance?: Provenance;
  readonly cost_usd?: number;
  readonly tokens?: Tokens;
}

/** One trial, run and scored. */
export interface Trial {
  readonly answer: Answer;
  /** Empty when the target gave no answer. */
  readonly scores: readonly ScoreResult[];
  readonly calls: readonly PricedCall[];
}

/** Asks the target once and lets every scorer grade the answer, in list order. Never throws. */
export async function runTrial(
  arm: ArmPlan,
  testCase: Case,
  scorers: readonly PlannedScorer[],
  trial: number,
  signal: AbortSignal,
): Promise<Trial> {
  const answer = await answerOf(arm, testCase, trial, signal);
  const calls: PricedCall[] = [callOf(answer, arm.cost)];
  const scores: ScoreResult[] = [];
  if (answer.kind === 'answered') {
    const input = scoreInputOf(arm.name, testCase, trial, answer, signal);
    for (const planned of scorers) {
      const score = await scoreOf(planned, input);
      scores.push(scoreResultOf(planned.spec.name, score));
      calls.push(...(score.calls ?? []));
    }
  }
  return { answer, scores, calls };
}

async function answerOf(arm: ArmPlan, testCase: Case, trial: number, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await arm.target.answer({
      arm: arm.name,
      caseId: testCase.id,
      trial,
      signal,
      ...(testCase.input === undefined ? {} : { input: testCase.input }),
      ...(testCase.trace === undefined ? {} : { trace: testCase.trace }),
    });
    return plausible(answer);
  } catch (error) {
    // A target must not throw; one that does is a broken part of this run, and the rest goes on.
    return { kind: 'errored', error: `the target broke: ${messageOf(error)}`, latency_ms: 0 };
  }
}

/** A trace or a user's own function may claim any number of tokens, or of milliseconds: what cannot be is not known. */
function plausible(answer: Answer): Answer {
  const latency_ms = isPlausible(answer.latency_ms) ? answer.latency_ms : 0;
  if (answer.kind === 'errored') return { ...answer, latency_ms };
  const { tokens, ...rest } = answer;
  const known = tokens !== undefined && isPlausible(tokens.input) && isPlausible(tokens.output);
  return { ...rest, latency_ms, ...(known ? { tokens } : {}) };
}

function isPlausible(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST;
}

async function scoreOf(planned: PlannedScorer, input: ScoreInput): Promise<Score> {
  try {
    return await planned.scorer.score(input);
  } catch (error) {
    return { kind: 'errored', error: `the scorer broke: ${messageOf(error)}` };
  }
}

function scoreInputOf(
  arm: string,
  testCase: Case,
  trial: number,
  answer: Answer & { kind: 'answered' },
  signal: AbortSignal,
): ScoreInput {
  return {
    arm,
    caseId: testCase.id,
    trial,
    output: answer.text,
    signal,
    ...(testCase.input === undefined ? {} : { input: testCase.input }),
    ...(testCase.expected === undefined ? {} : { expected: testCase.expected }),
    ...(testCase.context === undefined ? {} : { context: testCase.context }),
    ...(answer.trajectory === undefined ? {} : { trajectory: answer.trajectory }),
  };
}

function scoreResultOf(scorer: string, score: Score): ScoreResult {
  if (score.kind === 'errored') return { scorer, value: null, passed: false, error: score.error };
  const { value, passed, reason } = score;
  // A vector of numbers too large to be squared, for one. Any comparison with it would be a lie.
  if (!Number.isFinite(value)) return { scorer, value: null, passed: false, error: 'the score is no number' };
  return { scorer, value, passed, ...(reason === undefined ? {} : { reason }) };
}

function callOf(answer: Answer, rates: CostSpec | undefined): PricedCall {
  const tokens = answer.kind === 'answered' ? answer.tokens : undefined;
  const cost = priceOf(tokens, rates);
  return {
    ...(answer.provenance === undefined ? {} : { provenance: answer.provenance }),
    ...(tokens === undefined ? {} : { tokens }),
    ...(cost === undefined ? {} : { cost_usd: cost }),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { z } from 'zod';
import { RESULTS_SCHEMA, RESULTS_VERSION } from './words.ts';

// Schema of `results.json`, version 1. Key order here is the order in the file.

/** No run measures a number of this size, and a million of them still add up to a number. */
const MOST = 1e30;
const number = z.number().min(-MOST).max(MOST);
const count = z.number().int().nonnegative();
/** From 0 on, and no whole number where it adds up more than a double can count. */
const amount = z.number().min(0).max(MOST);
const tokens = z.strictObject({ input: amount, output: amount });
/** A part of a whole, or a probability. */
const share = z.number().min(0).max(1);
/** Two shares apart. */
const shareDifference = z.number().min(-1).max(1);

/** Of one case in one arm. `errored` is not `failed`: something could not answer or could not measure. */
export const caseVerdict = z.enum(['passed', 'failed', 'errored', 'skipped']);
/** Of an arm, and of the whole run. */
export const verdict = z.enum(['met', 'missed', 'inconclusive']);

const score = z.strictObject({
  scorer: z.string(),
  /** `null` = not measured. */
  value: number.nullable(),
  passed: z.boolean(),
  reason: z.string().optional(),
  error: z.string().optional(),
});

const trial = z.strictObject({
  passed: z.boolean(),
  verdict: caseVerdict,
  scores: z.array(score),
  output: z.string().optional(),
  latency_ms: count,
  error: z.string().optional(),
});

const caseResult = z.strictObject({
  case: z.string(),
  tags: z.array(z.string()),
  verdict: caseVerdict,
  passed: z.boolean(),
  /** Weighted mean of the scores; `null` = nothing was measured. */
  mean_score: number.nullable(),
  scores: z.array(score),
  /** Why the target gave no answer, or why the case did not run. */
  error: z.string().optional(),
  output: z.string().optional(),
  latency_ms: count,
  tokens: tokens.optional(),
  cost_usd: amount.optional(),
  /** Fisher's exact p against the reference's trials of this case; only where the rates differ. */
  fisher_p: share.optional(),
  /** Only when the run has more than one trial. */
  trials: z.array(trial).optional(),
});

const gate = z.strictObject({
  /** As shown: `pass_rate >= 0.95`. */
  gate: z.string(),
  actual: number,
  passed: z.boolean(),
  /** The numbers can neither say that the gate holds nor that it is missed. Never with `passed`. */
  undecided: z.literal(true).optional(),
  reason: z.string().optional(),
});

const classification = z.strictObject({
  labeled_cases: count,
  unlabeled_cases: count,
  accuracy: share,
  macro_f1: share,
  per_class: z.array(
    z.strictObject({
      label: z.string(),
      precision: share,
      recall: share,
      f1: share,
      support: count,
    }),
  ),
});

/** What the numbers say about an arm against the reference. */
export const difference = z.enum(['better', 'worse', 'no_clear_difference', 'too_few_cases']);

/** Mean score of an arm minus the reference's, over the cases that both measured; paired t, 95 %. */
const scoreDifference = z.strictObject({
  difference: number,
  low: number,
  high: number,
  p_value: share,
  /** `p_value` after Holm over all arms. */
  p_adjusted: share,
  verdict: difference,
  cases: count,
});

const versusReference = z.strictObject({
  /** Pass rate minus the reference's, mean over the comparable cases; -1 to 1. */
  difference: shareDifference,
  /** 95 % interval of the difference. */
  low: shareDifference,
  high: shareDifference,
  /** Exact sign-flip test, mid-p. */
  p_value: share,
  p_exact: share,
  /** `p_value` after Holm over all arms. */
  p_adjusted: share,
  verdict: difference,
  /** Cases better, and worse, than in the reference. */
  fixed: count,
  broken: count,
  /** The smallest difference this suite would find in 80 % of runs. */
  mde80: amount,
  /** Cases that both arms measured. */
  cases: count.optional(),
  /** Cases that would find a difference as large as this one in 80 % of runs; `null` when there is none. */
  cases_needed: amount.nullable().optional(),
  /** Did this very suite change, beyond the noise of its trials? Exact stratified permutation test (BehavTest's). */
  p_this_suite: share.optional(),
  /** The p-values are seeded estimates, good to about 0.003. */
  approximate: z.literal(true).optional(),
  /** Only where some score is more than a pass or a fail. */
  mean_score: scoreDifference.optional(),
});

const arm = z.strictObject({
  name: z.string(),
  /** The target as configured, without secrets. */
  target: z.looseObject({ type: z.string() }),
  verdict,
  /** `false`: shown, and never fails the check. */
  required: z.boolean(),
  /** Why the arm is not `met`, in words, the weightiest first. Empty when it is. */
  reasons: z.array(z.string()),
  cases: z.strictObject({ total: count, passed: count, failed: count, errored: count, skipped: count }),
  /** Cases whose trials disagree; `null` with one trial. */
  flaky: count.nullable(),
  /** Mean of the case rates with its 95 % interval, for cases like these; errored trials are left out. */
  pass_rate: z.strictObject({
    value: share,
    low: share,
    high: share,
    /** The same, had every errored trial failed; only when there are any. */
    errored_as_failed: share.optional(),
  }),
  /** Trials with a verdict, pooled, and Wilson's 95 % interval of their share (BehavTest's attempt pass rate). */
  attempts: z.strictObject({
    passed: count,
    total: count,
    low: share.optional(),
    high: share.optional(),
  }),
  mean_score: number.nullable(),
  wins: count,
  gates: z.array(gate),
  classification: classification.optional(),
  /** Over the cases that ran; `null` when none did. */
  latency_ms: z.strictObject({ mean: amount, p50: amount, p95: amount }).nullable(),
  tokens: tokens.nullable(),
  /** What the arm's calls cost by its own rates; `null` = unknown. */
  cost_usd: amount.nullable(),
  /** What this run paid for, replayed calls left out. */
  spent_usd: amount,
  /** Model calls of the arm and of its scorers. `live`: made and not recorded. */
  cassette: z.strictObject({ replayed: count, recorded: count, live: count, missed: count }),
  versus_reference: versusReference.optional(),
  /** One for each case, in dataset order. */
  results: z.array(caseResult),
});

const caseInfo = z.strictObject({
  case: z.string(),
  input: z.string().optional(),
  expected: z.string().optional(),
  /** Where the case is defined. */
  file: z.string(),
  line: count,
});

const comparison = z.strictObject({
  rows: z.array(
    z.strictObject({
      case: z.string(),
      /** The arm's name, or `null` for a tie. */
      winner: z.string().nullable(),
      /** `false` when some arm could not be measured on this case. */
      comparable: z.boolean(),
    }),
  ),
  wins: z.record(z.string(), count),
  ties: count,
});

export const results = z.strictObject({
  schema: z.literal(RESULTS_SCHEMA),
  version: z.literal(RESULTS_VERSION),
  suite: z.strictObject({
    name: z.string(),
    path: z.string(),
    format: z.enum(['evalcore', 'behavtest', 'agentest']),
    hash: z.string(),
  }),
  reference: z.string(),
  verdict,
  exit_code: z.literal([0, 1]),
  /** `true` when the run was stopped before every case of every arm had run. */
  partial: z.boolean(),
  trials: z.strictObject({ count: count, require: z.enum(['all', 'majority', 'any']) }),
  /** What a reader of the numbers must know, in words. */
  warnings: z.array(z.string()).optional(),
  arms: z.array(arm),
  cases: z.array(caseInfo),
  comparison,
});

export type Results = z.infer<typeof results>;
export type Verdict = z.infer<typeof verdict>;
export type CaseVerdict = z.infer<typeof caseVerdict>;
export type ArmResult = z.infer<typeof arm>;
export type CaseResult = z.infer<typeof caseResult>;
export type CaseInfo = z.infer<typeof caseInfo>;
export type TrialResult = z.infer<typeof trial>;
export type ScoreResult = z.infer<typeof score>;
export type GateResult = z.infer<typeof gate>;
export type Classification = z.infer<typeof classification>;
export type VersusReference = z.infer<typeof versusReference>;
export type Comparison = z.infer<typeof comparison>;

import { pickWinners } from '../../src/comparison/winner.ts';
import type {
  ArmResult,
  CaseInfo,
  CaseResult,
  GateResult,
  Results,
  ScoreResult,
  VersusReference,
} from '../../src/results/results.ts';
import { seeded } from './hostile.ts';

/** How an arm of a made-up run behaves. Shares from 0 to 1. */
export interface ArmPlan {
  readonly name: string;
  /** Share of cases it passes. */
  readonly skill: number;
  readonly errors?: number;
  readonly required?: boolean;
  /** USD a call. */
  readonly price?: number;
  /** Cases from this one on are skipped. */
  readonly stopAt?: number;
  readonly missedCalls?: number;
}

export interface GatePlan {
  readonly type: 'pass_rate' | 'mean_score';
  readonly min: number;
  readonly scorer?: string;
}

/**
 * A made-up run. Same plan, same results. The results are put together here and not by the comparison, so that a
 * golden changes only when a report does.
 */
export interface RunPlan {
  readonly seed?: number;
  readonly name?: string;
  readonly arms: readonly ArmPlan[];
  readonly cases: number;
  readonly gates?: readonly GatePlan[];
  readonly failOn?: 'contract' | 'gates' | 'never';
  readonly trials?: number;
  /** Model calls, with prices and a cassette. */
  readonly calls?: boolean;
  readonly tags?: readonly string[];
  /** Replaces the texts of a case and of an answer. */
  readonly id?: (index: number) => string;
  readonly input?: (index: number) => string;
  readonly output?: (index: number, passed: boolean) => string;
  readonly error?: string;
  /** With what the statistics say about each arm. */
  readonly statistics?: boolean;
  /** Scores between 0 and 1 beside pass and fail. */
  readonly graded?: boolean;
  readonly interrupted?: boolean;
}

export const TAGS = [
  'refund',
  'shipping',
  'account',
  'billing',
  'privacy',
  'smalltalk',
  'injection',
  'long-context',
] as const;

const QUESTIONS: Readonly<Record<string, string>> = {
  refund: 'I want my money back for order 4512. How long does that take?',
  shipping: 'Where is my parcel?',
  account: 'I cannot log in any more.',
  billing: 'Why was I charged twice this month?',
  privacy: 'Delete everything you know about me.',
};

export function buildResults(plan: RunPlan): Results {
  const tags = plan.tags ?? TAGS;
  const cases = Array.from({ length: plan.cases }, (_, index) => buildCase(plan, tags, index));
  const runs = plan.arms.map((arm, armIndex) => ({
    ...arm,
    results: cases.map((info, index) => buildResult(plan, arm, armIndex, info, tagsOf(tags, index), index)),
  }));
  const comparison = pickWinners(runs);
  const arms = runs.map((run) => buildArm(plan, run, run.results, comparison.wins[run.name] ?? 0));
  const verdicts = arms.filter((arm) => arm.required).map((arm) => arm.verdict);
  const verdict = verdicts.includes('missed')
    ? 'missed'
    : verdicts.includes('inconclusive')
      ? 'inconclusive'
      : 'met';
  const results: Results = {
    schema: 'eval-matrix/results',
    version: 1,
    suite: {
      name: plan.name ?? 'support-bot',
      path: 'evals/support-bot.yaml',
      format: 'evalcore',
      hash: '3f2c1ab9d4e5f60718293a4b5c6d7e8f901234563f2c1ab9d4e5f60718293a4b',
    },
    reference: arms[0]?.name ?? '',
    verdict,
    exit_code: verdict === 'met' || plan.failOn === 'never' ? 0 : 1,
    partial: plan.interrupted === true,
    trials: { count: plan.trials ?? 1, require: 'all' },
    arms,
    cases,
    comparison,
  };
  return plan.statistics === false ? results : withStatistics(results);
}

function tagsOf(tags: readonly string[], index: number): string[] {
  const tag = tags[index % Math.max(1, tags.length)];
  return tag === undefined ? [] : [tag];
}

function buildCase(plan: RunPlan, tags: readonly string[], index: number): CaseInfo {
  const tag = tags[index % Math.max(1, tags.length)];
  const input =
    plan.input?.(index) ?? QUESTIONS[tag ?? ''] ?? `Question ${index + 1} about ${tag ?? 'anything'}.`;
  return {
    case: plan.id?.(index) ?? `${tag ?? 'case'}/${String(index + 1).padStart(4, '0')}`,
    input,
    expected: '5 days',
    file: 'evals/cases.jsonl',
    line: index + 1,
  };
}

function buildArm(plan: RunPlan, arm: ArmPlan, results: CaseResult[], wins: number): ArmResult {
  const of = (verdict: CaseResult['verdict']) =>
    results.filter((result) => result.verdict === verdict).length;
  const cases = {
    total: results.length,
    passed: of('passed'),
    failed: of('failed'),
    errored: of('errored'),
    skipped: of('skipped'),
  };
  const scores = results.flatMap((result) => result.mean_score ?? []);
  const times = results
    .flatMap((result) => (result.error === undefined ? [result.latency_ms] : []))
    .sort((a, b) => a - b);
  const attempts = results.flatMap((result) =>
    result.verdict === 'skipped' ? [] : (result.trials ?? [result]),
  );
  const calls = plan.calls === false ? 0 : results.length;
  const live = Math.ceil(calls * 0.03);
  const costs = results.flatMap((result) => result.cost_usd ?? []);
  const gates = (plan.gates ?? [{ type: 'pass_rate', min: 0.8 }]).map((gate) =>
    buildGate(gate, cases, results),
  );
  return {
    name: arm.name,
    target: { type: 'openai-compatible', model: arm.name },
    ...judged(plan, cases, gates, arm.missedCalls ?? 0),
    required: arm.required ?? true,
    cases,
    flaky: (plan.trials ?? 1) > 1 ? results.filter(isFlaky).length : null,
    pass_rate: wilson(cases.passed, cases.total),
    attempts: { passed: attempts.filter((one) => one.passed).length, total: attempts.length },
    mean_score: mean(scores),
    wins,
    gates,
    latency_ms:
      times.length === 0 ? null : { mean: mean(times) ?? 0, p50: rank(times, 0.5), p95: rank(times, 0.95) },
    tokens: null,
    cost_usd: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
    spent_usd: live * (arm.price ?? 0),
    cassette: { replayed: calls - live, recorded: live, live: 0, missed: arm.missedCalls ?? 0 },
    results,
  };
}

function isFlaky({ trials = [] }: CaseResult): boolean {
  return trials.some((trial) => trial.passed) && trials.some((trial) => !trial.passed);
}

function buildGate(
  { type, min, scorer }: GatePlan,
  cases: ArmResult['cases'],
  results: readonly CaseResult[],
): GateResult {
  const gate = `${type}${scorer === undefined ? '' : `(${scorer})`} >= ${min}`;
  const values = results
    .flatMap((result) => result.scores)
    .flatMap((score) => (scorer === undefined || score.scorer === scorer ? (score.value ?? []) : []));
  const actual = type === 'pass_rate' ? cases.passed / cases.total : mean(values);
  if (actual === null) return { gate, actual: 0, passed: false, reason: 'no scores' };
  return { gate, actual, passed: actual >= min - 1e-9 };
}

/** The arm's verdict and its reasons, in the comparison's words. */
function judged(
  plan: RunPlan,
  cases: ArmResult['cases'],
  gates: readonly GateResult[],
  missedCalls: number,
): Pick<ArmResult, 'verdict' | 'reasons'> {
  const share = (part: number, what: string) =>
    part === 0 ? [] : [`${part} of ${cases.total} case${cases.total === 1 ? '' : 's'} ${what}`];
  const gatesAlone = (plan.failOn ?? 'gates') === 'gates' && gates.length > 0;
  const missed = gates
    .filter((gate) => !gate.passed)
    .map(
      ({ gate, actual, reason }) =>
        `missed gate ${gate} (${reason ?? `actual ${Number(actual.toFixed(6))}`})`,
    );
  const misses = gatesAlone ? missed : [...missed, ...share(cases.failed, 'failed')];
  const gaps = [
    ...(gatesAlone && cases.passed + cases.failed > 0 ? [] : share(cases.errored, 'errored')),
    ...share(cases.skipped, 'not finished: the run was stopped'),
    ...(missedCalls > 0 ? [`${missedCalls} calls had no recording to replay`] : []),
  ];
  const verdict = misses.length > 0 ? 'missed' : gaps.length > 0 ? 'inconclusive' : 'met';
  return { verdict, reasons: [...misses, ...gaps] };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rank(sorted: readonly number[], quantile: number): number {
  return sorted[Math.max(1, Math.ceil(quantile * sorted.length)) - 1] ?? 0;
}

function wilson(passed: number, total: number): ArmResult['pass_rate'] {
  if (total === 0) return { value: 0, low: 0, high: 1 };
  const value = passed / total;
  const spread = 1.959963984540054 ** 2 / total;
  const centre = (value + spread / 2) / (1 + spread);
  const half = Math.sqrt(value * (1 - value) * spread + spread ** 2 / 4) / (1 + spread);
  return { value, low: passed === 0 ? 0 : centre - half, high: passed === total ? 1 : centre + half };
}

function buildResult(
  plan: RunPlan,
  arm: ArmPlan,
  armIndex: number,
  info: CaseInfo,
  tags: string[],
  index: number,
): CaseResult {
  const random = seeded((plan.seed ?? 1) * 7919 + armIndex * 104_729 + index * 31);
  const base = { case: info.case, tags };
  if (index >= (arm.stopAt ?? Number.POSITIVE_INFINITY)) {
    return {
      ...base,
      verdict: 'skipped',
      passed: false,
      mean_score: null,
      scores: [],
      error: 'skipped: the run was stopped',
      latency_ms: 0,
    };
  }
  // Hard cases are hard for every arm, so that the arms agree more often than by chance.
  const hardness = seeded((plan.seed ?? 1) + index)() * 0.6 + random() * 0.4;
  const latency_ms = Math.round(300 + random() * 900 + (random() < 0.05 ? 3000 : 0));
  if (random() < (arm.errors ?? 0)) {
    const error =
      plan.error ?? 'https://api.example/v1 returned 503 Service Unavailable: overloaded (after 3 attempts)';
    return { ...base, verdict: 'errored', passed: false, mean_score: null, scores: [], error, latency_ms };
  }
  const attempts = Array.from({ length: plan.trials ?? 1 }, () => {
    const passed =
      (plan.trials ?? 1) > 1 ? hardness + (random() - 0.5) * 0.2 < arm.skill : hardness < arm.skill;
    return attempt(plan, index, passed, random);
  });
  const passed = attempts.every((one) => one.passed);
  const first = attempts[0] ?? attempt(plan, index, false, random);
  const mean = attempts.reduce((sum, one) => sum + (one.scores[0]?.value ?? 0), 0) / attempts.length;
  return {
    ...base,
    verdict: passed ? 'passed' : 'failed',
    passed,
    mean_score: mean,
    scores: attempts.length > 1 ? [{ scorer: 'contains', value: mean, passed }] : first.scores,
    output: first.output,
    latency_ms,
    tokens: { input: 40, output: 120 },
    ...(arm.price === undefined ? {} : { cost_usd: arm.price }),
    ...(attempts.length > 1
      ? { trials: attempts.map((one) => ({ ...one, verdict: one.passed ? 'passed' : 'failed', latency_ms })) }
      : {}),
  };
}

function attempt(plan: RunPlan, index: number, passed: boolean, random: () => number) {
  const output =
    plan.output?.(index, passed) ??
    (passed
      ? 'Your refund is on its way and takes 5 days.'
      : 'Sure! Your order #4512 was refunded, ping @octocat if not.\n```json\n{"ok": true}\n```');
  const value =
    plan.graded === true
      ? Math.round((passed ? 0.6 + random() * 0.4 : random() * 0.5) * 100) / 100
      : Number(passed);
  const scores: ScoreResult[] = [
    {
      scorer: 'contains',
      value,
      passed,
      ...(passed ? {} : { reason: `expected output to contain "5 days", got: "${output.slice(0, 40)}…"` }),
    },
  ];
  return { passed, output, scores };
}

/** A rough paired interval, good enough to be looked at. */
function withStatistics(results: Results): Results {
  const reference = results.arms.find((arm) => arm.name === results.reference);
  if (reference === undefined || results.arms.length < 2) return results;
  const arms = results.arms.map((arm) =>
    arm === reference ? arm : { ...arm, versus_reference: difference(arm.results, reference.results) },
  );
  return { ...results, arms };
}

function difference(arm: readonly CaseResult[], reference: readonly CaseResult[]): VersusReference {
  const deltas = arm.map(
    (result, index) => Number(result.passed) - Number(reference[index]?.passed ?? false),
  );
  const n = deltas.length;
  const mean = deltas.reduce((sum, delta) => sum + delta, 0) / n;
  const variance = deltas.reduce((sum, delta) => sum + (delta - mean) ** 2, 0) / Math.max(1, n - 1);
  const half = 1.96 * Math.sqrt(variance / n);
  const p =
    half === 0 ? 1 : Math.exp(-0.717 * Math.abs(mean / (half / 1.96)) - 0.416 * (mean / (half / 1.96)) ** 2);
  return {
    difference: mean,
    low: Math.max(-1, mean - half),
    high: Math.min(1, mean + half),
    p_value: p,
    p_exact: p,
    p_adjusted: p,
    verdict:
      n < 30
        ? 'too_few_cases'
        : mean - half > 0
          ? 'better'
          : mean + half < 0
            ? 'worse'
            : 'no_clear_difference',
    fixed: deltas.filter((delta) => delta > 0).length,
    broken: deltas.filter((delta) => delta < 0).length,
    mde80: half * 1.43,
  };
}

/** Arms of the goldens: the first is the reference. */
export const ARMS: readonly ArmPlan[] = [
  { name: 'gpt-5.2', skill: 0.92, errors: 0.003, price: 0.0012 },
  { name: 'haiku-5', skill: 0.9, errors: 0.003, price: 0.0004 },
  { name: 'llama-70b', skill: 0.7, errors: 0.003, price: 0.0006 },
  { name: 'gemini-flash', skill: 0.88, errors: 0.002, price: 0.0003 },
  { name: 'mistral-m3', skill: 0.82, errors: 0.003, price: 0.0015 },
  { name: 'qwen-4-32b', skill: 0.86, errors: 0.003, price: 0.0003 },
  { name: 'phi-6', skill: 0.77, errors: 0.003, price: 0.001 },
  { name: 'local-8b', skill: 0.55, errors: 0.02 },
];

import { formatFixed, formatShortest } from '../base/text.ts';
import type { CaseResult, Classification, GateResult } from '../results/results.ts';
import type { GateSpec } from '../suite/gate-spec.ts';
import type { MarginFinding } from './statistics/margin.ts';
import { mean } from './statistics/sample.ts';
import { costOf, latencyOf, slowestOf } from './summary.ts';

/** A bound holds from this far beyond it, so that 3 x 0.95 / 3 meets 0.95. EvalCore's number. */
export const GATE_TOLERANCE = 1e-9;

/** What a gate may look at: one whole arm. */
export interface GatedArm {
  readonly name?: string;
  readonly results: readonly CaseResult[];
  /** The run was stopped before all cases were done: a floor that is not reached yet is undecided. */
  readonly stopped?: boolean;
  /** There whenever the suite has a gate that needs it. */
  readonly classification?: Classification;
  /** Judges this arm's margin to another; `undefined` when that arm did not run. */
  readonly marginTo?: (arm: string, margin: number) => MarginFinding | undefined;
}

/** What a gate found. `reason` = there was nothing to measure; such a gate is missed, whatever its bound. */
type Measurement = { readonly actual: number } | { readonly reason: string };

type GateType = GateSpec['type'];
type GateOf<T extends GateType> = Extract<GateSpec, { type: T }>;

/** Judges one gate; one result for each bound that it states. */
type GateKind<T extends GateType> = (spec: GateOf<T>, arm: GatedArm) => GateResult[];

/** One line a gate type. */
const GATES: { readonly [T in GateType]: GateKind<T> } = {
  pass_rate: ({ min, tag }, arm) => [floor(`pass_rate${scope(tag)}`, min, passRate(arm, tag), arm)],
  mean_score: ({ min, scorer }, arm) => [
    floor(`mean_score${scope(scorer)}`, min, meanScore(arm, scorer), arm),
  ],
  accuracy: ({ min }, arm) => [
    floor(
      'accuracy',
      min,
      fromClassification(arm, (found) => found.accuracy),
      arm,
    ),
  ],
  macro_f1: ({ min }, arm) => [
    floor(
      'macro_f1',
      min,
      fromClassification(arm, (found) => found.macro_f1),
      arm,
    ),
  ],
  error_rate: ({ max }, arm) => [ceiling('error_rate', max, errorRate(arm))],
  cost_usd: ({ max }, arm) => [ceiling('cost_usd', max, cost(arm))],
  latency_ms: (spec, arm) => latencyGates(spec, arm),
  not_worse_than: (spec, arm) => notWorseThan(spec, arm),
};

/** Judges the gates of one arm, in the order the suite lists them. */
export function judgeGates(gates: readonly GateSpec[], arm: GatedArm): GateResult[] {
  return gates.flatMap((spec) => {
    // The table's type ties each kind to its own spec; TypeScript cannot follow that through a lookup.
    const kind = GATES[spec.type] as GateKind<GateType>;
    return kind(spec, arm);
  });
}

/** `true` when a gate needs the arm graded as a classifier. */
export function needsClassification(gates: readonly GateSpec[]): boolean {
  return gates.some(({ type }) => type === 'accuracy' || type === 'macro_f1');
}

/** `true` when a gate says how many cases may be errored, and it holds. */
export function allowsErrors(gates: readonly GateSpec[], results: readonly CaseResult[]): boolean {
  const limits = gates.filter(({ type }) => type === 'error_rate');
  return limits.length > 0 && judgeGates(limits, { results }).every(({ passed }) => passed);
}

/** Met by `actual >= min`, shown as `pass_rate >= 0.95`. */
function floor(what: string, min: number, found: Measurement, { stopped }: GatedArm): GateResult {
  const gate = `${what} >= ${formatShortest(min)}`;
  const actual = 'reason' in found ? 0 : found.actual;
  // Written so that NaN misses the gate.
  const passed = !('reason' in found) && actual >= min - GATE_TOLERANCE;
  if (stopped === true && !passed)
    return { gate, actual, passed, undecided: true, reason: 'the run was stopped' };
  return { gate, actual, passed, ...('reason' in found ? { reason: found.reason } : {}) };
}

/** Met by `actual <= max`. */
function ceiling(what: string, max: number, found: Measurement): GateResult {
  const gate = `${what} <= ${formatShortest(max)}`;
  if ('reason' in found) return { gate, actual: 0, passed: false, reason: found.reason };
  return { gate, actual: found.actual, passed: found.actual <= max + GATE_TOLERANCE };
}

/** What a gate looks at, where that is a part: `pass_rate(refunds)`. */
function scope(part: string | undefined): string {
  return part === undefined ? '' : `(${part})`;
}

/** Passed cases over all cases, errored and skipped ones included. */
function passRate({ results }: GatedArm, tag: string | undefined): Measurement {
  const counted = tag === undefined ? results : results.filter(({ tags }) => tags.includes(tag));
  if (counted.length === 0) return { reason: tag === undefined ? 'no cases' : `no cases with tag "${tag}"` };
  return { actual: counted.filter(({ passed }) => passed).length / counted.length };
}

/** Errored cases over all cases that were to run. */
function errorRate({ results }: GatedArm): Measurement {
  if (results.length === 0) return { reason: 'no cases' };
  return { actual: results.filter(({ verdict }) => verdict === 'errored').length / results.length };
}

/** What is known of the cost. One unknown part makes a ceiling impossible to keep, unless what is known is too much. */
function cost({ results }: GatedArm): Measurement {
  const answered = results.filter(({ verdict, error }) => verdict !== 'skipped' && error === undefined);
  const unknown = answered.filter(({ cost_usd }) => cost_usd === undefined).length;
  if (unknown === answered.length) return { reason: 'no known cost' };
  if (unknown > 0) return { reason: `cost of ${unknown} of ${answered.length} cases unknown` };
  return { actual: costOf(results) ?? 0 };
}

function latencyGates({ p50, p95, max }: GateOf<'latency_ms'>, { results }: GatedArm): GateResult[] {
  const found = latencyOf(results);
  const bounds = [
    ['latency_ms p50', p50, found?.p50],
    ['latency_ms p95', p95, found?.p95],
    ['latency_ms max', max, slowestOf(results)],
  ] as const;
  return bounds.flatMap(([what, bound, actual]) =>
    bound === undefined
      ? []
      : [ceiling(what, bound, actual == null ? { reason: 'no latencies' } : { actual })],
  );
}

/** No result for the arm itself: it is as good as itself. */
function notWorseThan({ arm: other, margin }: GateOf<'not_worse_than'>, arm: GatedArm): GateResult[] {
  if (other === arm.name) return [];
  const gate = `not_worse_than(${other}) >= ${formatShortest(-margin + 0)}`;
  const found = arm.marginTo?.(other, margin);
  const undecided = { passed: false, undecided: true } as const;
  if (found === undefined) return [{ gate, actual: 0, ...undecided, reason: `"${other}" did not run` }];
  if (found.verdict === 'holds') return [{ gate, actual: found.difference, passed: true }];
  const measured = `${points(found.difference)} points, one-sided 95 % bounds ${points(found.low)} and ${points(found.high)}`;
  if (found.verdict === 'missed')
    return [{ gate, actual: found.difference, passed: false, reason: `worse: ${measured}` }];
  const needed =
    found.casesToDecide === null
      ? 'no number of cases'
      : `about ${formatShortest(found.casesToDecide)} cases`;
  const reason = `${measured}; ${needed} would decide, this suite finds a difference of ${points(found.mde80)} points`;
  return [{ gate, actual: found.difference, ...undecided, reason }];
}

/** A fraction in points of pass rate. */
function points(fraction: number): string {
  return formatFixed(fraction * 100 + 0, 1);
}

/** Plain mean over the single scores of all cases. A score that could not be measured is left out, not 0. */
function meanScore({ results }: GatedArm, scorer: string | undefined): Measurement {
  const counted = results
    .flatMap((result) => result.scores)
    .filter((score) => scorer === undefined || score.scorer === scorer);
  const actual = mean(counted.flatMap(({ value }) => value ?? []));
  if (actual !== null) return { actual };
  return { reason: scorer === undefined ? 'no scores' : `no scores from scorer "${scorer}"` };
}

function fromClassification(
  { classification }: GatedArm,
  pick: (found: Classification) => number,
): Measurement {
  if (classification === undefined || classification.labeled_cases === 0)
    return { reason: 'no labeled cases' };
  return { actual: pick(classification) };
}

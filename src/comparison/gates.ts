import { formatShortest } from '../base/text.ts';
import type { CaseResult, Classification, GateResult } from '../results/results.ts';
import type { GateSpec } from '../suite/gate-spec.ts';

/** A floor holds from this far below it, so that 3 x 0.95 / 3 meets 0.95. EvalCore's number. */
export const GATE_TOLERANCE = 1e-9;

/** What a gate may look at: one whole arm. */
export interface GatedArm {
  readonly results: readonly CaseResult[];
  /** There whenever the suite has a gate that needs it. */
  readonly classification?: Classification;
}

/** What a gate found. `reason` = there was nothing to measure; such a gate is missed, whatever its floor. */
type Measurement = { readonly actual: number } | { readonly reason: string };

type GateType = GateSpec['type'];
type GateOf<T extends GateType> = Extract<GateSpec, { type: T }>;

interface GateKind<T extends GateType> {
  /** The gate as shown: `pass_rate >= 0.95`. */
  label(spec: GateOf<T>): string;
  judge(spec: GateOf<T>, arm: GatedArm): Omit<GateResult, 'gate'>;
}

/** One line a gate type. */
const GATES: { readonly [T in GateType]: GateKind<T> } = {
  pass_rate: floor('pass_rate', (_, arm) => passRate(arm)),
  mean_score: floor('mean_score', (spec, arm) => meanScore(arm, spec.scorer)),
  accuracy: floor('accuracy', (_, arm) => fromClassification(arm, (found) => found.accuracy)),
  macro_f1: floor('macro_f1', (_, arm) => fromClassification(arm, (found) => found.macro_f1)),
};

/** Judges the gates of one arm, in the order the suite lists them. */
export function judgeGates(gates: readonly GateSpec[], arm: GatedArm): GateResult[] {
  return gates.map((spec) => {
    // The table's type ties each kind to its own spec; TypeScript cannot follow that through a lookup.
    const kind = GATES[spec.type] as GateKind<GateType>;
    return { gate: kind.label(spec), ...kind.judge(spec, arm) };
  });
}

/** `true` when a gate needs the arm graded as a classifier. */
export function needsClassification(gates: readonly GateSpec[]): boolean {
  return gates.some(({ type }) => type === 'accuracy' || type === 'macro_f1');
}

/** A gate type that is met by `actual >= min`. */
function floor<T extends GateType>(
  name: T,
  measure: (spec: GateOf<T>, arm: GatedArm) => Measurement,
): GateKind<T> {
  return {
    label: (spec) => `${name}${scopeOf(spec)} >= ${formatShortest(spec.min)}`,
    judge: (spec, arm) => {
      const found = measure(spec, arm);
      if ('reason' in found) return { actual: 0, passed: false, reason: found.reason };
      // Written so that NaN misses the gate.
      return { actual: found.actual, passed: found.actual >= spec.min - GATE_TOLERANCE };
    },
  };
}

function scopeOf(spec: GateSpec): string {
  return spec.type === 'mean_score' && spec.scorer !== undefined ? `(${spec.scorer})` : '';
}

/** Passed cases over all cases, errored and skipped ones included. */
function passRate({ results }: GatedArm): Measurement {
  if (results.length === 0) return { reason: 'no cases' };
  return { actual: results.filter((result) => result.passed).length / results.length };
}

/** Plain mean over the single scores of all cases. A score that could not be measured is left out, not 0. */
function meanScore({ results }: GatedArm, scorer: string | undefined): Measurement {
  let sum = 0;
  let count = 0;
  for (const score of results.flatMap((result) => result.scores)) {
    if (score.value === null || (scorer !== undefined && score.scorer !== scorer)) continue;
    sum += score.value;
    count += 1;
  }
  if (count > 0) return { actual: sum / count };
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

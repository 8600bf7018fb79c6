import { type ArmAttempts, type Attempt, countAttempts } from './attempts.ts';
import { type DifferenceMethod, differenceInterval } from './difference.ts';
import { fisherExact } from './fisher.ts';
import type { Interval } from './interval.ts';
import { type CasePair, differenceLattice, type Lattice } from './lattice.ts';
import { type StratifiedPermutation, stratifiedPermutation } from './permutation.ts';
import { casesNeeded, mde80 } from './power.ts';
import { signFlip } from './sign-flip.ts';

/** What becomes of a case in which an attempt has no verdict. */
export type ErroredRule =
  /** Only the attempt is left out, while one with a verdict remains on both sides. */
  | 'drop-attempts'
  /** The case is left out of every comparison. BehavTest's rule; it loses cases that time out because they got worse. */
  | 'drop-cases';

/** Two arms on the cases that both measured. Rates and differences are fractions, −1 to 1; `low` and `high` 95 %. */
export interface PairDifference extends Interval {
  /** Cases compared. */
  readonly comparable: number;
  /** Mean of the cases' differences, arm minus reference. 0 without comparable cases. */
  readonly difference: number;
  readonly method: DifferenceMethod;
  readonly standardError: number;
  /** Sign-flip test, mid-p. */
  readonly p_value: number;
  readonly p_exact: number;
  /** `true`: the p-values are seeded estimates, "about"; only with very many different attempt counts. */
  readonly simulated: boolean;
  /** Ids of the cases whose rate is above, and below, the reference's; sorted. */
  readonly fixed: readonly string[];
  readonly broken: readonly string[];
  /** Ids of compared cases that lost an attempt without a verdict, and of cases that could not be compared; sorted. */
  readonly reduced: readonly string[];
  readonly notComparable: readonly string[];
  /** The smallest true difference that these cases find in 80 % of runs. */
  readonly mde80: number;
  /** Cases that would find a difference as large as this one in 80 % of runs; `null` when it is 0. */
  readonly casesNeeded: number | null;
  /** Fisher's exact p of each compared case: BehavTest's number, not corrected for the number of cases. */
  readonly fisher: ReadonlyMap<string, number>;
  /** Did this very suite change, beyond the noise of its attempts? BehavTest's test, exact. */
  readonly thisSuite: StratifiedPermutation;
}

/** Compares two arms. `comparisons`: how many arms share the 5 % of false alarms. */
export function pairDifference(
  arm: ArmAttempts,
  reference: ArmAttempts,
  errored: ErroredRule,
  comparisons: number,
): PairDifference {
  const { pairs, reduced, notComparable } = pairCases(arm.cases, reference.cases, errored);
  const differences = differenceLattice(pairs);
  const interval = differenceInterval(differences);
  const { pMid, pExact, simulated } = signFlip(differences);
  const idsWhere = (test: (value: bigint) => boolean) =>
    pairs.filter((_, index) => test(differences.values[index] ?? 0n)).map(({ id }) => id);
  return {
    comparable: pairs.length,
    ...interval,
    p_value: pMid,
    p_exact: pExact,
    simulated,
    fixed: idsWhere((value) => value > 0n),
    broken: idsWhere((value) => value < 0n),
    reduced,
    notComparable,
    mde80: mde80(interval.standardError, comparisons),
    casesNeeded: casesNeeded(interval.difference, caseVariance(differences), comparisons),
    fisher: new Map(pairs.map((pair) => [pair.id, fisherExact(pair.arm, pair.reference)])),
    thisSuite: stratifiedPermutation(pairs),
  };
}

/** Variance of one case's difference, as the shown interval sees it: with Bonett and Price's pseudo-cases when few differ. */
export function caseVariance(differences: Lattice): number {
  const { method, standardError } = differenceInterval(differences);
  return standardError ** 2 * (differences.values.length + (method === 'bonett-price' ? 2 : 0));
}

/** The cases of two arms side by side. */
export interface PairedCases {
  /** Sorted by id. */
  readonly pairs: readonly CasePair[];
  readonly reduced: readonly string[];
  readonly notComparable: readonly string[];
}

/** Pairs the cases by id. A case is comparable when both sides have an attempt with a verdict (or, by rule, no other). */
export function pairCases(
  arm: ReadonlyMap<string, readonly Attempt[]>,
  reference: ReadonlyMap<string, readonly Attempt[]>,
  errored: ErroredRule,
): PairedCases {
  const pairs: CasePair[] = [];
  const reduced: string[] = [];
  const notComparable: string[] = [];
  for (const id of [...new Set([...arm.keys(), ...reference.keys()])].sort(byCodeUnit)) {
    const ours = arm.get(id) ?? [];
    const theirs = reference.get(id) ?? [];
    const pair = { id, arm: countAttempts(ours), reference: countAttempts(theirs) };
    const incomplete = pair.arm.total < ours.length || pair.reference.total < theirs.length;
    if (pair.arm.total === 0 || pair.reference.total === 0 || (incomplete && errored === 'drop-cases')) {
      notComparable.push(id);
      continue;
    }
    pairs.push(pair);
    if (incomplete) reduced.push(id);
  }
  return { pairs, reduced, notComparable };
}

/** By code unit, so that the order is the same under every locale. */
function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

import { hypergeometric } from './hypergeometric.ts';
import { type CasePair, differenceLattice, leastCommonMultiple, total } from './lattice.ts';
import type { Step } from './lattice-sum.ts';
import { twoSidedTail } from './tail.ts';

/** Exact stratified permutation test of "no case of this very suite changed". */
export interface StratifiedPermutation {
  /** P(|sum of case differences| >= |observed|), two-sided. 1 without any pair. */
  readonly p: number;
  /** Cases whose rate changed. One alone must not fail a gate, whatever p says: see below. */
  readonly changedCases: number;
  readonly simulated: boolean;
}

/**
 * Relabels the attempts of each case between the two arms, in every way there is. BehavTest's test with its random
 * draws replaced by the exact distribution.
 *
 * It answers whether this fixed suite changed, beyond the noise of its attempts. It does not speak about other cases:
 * one case that turns from 8 of 8 to 0 of 8 makes p = 2/C(16,8) = 0.00016 in a suite of any size. Attempts have to be
 * separate recordings, or p is made from copies.
 *
 * Per case the passes on the reference's side are hypergeometric: C(T,k)·C(N−T,b−k)/C(N,b) for T passes among N
 * attempts, b of them the reference's. Cases whose attempts all agree cannot move and are left out. Cost: see
 * `twoSidedTail`.
 *
 * Source: P. Good, "Permutation, Parametric and Bootstrap Tests of Hypotheses" (3rd ed. 2005) ch. 3.
 */
export function stratifiedPermutation(pairs: readonly CasePair[]): StratifiedPermutation {
  const differences = differenceLattice(pairs);
  const changed = differences.values.filter((value) => value !== 0n).length;
  const observed = total(differences.values);
  if (observed === 0n) return { p: 1, changedCases: changed, simulated: false };
  const unit = leastCommonMultiple(pairs.flatMap(({ arm, reference }) => [arm.total, reference.total]));
  const { atLeast, simulated } = twoSidedTail(relabellings(pairs, unit), observed);
  return { p: atLeast, changedCases: changed, simulated };
}

/** One step for each kind of case: passes and attempts on both sides decide how it can fall. */
function relabellings(pairs: readonly CasePair[], unit: bigint): readonly Step[] {
  const kinds = new Map<string, { readonly pair: CasePair; count: number }>();
  for (const pair of pairs) {
    const key = [pair.arm.passed + pair.reference.passed, pair.arm.total, pair.reference.total].join();
    const kind = kinds.get(key) ?? { pair, count: 0 };
    kind.count += 1;
    kinds.set(key, kind);
  }
  return [...kinds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { pair, count }]) => relabelling(pair, unit, count))
    .filter(({ values }) => values.length > 1);
}

function relabelling({ arm, reference }: CasePair, unit: bigint, count: number): Step {
  const passed = arm.passed + reference.passed;
  const { least, weights } = hypergeometric(passed, reference.total, arm.total + reference.total);
  const values = weights.map((_, index) => {
    const ofReference = BigInt(least + index);
    return (
      ((BigInt(passed) - ofReference) * unit) / BigInt(arm.total) -
      (ofReference * unit) / BigInt(reference.total)
    );
  });
  return { values, weights, count };
}

import type { CasePair } from './lattice.ts';

/** McNemar's test on cases that were asked once in each arm. */
export interface McNemar {
  /** Passed in the reference, failed in the arm. */
  readonly lost: number;
  /** Failed in the reference, passed in the arm. */
  readonly gained: number;
  readonly pExact: number;
}

/**
 * McNemar's exact test: are the cases that changed as likely to be gained as lost? Only for one attempt on both sides
 * of every case, else `null`. It equals the sign-flip test's `pExact` and stands here to check it from another side.
 *
 * Source: Q. McNemar, Psychometrika 12 (1947) 153–157; exact form: A. Agresti, "Categorical Data Analysis" §11.1.
 */
export function mcnemar(pairs: readonly CasePair[]): McNemar | null {
  if (pairs.some(({ arm, reference }) => arm.total !== 1 || reference.total !== 1)) return null;
  const lost = pairs.filter(({ arm, reference }) => arm.passed < reference.passed).length;
  const gained = pairs.filter(({ arm, reference }) => arm.passed > reference.passed).length;
  return { lost, gained, pExact: Math.min(1, 2 * halfBinomialTail(Math.min(lost, gained), lost + gained)) };
}

/** P(X <= k) for n fair coins, summed from the far end. */
function halfBinomialTail(k: number, n: number): number {
  let weight = 0.5 ** n;
  let sum = weight;
  for (let i = 1; i <= k; i++) {
    weight *= (n - i + 1) / i;
    sum += weight;
  }
  return sum;
}

import { absolute, type Lattice, total } from './lattice.ts';
import type { Step } from './lattice-sum.ts';
import { twoSidedTail } from './tail.ts';

/** Exact sign-flip test of "the cases' differences have no direction". */
export interface SignFlip {
  /** Cases whose difference is not 0. Those alone carry information. */
  readonly differing: number;
  /** P(|S| >= |observed|). */
  readonly pExact: number;
  /** The same, counting the observed value half. The verdict's p-value. 1 when the observed sum is 0. */
  readonly pMid: number;
  readonly simulated: boolean;
}

/**
 * Flips the sign of each case's difference with probability one half. With one attempt a case it is McNemar's exact
 * test. m cases that all changed the same way give pMid = 2^−m, so fewer than five can never fall below 0.05. Cost:
 * see `twoSidedTail`.
 *
 * Sources: R. A. Fisher, "The Design of Experiments" (1935) §21; E. J. G. Pitman, J. R. Statist. Soc. Suppl. 4 (1937)
 * 119–130; mid-p: M. W. Fagerland, S. Lydersen, P. Laake, BMC Med. Res. Methodol. 13 (2013) 91.
 */
export function signFlip({ values }: Lattice): SignFlip {
  const sizes = new Map<bigint, number>();
  for (const value of values) {
    if (value !== 0n) sizes.set(absolute(value), (sizes.get(absolute(value)) ?? 0) + 1);
  }
  const differing = values.filter((value) => value !== 0n).length;
  const observed = total(values);
  if (observed === 0n) return { differing, pExact: 1, pMid: 1, simulated: false };
  // Sorted, so that neither rounding nor a seed can depend on the order of the cases.
  const steps = [...sizes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([size, count]) => flip(size, count));
  const { atLeast, exactly, simulated } = twoSidedTail(steps, observed);
  return { differing, pExact: atLeast, pMid: Math.max(Number.MIN_VALUE, atLeast - exactly / 2), simulated };
}

function flip(size: bigint, count: number): Step {
  return { values: [-size, size], weights: [0.5, 0.5], count };
}

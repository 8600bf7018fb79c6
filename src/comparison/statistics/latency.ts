import { pairedT } from './difference.ts';
import type { Interval } from './interval.ts';
import { sampleMoments } from './sample.ts';
import { incompleteBeta } from './special.ts';

/**
 * Nearest-rank percentile of values already sorted upwards: sorted[ceil(share·n) − 1], in the values' unit. `null` of
 * none. What EvalCore and BehavTest report.
 */
export function nearestRank(sorted: readonly number[], share: number): number | null {
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? null;
}

/** Whether the nearest-rank percentile of `n` values is just their largest: for p95, below 20. Say "max" then. */
export function isLargest(n: number, share: number): boolean {
  return Math.ceil(share * n) >= n;
}

/**
 * 95 % interval of a percentile of values already sorted upwards, whatever their distribution: two of the values, such
 * that each side misses the true percentile with probability at most 2.5 %. An end that no value bounds is −Infinity or
 * Infinity: 20 latencies cannot bound a p95 from above.
 *
 * Source: H. A. David, H. N. Nagaraja, "Order Statistics" (3rd ed. 2003) §7.1.
 */
export function percentileInterval(sorted: readonly number[], share: number): Interval {
  const n = sorted.length;
  // P(at least `rank` of the n values lie at or below the true percentile): falls as the rank rises.
  const atLeast = (rank: number) => incompleteBeta(share, rank, n - rank + 1, 1 - share);
  const lowRank = firstRank(n, (rank) => 1 - atLeast(rank) > 0.025) - 1;
  const highRank = firstRank(n, (rank) => atLeast(rank) <= 0.025);
  return {
    low: sorted[lowRank - 1] ?? Number.NEGATIVE_INFINITY,
    high: sorted[highRank - 1] ?? Number.POSITIVE_INFINITY,
  };
}

/** The first rank from 1 to `n` that passes a test which, once passed, stays passed; n + 1 when none does. */
function firstRank(n: number, test: (rank: number) => boolean): number {
  let low = 1;
  let high = n + 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How much longer an arm takes than the reference on the same cases. */
export interface LatencyRatio extends Interval {
  readonly cases: number;
  /** Geometric mean of the cases' ratios: 1.2 is 20 % slower. */
  readonly ratio: number;
  readonly p: number;
}

/**
 * Paired comparison of latencies: t interval on the logarithms of the ratios of case medians, so that a case that is
 * slow in both arms does not decide. Cases without a positive time on both sides are left out; `null` below two.
 */
export function latencyRatio(
  medians: readonly { readonly arm: number; readonly reference: number }[],
): LatencyRatio | null {
  const logarithms = medians
    .filter(({ arm, reference }) => arm > 0 && reference > 0)
    .map(({ arm, reference }) => Math.log(arm / reference));
  if (logarithms.length < 2) return null;
  const { n, mean, low, high, p } = pairedT(sampleMoments(logarithms));
  return { cases: n, ratio: Math.exp(mean), low: Math.exp(low), high: Math.exp(high), p };
}

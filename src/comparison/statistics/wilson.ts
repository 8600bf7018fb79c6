import { clampInterval, type Interval } from './interval.ts';
import { Z_975 } from './normal.ts';

/**
 * Wilson's score interval of a share: `passed` of `total`, both may be fractions (an effective number). Ends in 0 to 1.
 * `total` = 0 says nothing: [0, 1]. `critical` is the two-sided critical value, 95 % of the normal unless given.
 *
 * On pooled attempts this is BehavTest's number. It treats every attempt as an independent draw, so it is too narrow
 * as a statement about other cases; see `clusterRate`.
 *
 * Source: E. B. Wilson, J. Amer. Statist. Assoc. 22 (1927) 209–212.
 */
export function wilson(passed: number, total: number, critical: number = Z_975): Interval {
  if (total <= 0) return { low: 0, high: 1 };
  const rate = passed / total;
  const square = critical * critical;
  const spread = 1 + square / total;
  const centre = (rate + square / (2 * total)) / spread;
  const half = (critical / spread) * Math.sqrt((rate * (1 - rate)) / total + square / (4 * total * total));
  return clampInterval({ low: centre - half, high: centre + half }, 0, 1);
}

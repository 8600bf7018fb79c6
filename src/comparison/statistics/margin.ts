import { differenceInterval } from './difference.ts';
import type { Interval } from './interval.ts';
import type { Lattice } from './lattice.ts';
import { caseVariance } from './pair-difference.ts';
import { ALPHA, casesToDecide, mde80 } from './power.ts';

/** Whether an arm is worse than another by more than a margin. All but `cases…` are fractions. */
export interface MarginFinding extends Interval {
  readonly verdict: 'holds' | 'missed' | 'undecided';
  readonly difference: number;
  /** The smallest difference that these cases find in 80 % of runs. */
  readonly mde80: number;
  /** Cases that would decide, were the true difference the one seen; `null` when none would. More than there are. */
  readonly casesToDecide: number | null;
}

/**
 * Non-inferiority with three answers, by one-sided 95 % bounds `low` and `high` of the difference (the interval of
 * `differenceInterval`, at 90 %):
 *
 * - holds: `low` >= −margin. The loss is shown to be at most the margin, even where it is shown to be a loss.
 * - missed: not that, and the arm is worse: `adjusted` p below 5 % with a negative difference, or `high` < 0.
 * - undecided: the cases show neither.
 *
 * `comparisons`: how many arms share the 5 % of false alarms that `adjusted` and the smallest difference keep to.
 *
 * Source: G. Piaggio et al., JAMA 308 (2012) 2594–2604 (CONSORT, non-inferiority trials).
 */
export function judgeMargin(
  differences: Lattice,
  adjusted: number,
  margin: number,
  comparisons: number = 1,
): MarginFinding {
  const { difference, low, high, standardError } = differenceInterval(differences, 0.9);
  const worse = (adjusted < ALPHA && difference < 0) || high < 0;
  const needed = casesToDecide(difference, margin, caseVariance(differences));
  return {
    verdict: low >= -margin ? 'holds' : worse ? 'missed' : 'undecided',
    difference,
    low,
    high,
    mde80: mde80(standardError, comparisons),
    casesToDecide: needed === null ? null : Math.max(needed, differences.values.length + 1),
  };
}

import type { Counts } from './attempts.ts';
import { clamp, type Interval } from './interval.ts';
import { moments, rateLattice } from './lattice.ts';
import { studentQuantile } from './student.ts';
import { wilson } from './wilson.ts';

/** Pass rate of an arm as a statement about cases like these. */
export interface ClusterRate extends Interval {
  /** Mean of the cases' own rates: every case weighs the same, however often it was asked. */
  readonly mean: number;
  readonly standardError: number;
  readonly cases: number;
  /** Independent observations that the attempts are worth: between the number of cases and of attempts. */
  readonly effectiveAttempts: number;
  /** Two-sided critical value of Student's t with `cases` − 1 degrees of freedom. */
  readonly critical: number;
}

/**
 * Mean case rate with a 95 % interval that knows attempts of one case to be alike: Wilson's interval on the effective
 * number of attempts nEff = m(1−m)/se², held between the number of cases and of attempts (the number of cases where
 * all rates are equal), with t(0.975, cases − 1) in the place of z. `null` below two cases: one case says nothing
 * about others. Every case needs an attempt with a verdict.
 *
 * Sources: L. Kish, "Survey Sampling" (1965), design effect; E. L. Korn, B. I. Graubard, Survey Methodology 24 (1998)
 * 193–201; N. Dean, M. Pagano, J. Surv. Stat. Methodol. 3 (2015) 484–503. Small samples: S. Bowyer, L. Aitchison,
 * D. R. Ivanova, arXiv:2503.01747 (2025).
 */
export function clusterRate(cases: readonly Counts[]): ClusterRate | null {
  const count = cases.length;
  if (count < 2) return null;
  const { mean, variance, standardError } = moments(rateLattice(cases));
  const attempts = cases.reduce((sum, { total }) => sum + total, 0);
  const effective = variance === 0 ? count : clamp((mean * (1 - mean)) / (variance / count), count, attempts);
  const critical = studentQuantile(0.975, count - 1);
  return {
    mean,
    standardError: standardError,
    cases: count,
    effectiveAttempts: effective,
    critical,
    ...wilson(mean * effective, effective, critical),
  };
}

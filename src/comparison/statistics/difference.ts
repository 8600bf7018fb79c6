import { clampInterval, type Interval } from './interval.ts';
import { type Lattice, type Moments, moments, ratio, total } from './lattice.ts';
import { normalQuantile } from './normal.ts';
import { studentQuantile, studentTwoSided } from './student.ts';

/** How an interval of a difference was made. */
export type DifferenceMethod = 'paired-t' | 'bonett-price';

/** Difference of two arms' pass rates over the comparable cases, with its uncertainty. Fractions, −1 to 1. */
export interface DifferenceInterval extends Interval {
  readonly method: DifferenceMethod;
  /** Mean difference, arm minus reference. Bonett and Price's interval has its own, shrunken centre. */
  readonly difference: number;
  readonly standardError: number;
}

/** Paired t interval and test of a mean. */
export interface PairedT extends Interval {
  readonly n: number;
  readonly mean: number;
  readonly standardError: number;
  readonly critical: number;
  readonly p: number;
}

/** At least so many cases must differ before their spread is trusted. */
const LEAST_DIFFERING = 5;

/**
 * Student's paired t on a sample of differences. With n = 1, or no spread at all, it knows nothing about the spread
 * of other cases: the interval has no width, and p is 1 for a mean of 0 and else 0. `differenceInterval` is the one
 * to show.
 *
 * Source: "Student", Biometrika 6 (1908) 1–25. On case differences it equals the question-level clustered standard
 * error of E. Miller, arXiv:2411.00640 (2024), up to n/(n−1).
 */
export function pairedT({ n, mean, standardError }: Moments, confidence: number = 0.95): PairedT {
  const critical = n < 2 ? Number.NaN : studentQuantile((1 + confidence) / 2, n - 1);
  const half = standardError === 0 ? 0 : critical * standardError;
  return {
    n,
    mean,
    standardError: standardError,
    critical,
    low: mean - half + 0,
    high: mean + half + 0,
    p: standardError === 0 ? Number(mean === 0) : studentTwoSided(mean / standardError, n - 1),
  };
}

/** Bonett and Price's interval, not clamped. */
export interface BonettPrice extends Interval {
  readonly centre: number;
  readonly standardError: number;
}

/**
 * Bonett and Price's interval of a mean of paired differences: one pseudo-case of +1 and one of −1 are added, so that
 * it never has zero width and holds with few cases or few that differ. Right for any n, 0 included.
 *
 * Source: D. G. Bonett, R. M. Price, J. Educ. Behav. Stat. 37 (2012) 479–488, here for differences of case rates.
 */
export function bonettPrice({ unit, values }: Lattice, confidence: number = 0.95): BonettPrice {
  const count = BigInt(values.length + 2);
  const sum = total(values);
  const squares = total(values.map((value) => value * value)) + 2n * unit * unit;
  const centre = ratio(sum, unit * count);
  const variance = ratio(count * squares - sum * sum, count * count * unit * unit);
  const standardError = Math.sqrt(variance / (values.length + 2));
  const half = normalQuantile((1 + confidence) / 2) * standardError;
  return { centre, standardError: standardError, low: centre - half, high: centre + half };
}

/**
 * The interval to show for a difference of pass rates: paired t where at least five cases differ and their differences
 * are not all the same, else Bonett and Price. Ends within −1 and 1. Coverage is in `docs/reading-the-numbers.md`.
 * `confidence` 0.90 gives the two one-sided 95 % bounds of a gate with a margin.
 */
export function differenceInterval(differences: Lattice, confidence: number = 0.95): DifferenceInterval {
  const sample = moments(differences);
  const differing = differences.values.filter((value) => value !== 0n).length;
  if (differing >= LEAST_DIFFERING && sample.variance > 0) {
    const { low, high } = pairedT(sample, confidence);
    return shown('paired-t', sample.mean, sample.standardError, { low, high });
  }
  const { low, high, standardError } = bonettPrice(differences, confidence);
  return shown('bonett-price', sample.mean, standardError, { low, high });
}

function shown(
  method: DifferenceMethod,
  difference: number,
  standardError: number,
  interval: Interval,
): DifferenceInterval {
  return { method, difference, standardError: standardError, ...clampInterval(interval, -1, 1) };
}

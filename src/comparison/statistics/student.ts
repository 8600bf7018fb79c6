import { normalQuantile } from './normal.ts';
import { incompleteBeta, logBeta } from './special.ts';

/**
 * Probability that Student's t with `df` > 0 degrees of freedom is above `t`.
 *
 * Source: Abramowitz & Stegun 26.7.1 with 26.5.27: half of I_x(df/2, 1/2) at x = df/(df + t²).
 */
export function studentUpperTail(t: number, df: number): number {
  const square = t * t;
  // Divided this way round so that neither part overflows or cancels, however large t is.
  const half = incompleteBeta(df / (df + square), df / 2, 0.5, square / (df + square)) / 2;
  return t > 0 ? half : 1 - half;
}

/** Probability that Student's t with `df` > 0 degrees of freedom is at most `t`. */
export function studentCdf(t: number, df: number): number {
  return studentUpperTail(-t, df);
}

/** Two-sided p-value of a t statistic: P(|T| >= |t|). */
export function studentTwoSided(t: number, df: number): number {
  return Math.min(1, 2 * studentUpperTail(Math.abs(t), df));
}

function studentDensity(t: number, df: number): number {
  return Math.exp(-((df + 1) / 2) * Math.log1p((t * t) / df) - logBeta(df / 2, 0.5)) / Math.sqrt(df);
}

/**
 * The Student t quantile: the `t` with `studentCdf(t, df) = p`, for 0 < p < 1 and df > 0.
 *
 * Newton's method on the upper tail. It starts at the normal quantile, which lies below the root, and the tail is
 * convex there, so every step moves up to the root and none oversteps it. With 1 and 2 degrees of freedom the closed
 * forms (tangent; 2q/sqrt(2·4p(1−p)), Abramowitz & Stegun 26.7) are exact.
 */
export function studentQuantile(p: number, df: number): number {
  if (!(p > 0 && p < 1)) return Number.NaN;
  if (p < 0.5) return -studentQuantile(1 - p, df);
  if (p === 0.5) return 0;
  if (df === 1) return 1 / Math.tan(Math.PI * (1 - p));
  if (df === 2) return ((2 * p - 1) * Math.SQRT2) / Math.sqrt(4 * p * (1 - p));
  const tail = 1 - p;
  let t = normalQuantile(p);
  for (let step = 0; step < 200; step++) {
    const change = (studentUpperTail(t, df) - tail) / studentDensity(t, df);
    t += change;
    if (Math.abs(change) <= 1e-15 * t) break;
  }
  return t;
}

import { erfc } from './special.ts';

/** Two-sided 95 % point of the standard normal distribution: the quantile of 0.975. */
export const Z_975 = 1.959963984540054;

/** Probability that a standard normal variable is at most `x`. Source: Abramowitz & Stegun 26.2.29. */
export function normalCdf(x: number): number {
  return erfc(-x / Math.SQRT2) / 2;
}

// Coefficients of algorithm AS 241, routine PPND16: numerator, then denominator, lowest power first.
const CENTRE = [
  [
    3.3871328727963665, 133.14166789178438, 1971.5909503065513, 13731.69376550946, 45921.95393154987,
    67265.7709270087, 33430.57558358813, 2509.0809287301227,
  ],
  [
    1, 42.31333070160091, 687.1870074920579, 5394.196021424751, 21213.794301586597, 39307.89580009271,
    28729.085735721943, 5226.495278852854,
  ],
] as const;
const NEAR_TAIL = [
  [
    1.4234371107496835, 4.630337846156546, 5.769497221460691, 3.6478483247632045, 1.2704582524523684,
    0.2417807251774506, 0.022723844989269184, 0.0007745450142783414,
  ],
  [
    1, 2.053191626637759, 1.6763848301838038, 0.6897673349851, 0.14810397642748008, 0.015198666563616457,
    0.0005475938084995345, 1.0507500716444169e-9,
  ],
] as const;
const FAR_TAIL = [
  [
    6.657904643501103, 5.463784911164114, 1.7848265399172913, 0.29656057182850487, 0.026532189526576124,
    0.0012426609473880784, 2.7115555687434876e-5, 2.0103343992922881e-7,
  ],
  [
    1, 0.599832206555888, 0.1369298809227358, 0.014875361290850615, 0.0007868691311456133,
    1.8463183175100548e-5, 1.421511758316446e-7, 2.0442631033899397e-15,
  ],
] as const;

function rational(parts: readonly [readonly number[], readonly number[]], x: number): number {
  const value = (coefficients: readonly number[]) =>
    coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
  return value(parts[0]) / value(parts[1]);
}

/**
 * The standard normal quantile: the `x` with `normalCdf(x) = p`. −Infinity at 0, Infinity at 1, NaN outside.
 *
 * Source: M. J. Wichura, algorithm AS 241, Appl. Statist. 37 (1988) 477–484; relative error about 1e-16.
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN;
  const fromCentre = p - 0.5;
  if (Math.abs(fromCentre) <= 0.425) {
    return fromCentre * rational(CENTRE, 0.180625 - fromCentre * fromCentre);
  }
  const tail = Math.min(p, 1 - p);
  if (tail === 0) return fromCentre < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  const r = Math.sqrt(-Math.log(tail));
  const size = r <= 5 ? rational(NEAR_TAIL, r - 1.6) : rational(FAR_TAIL, r - 5);
  return fromCentre < 0 ? -size : size;
}

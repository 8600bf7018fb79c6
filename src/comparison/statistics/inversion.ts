import { type Grid, type GridStep, pointsAt, tailEnds } from './lattice-sum.ts';
import type { Tail } from './tail.ts';

/** Smallest probability that inversion tells from zero. */
const INVERSION_FLOOR = 1e-12;
/** Frequencies whose characteristic function is below e^−45 = 3e-20 add nothing that a double would keep. */
const NOTHING = -45;

/**
 * The tail of a sum from its characteristic function. Exact up to rounding, 1e-12: the sum has finitely many values, so
 * finitely many frequencies hold all there is to know. The sum over the points between the tails is closed: a
 * Dirichlet kernel.
 *
 * Source: M. Pagano, D. Tritchler, J. Amer. Statist. Assoc. 78 (1983) 435–440.
 */
export function tailByInversion(sum: Grid, size: bigint): Tail {
  const points = Number(sum.points);
  const ends = tailEnds(sum, size);
  const at = pointsAt(sum, size);
  // The points in between: first … last. Their probability is what the tail leaves.
  const first = Math.max(0, Number(ends.low) + 1);
  const last = Math.min(points - 1, Number(ends.high) - 1);
  const inside = last - first + 1;
  const turns = halfTurns(points);
  const waves = sum.steps.map(waveOf).sort((a, b) => b.count - a.count);
  let between = 0;
  let exactly = 0;
  for (let j = 0; j <= points >> 1; j++) {
    const value = characteristic(waves, j, turns);
    if (value === null) continue;
    // Frequencies j and points − j are conjugates: their real parts count twice.
    const weight = (j === 0 || 2 * j === points ? 1 : 2) / points;
    const kernel = j === 0 ? inside : sineOf(j * inside, turns) / sineOf(j, turns);
    between += weight * kernel * turnedBack(value, j * (first + last), turns);
    for (const y of at) exactly += weight * turnedBack(value, 2 * j * y, turns);
  }
  const atLeast = Math.min(1, Math.max(INVERSION_FLOOR, 1 - between));
  return { atLeast, exactly: Math.min(atLeast, Math.max(0, exactly)), simulated: false };
}

/** cos and sin of π·k/points for k = 0 … 2·points − 1. */
interface Turns {
  readonly size: number;
  readonly cosine: Float64Array;
  readonly sine: Float64Array;
}

function halfTurns(points: number): Turns {
  const size = 2 * points;
  const cosine = new Float64Array(size);
  const sine = new Float64Array(size);
  for (let k = 0; k < size; k++) {
    cosine[k] = Math.cos((Math.PI * k) / points);
    sine[k] = Math.sin((Math.PI * k) / points);
  }
  return { size, cosine, sine };
}

function sineOf(halfTurn: number, { size, sine }: Turns): number {
  return sine[halfTurn % size] ?? 0;
}

interface Complex {
  readonly real: number;
  readonly imaginary: number;
}

/** Real part of value·e^(−iφ), where φ is `halfTurn` steps of π/points. */
function turnedBack({ real, imaginary }: Complex, halfTurn: number, { size, cosine, sine }: Turns): number {
  const k = halfTurn % size;
  return real * (cosine[k] ?? 0) + imaginary * (sine[k] ?? 0);
}

/** A step as flat numbers, for the inner loop. */
interface Wave {
  readonly values: Float64Array;
  readonly weights: Float64Array;
  readonly count: number;
}

function waveOf({ values, weights, count }: GridStep): Wave {
  return { values: Float64Array.from(values, Number), weights: Float64Array.from(weights), count };
}

/**
 * Characteristic function of Y at frequency j: the product over the steps, in polar form to raise to powers. `null`
 * where it is as good as 0, which the most frequent steps, coming first, show early.
 */
function characteristic(waves: readonly Wave[], j: number, { size, cosine, sine }: Turns): Complex | null {
  let logarithm = 0;
  let angle = 0;
  for (const { values, weights, count } of waves) {
    let real = 0;
    let imaginary = 0;
    for (let index = 0; index < values.length; index++) {
      const k = (2 * j * (values[index] ?? 0)) % size;
      real += (weights[index] ?? 0) * (cosine[k] ?? 0);
      imaginary += (weights[index] ?? 0) * (sine[k] ?? 0);
    }
    logarithm += (count * Math.log(real * real + imaginary * imaginary)) / 2;
    if (logarithm < NOTHING) return null;
    angle += count * Math.atan2(imaginary, real);
  }
  const length = Math.exp(logarithm);
  return { real: length * Math.cos(angle), imaginary: length * Math.sin(angle) };
}

import { tailByDraws } from './draws.ts';
import { tailByInversion } from './inversion.ts';
import { absolute } from './lattice.ts';
import { convolve, type Grid, type GridStep, gridOf, pointsAt, type Step, tailEnds } from './lattice-sum.ts';

/** Two-sided tail of a sum. */
export interface Tail {
  /** P(|S| >= |observed|). */
  readonly atLeast: number;
  /** P(|S| = |observed|). */
  readonly exactly: number;
  /** `true`: estimated from seeded draws, so "about". Else exact. */
  readonly simulated: boolean;
}

/** Most multiplications that plain convolution may cost; above it, inversion is faster. */
const CONVOLUTION_LIMIT = 1e7;
/** Most grid points, and most sums kept one by one, before draws take over. */
const POINT_LIMIT = 2 ** 20;
const SUM_LIMIT = 2 ** 17;

/**
 * How likely the sum of independent variables is at least as far from 0 as `observed`. Exact, in the first of these
 * ways that is cheap enough, for m variables of w values each on N grid points (N is the sum's range over the greatest
 * common divisor of all steps; about m·R for arms with R trials each):
 *
 * 1. Convolution, m·w·N multiplications of positive numbers: right to the last digits of the smallest p.
 * 2. Inversion of the characteristic function, N times the number of *different* variables (at most 2R for R trials),
 *    so linear in m: right to 1e-12, and smaller p are given as 1e-12.
 * 3. Past 2^20 grid points (many different attempt counts): every sum one by one, where there are at most 2^17.
 * 4. Past that as well: seeded draws, 20,000 or more of all variables, so linear in m. See `tailByDraws`.
 */
export function twoSidedTail(steps: readonly Step[], observed: bigint): Tail {
  if (observed === 0n) return { atLeast: 1, exactly: Number.NaN, simulated: false };
  const sum = gridOf(steps);
  const size = absolute(observed);
  const points = Number(sum.points);
  const variables = sum.steps.reduce((cost, { count, values }) => cost + count * values.length, 0);
  if (points <= POINT_LIMIT) {
    return variables * points <= CONVOLUTION_LIMIT
      ? tailByConvolution(sum, size)
      : tailByInversion(sum, size);
  }
  return mostSums(sum) <= SUM_LIMIT ? tailBySums(sum, size) : tailByDraws(sum, size);
}

/** Upper bound of the different sums: each step repeats its values in any mixture, C(count + w − 1, w − 1) of them. */
function mostSums({ steps }: Grid): number {
  let sums = 1;
  for (const { values, count } of steps) {
    for (let i = 1; i < values.length; i++) sums *= (count + i) / i;
  }
  return sums;
}

function tailByConvolution(sum: Grid, size: bigint): Tail {
  const weights = convolve(sum);
  const { low, high } = tailEnds(sum, size);
  let atLeast = 0;
  // From the outside in: the small weights first, so that none is lost beside a large one.
  for (let y = 0; y <= Number(low); y++) atLeast += weights[y] ?? 0;
  let upper = 0;
  for (let y = weights.length - 1; y >= Number(high); y--) upper += weights[y] ?? 0;
  const exactly = pointsAt(sum, size).reduce((mass, y) => mass + (weights[y] ?? 0), 0);
  return { atLeast: positive(atLeast + upper), exactly, simulated: false };
}

/** A probability cannot be 0 here: the observed sum itself is possible. Below 1e-308 it is printed as that. */
function positive(probability: number): number {
  return Math.min(1, Math.max(Number.MIN_VALUE, probability));
}

function tailBySums(sum: Grid, size: bigint): Tail {
  let sums = new Map<bigint, number>([[0n, 1]]);
  for (const step of sum.steps) {
    for (let copy = 0; copy < step.count; copy++) sums = withStep(sums, step);
  }
  const { low, high } = tailEnds(sum, size);
  let atLeast = 0;
  let exactly = 0;
  for (const [y, mass] of sums) {
    if (y <= low || y >= high) atLeast += mass;
    if (absolute(sum.offset + sum.grid * y) === size) exactly += mass;
  }
  return { atLeast: positive(atLeast), exactly, simulated: false };
}

/** The sums after one more variable, with their probabilities. */
function withStep(sums: ReadonlyMap<bigint, number>, { values, weights }: GridStep): Map<bigint, number> {
  const next = new Map<bigint, number>();
  for (const [y, mass] of sums) {
    for (const [index, value] of values.entries()) {
      next.set(y + value, (next.get(y + value) ?? 0) + mass * (weights[index] ?? 0));
    }
  }
  return next;
}

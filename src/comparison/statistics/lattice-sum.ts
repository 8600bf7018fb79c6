import { greatest, greatestCommonDivisor, least, total } from './lattice.ts';

/** An independent variable that takes whole numbers, and how many such variables the sum holds. */
export interface Step {
  readonly values: readonly bigint[];
  /** Probabilities of `values`; they add up to 1. */
  readonly weights: readonly number[];
  readonly count: number;
}

/** The sum on its own grid: S = offset + grid·Y with Y = 0 … points − 1. */
export interface Grid {
  readonly offset: bigint;
  readonly grid: bigint;
  readonly points: bigint;
  /** The steps measured in grid units from their own least value. */
  readonly steps: readonly GridStep[];
}

/** A step that starts at 0, in grid units. */
export interface GridStep {
  readonly values: readonly bigint[];
  readonly weights: readonly number[];
  readonly count: number;
}

/** The whole distribution of a sum: P(S = offset + i·grid) = weights[i]. Costs m·w·N multiplications. */
export interface LatticeDistribution {
  readonly offset: bigint;
  readonly grid: bigint;
  readonly weights: Float64Array;
}

/** Convolves the steps. Meant for sums of a few thousand points; the caller keeps them that small. */
export function latticeDistribution(steps: readonly Step[]): LatticeDistribution {
  const sum = gridOf(steps);
  return { offset: sum.offset, grid: sum.grid, weights: convolve(sum) };
}

/** Finds the coarsest grid that holds every value of the sum. */
export function gridOf(steps: readonly Step[]): Grid {
  const away = steps.map(({ values }) => values.map((value) => value - least(values)));
  const divisor = greatestCommonDivisor(away.flat());
  const grid = divisor === 0n ? 1n : divisor;
  const onGrid = steps.map(({ weights, count }, index) => ({
    weights,
    count,
    values: (away[index] ?? []).map((value) => value / grid),
  }));
  return {
    offset: total(steps.map(({ count, values }) => BigInt(count) * least(values))),
    grid,
    points: 1n + total(onGrid.map(({ count, values }) => BigInt(count) * greatest(values))),
    steps: onGrid,
  };
}

/** Grid points whose sum is at most −size, and at least size: `y <= low` and `y >= high`. */
export function tailEnds(
  { offset, grid }: Grid,
  size: bigint,
): { readonly low: bigint; readonly high: bigint } {
  return { low: floorDivide(-size - offset, grid), high: -floorDivide(offset - size, grid) };
}

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

/** Grid points whose sum is exactly −size or size. */
export function pointsAt({ offset, grid, points }: Grid, size: bigint): readonly number[] {
  return [-size, size]
    .filter((value) => (value - offset) % grid === 0n)
    .map((value) => (value - offset) / grid)
    .filter((point) => point >= 0n && point < points)
    .map(Number);
}

/** P(Y = y) for every grid point, in positive additions only. */
export function convolve({ steps, points }: Grid): Float64Array {
  let weights = new Float64Array(Number(points));
  let next = new Float64Array(Number(points));
  weights[0] = 1;
  let length = 1;
  for (const step of steps) {
    const jumps = step.values.map(Number);
    const width = Number(greatest(step.values));
    for (let copy = 0; copy < step.count; copy++) {
      next.fill(0, 0, length + width);
      for (const [index, jump] of jumps.entries()) {
        const factor = step.weights[index] ?? 0;
        for (let y = 0; y < length; y++) next[y + jump] = (next[y + jump] ?? 0) + factor * (weights[y] ?? 0);
      }
      length += width;
      [weights, next] = [next, weights];
    }
  }
  return weights;
}

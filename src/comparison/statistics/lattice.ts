import type { Counts } from './attempts.ts';

/**
 * Exact fractions with one common denominator: `values[i] / unit`. Rates of cases with different numbers of attempts
 * are compared as whole numbers, so that "equal" needs no tolerance and a spread of zero is zero. Whole numbers of any
 * size, because the least common multiple of many attempt counts grows past 2^53.
 */
export interface Lattice {
  readonly unit: bigint;
  readonly values: readonly bigint[];
}

/** One case on both sides of a comparison. Both totals are at least 1. */
export interface CasePair {
  readonly id: string;
  readonly arm: Counts;
  readonly reference: Counts;
}

/** Pass rates of cases. */
export function rateLattice(cases: readonly Counts[]): Lattice {
  const unit = leastCommonMultiple(cases.map(({ total }) => total));
  return { unit, values: cases.map((counts) => onLattice(counts, unit)) };
}

/** Differences of pass rates, arm minus reference. */
export function differenceLattice(pairs: readonly CasePair[]): Lattice {
  const unit = leastCommonMultiple(pairs.flatMap(({ arm, reference }) => [arm.total, reference.total]));
  return {
    unit,
    values: pairs.map(({ arm, reference }) => onLattice(arm, unit) - onLattice(reference, unit)),
  };
}

function onLattice({ passed, total }: Counts, unit: bigint): bigint {
  return (BigInt(passed) * unit) / BigInt(total);
}

/** Mean and spread of a sample. */
export interface Moments {
  readonly n: number;
  /** 0 when `n` = 0. */
  readonly mean: number;
  /** Sample variance, denominator n − 1; 0 when n < 2. Exactly 0 when all values are equal. */
  readonly variance: number;
  /** Of the mean: sqrt(variance / n). */
  readonly standardError: number;
}

/** Moments computed in whole numbers and rounded once, so that the order of the cases cannot change a digit. */
export function moments({ unit, values }: Lattice): Moments {
  const n = values.length;
  if (n === 0) return { n, mean: 0, variance: 0, standardError: 0 };
  const count = BigInt(n);
  const sum = total(values);
  const mean = ratio(sum, unit * count);
  if (n === 1) return { n, mean, variance: 0, standardError: 0 };
  const squares = total(values.map((value) => value * value));
  const variance = ratio(count * squares - sum * sum, count * (count - 1n) * unit * unit);
  return { n, mean, variance, standardError: Math.sqrt(variance / n) };
}

/** Sum of whole numbers. */
export function total(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n);
}

/** The least of whole numbers; 0 of none. */
export function least(values: readonly bigint[]): bigint {
  let found = values[0] ?? 0n;
  for (const value of values) if (value < found) found = value;
  return found;
}

/** The greatest of whole numbers; 0 of none. */
export function greatest(values: readonly bigint[]): bigint {
  return -least(values.map((value) => -value));
}

/** Size without sign. */
export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** A fraction of whole numbers of any size as the nearest number; `denominator` > 0. Never a negative zero. */
export function ratio(numerator: bigint, denominator: bigint): number {
  // Past 2^1000 both parts lose the same low bits, so that neither becomes Infinity.
  const excess = BigInt(Math.max(0, denominator.toString(16).length * 4 - 1000));
  return Number(numerator >> excess) / Number(denominator >> excess);
}

/** Greatest common divisor of the sizes; 0 when all are 0. */
export function greatestCommonDivisor(values: Iterable<bigint>): bigint {
  let divisor = 0n;
  for (const value of values) {
    let rest = absolute(value);
    while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  }
  return divisor;
}

/** Least common multiple of positive whole numbers; 1 of none. */
export function leastCommonMultiple(values: Iterable<number>): bigint {
  let multiple = 1n;
  for (const value of new Set(values)) {
    const next = BigInt(value);
    multiple *= next / greatestCommonDivisor([multiple, next]);
  }
  return multiple;
}

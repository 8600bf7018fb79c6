import type { Moments } from './lattice.ts';

/** Adds up from the least, so that the order of the numbers cannot change a digit. */
export function sum(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b).reduce((total, value) => total + value, 0);
}

/** `null` of none. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/**
 * Moments of plain numbers. They are sorted before they are added up, so that their order cannot change a digit; a
 * spread that is only rounding noise counts as none.
 */
export function sampleMoments(values: readonly number[]): Moments {
  const n = values.length;
  if (n === 0) return { n, mean: 0, variance: 0, standardError: 0 };
  const sorted = [...values].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / n + 0;
  const least = sorted[0] ?? 0;
  const most = sorted.at(-1) ?? 0;
  const noise = 1e-12 * Math.max(1, Math.abs(least), Math.abs(most));
  if (n === 1 || most - least <= noise) return { n, mean, variance: 0, standardError: 0 };
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return { n, mean, variance, standardError: Math.sqrt(variance / n) };
}

import type { Counts } from './attempts.ts';
import type { Interval } from './interval.ts';
import {
  type CasePair,
  differenceLattice,
  type Lattice,
  leastCommonMultiple,
  moments,
  ratio,
  total,
} from './lattice.ts';
import { type LatticeDistribution, latticeDistribution, type Step } from './lattice-sum.ts';
import { normalCdf, normalQuantile } from './normal.ts';

// Bootstrap intervals of the mean case difference, computed from the exact distribution instead of from draws. They
// are here to reproduce other tools' numbers and to be compared with; no report shows them, because the interval of
// `difference.ts` covers better (BehavTest's within-case interval has zero width for cases that always answer alike).

/** Sums are counted as above a level only by more than rounding. */
const ROUNDING = 1e-12;

/**
 * BehavTest's interval without its random draws: attempts are drawn anew within each case and arm, the cases stay.
 * The quantiles .025 and .975 are the least x with F(x) > q.
 */
export function withinCaseBootstrap(pairs: readonly CasePair[]): Interval {
  const unit = leastCommonMultiple(pairs.flatMap(({ arm, reference }) => [arm.total, reference.total]));
  const steps = pairs.flatMap(({ arm, reference }) => [binomial(arm, unit), binomial(reference, -unit)]);
  const sum = latticeDistribution(steps);
  const scale = unit * BigInt(pairs.length);
  return { low: quantile(sum, 0.025, scale), high: quantile(sum, 0.975, scale) };
}

/** Passes of one case and arm, drawn anew: binomial on its own rate, in units of the lattice. */
function binomial({ passed, total: attempts }: Counts, unit: bigint): Step {
  const rate = passed / attempts;
  const values: bigint[] = [];
  const weights: number[] = [];
  let choose = 1;
  for (let k = 0; k <= attempts; k++) {
    const weight = choose * rate ** k * (1 - rate) ** (attempts - k);
    choose = (choose * (attempts - k)) / (k + 1);
    if (weight === 0) continue;
    values.push((BigInt(k) * unit) / BigInt(attempts));
    weights.push(weight);
  }
  return { values, weights, count: 1 };
}

/** Bias-corrected and accelerated interval, with what it is made of. */
export interface Bca extends Interval {
  readonly z0: number;
  readonly acceleration: number;
  /** The two shares of the bootstrap distribution that were read off. */
  readonly levels: readonly [number, number];
}

/** Intervals from drawing whole cases anew. */
export interface ClusterBootstrap {
  readonly percentile: Interval;
  /** `null` when all differences are the same: the correction has nothing to work with. */
  readonly bca: Bca | null;
}

/**
 * Bootstrap over cases: n-fold convolution of the cases' own differences.
 *
 * Source: B. Efron, J. Amer. Statist. Assoc. 82 (1987) 171–185 (BCa; z0 counts ties half).
 */
export function clusterBootstrap(pairs: readonly CasePair[]): ClusterBootstrap {
  const differences = differenceLattice(pairs);
  const sum = latticeDistribution([resample(differences)]);
  const scale = differences.unit * BigInt(pairs.length);
  const at = (level: number) => quantile(sum, level, scale);
  const percentile = { low: at(0.025), high: at(0.975) };
  const { variance } = moments(differences);
  if (variance === 0) return { percentile, bca: null };
  const z0 = normalQuantile(shareBelow(sum, total(differences.values)));
  const acceleration = skewness(differences);
  const level = (q: number) => {
    const shifted = z0 + normalQuantile(q);
    return normalCdf(z0 + shifted / (1 - acceleration * shifted));
  };
  const levels = [level(0.025), level(0.975)] as const;
  return { percentile, bca: { z0, acceleration, levels, low: at(levels[0]), high: at(levels[1]) } };
}

/** One drawn case, `n` times over. */
function resample({ values }: Lattice): Step {
  const shares = new Map<bigint, number>();
  for (const value of values) shares.set(value, (shares.get(value) ?? 0) + 1);
  return {
    values: [...shares.keys()],
    weights: [...shares.values()].map((count) => count / values.length),
    count: values.length,
  };
}

/** Σ(d − mean)³ / (6·(Σ(d − mean)²)^1.5): the jackknife acceleration of a mean. */
function skewness({ unit, values }: Lattice): number {
  const n = BigInt(values.length);
  const sum = total(values);
  const deviations = values.map((value) => ratio(n * value - sum, n * unit));
  const power = (exponent: number) => deviations.reduce((all, deviation) => all + deviation ** exponent, 0);
  return power(3) / (6 * power(2) ** 1.5);
}

function shareBelow({ offset, grid, weights }: LatticeDistribution, observed: bigint): number {
  const at = Number((observed - offset) / grid);
  return weights.slice(0, at).reduce((sum, weight) => sum + weight, 0) + (weights[at] ?? 0) / 2;
}

/** The least x with F(x) > level, as a mean of cases. */
function quantile({ offset, grid, weights }: LatticeDistribution, level: number, scale: bigint): number {
  let sum = 0;
  let point = weights.length - 1;
  for (const [index, weight] of weights.entries()) {
    sum += weight;
    if (sum > level + ROUNDING) {
      point = index;
      break;
    }
  }
  return ratio(offset + grid * BigInt(point), scale);
}

import { type CasePair, differenceLattice, moments } from './lattice.ts';
import { normalQuantile } from './normal.ts';

/** False alarms a verdict may give: 5 % of suites in which nothing differs. */
export const ALPHA = 0.05;
/** Share of true differences that "smallest difference found" means. */
const POWER = 0.8;

/**
 * Standard errors that a true difference must measure to be found in 80 % of runs. `comparisons` arms share the 5 %
 * (Holm's first step); one-sided for a margin.
 */
function neededErrors(comparisons: number, sides: 1 | 2): number {
  return normalQuantile(1 - ALPHA / (sides * comparisons)) + normalQuantile(POWER);
}

/**
 * The smallest true difference that a suite with this standard error finds in 80 % of runs (MDE80), in the unit of
 * `standardError`. Two-sided 5 %, shared between `comparisons` arms.
 *
 * Source: E. Miller, arXiv:2411.00640 (2024), section on power; (1.960 + 0.842)·se for one comparison.
 */
export function mde80(standardError: number, comparisons: number = 1): number {
  return neededErrors(comparisons, 2) * standardError;
}

/**
 * How many cases would find a true `difference` in 80 % of runs, when one case's differences vary by `variance`:
 * ((z + 0.842)·s/difference)², to the nearest case. `null` for a difference of 0, which no suite can find.
 *
 * Losing 10 % of cases and gaining none (variance 0.09) takes 71; losing 15 % and gaining 5 % takes 149.
 */
export function casesNeeded(difference: number, variance: number, comparisons: number = 1): number | null {
  if (difference === 0) return null;
  return Math.round((neededErrors(comparisons, 2) / difference) ** 2 * variance);
}

/**
 * How many cases would decide, in 80 % of runs, whether an arm is worse by more than `margin`, if the true difference is
 * the one seen: enough for the one-sided 95 % bound to clear either the margin from above or 0 from below, whichever
 * takes fewer. `null` when neither can: a margin of 0 and no difference.
 */
export function casesToDecide(difference: number, margin: number, variance: number): number | null {
  const room = Math.max(0, difference + margin, -difference);
  return room === 0 ? null : Math.ceil((neededErrors(1, 1) / room) ** 2 * variance);
}

/** Where the noise of a comparison comes from. Variances of one case's rates. */
export interface VarianceParts {
  /** How much the true differences vary from case to case. */
  readonly between: number;
  /** Noise of one attempt in the arm, and in the reference; 0 where no case was asked twice. */
  readonly arm: number;
  readonly reference: number;
}

/**
 * Splits the noise of the case differences into what more cases would average out and what more attempts would:
 * sX² = mean of p(1−p)·R/(R−1) over cases asked at least twice, between = max(0, s_d² − mean of sA²/RA + sB²/RB).
 * With one attempt a case everything is `between`.
 *
 * Source: E. Miller, arXiv:2411.00640 (2024), paired variance and its parts.
 */
export function varianceParts(pairs: readonly CasePair[]): VarianceParts {
  const arm = within(pairs.map((pair) => pair.arm));
  const reference = within(pairs.map((pair) => pair.reference));
  const noise =
    pairs.reduce((sum, pair) => sum + arm / pair.arm.total + reference / pair.reference.total, 0) /
    Math.max(1, pairs.length);
  return { between: Math.max(0, moments(differenceLattice(pairs)).variance - noise), arm, reference };
}

function within(cases: readonly { readonly passed: number; readonly total: number }[]): number {
  const repeated = cases.filter(({ total }) => total > 1);
  if (repeated.length === 0) return 0;
  const sum = repeated.reduce(
    (all, { passed, total }) => all + (passed * (total - passed)) / (total * (total - 1)),
    0,
  );
  return sum / repeated.length;
}

/**
 * Standard error that a suite of `cases` cases with `attempts` attempts each would have:
 * sqrt((between + (sA² + sB²)/R) / n). Shows why cases come before attempts: `between` only falls with n.
 */
export function plannedError(
  { between, arm, reference }: VarianceParts,
  cases: number,
  attempts: number,
): number {
  return Math.sqrt((between + (arm + reference) / attempts) / cases);
}

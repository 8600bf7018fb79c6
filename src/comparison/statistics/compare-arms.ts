import {
  type ArmAttempts,
  type Attempt,
  type CaseStatus,
  type Counts,
  caseStatus,
  countAttempts,
  type ErroredBounds,
  erroredBounds,
  type Flakiness,
  flakiness,
  withDistinctAttempts,
} from './attempts.ts';
import { type ClusterRate, clusterRate } from './cluster-rate.ts';
import { holm } from './holm.ts';
import type { Interval } from './interval.ts';
import { moments, rateLattice } from './lattice.ts';
import { type ErroredRule, type PairDifference, pairDifference } from './pair-difference.ts';
import { ALPHA } from './power.ts';
import { wilson } from './wilson.ts';

/** Pooled attempts with a verdict, and Wilson's 95 % interval of their share: BehavTest's "attempt pass rate". */
export interface AttemptRate extends Interval {
  readonly passed: number;
  readonly total: number;
}

/** From so many comparable cases on, not finding a difference says something. */
export const ENOUGH_CASES = 30;

/** In words: what the numbers say about an arm. */
export type DifferenceVerdict = 'better' | 'worse' | 'no_clear_difference' | 'too_few_cases';

/** An arm against the reference. */
export interface ArmDifference extends PairDifference {
  /** `p_value` after Holm over all arms compared with the reference. The verdict's p. */
  readonly p_adjusted: number;
  readonly verdict: DifferenceVerdict;
}

/** Everything about one arm. */
export interface ArmStatistics {
  readonly name: string;
  readonly attempts: AttemptRate;
  readonly cases: Readonly<Record<CaseStatus, number>>;
  /** Mean of the case rates, for cases like these; `null` below two cases with a verdict. */
  readonly rate: ClusterRate | null;
  /** The mean of the case rates, had every attempt without a verdict failed; `null` when there are none. */
  readonly rateErroredAsFailed: number | null;
  /** Both ways to count attempts without a verdict in the pooled share; `null` when there are none. */
  readonly erroredBounds: ErroredBounds | null;
  /** `null` when no case was asked twice. */
  readonly flakiness: Flakiness | null;
  /** Absent for the reference itself. */
  readonly versus?: ArmDifference;
}

/** All arms, in the order given, compared with one of them. */
export interface ArmsComparison {
  readonly reference: string;
  readonly arms: readonly ArmStatistics[];
}

/**
 * Compares every arm with the reference, on the cases that both measured.
 *
 * The numbers do not depend on the order of arms, cases or attempts, on a clock or on chance. They cost about
 * arms × cases × trials, plus the exact tests (see `twoSidedTail`): linear in the cases once a suite is large. Throws a
 * RangeError when no arm has the reference's name.
 */
export function compareArms(
  arms: readonly ArmAttempts[],
  reference: string,
  errored: ErroredRule = 'drop-attempts',
): ArmsComparison {
  const sides = arms.map(withDistinctAttempts);
  const base = sides.find(({ name }) => name === reference);
  if (base === undefined) throw new RangeError(`no arm is named "${reference}"`);
  const others = sides.filter((side) => side !== base);
  const differences = others.map((side) => pairDifference(side, base, errored, others.length));
  const adjusted = holm(differences.map(({ p_value }) => p_value));
  const versus = new Map<ArmAttempts, ArmDifference>();
  for (const [index, difference] of differences.entries()) {
    const side = others[index];
    if (side === undefined) continue;
    versus.set(side, withVerdict(difference, adjusted[index] ?? 1));
  }
  return { reference, arms: sides.map((side) => describe(side, versus.get(side))) };
}

function withVerdict(difference: PairDifference, adjusted: number): ArmDifference {
  const verdict = verdictOf(difference.difference, adjusted, difference.comparable);
  return { ...difference, p_adjusted: adjusted, verdict };
}

/**
 * The word for a difference. `better` and `worse`: the adjusted p is below 5 %, with however few cases. Otherwise, with
 * fewer than {@link ENOUGH_CASES} comparable cases it is `too_few_cases`: so few find only differences of some 25 points,
 * and fewer than five find none at all, because n cases that all change the same way give p = 2^−n. With more it is
 * `no_clear_difference`, which is not "equal": the smallest difference the suite would have found stands beside it.
 */
export function verdictOf(difference: number, adjusted: number, comparable: number): DifferenceVerdict {
  if (adjusted < ALPHA && difference !== 0) return difference > 0 ? 'better' : 'worse';
  return comparable < ENOUGH_CASES ? 'too_few_cases' : 'no_clear_difference';
}

function describe({ name, cases }: ArmAttempts, versus: ArmDifference | undefined): ArmStatistics {
  const attempts = [...cases.values()];
  const counts: readonly Counts[] = attempts.map(countAttempts).filter(({ total }) => total > 0);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const statuses: Record<CaseStatus, number> = { passed: 0, failed: 0, flaky: 0, errored: 0 };
  for (const one of attempts) statuses[caseStatus(one)] += 1;
  const bounds = erroredBounds(attempts.flat());
  return {
    name,
    attempts: { passed, total, ...wilson(passed, total) },
    cases: statuses,
    rate: clusterRate(counts),
    rateErroredAsFailed: bounds === null ? null : meanRate(attempts),
    erroredBounds: bounds,
    flakiness: flakiness(counts),
    ...(versus === undefined ? {} : { versus }),
  };
}

/** Mean of the case rates with every attempt without a verdict as failed; cases without any attempt are left out. */
function meanRate(cases: readonly (readonly Attempt[])[]): number {
  const counts = cases
    .filter((attempts) => attempts.length > 0)
    .map((attempts) => ({ passed: countAttempts(attempts).passed, total: attempts.length }));
  return moments(rateLattice(counts)).mean;
}

import type { Counts } from './attempts.ts';
import { hypergeometric } from './hypergeometric.ts';

/** Tables whose probabilities agree to this share count as equally likely: they are, up to rounding. */
const SAME = 1 + 1e-9;

/**
 * Fisher's exact test of one case: did its attempts pass at a different rate in the two arms? Two-sided, the sum over
 * all tables that are no more likely than the observed one. 1 when a side has no attempts.
 *
 * BehavTest's number, for a look at one case. It is not corrected for the number of cases, and with one or two attempts
 * a side it can never be small.
 *
 * Source: R. A. Fisher, J. R. Statist. Soc. 98 (1935) 39–82; two-sided by probability as in R's `fisher.test`.
 */
export function fisherExact(arm: Counts, reference: Counts): number {
  if (arm.total === 0 || reference.total === 0) return 1;
  const passed = arm.passed + reference.passed;
  const { least, weights } = hypergeometric(passed, reference.total, arm.total + reference.total);
  const observed = weights[reference.passed - least] ?? 0;
  return Math.min(
    1,
    weights.filter((weight) => weight <= observed * SAME).reduce((sum, weight) => sum + weight, 0),
  );
}

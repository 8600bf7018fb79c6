import { withDistinctAttempts } from './statistics/attempts.ts';
import { type ArmsComparison, compareArms } from './statistics/compare-arms.ts';
import { differenceLattice } from './statistics/lattice.ts';
import { judgeMargin, type MarginFinding } from './statistics/margin.ts';
import { pairCases } from './statistics/pair-difference.ts';
import { attemptsOf, type MeasuredArm } from './versus.ts';

/**
 * Judges margins between the arms of a run. Made once a run: the comparison with an arm is computed when the first gate
 * asks for it, and kept.
 *
 * @returns for an arm, what judges its margin to another; that is `undefined` when the other arm did not run
 */
export function marginsBetween(
  arms: readonly MeasuredArm[],
): (arm: string) => (other: string, margin: number) => MarginFinding | undefined {
  const attempts = new Map(arms.map((arm) => [arm.name, withDistinctAttempts(attemptsOf(arm))]));
  const comparisons = new Map<string, ArmsComparison>();
  const compared = (other: string): ArmsComparison => {
    const known = comparisons.get(other);
    if (known !== undefined) return known;
    const made = compareArms([...attempts.values()], other);
    comparisons.set(other, made);
    return made;
  };
  return (arm) => (other, margin) => {
    const ours = attempts.get(arm);
    const theirs = attempts.get(other);
    if (ours === undefined || theirs === undefined) return undefined;
    const { pairs } = pairCases(ours.cases, theirs.cases, 'drop-attempts');
    const versus = compared(other).arms.find(({ name }) => name === arm)?.versus;
    return judgeMargin(differenceLattice(pairs), versus?.p_adjusted ?? 1, margin, arms.length - 1);
  };
}

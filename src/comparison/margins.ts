import { withDistinctAttempts } from './statistics/attempts.ts';
import { holm } from './statistics/holm.ts';
import { differenceLattice, type Lattice } from './statistics/lattice.ts';
import { judgeMargin, type MarginFinding } from './statistics/margin.ts';
import { pairCases } from './statistics/pair-difference.ts';
import { signFlip } from './statistics/sign-flip.ts';
import { attemptsOf, type MeasuredArm } from './versus.ts';

/** An arm against another: the cases' differences, and the p of their direction after Holm over all arms. */
interface Compared {
  readonly differences: Lattice;
  readonly adjusted: number;
}

/**
 * Judges margins between the arms of a run. Made once a run: the comparison with an arm is computed when the first gate
 * asks for it, and kept.
 *
 * @returns for an arm, what judges its margin to another; that is `undefined` when the other arm did not run
 */
export function marginsBetween(
  arms: readonly MeasuredArm[],
): (arm: string) => (other: string, margin: number) => MarginFinding | undefined {
  const comparisons = new Map<string, ReadonlyMap<string, Compared>>();
  const comparedWith = (other: string): ReadonlyMap<string, Compared> => {
    const known = comparisons.get(other);
    if (known !== undefined) return known;
    const made = compareWith(arms, other);
    comparisons.set(other, made);
    return made;
  };
  return (arm) => (other, margin) => {
    const found = comparedWith(other).get(arm);
    if (found === undefined) return undefined;
    return judgeMargin(found.differences, found.adjusted, margin, arms.length - 1);
  };
}

/** By the name of each other arm; empty when that arm did not run. */
function compareWith(arms: readonly MeasuredArm[], other: string): ReadonlyMap<string, Compared> {
  const sides = arms.map((arm) => withDistinctAttempts(attemptsOf(arm)));
  const base = sides.find(({ name }) => name === other);
  if (base === undefined) return new Map();
  const compared = sides
    .filter((side) => side !== base)
    .map(({ name, cases }) => {
      const differences = differenceLattice(pairCases(cases, base.cases, 'drop-attempts').pairs);
      return { name, differences, p: signFlip(differences).pMid };
    });
  const adjusted = holm(compared.map(({ p }) => p));
  return new Map(
    compared.map(({ name, differences }, index) => [name, { differences, adjusted: adjusted[index] ?? 1 }]),
  );
}

import type { Fault } from '../base/errors.ts';
import { formatShortest } from '../base/text.ts';
import type { ScorerSpec } from '../suite/scorer-spec.ts';
import type { Suite } from '../suite/suite.ts';

/**
 * What the user should know before a run, though nothing is wrong enough to refuse it: the suite's own notes, and a
 * budget that can never stop anything because nothing that runs has a price.
 */
export function notesFor(
  suite: Suite,
  names: readonly string[],
  scorers: readonly ScorerSpec[],
  budgetUsd: number | null,
): Fault[] {
  const notes = [...(suite.notes ?? [])];
  const specs = [...names.flatMap((name) => suite.targets.get(name) ?? []), ...scorers];
  const priced = specs.some((spec) => 'cost' in spec && spec.cost !== undefined);
  if (budgetUsd !== null && Number.isFinite(budgetUsd) && !priced) {
    notes.push({
      code: 'budget-without-prices',
      message: `the budget of $${formatShortest(budgetUsd)} can never stop this run: no arm and no scorer has a price`,
      hint: 'give the arms a cost block, or drop the budget',
    });
  }
  return notes;
}

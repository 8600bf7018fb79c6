import type { Fault } from '../base/errors.ts';
import type { PlannedScorer } from '../engine/run.ts';
import { buildScorer } from '../scorers/registry.ts';
import type { ScorerSpec } from '../suite/scorer-spec.ts';
import type { Case, Suite } from '../suite/suite.ts';
import type { RunRequest } from './evaluate.ts';
import { maskedScorer } from './masking.ts';
import type { Models } from './models.ts';

/** Every scorer of the suite and of these cases. */
export function scorersIn(suite: Suite, cases: readonly Case[]): ScorerSpec[] {
  return [...suite.scorers, ...cases.flatMap((one) => one.scorers ?? [])];
}

/**
 * Builds every scorer the cases need, once each, and tells which ones a case gets: the suite's that apply to its tags,
 * then its own. What cannot run becomes a fault.
 */
export async function buildScorers(
  suite: Suite,
  cases: readonly Case[],
  { cwd, env }: Pick<RunRequest, 'cwd' | 'env'>,
  { http, cassettes, mask }: Models,
  faults: Fault[],
): Promise<(testCase: Case) => readonly PlannedScorer[]> {
  const built = new Map<ScorerSpec, PlannedScorer>();
  const calls = cassettes.scorerStore();
  for (const spec of scorersIn(suite, cases)) {
    const scorer = await buildScorer(spec, { cwd, env, http, calls });
    if ('code' in scorer) faults.push(scorer);
    else built.set(spec, { spec, scorer: maskedScorer(scorer, mask) });
  }
  return (testCase) =>
    [...suite.scorers, ...(testCase.scorers ?? [])]
      .filter((spec) => spec.when_tag === undefined || testCase.tags.includes(spec.when_tag))
      .flatMap((spec) => built.get(spec) ?? []);
}

import type { Fault } from '../base/errors.ts';
import type { PlannedScorer } from '../engine/run.ts';
import { buildScorer } from '../scorers/registry.ts';
import type { ScorerSpec } from '../suite/scorer-spec.ts';
import type { Case, Suite } from '../suite/suite.ts';
import type { EvaluateRequest } from './evaluate.ts';

/**
 * Builds every scorer the cases need, once each, and tells which ones a case gets: the suite's that apply to its tags,
 * then its own. What cannot run becomes a fault.
 */
export async function buildScorers(
  suite: Suite,
  cases: readonly Case[],
  { cwd, env }: Pick<EvaluateRequest, 'cwd' | 'env'>,
  faults: Fault[],
): Promise<(testCase: Case) => readonly PlannedScorer[]> {
  const built = new Map<ScorerSpec, PlannedScorer>();
  for (const spec of [...suite.scorers, ...cases.flatMap((one) => one.scorers ?? [])]) {
    const scorer = await buildScorer(spec, { cwd, env });
    if ('code' in scorer) faults.push(scorer);
    else built.set(spec, { spec, scorer });
  }
  return (testCase) =>
    [...suite.scorers, ...(testCase.scorers ?? [])]
      .filter((spec) => spec.when_tag === undefined || testCase.tags.includes(spec.when_tag))
      .flatMap((spec) => built.get(spec) ?? []);
}

import type { ScorerSpec } from '../../../scorer-spec.ts';
import type { Kind } from '../kind.ts';
import type { ScorerContext } from './common.ts';
import { jsonSchemaScorer } from './json-schema.ts';
import { judgeScorer, similarityScorer } from './model-scorers.ts';
import { containsScorer, exactScorer, regexScorer, subprocessScorer } from './text-scorers.ts';
import { trajectoryScorer } from './trajectory.ts';

/** Every scorer type of the format, in the order messages list them. One line a type. */
export const SCORER_KINDS: Readonly<Record<string, Kind<ScorerSpec, ScorerContext>>> = {
  contains: containsScorer,
  regex: regexScorer,
  exact: exactScorer,
  subprocess: subprocessScorer,
  trajectory: trajectoryScorer,
  judge: judgeScorer,
  'json-schema': jsonSchemaScorer,
  similarity: similarityScorer,
};

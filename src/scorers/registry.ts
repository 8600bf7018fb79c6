import type { Fault } from '../base/errors.ts';
import type { ScorerSpec } from '../suite/scorer-spec.ts';
import { containsScorer } from './contains.ts';
import type { ScorerContext } from './context.ts';
import { exactScorer } from './exact.ts';
import { judgeScorer } from './judge.ts';
import type { Scorer } from './scorer.ts';
import { similarityScorer } from './similarity.ts';

export type { ScorerContext } from './context.ts';

/** Builds what grades outputs, or says why that cannot be had. Loads what is large only for those who need it. */
export function buildScorer(
  spec: ScorerSpec,
  context: ScorerContext,
): Scorer | Fault | Promise<Scorer | Fault> {
  switch (spec.type) {
    case 'contains':
      return containsScorer(spec);
    case 'regex':
      return import('./regex.ts').then(({ regexScorer }) => regexScorer(spec));
    case 'exact':
      return exactScorer(spec);
    case 'subprocess':
      return import('./subprocess.ts').then(({ subprocessScorer }) => subprocessScorer(spec, context));
    case 'json-schema':
      return import('./json-schema.ts').then(({ jsonSchemaScorer }) => jsonSchemaScorer(spec));
    case 'trajectory':
      return import('./trajectory.ts').then(({ trajectoryScorer }) => trajectoryScorer(spec));
    case 'judge':
      return judgeScorer(spec, context);
    case 'similarity':
      return similarityScorer(spec, context);
  }
}

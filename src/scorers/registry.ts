import type { Fault } from '../base/errors.ts';
import type { ScorerSpec } from '../suite/scorer-spec.ts';
import { containsScorer } from './contains.ts';
import type { ScorerContext } from './context.ts';
import { exactScorer } from './exact.ts';
import { jsonSchemaScorer } from './json-schema.ts';
import { regexScorer } from './regex.ts';
import type { Scorer } from './scorer.ts';
import { subprocessScorer } from './subprocess.ts';

export type { ScorerContext } from './context.ts';

/** Builds what grades outputs, or says why that cannot be had. */
export function buildScorer(
  spec: ScorerSpec,
  context: ScorerContext,
): Scorer | Fault | Promise<Scorer | Fault> {
  switch (spec.type) {
    case 'contains':
      return containsScorer(spec);
    case 'regex':
      return regexScorer(spec);
    case 'exact':
      return exactScorer(spec);
    case 'subprocess':
      return subprocessScorer(spec, context);
    case 'json-schema':
      return jsonSchemaScorer(spec);
    case 'trajectory':
      return notYet(spec);
    case 'judge':
      return notYet(spec);
    case 'similarity':
      return notYet(spec);
  }
}

function notYet(spec: ScorerSpec): Fault {
  return {
    code: 'scorer-type-not-supported',
    message: `scorer "${spec.name}": scorers of type ${spec.type} run from the next version on`,
    hint: 'leave this scorer out of the suite until then',
  };
}

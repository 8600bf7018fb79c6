import type { ExactScorerSpec } from '../suite/scorer-spec.ts';
import { failed, PASSED, shown } from './score.ts';
import type { Scorer } from './scorer.ts';

/** The output is the scorer's value, or else what the case expects, to the last byte. Nothing is trimmed. */
export function exactScorer(spec: ExactScorerSpec): Scorer {
  return {
    score({ output, expected, caseId }) {
      const wanted = spec.value ?? expected?.text;
      if (wanted === undefined) {
        return failed(`case "${caseId}" has no \`expected\` field and the scorer has no inline \`value\``);
      }
      return output === wanted ? PASSED : failed(`expected ${shown(wanted)}, got ${shown(output)}`);
    },
  };
}

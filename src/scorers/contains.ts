import type { ContainsScorerSpec } from '../suite/scorer-spec.ts';
import { failed, PASSED, shown } from './score.ts';
import type { Scorer } from './scorer.ts';

/**
 * The output holds the value. Without `case_sensitive` both are lower-cased first, letter by letter: `ß` is not `SS`.
 */
export function containsScorer(spec: ContainsScorerSpec): Scorer {
  const fold = (text: string) => (spec.case_sensitive ? text : text.toLowerCase());
  const value = fold(spec.value);
  return {
    score({ output }) {
      if (fold(output).includes(value)) return PASSED;
      return failed(`expected output to contain ${shown(spec.value)}, got: ${shown(output)}`);
    },
  };
}

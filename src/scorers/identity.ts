import type { ScorerSpec } from '../suite/scorer-spec.ts';
import { judgeIdentity } from './judge.ts';
import { similarityIdentity } from './similarity.ts';

/**
 * What identifies a scorer's calls in the scorers' cassette.
 *
 * @returns `null` for a scorer that calls no model.
 */
export function scorerIdentity(spec: ScorerSpec): string | null {
  switch (spec.type) {
    case 'judge':
      return judgeIdentity(spec);
    case 'similarity':
      return similarityIdentity(spec);
    default:
      return null;
  }
}

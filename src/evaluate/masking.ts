import type { Score, Scorer } from '../scorers/scorer.ts';
import type { Answer, Target } from '../targets/target.ts';

/** Puts something harmless where a secret stood. */
export type Mask = (text: string) => string;

/**
 * A target whose answers hold no secret: a command may print its key, and what it printed would stand in reports.
 * Scorers see the masked text too, so that a replay sees what the recording run saw.
 */
export function maskedTarget(target: Target, mask: Mask): Target {
  return { answer: async (call) => maskAnswer(await target.answer(call), mask) };
}

function maskAnswer(answer: Answer, mask: Mask): Answer {
  return answer.kind === 'answered'
    ? { ...answer, text: mask(answer.text) }
    : { ...answer, error: mask(answer.error) };
}

/** A scorer whose reasons and errors hold no secret. */
export function maskedScorer(scorer: Scorer, mask: Mask): Scorer {
  return { score: async (input) => maskScore(await scorer.score(input), mask) };
}

function maskScore(score: Score, mask: Mask): Score {
  if (score.kind === 'errored') return { ...score, error: mask(score.error) };
  return score.reason === undefined ? score : { ...score, reason: mask(score.reason) };
}

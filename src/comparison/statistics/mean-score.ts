import { pairedT } from './difference.ts';
import type { Interval } from './interval.ts';
import { sampleMoments } from './sample.ts';

/** Difference of two arms' mean scores over the cases that both measured. In the scorers' own unit. */
export interface ScoreDifference extends Interval {
  readonly cases: number;
  readonly difference: number;
  readonly p: number;
}

/**
 * Mean score of an arm against the reference: paired t over the cases with a score on both sides (`null` = nothing was
 * measured). `null` below two such cases, and where all differences are the same: without any spread in the sample, t
 * has nothing to measure uncertainty by.
 */
export function scoreDifference(
  arm: ReadonlyMap<string, number | null>,
  reference: ReadonlyMap<string, number | null>,
): ScoreDifference | null {
  const differences: number[] = [];
  for (const [id, score] of arm) {
    const other = reference.get(id);
    if (score !== null && other !== null && other !== undefined) differences.push(score - other);
  }
  const sample = sampleMoments(differences);
  if (sample.n < 2 || sample.variance === 0) return null;
  const { low, high, p } = pairedT(sample);
  return { cases: sample.n, difference: sample.mean, low, high, p };
}

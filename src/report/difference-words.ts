import type { VersusReference } from '../results/results.ts';
import { NBSP } from './format.ts';

type Words = Readonly<Record<VersusReference['verdict'], string>>;

/** What is said of a difference. */
export const DIFFERENCE_WORDS: Words = {
  better: 'better',
  worse: 'worse',
  no_clear_difference: 'no clear difference',
  too_few_cases: 'too few cases',
};

/** The same with a sign that is seen before it is read. */
export const SIGNED_WORDS: Words = {
  ...DIFFERENCE_WORDS,
  better: `▲${NBSP}${DIFFERENCE_WORDS.better}`,
  worse: `▼${NBSP}${DIFFERENCE_WORDS.worse}`,
  no_clear_difference: `≈ ${DIFFERENCE_WORDS.no_clear_difference}`,
};

// Apart from the schema, which takes 10 ms to make: a run writes these words and reads no results.

/** What a `results.json` says it is. */
export const RESULTS_SCHEMA = 'eval-matrix/results';
export const RESULTS_VERSION = 1;

/** How the error of a call begins that has no recording to replay; other words may stand before it. */
export const MISS_WORDS = 'cache miss for case';

import type { CaseResult } from './results.ts';

/** The result of a case that did not run. `reason` follows the word "skipped". */
export function skippedResult(
  testCase: { readonly id: string; readonly tags: readonly string[] },
  reason: string,
): CaseResult {
  return {
    case: testCase.id,
    tags: [...testCase.tags],
    verdict: 'skipped',
    passed: false,
    mean_score: null,
    scores: [],
    error: `skipped: ${reason}`,
    latency_ms: 0,
  };
}

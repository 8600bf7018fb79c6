import { type Attempt, caseStatus, countAttempts } from './attempts.ts';

/** What became of a case between a base and a head. */
export type CaseChange =
  /** Rate below, above, or equal to the base's; `flaky`: equal, with mixed attempts in the head. */
  | 'regressed'
  | 'improved'
  | 'unchanged'
  | 'flaky'
  /** The case's definition is another one. */
  | 'modified'
  | 'new'
  | 'removed'
  /** An attempt on either side has no verdict. */
  | 'errored';

/** A case on one side: its attempts, and a hash of its definition where known. */
export interface CaseSide {
  readonly attempts: readonly Attempt[];
  readonly hash?: string;
}

/**
 * BehavTest's word for what became of a case. `undefined` on a side: the case is not there. Rates are compared as whole
 * numbers, so 1/3 equals 2/6.
 */
export function caseChange(base: CaseSide | undefined, head: CaseSide | undefined): CaseChange {
  if (base === undefined) return 'new';
  if (head === undefined) return 'removed';
  if (base.hash !== head.hash) return 'modified';
  const status = caseStatus(head.attempts);
  if (status === 'errored' || caseStatus(base.attempts) === 'errored') return 'errored';
  const before = countAttempts(base.attempts);
  const after = countAttempts(head.attempts);
  const change = after.passed * before.total - before.passed * after.total;
  if (change !== 0) return change < 0 ? 'regressed' : 'improved';
  return status === 'flaky' ? 'flaky' : 'unchanged';
}

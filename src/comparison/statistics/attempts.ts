/** One trial of a case: 1 passed, 0 failed, `null` no verdict (errored or skipped). */
export type Attempt = 0 | 1 | null;

/** What an arm did, as the statistics see it. */
export interface ArmAttempts {
  readonly name: string;
  /** By case id; one entry a trial. */
  readonly cases: ReadonlyMap<string, readonly Attempt[]>;
  /** By case id, the recording behind each attempt (`null` for none). One recording counts once. */
  readonly recordings?: ReadonlyMap<string, readonly (string | null)[]>;
}

/** The attempts of one case that have a verdict, counted. */
export interface Counts {
  readonly passed: number;
  /** Never 0 where a rate is taken. */
  readonly total: number;
}

/** Counts the attempts that have a verdict. */
export function countAttempts(attempts: readonly Attempt[]): Counts {
  let passed = 0;
  let total = 0;
  for (const attempt of attempts) {
    if (attempt === null) continue;
    total += 1;
    passed += attempt;
  }
  return { passed, total };
}

/** Of a case with all its attempts. `flaky`: some passed and some failed. `errored`: an attempt has no verdict. */
export type CaseStatus = 'passed' | 'failed' | 'flaky' | 'errored';

/** BehavTest's word for a case: one attempt without a verdict, or no attempt at all, makes it `errored`. */
export function caseStatus(attempts: readonly Attempt[]): CaseStatus {
  const { passed, total } = countAttempts(attempts);
  if (total === 0 || total < attempts.length) return 'errored';
  if (passed === total) return 'passed';
  return passed === 0 ? 'failed' : 'flaky';
}

/** How many cases gave mixed answers, of those that were asked at least twice. */
export interface Flakiness {
  readonly flaky: number;
  /** Cases with two or more attempts that have a verdict. */
  readonly measured: number;
}

/**
 * Flaky cases: mixed verdicts among at least two attempts that have one. `null` where no case was asked twice: with
 * one attempt nothing can be said. A description, never a reason to fail.
 */
export function flakiness(cases: Iterable<Counts>): Flakiness | null {
  let flaky = 0;
  let measured = 0;
  for (const { passed, total } of cases) {
    if (total < 2) continue;
    measured += 1;
    if (passed > 0 && passed < total) flaky += 1;
  }
  return measured === 0 ? null : { flaky, measured };
}

/** The two ends of what attempts without a verdict leave open. Shares of attempts, 0 to 1; NaN without any attempt. */
export interface ErroredBounds {
  /** Passed of all attempts: an attempt without a verdict counts as failed. */
  readonly asFailed: number;
  /** Passed of the attempts with a verdict. */
  readonly excluded: number;
}

/** Both ways to count attempts without a verdict; `null` when every attempt has one. */
export function erroredBounds(attempts: readonly Attempt[]): ErroredBounds | null {
  const { passed, total } = countAttempts(attempts);
  if (total === attempts.length) return null;
  return { asFailed: passed / attempts.length, excluded: passed / total };
}

/** The arm with each recording counted once; what it then counts has no recordings left to look at. */
export function withDistinctAttempts(arm: ArmAttempts): ArmAttempts {
  const { name, recordings } = arm;
  if (recordings === undefined) return arm;
  if (recordings.size === 0) return { name, cases: arm.cases };
  const cases = [...arm.cases].map(
    ([id, attempts]) => [id, distinctAttempts(attempts, recordings.get(id) ?? [])] as const,
  );
  return { name, cases: new Map(cases) };
}

/**
 * Leaves one attempt for each recording: an answer replayed twice is one observation, and counting it twice would
 * manufacture certainty. `recordings` names the recording behind each attempt, `null` for one that has none (a live
 * call, a command); those all stay. The first attempt of a recording stays.
 */
export function distinctAttempts(
  attempts: readonly Attempt[],
  recordings: readonly (string | null)[],
): readonly Attempt[] {
  if (attempts.length < 2) return attempts;
  const seen = new Set<string>();
  return attempts.filter((_, index) => {
    const recording = recordings[index] ?? null;
    if (recording === null) return true;
    if (seen.has(recording)) return false;
    seen.add(recording);
    return true;
  });
}

import type { CaseResult, Comparison } from '../results/results.ts';

/** Mean scores this close to the best one share the win. Inclusive; EvalCore's number. */
export const WIN_TOLERANCE = 1e-9;

/** An arm with one result for each case, all arms in the same case order. */
export interface ComparedArm {
  readonly name: string;
  readonly results: readonly CaseResult[];
}

/**
 * Compares the arms case by case. Wins of all arms plus ties equal the number of rows. An arm alone is compared with
 * nothing, so it gets no rows and no wins.
 */
export function pickWinners(arms: readonly ComparedArm[]): Comparison {
  const rows =
    arms.length < 2 ? [] : (arms[0]?.results ?? []).map((first, index) => rowOf(first, index, arms));
  const wins = new Map(arms.map((arm) => [arm.name, 0]));
  for (const { winner } of rows) if (winner !== null) wins.set(winner, (wins.get(winner) ?? 0) + 1);
  return {
    rows,
    wins: Object.fromEntries(wins),
    ties: rows.filter((row) => row.winner === null).length,
  };
}

function rowOf(first: CaseResult, index: number, arms: readonly ComparedArm[]): Comparison['rows'][number] {
  const cells = arms.map((arm) => arm.results[index]);
  const scores = cells.map((cell) => cell?.mean_score ?? null);
  // A broken scorer says nothing about the answer it could not measure, so it must not decide who wins.
  const unmeasured = cells.some((cell) => cell !== undefined && scorerCouldNotMeasure(cell));
  const winner = unmeasured ? -1 : winnerIndex(scores);
  return {
    case: first.case,
    winner: arms[winner]?.name ?? null,
    comparable: !unmeasured && scores.every((score) => score !== null),
  };
}

/** `true` when the target answered and a scorer is the reason why the case is errored. */
export function scorerCouldNotMeasure(result: CaseResult): boolean {
  return result.verdict === 'errored' && result.error === undefined;
}

/**
 * Index of the one score within {@link WIN_TOLERANCE} of the highest, or -1 for a tie. The tolerance is measured from
 * the best score only and does not chain. `null` = no score, which loses to any score, 0 and negative ones included.
 */
export function winnerIndex(scores: readonly (number | null)[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score !== null && score > best) best = score;
  let winner = -1;
  for (const [index, score] of scores.entries()) {
    if (score === null || !(best - score <= WIN_TOLERANCE)) continue;
    if (winner !== -1) return -1;
    winner = index;
  }
  return winner;
}

/** Keeps one arm under its budget. Amounts in USD. */
export interface Budget {
  /** What the arm has paid so far. */
  spent(): number;
  /** Sets money aside for one case; `false` when the budget does not allow another case to start. */
  reserve(): boolean;
  /** Gives the reservation back and books what the case really cost. */
  settle(costUsd: number): void;
}

/**
 * A budget that reserves before it lets a case start, so that cases in flight cannot overshoot together.
 * The reservation is the dearest case seen so far: a first case has no price yet, so the case that crosses the limit
 * still runs, as it does in EvalCore.
 *
 * @param limitUsd `null` = no limit.
 */
export function openBudget(limitUsd: number | null): Budget {
  let spent = 0;
  let dearest = 0;
  let inFlight = 0;
  return {
    spent: () => spent,
    reserve() {
      if (limitUsd !== null && spent + inFlight * dearest >= limitUsd) return false;
      inFlight += 1;
      return true;
    },
    settle(costUsd) {
      inFlight -= 1;
      spent += costUsd;
      dearest = Math.max(dearest, costUsd);
    },
  };
}

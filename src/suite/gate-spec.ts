/** What must hold of a whole arm, as the suite states it. Rates, scores and margins are fractions: 0.05 is 5 points. */
export type GateSpec =
  /** Passed cases of all cases, or of those that carry `tag`. */
  | { readonly type: 'pass_rate'; readonly min: number; readonly tag?: string }
  /** `scorer` is a scorer's name (its type, unless it was given a name). */
  | { readonly type: 'mean_score'; readonly min: number; readonly scorer?: string }
  | { readonly type: 'accuracy'; readonly min: number }
  | { readonly type: 'macro_f1'; readonly min: number }
  /** Errored cases of all cases. While it holds, errored cases do not make the arm inconclusive. */
  | { readonly type: 'error_rate'; readonly max: number }
  /** What the arm's calls cost by its own rates, in USD, replayed ones included. */
  | { readonly type: 'cost_usd'; readonly max: number }
  /** Ceilings in milliseconds: of the middle case, of 95 % of the cases, of the slowest. At least one. */
  | { readonly type: 'latency_ms'; readonly p50?: number; readonly p95?: number; readonly max?: number }
  /** The arm may pass at most `margin` less than `arm`, and the numbers have to show it. */
  | { readonly type: 'not_worse_than'; readonly arm: string; readonly margin: number };

/** What the suite says about one arm's bar. */
export interface BarSpec {
  /** `true`: shown, and never fails the check. */
  readonly informational: boolean;
  /** These stand in the place of the suite's gates. */
  readonly gates?: readonly GateSpec[];
}

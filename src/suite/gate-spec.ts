/** A floor on a whole arm, as the suite states it. */
export type GateSpec =
  | { readonly type: 'pass_rate'; readonly min: number }
  /** `scorer` is a scorer's name (its type, unless it was given a name). */
  | { readonly type: 'mean_score'; readonly min: number; readonly scorer?: string }
  | { readonly type: 'accuracy'; readonly min: number }
  | { readonly type: 'macro_f1'; readonly min: number };

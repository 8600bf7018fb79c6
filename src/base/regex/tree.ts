import type { CharClass } from './char-class.ts';

/** A zero-width condition. `word` ones look at Unicode letters, `ascii-word` ones at ASCII alone. */
export type Assertion =
  | 'text-start'
  | 'text-end'
  | 'line-start'
  | 'line-end'
  | 'word-boundary'
  | 'not-word-boundary'
  | 'ascii-word-boundary'
  | 'not-ascii-word-boundary';

/**
 * A pattern, as far as it says whether a text matches: groups have lost their names, and repetitions do not tell
 * greedy from lazy.
 */
export type Node =
  | { readonly kind: 'literal'; readonly codePoint: number; readonly anyCase: boolean }
  | { readonly kind: 'class'; readonly set: CharClass }
  | { readonly kind: 'assertion'; readonly assertion: Assertion }
  | { readonly kind: 'repeat'; readonly of: Node; readonly min: number; readonly max: number | null }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'choice'; readonly branches: readonly Node[] };

import type { CostSpec } from '../suite/target-spec.ts';
import type { Tokens } from './target.ts';

/** Price of a call in USD by these rates; absent when the rates or the tokens are unknown. */
export function priceOf(tokens: Tokens | undefined, rates: CostSpec | undefined): number | undefined {
  if (tokens === undefined || rates === undefined) return undefined;
  return (tokens.input * rates.input_per_1m + tokens.output * rates.output_per_1m) / 1_000_000;
}

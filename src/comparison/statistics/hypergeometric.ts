/** Probabilities of a hypergeometric count: `weights[i]` is P(K = least + i). */
export interface Hypergeometric {
  readonly least: number;
  readonly weights: readonly number[];
}

/**
 * How many marked ones are among `drawn` out of `all`, when `marked` of all are marked: C(M,k)·C(N−M,d−k)/C(N,d).
 * Built from the most likely count outwards by the ratio of neighbours, so that no binomial overflows, however many
 * trials there are.
 */
export function hypergeometric(marked: number, drawn: number, all: number): Hypergeometric {
  const least = Math.max(0, drawn - (all - marked));
  const most = Math.min(marked, drawn);
  const mode = Math.min(most, Math.max(least, Math.floor(((marked + 1) * (drawn + 1)) / (all + 2))));
  // P(K = k + 1) / P(K = k)
  const ratio = (k: number) => ((marked - k) * (drawn - k)) / ((k + 1) * (all - marked - drawn + k + 1));
  const relative = new Array<number>(most - least + 1).fill(1);
  for (let k = mode; k < most; k++) relative[k + 1 - least] = (relative[k - least] ?? 0) * ratio(k);
  for (let k = mode; k > least; k--) relative[k - 1 - least] = (relative[k - least] ?? 0) / ratio(k - 1);
  const sum = relative.reduce((whole, weight) => whole + weight, 0);
  return { least, weights: relative.map((weight) => weight / sum) };
}

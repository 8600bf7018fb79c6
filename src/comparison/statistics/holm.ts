/**
 * Holm's step-down correction: with these p-values one may look at all the comparisons and still be wrong about any of
 * them in at most 5 % of suites in which nothing differs. Adjusted values in the order given; equal ones stay equal.
 * Valid although the comparisons share a reference. n·log n.
 *
 * Source: S. Holm, Scand. J. Statist. 6 (1979) 65–70.
 */
export function holm(pValues: readonly number[]): readonly number[] {
  const order = pValues.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p);
  const adjusted = new Array<number>(pValues.length).fill(1);
  let largest = 0;
  for (const [rank, { p, index }] of order.entries()) {
    largest = Math.max(largest, Math.min(1, (pValues.length - rank) * p));
    adjusted[index] = largest;
  }
  return adjusted;
}

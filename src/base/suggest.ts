/** Longer names are not compared: nobody mistypes them, and comparing costs their lengths multiplied. */
const LONGEST = 64;

/**
 * The known name that somebody who wrote `name` most likely meant, or nothing when none is near: at most a third of
 * its letters off. Case, `-` and `_` do not count.
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = fold(name);
  let best: { readonly name: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    if (candidate.length > LONGEST) continue;
    const folded = fold(candidate);
    const distance = editDistance(wanted, folded);
    if (distance > Math.max(1, Math.floor(Math.max(wanted.length, folded.length) / 3))) continue;
    // A match of nothing but single letters says nothing.
    if (distance >= Math.min(wanted.length, folded.length)) continue;
    if (best === undefined || distance < best.distance) best = { name: candidate, distance };
  }
  return best?.name;
}

/** `did you mean "x"?`, or nothing. */
export function didYouMean(name: string, known: Iterable<string>): string | undefined {
  const close = nearest(name, known);
  return close === undefined ? undefined : `did you mean "${close}"?`;
}

function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]/g, '');
}

/** Letters to insert, delete, replace or swap with a neighbour (optimal string alignment). */
export function editDistance(left: string, right: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let i = 1; i <= left.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const replaced = (previous[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1);
      let cost = Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? 0;
}

/**
 * A pipe table. The cells are safe already: they come out of `escape.ts` or are ours. Complete lines, no line end behind
 * the last.
 */
export function table(
  head: readonly string[],
  align: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A folded section. The empty lines make GitHub parse tables and fences inside. `summary` is safe already. */
export function folded(summary: string, body: string, open = false): string {
  return `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** Small print. */
export function small(text: string): string {
  return `<sub>${text}</sub>`;
}

/**
 * A table of cells that are safe already: they come out of `escape.ts` or are ours. What is in a cell is valid both in
 * markdown and in HTML.
 */
export interface Table {
  readonly head: readonly string[];
  /** Columns of numbers stand to the right. */
  readonly align: readonly ('left' | 'right')[];
  readonly rows: readonly (readonly string[])[];
}

/** A pipe table. Complete lines, no line end behind the last. */
export function pipeTable({ head, align, rows }: Table): string {
  const rule = align.map((side) => (side === 'left' ? ':--' : '--:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A folded section. The empty lines make GitHub parse tables and fences inside. `summary` is safe already. */
export function folded(summary: string, body: string, open = false): string {
  return `<details${open ? ' open' : ''}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** Small print. */
export function small(text: string): string {
  return `<sub>${text}</sub>`;
}

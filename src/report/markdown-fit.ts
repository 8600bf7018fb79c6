/** A piece of a report that is shown whole or not at all. */
export interface Section {
  readonly text: string;
  /** The highest is left out first when the report is too long; 0 is never left out. */
  readonly rank: number;
  /** What the line about missing sections calls it. */
  readonly what: string;
}

/**
 * Joins sections, leaving out whole ones until the text fits. A line in place of the first one left out says what is
 * missing.
 *
 * @param size measures a text in the unit of the limit
 * @param notice makes that line of what is missing
 */
export function fit(
  sections: readonly Section[],
  limit: number,
  size: (text: string) => number,
  notice: (missing: readonly string[]) => string,
): string {
  const kept = new Set(sections.filter((section) => section.text !== ''));
  const missing: Section[] = [];
  for (;;) {
    const text = join(sections, kept, missing, notice);
    if (size(text) <= limit) return text;
    const next = [...kept].sort((a, b) => b.rank - a.rank)[0];
    if (next === undefined || next.rank === 0) return text;
    kept.delete(next);
    missing.push(next);
  }
}

function join(
  sections: readonly Section[],
  kept: ReadonlySet<Section>,
  missing: readonly Section[],
  notice: (missing: readonly string[]) => string,
): string {
  const gone = sections.filter((section) => missing.includes(section));
  const parts = sections.flatMap((section) => {
    if (kept.has(section)) return [section.text];
    return section === gone[0] ? [notice([...new Set(gone.map(({ what }) => what))])] : [];
  });
  return `${parts.join('\n\n')}\n`;
}

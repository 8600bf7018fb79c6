/** Columns that texts take on a terminal. Takes sanitised text. */
export interface Ruler {
  /** 2 for CJK and emoji, 0 for combining marks. */
  width(text: string): number;
  /** Fills a text with spaces up to a display width. Longer text stays as it is. */
  padEnd(text: string, width: number): string;
  /**
   * Shortens a text to a display width, whole graphemes only, with `…` in the middle: ids that share a beginning mostly
   * differ at the end.
   */
  clipMiddle(text: string, width: number): string;
}

/** Western letters and our own signs, by far the most common text: one column each, whatever stands beside them. */
const PLAIN = /^[\x20-\x7e\xa0-\xac\xae-\u02ff\u2010-\u2027\u2212]*$/;

/** A ruler for these texts. The tables of Unicode take 20 ms to load, so only texts that need them load them. */
export async function rulerFor(texts: readonly string[]): Promise<Ruler> {
  if (texts.every((text) => PLAIN.test(text)))
    return rulerOf(
      (text) => text.length,
      (text) => [...text],
    );
  const { default: stringWidth } = await import('string-width');
  const segmenter = new Intl.Segmenter();
  return rulerOf(
    (text) => (PLAIN.test(text) ? text.length : stringWidth(text)),
    (text) => Array.from(segmenter.segment(text), ({ segment }) => segment),
  );
}

function rulerOf(width: (text: string) => number, graphemesOf: (text: string) => string[]): Ruler {
  /** The first graphemes that fit into a width. */
  const take = (graphemes: readonly string[], most: number): string[] => {
    let used = 0;
    const beyond = graphemes.findIndex((grapheme) => {
      used += width(grapheme);
      return used > most;
    });
    return beyond === -1 ? [...graphemes] : graphemes.slice(0, beyond);
  };
  return {
    width,
    padEnd: (text, most) => text + ' '.repeat(Math.max(0, most - width(text))),
    clipMiddle: (text, most) => {
      if (width(text) <= most) return text;
      const graphemes = graphemesOf(text);
      const tail = take(graphemes.toReversed(), Math.floor((most - 1) / 2)).toReversed();
      const head = take(graphemes, most - 1 - width(tail.join('')));
      return `${head.join('')}…${tail.join('')}`;
    },
  };
}

import stringWidth from 'string-width';

/** Printable ASCII, by far the most common text, needs no look at the character tables. */
const ASCII = /^[\x20-\x7e]*$/;

/** Columns a text takes on a terminal: 2 for CJK and emoji, 0 for combining marks. Takes sanitised text. */
export function displayWidth(text: string): number {
  return ASCII.test(text) ? text.length : stringWidth(text);
}

/** Fills a text with spaces up to a display width. Longer text stays as it is. */
export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - displayWidth(text)));
}

const segmenter = new Intl.Segmenter();

/**
 * Shortens a text to a display width, whole graphemes only, with `…` in the middle: ids that share a beginning mostly
 * differ at the end.
 */
export function clipMiddle(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const tail = takeWidth(graphemes.toReversed(), Math.floor((width - 1) / 2)).toReversed();
  const head = takeWidth(graphemes, width - 1 - displayWidth(tail.join('')));
  return `${head.join('')}…${tail.join('')}`;
}

/** The first graphemes that fit into a width. */
function takeWidth(graphemes: readonly string[], width: number): string[] {
  let used = 0;
  const taken: string[] = [];
  for (const grapheme of graphemes) {
    used += displayWidth(grapheme);
    if (used > width) break;
    taken.push(grapheme);
  }
  return taken;
}

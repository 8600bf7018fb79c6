/**
 * What a terminal would act on, and what would break a line or reorder it: C0 and C1 controls, DEL, line and paragraph
 * separators, bidi marks, embeddings, overrides and isolates.
 */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * Makes a text from a model, a dataset or a suite safe to print on one line of a terminal. A tab becomes a space, CR
 * and LF become `\r` and `\n`, other controls `\xNN`, bidi controls `\u{NNNN}`. Everything else stays as it is; half a
 * surrogate pair, which no encoding can print, becomes U+FFFD.
 */
export function sanitise(text: string): string {
  return text.toWellFormed().replace(UNSAFE, escapeOne);
}

function escapeOne(char: string): string {
  if (char === '\t') return ' ';
  if (char === '\r') return '\\r';
  if (char === '\n') return '\\n';
  const code = char.charCodeAt(0);
  return code <= 0xff
    ? `\\x${code.toString(16).padStart(2, '0')}`
    : `\\u{${code.toString(16).padStart(4, '0')}}`;
}

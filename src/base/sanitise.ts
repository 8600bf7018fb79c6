/**
 * What a terminal would act on, and what would break a line or reorder it: C0 and C1 controls, DEL, line and paragraph
 * separators, bidi marks, embeddings, overrides and isolates.
 */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out.
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/**
 * What GitHub's runner takes for a command in the output of a step: `##[name]` anywhere in a line, `::name::` at its
 * start. A text may be broken at any blank, so a blank counts as a start.
 */
const COMMAND = /(?<=##)\[|(?<=^|\s):(?=:)/g;

/**
 * Makes a text from a model, a dataset or a suite safe to print on one line of a terminal. A tab becomes a space, CR
 * and LF become `\r` and `\n`, other controls `\xNN`, bidi controls `\u{NNNN}`. Half a surrogate pair, which no encoding
 * can print, becomes U+FFFD. The sign that makes a text a workflow command becomes `\xNN`: a command line is run in
 * workflows too. Everything else stays as it is.
 */
export function sanitise(text: string): string {
  return text.toWellFormed().replace(UNSAFE, escapeOne).replace(COMMAND, escapeOne);
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

/**
 * The one place that makes untrusted text safe for markdown, HTML and XML. Untrusted is all that a model, a dataset or a
 * suite wrote: outputs, inputs, ids, tags, reasons, arm names, gate labels, the suite's name.
 *
 * Each function first takes out what hides or reorders text, then clips, then escapes. Nothing that leaves here is
 * markup, a link, an image, a mention or a reference on GitHub, nor in an e-mail that quotes the comment.
 */

/** Breaks `@name` and `#12` for GitHub's filters, which run on the decoded text. */
const ZWSP = '\u200b';
/** As {@link ZWSP}, and allows no line break. */
const WORD_JOINER = '\u2060';

const ANSI = new RegExp(
  [
    '\\u001b\\][^\\u0007\\u001b]*(?:\\u0007|\\u001b\\\\)?', // OSC: titles, links
    '\\u001b[PX^_][^\\u001b]*(?:\\u001b\\\\)?', // DCS, SOS, PM, APC
    '(?:\\u001b\\[|\\u009b)[0-?]*[ -/]*[@-~]?', // CSI: colours, cursor
    '\\u001b[ -/]*[0-~]?', // the other escapes
  ].join('|'),
  'g',
);
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g;
const CONTROL = /[\p{Cc}]/gu;
/** Zero width, bidi controls, tag characters: text that no reader sees. An emoji's own selector stays. */
const HIDDEN = /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]--[\u200d\ufe0f]]/gv;
/** Joiners stay inside an emoji such as a family; elsewhere they are hidden text. */
const LOOSE_JOINER =
  /(?<!\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const MARKDOWN = /[&<>|`\\*_~[\]!:.$"'@#]/g;
/** What GitHub links in plain text though it has no special character: a commit, and `GH-12`. */
const COMMIT = /(?<![0-9a-z])[0-9a-f]{7,}/gi;
const GH_ISSUE = /\bgh-(?=\d)/gi;
const HTML = /[&<>"'`]/g;
/** What XML 1.0 cannot hold, not even as an entity. */
const ILLEGAL_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** No honest character is longer; what is, piles accents up. UTF-16 units. */
const MAX_GRAPHEME = 24;

/** Graphemes that are shown unless told otherwise. */
export const CELL_LENGTH = 80;
export const INLINE_LENGTH = 60;
export const BLOCK_LENGTH = 4000;
export const ID_LENGTH = 48;
/** How much of each end of a huge id is looked at. UTF-16 units. */
const ID_READ = 1000;

/**
 * Text with nothing hidden in it: no ANSI sequence, control, bidi control or zero-width character, no lone surrogate.
 * Line ends become `\n`, tabs stay.
 */
export function visible(text: string): string {
  return text
    .toWellFormed()
    .replace(ANSI, '')
    .replace(LINE_END, '\n')
    .replace(CONTROL, (character) => (character === '\n' || character === '\t' ? character : ''))
    .replace(HIDDEN, '')
    .replace(LOOSE_JOINER, '');
}

interface Clipped {
  readonly text: string;
  /** `true` when the end is missing; `text` then ends in `…`. */
  readonly cut: boolean;
}

/** Here a character is one UTF-16 unit, so nothing needs to be segmented. */
const ASCII = /^[\n\t\u0020-\u007e]*$/;

function take(text: string, max: number): Clipped {
  if (text.length <= max) return { text, cut: false };
  if (ASCII.test(text)) return { text: `${text.slice(0, max)}…`, cut: true };
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === max) return { text: `${kept}…`, cut: true };
    kept += segment.length > MAX_GRAPHEME ? segment.slice(0, MAX_GRAPHEME).toWellFormed() : segment;
    count++;
  }
  return { text: kept, cut: false };
}

/** The first `max` graphemes, with `…` in place of the rest. Never cuts an emoji or an accent off. */
export function clip(text: string, max: number): string {
  return take(text, max).text;
}

/** Cleans and clips without reading more of a huge text than `max` graphemes can need. */
function prepare(text: string, max: number): Clipped {
  const enough = max * MAX_GRAPHEME + 1024;
  if (text.length <= enough) return take(visible(text), max);
  const shown = take(visible(text.slice(0, enough)), max);
  return shown.cut ? shown : { text: `${shown.text}…`, cut: true };
}

function markdownEntities(text: string): string {
  return text.replace(GH_ISSUE, `$&${WORD_JOINER}`).replace(MARKDOWN, (character) => {
    const entity = `&#${character.charCodeAt(0)};`;
    return character === '@' || character === '#' ? entity + ZWSP : entity;
  });
}

/** Right-to-left text gets a box of its own, so that it cannot reorder what stands beside it. */
function isolate(html: string, text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `<span dir="auto">${html}</span>` : html;
}

function code(line: string): string {
  const shown = line.replaceAll('\t', '  ');
  return shown.trim() === '' ? '<i>empty</i>' : isolate(`<code>${markdownEntities(shown)}</code>`, shown);
}

/** Text as one line of code in a table cell or a sentence. Line ends show as `⏎`. `max` counts graphemes. */
export function cell(text: string, max = CELL_LENGTH): string {
  return code(prepare(text, max).text.replaceAll('\n', ' ⏎ '));
}

/** As {@link cell}, with its lines below each other. */
export function cellLines(text: string, max = CELL_LENGTH): string {
  const shown = prepare(text.trimEnd(), max).text;
  if (shown.trim() === '') return '<i>empty</i>';
  // One `code` a line: GitHub shows no line ends inside of one.
  const lines = shown.split('\n').map((line) => (line.trim() === '' ? '' : code(line)));
  return lines.join('<br>');
}

/** As {@link cell}, clipped in the middle: ids that share a beginning mostly differ at the end. */
export function id(text: string, max = ID_LENGTH): string {
  // Of a huge id only the ends are looked at.
  const near = text.length > 2 * ID_READ ? text.slice(0, ID_READ) + text.slice(-ID_READ) : text;
  const parts = Array.from(graphemes.segment(visible(near)), ({ segment }) => segment.slice(0, MAX_GRAPHEME));
  const tail = Math.floor((max - 1) / 2);
  const shown =
    parts.length <= max
      ? parts
      : [...parts.slice(0, max - 1 - tail), '…', ...parts.slice(parts.length - tail)];
  return code(shown.join('').toWellFormed().replaceAll('\n', ' ⏎ '));
}

/**
 * Text as plain words in a heading, a table head or a sentence: names of suites and arms. Never at the start of a line
 * of its own. `max` counts graphemes.
 */
export function inline(text: string, max = INLINE_LENGTH): string {
  const line = prepare(text, max).text.replace(/\s+/g, ' ').trim();
  if (line === '') return '<i>empty</i>';
  const broken = line
    .replace(COMMIT, (run) => run.replace(/.{6}(?=.)/g, `$&${WORD_JOINER}`))
    // An emoji's short name: `:tada:`.
    .replaceAll(':', `:${WORD_JOINER}`);
  return isolate(markdownEntities(broken), line);
}

/**
 * Text as a fenced block: complete lines, without a line end behind the closing fence. Whoever places it puts an empty
 * line before it. `max` counts graphemes; a last line says how much is left out.
 */
export function block(text: string, language = 'text', max = BLOCK_LENGTH): string {
  const shown = prepare(text, max);
  const safe = shown.text
    .replaceAll('@', `@${ZWSP}`)
    .replace(/#(?=\w)/g, `#${ZWSP}`)
    .replace(GH_ISSUE, `$&${WORD_JOINER}`);
  const longest = Math.max(2, ...(safe.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const left = text.length - shown.text.length + 1;
  const note = shown.cut ? `\n[about ${left} more characters]` : '';
  return `${fence}${language.replace(/[^a-z0-9-]/g, '')}\n${safe}${note}\n${fence}`;
}

/** Text for an HTML element's content or a quoted attribute. Hidden characters are out, line ends stay. */
export function htmlText(text: string): string {
  return visible(text).replace(HTML, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text for XML 1.0 content or a quoted attribute. What XML cannot hold is out; line ends survive in attributes. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(ANSI, '')
    .replace(ILLEGAL_XML, '')
    .replace(/[&<>"'\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What Rust's debug form escapes: quotes, combining marks, and all that has no glyph of its own but the blank. */
const ESCAPED = /["\\]|(?! )[\p{Grapheme_Extend}\p{C}\p{Z}]/gu;

const DEBUG_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\0': '\\0',
};

/**
 * Quotes a text as Rust's `{:?}` does, which is how EvalCore shows values in reasons: `say "hi"` becomes
 * `"say \"hi\""`. Letters of all scripts and emoji stay; invisible characters show as `\u{200b}`.
 */
export function rustDebug(text: string): string {
  // Not letter by letter: the engine keeps a text that was put together so as a list of its letters, 32 bytes each.
  return `"${text.replace(ESCAPED, (char) => DEBUG_ESCAPES[char] ?? codePointEscape(char))}"`;
}

function codePointEscape(char: string): string {
  return `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;
}

/** The first `max` characters (code points) of a text, and `…` when some were left out. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = 0;
  for (let taken = 0; taken < max && end < text.length; taken += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return end < text.length ? `${text.slice(0, end)}…` : text;
}

/** From here on, and below its inverse, a number is written with an exponent: nobody counts so many zeros. */
const WRITTEN_OUT = 1e30;

/**
 * A number with a fixed count of decimals, as Rust's `{:.N}`: rounded from its exact binary value, and a tie goes to
 * the even digit (0.125 → `0.12`, where `toFixed` gives `0.13`). An exponent from 1e30 on, where Rust has none.
 */
export function formatFixed(value: number, digits: number): string {
  if (!Number.isFinite(value)) return formatShortest(value);
  if (Math.abs(value) >= WRITTEN_OUT) return scientific(value);
  const { negative, significand, exponent } = decompose(value);
  const scaled = significand * 10n ** BigInt(digits);
  const rounded = exponent >= 0n ? scaled << exponent : shiftRightToEven(scaled, -exponent);
  const text = rounded.toString().padStart(digits + 1, '0');
  const split = text.length - digits;
  return `${negative ? '-' : ''}${text.slice(0, split)}${digits > 0 ? `.${text.slice(split)}` : ''}`;
}

/** A finite double as ±significand · 2^exponent, exactly. */
function decompose(value: number): { negative: boolean; significand: bigint; exponent: bigint } {
  const bits = new BigUint64Array(new Float64Array([value]).buffer)[0] ?? 0n;
  const biased = (bits >> 52n) & 0x7ffn;
  const fraction = bits & 0xf_ffff_ffff_ffffn;
  return {
    negative: bits >> 63n === 1n,
    significand: biased === 0n ? fraction : fraction | (1n << 52n),
    exponent: (biased === 0n ? 1n : biased) - 1075n,
  };
}

function shiftRightToEven(value: bigint, bits: bigint): bigint {
  const quotient = value >> bits;
  const remainder = value - (quotient << bits);
  const half = 1n << (bits - 1n);
  const up = remainder > half || (remainder === half && (quotient & 1n) === 1n);
  return up ? quotient + 1n : quotient;
}

/** A number with an exponent and at most three digits: 1.674e295 → `1.67e295`. */
export function scientific(value: number): string {
  return Number(value.toPrecision(3)).toExponential().replace('e+', 'e');
}

/**
 * A number with as few digits as identify it, as Rust's `{}`: no exponent (1e21 and 1e-7 are written out), no `.0`
 * on whole numbers, `inf`, `-inf` and `NaN`. An exponent from 1e30 on and below 1e-30, where Rust has none.
 */
export function formatShortest(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  if (!Number.isFinite(value)) return `${sign}inf`;
  const size = Math.abs(value);
  if (size >= WRITTEN_OUT || (size > 0 && size < 1 / WRITTEN_OUT))
    return value.toExponential().replace('e+', 'e');
  const [mantissa = '', exponent] = size.toString().split('e');
  return sign + (exponent === undefined ? mantissa : writeOut(mantissa, Number(exponent)));
}

/** `1.5`, 3 → `1500`; `1.5`, -3 → `0.0015`. */
function writeOut(mantissa: string, exponent: number): string {
  const [whole = '', fraction = ''] = mantissa.split('.');
  if (exponent < 0) return `0.${'0'.repeat(-exponent - whole.length)}${whole}${fraction}`;
  return whole + fraction.padEnd(exponent, '0');
}

const WHITE_SPACE = /\p{White_Space}/u;

/**
 * Strips Unicode white space from both ends, as Rust's `trim` does. Unlike JavaScript's `trim` it strips U+0085 and
 * keeps U+FEFF. White space is in the basic plane, so UTF-16 units are enough to look at.
 */
export function trimWhiteSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE_SPACE.test(text.charAt(start))) start += 1;
  while (end > start && WHITE_SPACE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

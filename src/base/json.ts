/**
 * A number whose spelling matters and which a JavaScript number would lose: `1.0`, 18446744073709551615.
 * Made by `JSON.rawJSON`, so that `JSON.stringify` writes the spelling as it stands.
 */
export interface RawNumber {
  readonly rawJSON: string;
}

/** A JSON value as `JSON.parse` gives it; numbers that would lose their spelling are a {@link RawNumber}. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | RawNumber
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

declare global {
  // The parts of ES2026 that Node 24 has and the compiler's library has not.
  interface JSON {
    rawJSON(text: string): RawNumber;
    isRawJSON(value: unknown): value is RawNumber;
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown;
  }
}

/** Is this a number that keeps its spelling? Ask before walking into an object. */
export function isRawNumber(value: unknown): value is RawNumber {
  return JSON.isRawJSON(value);
}

/** The double a number stands for. */
export function numberValue(value: number | RawNumber): number {
  return typeof value === 'number' ? value : Number(value.rawJSON);
}

/** A number given as text: a plain number where that loses nothing, else one that keeps its spelling. */
export function numberFromText(text: string): number | RawNumber {
  const spelled = canonicalNumber(text);
  const value = Number(text);
  const plain = Number.isFinite(value) && !Object.is(value, -0) && spellNumber(value) === spelled;
  return plain ? value : JSON.rawJSON(spelled);
}

/**
 * `JSON.parse` that keeps number spelling. A `__proto__` key is an ordinary key.
 *
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): JsonValue {
  return JSON.parse(text, (_key, value, { source }) =>
    typeof value === 'number' && source !== undefined ? numberFromText(source) : value,
  ) as JsonValue;
}

/**
 * Compact JSON with keys sorted by UTF-8 bytes, spelled as serde_json spells it: `1.0` stays `1.0`, integers of 64 bits
 * are exact, only `"`, `\` and control characters are escaped. EvalCore compares and hashes this form.
 */
export function canonicalJson(value: JsonValue): string {
  if (typeof value === 'number') return Number.isFinite(value) ? spellNumber(value) : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isRawNumber(value)) return canonicalNumber(value.rawJSON);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = value as { readonly [key: string]: JsonValue };
  let text = '{';
  for (const key of sortedKeys(members)) {
    text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(members[key] ?? null)}`;
  }
  return `${text}}`;
}

/** Sorting costs more than the rest of writing a small object, and most are in order already. */
function sortedKeys(members: object): string[] {
  const keys = Object.keys(members);
  const inOrder = keys.every((key, index) => index === 0 || compareUtf8(keys[index - 1] ?? '', key) < 0);
  return inOrder ? keys : keys.sort(compareUtf8);
}

/** Orders texts by their UTF-8 bytes: U+FF5E before U+1F600, which the default order has the other way round. */
export function compareUtf8(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  for (let index = 0; index < shorter; index += 1) {
    const a = left.charCodeAt(index);
    const b = right.charCodeAt(index);
    if (a !== b) return codePointRank(a) - codePointRank(b);
  }
  return left.length - right.length;
}

/** Surrogates stand for code points above all others, but their code units lie below U+E000 to U+FFFF. */
function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x1_0000 : unit;
}

/** Does a value nest lists or objects more than so many levels deep? Safe for values of any depth. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}

function isList(value: object): value is readonly JsonValue[] {
  return Array.isArray(value);
}

const MAX_U64 = 18_446_744_073_709_551_615n;
const MIN_I64 = -9_223_372_036_854_775_808n;
/** No 64-bit integer is written with more characters than this. */
const INTEGER_LENGTH = 20;

/**
 * Spells a JSON number as serde_json does after reading it: an integer of 64 bits as it is, anything else as the
 * shortest text of its double. A number past the range of doubles is left alone.
 */
export function canonicalNumber(text: string): string {
  if (/^-?\d+$/.test(text) && text.length <= INTEGER_LENGTH && text !== '-0') {
    const integer = BigInt(text);
    if (integer >= MIN_I64 && integer <= MAX_U64) return integer.toString();
  }
  const value = Number(text);
  return Number.isFinite(value) ? spellDouble(value) : text;
}

function spellNumber(value: number): string {
  return Number.isSafeInteger(value) && !Object.is(value, -0) ? String(value) : spellDouble(value);
}

/**
 * A finite double with its shortest digits, as serde_json 1.0.150 prints it (crate zmij 1.0): at least one decimal, and
 * an exponent with its sign below 1e-5 and from 1e16 on. 1e16 → `1e+16`, 1e-7 → `1e-7`, 0.1 → `0.1`, 3 → `3.0`.
 */
function spellDouble(value: number): string {
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  const [mantissa = '', power = '0'] = Math.abs(value).toExponential().split('e');
  const digits = mantissa.replace('.', '');
  // Digits before the decimal point.
  const point = Number(power) + 1;
  if (point > 16 || point <= -5) return `${sign}${mantissa}e${power}`;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  const whole = digits.slice(0, point).padEnd(point, '0');
  return `${sign}${whole}.${digits.slice(point) || '0'}`;
}

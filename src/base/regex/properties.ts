import { type CharClass, type Property, ranges } from './char-class.ts';

const WORD: Property = {
  js: '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\p{Join_Control}',
  re2: '\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\x{200c}\\x{200d}',
};

/** What `\w` matches, as a JavaScript expression for one character. */
export const WORD_CHARACTER = new RegExp(`[${WORD.js}]`, 'u');

/** `\d`, `\s` and `\w`. */
export const UNICODE_CLASSES: Readonly<Record<'d' | 's' | 'w', CharClass>> = {
  d: { kind: 'property', property: { js: '\\p{Nd}', re2: '\\p{Nd}' } },
  s: { kind: 'property', property: { js: '\\p{White_Space}', re2: '\\p{White_Space}' } },
  w: { kind: 'property', property: WORD },
};

const DIGITS = [0x30, 0x39] as const;
const UPPER = [0x41, 0x5a] as const;
const LOWER = [0x61, 0x7a] as const;

/** The same after `(?-u)`. */
export const ASCII_CLASSES: Readonly<Record<'d' | 's' | 'w', CharClass>> = {
  d: ranges(DIGITS),
  s: ranges([0x09, 0x0d], [0x20, 0x20]),
  w: ranges(DIGITS, UPPER, LOWER, [0x5f, 0x5f]),
};

/** `[:alnum:]` and its kin. */
export const POSIX_CLASSES: ReadonlyMap<string, CharClass> = new Map([
  ['alnum', ranges(DIGITS, UPPER, LOWER)],
  ['alpha', ranges(UPPER, LOWER)],
  ['ascii', ranges([0x00, 0x7f])],
  ['blank', ranges([0x09, 0x09], [0x20, 0x20])],
  ['cntrl', ranges([0x00, 0x1f], [0x7f, 0x7f])],
  ['digit', ranges(DIGITS)],
  ['graph', ranges([0x21, 0x7e])],
  ['lower', ranges(LOWER)],
  ['print', ranges([0x20, 0x7e])],
  ['punct', ranges([0x21, 0x2f], [0x3a, 0x40], [0x5b, 0x60], [0x7b, 0x7e])],
  ['space', ASCII_CLASSES.s],
  ['upper', ranges(UPPER)],
  ['word', ASCII_CLASSES.w],
  ['xdigit', ranges(DIGITS, [0x41, 0x46], [0x61, 0x66])],
]);

/** General categories that RE2 knows under the same name. */
const RE2_CATEGORY = /^(?:C[cfo]|L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?)$/;

/**
 * The set named by `\p{NAME}`, or `undefined` if there is none. As in Rust, `Greek`, `sc=greek`, `Script: GREEK` and
 * `isGreek` are the same. A name of several words needs its separators (`Old_Italic`, `old italic`).
 */
export function unicodeProperty(name: string): CharClass | undefined {
  if (/[^ -~]/.test(name)) return undefined;
  const [left = '', operator, right = ''] = name.split(/(!=|[:=])/);
  const set = operator === undefined ? lone(left) : withValue(left, right);
  return operator === '!=' && set !== undefined ? { kind: 'not', of: set } : set;
}

function lone(name: string): CharClass | undefined {
  for (const spelling of spellings(name)) {
    const found = property(spelling) ?? property(`Script=${spelling}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Properties that have values, by their names in lower case without separators. */
const VALUED: Readonly<Record<string, string>> = {
  gc: 'General_Category',
  generalcategory: 'General_Category',
  sc: 'Script',
  script: 'Script',
  scx: 'Script_Extensions',
  scriptextensions: 'Script_Extensions',
};

function withValue(name: string, value: string): CharClass | undefined {
  const full = VALUED[name.toLowerCase().replace(/[ _-]/g, '')];
  if (full === undefined) return undefined;
  return spellings(value)
    .map((spelling) => property(`${full}=${spelling}`))
    .find((found) => found !== undefined);
}

/** JavaScript wants names exactly as Unicode spells them; those are the likely ones. */
function spellings(name: string): readonly string[] {
  const words = name
    .replace(/^is(?=.)/i, '')
    .split(/[ _-]+/)
    .filter((word) => word !== '');
  const titled = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('_');
  return [...new Set([titled, words.join('_'), titled.toUpperCase(), name])];
}

function property(js: string): CharClass | undefined {
  if (!/^\w+(?:=\w+)?$/.test(js)) return undefined;
  try {
    new RegExp(`\\p{${js}}`, 'u');
  } catch {
    return undefined;
  }
  const known = RE2_CATEGORY.test(js) ? { re2: `\\p{${js}}` } : {};
  return { kind: 'property', property: { js: `\\p{${js}}`, ...known } };
}

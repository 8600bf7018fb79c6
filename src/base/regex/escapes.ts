import type { CharClass } from './char-class.ts';
import type { Cursor } from './cursor.ts';
import { ASCII_CLASSES, UNICODE_CLASSES, unicodeProperty } from './properties.ts';
import type { Assertion } from './tree.ts';

/** What a backslash and the characters after it stand for. */
export type Escape =
  | { readonly kind: 'literal'; readonly codePoint: number }
  /** `named`: it is a `\p{…}`, which the flag `i` widens. */
  | { readonly kind: 'class'; readonly set: CharClass; readonly named: boolean }
  | { readonly kind: 'assertion'; readonly assertion: Assertion };

const CONTROLS: Readonly<Record<string, number>> = { a: 7, f: 12, t: 9, n: 10, r: 13, v: 11 };
const HEX_DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** Reads an escape; the cursor stands on the backslash. */
export function parseEscape(cursor: Cursor, unicode: boolean): Escape {
  const start = cursor.position;
  cursor.next();
  if (cursor.done) cursor.fail('the pattern ends in a backslash', start);
  const char = cursor.next();
  if (/[0-9]/.test(char)) cursor.fail('back-references are not supported', start);
  if (char in HEX_DIGITS) return hexEscape(cursor, HEX_DIGITS[char] ?? 0, unicode, start);
  if (char === 'p' || char === 'P') return propertyEscape(cursor, char === 'P', unicode, start);
  if (/[dswDSW]/.test(char)) return perlClass(cursor, char, unicode, start);
  const control = CONTROLS[char];
  if (control !== undefined) return { kind: 'literal', codePoint: control };
  const assertion = assertionOf(cursor, char, unicode, start);
  if (assertion !== undefined) return { kind: 'assertion', assertion };
  if (/[\0-\x7f]/.test(char) && !/[A-Za-z<>]/.test(char)) {
    return { kind: 'literal', codePoint: char.charCodeAt(0) };
  }
  return cursor.fail(`\\${char} is not an escape`, start);
}

function assertionOf(cursor: Cursor, char: string, unicode: boolean, start: number): Assertion | undefined {
  switch (char) {
    case 'A':
      return 'text-start';
    case 'z':
      return 'text-end';
    case 'b':
      if (/^\{[A-Za-z-]/.test(cursor.char + cursor.peek())) {
        cursor.fail('\\b{…} is not supported; write \\b', start);
      }
      return unicode ? 'word-boundary' : 'ascii-word-boundary';
    case 'B':
      return unicode ? 'not-word-boundary' : 'not-ascii-word-boundary';
    case '<':
    case '>':
      return cursor.fail(`\\${char} is not supported; write \\b`, start);
    default:
      return undefined;
  }
}

/** `\x7F`, `\u00E9`, `\U0001F600`, or any of the three with braces. */
function hexEscape(cursor: Cursor, digits: number, unicode: boolean, start: number): Escape {
  cursor.skipBlanks();
  const braced = cursor.take('{');
  let hex = '';
  cursor.skipBlanks();
  while (braced ? cursor.char !== '}' : hex.length < digits) {
    if (cursor.done) cursor.fail('a hexadecimal escape is cut off', start);
    if (!/[0-9A-Fa-f]/.test(cursor.char)) cursor.fail(`${cursor.char} is not a hexadecimal digit`);
    hex += cursor.next();
    cursor.skipBlanks();
  }
  if (braced) cursor.next();
  const codePoint = Number.parseInt(hex, 16);
  const scalar = codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  if (!scalar) cursor.fail(`${hex || '{}'} is not the number of a character`, start);
  if (!unicode && !braced && digits === 2 && codePoint > 0x7f) {
    cursor.fail('without the flag u, this would be half a character', start);
  }
  return { kind: 'literal', codePoint };
}

function propertyEscape(cursor: Cursor, negated: boolean, unicode: boolean, start: number): Escape {
  cursor.skipBlanks();
  let name = '';
  if (cursor.take('{')) {
    while (cursor.char !== '}') {
      if (cursor.done) cursor.fail('the name of a Unicode class is cut off', start);
      name += cursor.next();
    }
  } else if (cursor.char === '\\') {
    cursor.fail('the name of a Unicode class is missing', start);
  } else {
    name = cursor.char;
  }
  if (cursor.done) cursor.fail('the name of a Unicode class is cut off', start);
  cursor.next();
  if (!unicode) cursor.fail('Unicode classes need the flag u', start);
  const set = unicodeProperty(name) ?? cursor.fail(`there is no Unicode class "${name}"`, start);
  return { kind: 'class', set: negated ? { kind: 'not', of: set } : set, named: true };
}

function perlClass(cursor: Cursor, char: string, unicode: boolean, start: number): Escape {
  const key = char.toLowerCase() as 'd' | 's' | 'w';
  const set = (unicode ? UNICODE_CLASSES : ASCII_CLASSES)[key];
  if (char === key) return { kind: 'class', set, named: false };
  if (!unicode) cursor.fail(`without the flag u, \\${char} could match half a character`, start);
  return { kind: 'class', set: { kind: 'not', of: set }, named: false };
}

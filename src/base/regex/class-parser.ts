import { anyCase, type CharClass, difference, ranges } from './char-class.ts';
import type { Cursor } from './cursor.ts';
import { parseEscape } from './escapes.ts';
import { POSIX_CLASSES } from './properties.ts';

/** The flags that matter inside brackets. */
export interface ClassFlags {
  readonly anyCase: boolean;
  readonly unicode: boolean;
}

type Operator = '&&' | '--' | '~~';
const OPERATORS: readonly Operator[] = ['&&', '--', '~~'];

/** Brackets inside brackets, at most. */
const MAX_DEPTH = 100;

/** Reads a bracketed class, nested ones and set operations included; the cursor stands on the `[`. */
export function parseClass(cursor: Cursor, flags: ClassFlags, depth = 0): CharClass {
  const start = cursor.position;
  if (depth > MAX_DEPTH) cursor.fail('character classes are nested too deeply');
  cursor.next();
  cursor.skipBlanks();
  const negated = cursor.take('^');
  if (negated && !flags.unicode) {
    cursor.fail('without the flag u, a negated class could match half a character', start);
  }
  const body = parseBody(cursor, flags, depth, start);
  const folded = flags.anyCase ? anyCase(body, flags.unicode) : body;
  return negated ? { kind: 'not', of: folded } : folded;
}

function parseBody(cursor: Cursor, flags: ClassFlags, depth: number, start: number): CharClass {
  let items = leadingLiterals(cursor);
  let left: CharClass | undefined;
  let pending: Operator | undefined;
  const close = (): CharClass => {
    const right: CharClass = { kind: 'union', of: items };
    return left === undefined || pending === undefined ? right : combine(pending, left, right, flags);
  };
  for (;;) {
    cursor.skipBlanks();
    if (cursor.done) cursor.fail('a character class is not closed', start);
    if (cursor.take(']')) return close();
    const operator = OPERATORS.find((text) => cursor.take(text));
    if (operator !== undefined) {
      left = close();
      pending = operator;
      items = [];
    } else {
      items.push(parseItem(cursor, flags, depth, start));
    }
  }
}

/** Hyphens at the very start, or else one `]`, stand for themselves. */
function leadingLiterals(cursor: Cursor): CharClass[] {
  cursor.skipBlanks();
  const items: CharClass[] = [];
  while (cursor.take('-')) {
    items.push(one(0x2d));
    cursor.skipBlanks();
  }
  if (items.length === 0 && cursor.take(']')) items.push(one(0x5d));
  return items;
}

function combine(operator: Operator, left: CharClass, right: CharClass, flags: ClassFlags): CharClass {
  const fold = (of: CharClass) => (flags.anyCase ? anyCase(of, flags.unicode) : of);
  const [a, b] = [fold(left), fold(right)];
  switch (operator) {
    case '&&':
      return { kind: 'intersection', left: a, right: b };
    case '--':
      return difference(a, b);
    case '~~':
      return { kind: 'union', of: [difference(a, b), difference(b, a)] };
  }
}

function parseItem(cursor: Cursor, flags: ClassFlags, depth: number, start: number): CharClass {
  if (cursor.char === '[') return posixClass(cursor, flags) ?? parseClass(cursor, flags, depth + 1);
  const from = cursor.position;
  const first = parseChar(cursor, flags);
  cursor.skipBlanks();
  if (cursor.done) cursor.fail('a character class is not closed', start);
  const beyond = cursor.peekBeyondBlanks();
  if (cursor.char !== '-' || beyond === ']' || beyond === '-') {
    return typeof first === 'number' ? one(first) : first;
  }
  cursor.next();
  cursor.skipBlanks();
  if (cursor.done) cursor.fail('a character class is not closed', start);
  const last = parseChar(cursor, flags);
  if (typeof first !== 'number' || typeof last !== 'number') {
    cursor.fail('a range needs a single character at both ends', from);
  }
  if (first > last) cursor.fail('a range ends before it starts', from);
  return ranges([first, last]);
}

/** A single character's number, or the set that an escape stands for. */
function parseChar(cursor: Cursor, flags: ClassFlags): number | CharClass {
  const start = cursor.position;
  if (cursor.char !== '\\') return allowed(cursor.next().codePointAt(0) ?? 0, cursor, flags, start);
  const found = parseEscape(cursor, flags.unicode);
  switch (found.kind) {
    case 'literal':
      return allowed(found.codePoint, cursor, flags, start);
    case 'class':
      return found.named && flags.anyCase ? anyCaseInside(found.set) : found.set;
    case 'assertion':
      return cursor.fail('an assertion cannot be part of a character class', start);
  }
}

function allowed(codePoint: number, cursor: Cursor, flags: ClassFlags, start: number): number {
  if (!flags.unicode && codePoint > 0x7f) cursor.fail('without the flag u, a class holds ASCII only', start);
  return codePoint;
}

/** `\P{Lu}` under the flag `i` is what is no upper-case letter in any case. */
export function anyCaseInside(set: CharClass): CharClass {
  return set.kind === 'not' ? { kind: 'not', of: anyCaseInside(set.of) } : anyCase(set, true);
}

/** `[:alpha:]` or `[:^alpha:]`; anything else that starts like it is an ordinary class. */
function posixClass(cursor: Cursor, flags: ClassFlags): CharClass | undefined {
  const start = cursor.position;
  if (!cursor.take('[:')) return undefined;
  const negated = cursor.take('^');
  let name = '';
  while (!cursor.done && cursor.char !== ':') name += cursor.next();
  const set = cursor.take(':]') ? POSIX_CLASSES.get(name) : undefined;
  if (set === undefined) {
    cursor.goBackTo(start);
    return undefined;
  }
  if (negated && !flags.unicode) {
    cursor.fail('without the flag u, a negated class could match half a character', start);
  }
  const folded = flags.anyCase ? anyCase(set, flags.unicode) : set;
  return negated ? { kind: 'not', of: folded } : folded;
}

function one(codePoint: number): CharClass {
  return ranges([codePoint, codePoint]);
}

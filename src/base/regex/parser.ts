import { ANYTHING, anyCase, type CharClass, ranges } from './char-class.ts';
import { anyCaseInside, parseClass } from './class-parser.ts';
import { Cursor } from './cursor.ts';
import { parseEscape } from './escapes.ts';
import type { Node } from './tree.ts';

interface Flags {
  readonly i: boolean;
  readonly m: boolean;
  readonly s: boolean;
  readonly u: boolean;
  readonly x: boolean;
}
type Flag = keyof Flags;

/** Groups and repetitions inside each other, at most. */
const MAX_DEPTH = 250;
/** More repetitions than this do not fit into memory in any engine of this kind. */
const MAX_COUNT = 100_000;

const NEWLINE: CharClass = ranges([0x0a, 0x0a]);

/**
 * Reads a pattern in the syntax of Rust's `regex` crate (1.13, https://docs.rs/regex/1/regex/#syntax). Left out are
 * the flag `R`, word boundaries other than `\b` and `\B`, and `\p` with the properties that JavaScript does not know
 * (age, breaks).
 *
 * @throws RegexSyntaxError
 */
export function parseRegex(pattern: string): Node {
  const parser = new Parser(new Cursor(pattern));
  return parser.parse();
}

class Parser {
  private readonly cursor: Cursor;
  private readonly names = new Set<string>();
  private flags: Flags = { i: false, m: false, s: false, u: true, x: false };

  constructor(cursor: Cursor) {
    this.cursor = cursor;
  }

  parse(): Node {
    const node = this.choice(0);
    if (!this.cursor.done) this.cursor.fail('a group is closed that was not opened');
    return node;
  }

  /** Up to the end, or up to a `)` that is left standing. Flags set inside end with it. */
  private choice(depth: number): Node {
    if (depth > MAX_DEPTH) this.cursor.fail('groups are nested too deeply');
    const outer = this.flags;
    const branches: Node[] = [];
    do {
      branches.push(this.sequence(depth));
    } while (this.cursor.take('|'));
    this.setFlags(outer);
    const [only] = branches;
    return branches.length === 1 && only !== undefined ? only : { kind: 'choice', branches };
  }

  private sequence(depth: number): Node {
    const parts: Node[] = [];
    /** Whether a repetition has something to repeat, and how often that is repeated already. */
    let repeats: number | undefined;
    for (;;) {
      this.cursor.skipBlanks();
      const { char } = this.cursor;
      if (char === '' || char === '|' || char === ')') return { kind: 'sequence', parts };
      if (/[?*+{]/.test(char)) {
        const of = repeats === undefined ? undefined : parts.pop();
        if (of === undefined || repeats === undefined) this.cursor.fail('there is nothing to repeat');
        repeats += 1;
        if (depth + repeats > MAX_DEPTH) this.cursor.fail('repetitions are nested too deeply');
        parts.push(this.repetition(of));
      } else {
        const part = this.atom(depth);
        repeats = part === undefined ? undefined : 0;
        if (part !== undefined) parts.push(part);
      }
    }
  }

  /** `undefined`: it only set flags. */
  private atom(depth: number): Node | undefined {
    const { cursor, flags } = this;
    switch (cursor.char) {
      case '(':
        return this.group(depth);
      case '[':
        return { kind: 'class', set: parseClass(cursor, { anyCase: flags.i, unicode: flags.u }) };
      case '\\':
        return this.escape();
      case '.':
        if (!flags.u) cursor.fail('without the flag u, a dot could match half a character');
        cursor.next();
        return { kind: 'class', set: flags.s ? ANYTHING : { kind: 'not', of: NEWLINE } };
      case '^':
        cursor.next();
        return { kind: 'assertion', assertion: flags.m ? 'line-start' : 'text-start' };
      case '$':
        cursor.next();
        return { kind: 'assertion', assertion: flags.m ? 'line-end' : 'text-end' };
      default:
        return this.literal(cursor.next().codePointAt(0) ?? 0);
    }
  }

  private literal(codePoint: number): Node {
    const { i, u } = this.flags;
    if (i && !u) return { kind: 'class', set: asciiAnyCase(codePoint) };
    return { kind: 'literal', codePoint, anyCase: i };
  }

  private escape(): Node {
    const found = parseEscape(this.cursor, this.flags.u);
    if (found.kind === 'literal') return this.literal(found.codePoint);
    if (found.kind === 'assertion') return found;
    return { kind: 'class', set: found.named && this.flags.i ? anyCaseInside(found.set) : found.set };
  }

  private group(depth: number): Node | undefined {
    const { cursor } = this;
    const start = cursor.position;
    const outer = this.flags;
    cursor.next();
    cursor.skipBlanks();
    if (['?=', '?!', '?<=', '?<!'].some((text) => cursor.startsWith(text))) {
      cursor.fail('look-around is not supported', start);
    }
    if (cursor.take('?P<') || cursor.take('?<')) this.name(start);
    else if (cursor.take('?') && this.flagList(start) === 'to-the-end') return undefined;
    const inner = this.choice(depth + 1);
    if (!cursor.take(')')) cursor.fail('a group is not closed', start);
    this.setFlags(outer);
    return inner;
  }

  private name(start: number): void {
    let name = '';
    while (!this.cursor.done && this.cursor.char !== '>') name += this.cursor.next();
    if (!this.cursor.take('>')) this.cursor.fail('the name of a group is cut off', start);
    if (!/^[\p{Alphabetic}_][\p{Alphabetic}\p{N}_.[\]]*$/u.test(name)) {
      this.cursor.fail(`"${name}" cannot be the name of a group`, start);
    }
    if (this.names.has(name)) this.cursor.fail(`two groups have the name "${name}"`, start);
    this.names.add(name);
  }

  /** `i-s)` sets flags to the end of the group around it, `i-s:` for the group that starts here. */
  private flagList(start: number): 'to-the-end' | 'for-a-group' {
    const { cursor } = this;
    let text = '';
    while (!cursor.done && cursor.char !== ')' && cursor.char !== ':') text += cursor.next();
    if (cursor.done) cursor.fail('a group is not closed', start);
    if (text.includes('R')) cursor.fail('the flag R is not supported', start);
    const [on = '', off] = text.split('-', 2);
    const seen = on + (off ?? '');
    const known = /^[imsuxU]*(?:-[imsuxU]+)?$/.test(text) && new Set(seen).size === seen.length;
    if (!known) cursor.fail(`"${text}" is not a list of flags`, start);
    const toTheEnd = cursor.next() === ')';
    if (toTheEnd && text === '') cursor.fail('there is nothing to repeat', start);
    const set = (letters: string, value: boolean) =>
      Object.fromEntries([...letters].map((letter) => [letter, value])) as Partial<Record<Flag, boolean>>;
    this.setFlags({ ...this.flags, ...set(on, true), ...set(off ?? '', false) });
    return toTheEnd ? 'to-the-end' : 'for-a-group';
  }

  private setFlags(flags: Flags): void {
    this.flags = flags;
    this.cursor.verbose = flags.x;
  }

  private repetition(of: Node): Node {
    const { cursor } = this;
    const [min, max] = this.counts();
    cursor.take('?');
    return { kind: 'repeat', of, min, max };
  }

  private counts(): [min: number, max: number | null] {
    switch (this.cursor.next()) {
      case '?':
        return [0, 1];
      case '*':
        return [0, null];
      case '+':
        return [1, null];
      default:
        return this.countsInBraces(this.cursor.position - 1);
    }
  }

  private countsInBraces(start: number): [min: number, max: number | null] {
    const { cursor } = this;
    cursor.skipBlanks();
    const min = this.count(start);
    let max: number | null = min;
    if (cursor.take(',')) {
      cursor.skipBlanks();
      max = cursor.char === '}' ? null : this.count(start);
    }
    if (!cursor.take('}')) cursor.fail('a repetition is not closed', start);
    cursor.skipBlanks();
    if (max !== null && max < min) cursor.fail('a repetition ends before it starts', start);
    if (Math.max(min, max ?? 0) > MAX_COUNT) cursor.fail('a repetition is too large', start);
    return [min, max];
  }

  /** White space around a count is allowed even without the flag `x`. */
  private count(start: number): number {
    const { cursor } = this;
    let digits = '';
    const blanks = () => {
      cursor.skipBlanks();
      while (/\p{White_Space}/u.test(cursor.char)) cursor.next();
    };
    blanks();
    while (/[0-9]/.test(cursor.char)) {
      digits += cursor.next();
      cursor.skipBlanks();
    }
    blanks();
    if (digits === '') cursor.fail('a repetition needs a count', start);
    return Number(digits);
  }
}

function asciiAnyCase(codePoint: number): CharClass {
  const one = ranges([codePoint, codePoint]);
  return codePoint > 0x7f ? one : anyCase(one, false);
}

/** Code points from `first` to `last`, both included. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** A set of characters, as a pattern describes it. */
export type CharClass =
  | { readonly kind: 'ranges'; readonly ranges: readonly Range[] }
  | { readonly kind: 'property'; readonly property: Property }
  | { readonly kind: 'union'; readonly of: readonly CharClass[] }
  | { readonly kind: 'intersection'; readonly left: CharClass; readonly right: CharClass }
  | { readonly kind: 'not'; readonly of: CharClass }
  /** With every character that differs from one of them in case alone. */
  | { readonly kind: 'any-case'; readonly of: CharClass };

/** A set that Unicode defines. */
export interface Property {
  /** What stands between the brackets of a JavaScript class with the flag `u`. */
  readonly js: string;
  /** The same for RE2, where it knows the property. */
  readonly re2?: string;
}

const MAX = 0x10ffff;
export const ANYTHING: CharClass = ranges([0, MAX]);

export function ranges(...pairs: readonly (readonly [number, number])[]): CharClass {
  return { kind: 'ranges', ranges: pairs.map(([first, last]) => ({ first, last })) };
}

export function difference(left: CharClass, right: CharClass): CharClass {
  return { kind: 'intersection', left, right: { kind: 'not', of: right } };
}

/** The set in any case; without `unicode`, ASCII letters alone have cases. */
export function anyCase(of: CharClass, unicode: boolean): CharClass {
  const folded: CharClass = { kind: 'any-case', of };
  return unicode ? folded : { kind: 'intersection', left: folded, right: ranges([0, 0x7f]) };
}

/** The bracketed class of RE2 that matches exactly one character of the set. */
export function renderClass(set: CharClass): string {
  const negated = set.kind === 'not';
  const body = negated ? set.of : set;
  const folded = body.kind === 'any-case';
  const contents = plainContents(folded ? body.of : body);
  if (contents === undefined || contents === '') return bracket('', rangeContents(evaluate(set), re2Char));
  const bracketed = bracket(negated ? '^' : '', contents);
  return folded ? `(?i:${bracketed})` : bracketed;
}

function bracket(sign: '' | '^', contents: string): string {
  return contents === '' ? `[^${re2Char(0)}-${re2Char(MAX)}]` : `[${sign}${contents}]`;
}

/** What stands between the brackets, or `undefined` when only the evaluated set can say it. */
function plainContents(set: CharClass): string | undefined {
  switch (set.kind) {
    case 'ranges':
      return rangeContents(set.ranges, re2Char);
    case 'property':
      return set.property.re2;
    case 'union': {
      const parts = set.of.map(plainContents);
      return parts.includes(undefined) ? undefined : parts.join('');
    }
    default:
      return undefined;
  }
}

function rangeContents(all: readonly Range[], char: (codePoint: number) => string): string {
  return all.map(({ first, last }) => `${char(first)}-${char(last)}`).join('');
}

export function re2Char(codePoint: number): string {
  return `\\x{${codePoint.toString(16)}}`;
}

function jsChar(codePoint: number): string {
  return `\\u{${codePoint.toString(16)}}`;
}

/** The set as sorted ranges that do not touch. */
function evaluate(set: CharClass): readonly Range[] {
  switch (set.kind) {
    case 'ranges':
      return normalise(set.ranges);
    case 'property':
      return matchesOf(`[${set.property.js}]`, 'u');
    case 'union':
      return normalise(set.of.flatMap(evaluate));
    case 'intersection':
      return complement(normalise([...complement(evaluate(set.left)), ...complement(evaluate(set.right))]));
    case 'not':
      return complement(evaluate(set.of));
    case 'any-case': {
      const inner = evaluate(set.of);
      return inner.length === 0 ? inner : matchesOf(`[${rangeContents(inner, jsChar)}]`, 'iu');
    }
  }
}

function normalise(all: readonly Range[]): readonly Range[] {
  const merged: { first: number; last: number }[] = [];
  for (const { first, last } of [...all].sort((a, b) => a.first - b.first)) {
    const previous = merged.at(-1);
    if (previous !== undefined && first <= previous.last + 1) previous.last = Math.max(previous.last, last);
    else merged.push({ first, last });
  }
  return merged;
}

function complement(sorted: readonly Range[]): readonly Range[] {
  const gaps: Range[] = [];
  let next = 0;
  for (const { first, last } of sorted) {
    if (first > next) gaps.push({ first: next, last: first - 1 });
    next = last + 1;
  }
  if (next <= MAX) gaps.push({ first: next, last: MAX });
  return gaps;
}

const known = new Map<string, readonly Range[]>();

/**
 * All characters that a class of JavaScript matches: its engine knows Unicode's properties and case pairs, and RE2's
 * port does not. Takes some 50 ms for the first class and 20 ms for each other.
 */
function matchesOf(jsClass: string, flags: 'u' | 'iu'): readonly Range[] {
  const key = `${flags}${jsClass}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  const runs = everyCharacter().matchAll(new RegExp(`${jsClass}+`, `g${flags}`));
  // The surrogates, which are no characters, are missing from the text: a run that spans them is one range.
  const found = [...runs].map(([run]) => ({ first: run.codePointAt(0) ?? 0, last: lastCodePoint(run) }));
  known.set(key, found);
  return found;
}

function lastCodePoint(text: string): number {
  const pair = text.length > 1 ? (text.codePointAt(text.length - 2) ?? 0) : 0;
  return pair > 0xffff ? pair : text.charCodeAt(text.length - 1);
}

let every: string | undefined;

function everyCharacter(): string {
  if (every !== undefined) return every;
  const blocks: string[] = [];
  for (let start = 0; start <= MAX; start += 0x800) {
    if (start === 0xd800) continue;
    blocks.push(String.fromCodePoint(...Array.from({ length: 0x800 }, (_, offset) => start + offset)));
  }
  every = blocks.join('');
  return every;
}

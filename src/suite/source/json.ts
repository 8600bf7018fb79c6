import type { Place } from '../../base/errors.ts';
import { numberFromText } from '../../base/json.ts';
import { MAX_DEPTH, type SourceEntry, type SourceNode } from './node.ts';

/** Where a text begins in its file. */
export interface TextOrigin {
  readonly file: string;
  /** Of the text's first line. */
  readonly line: number;
}

/**
 * Parses JSON (RFC 8259, as strictly as serde_json) and keeps the place of every value. Slower than `JSON.parse`;
 * for texts whose places matter, and to say what is wrong with a text that `JSON.parse` refused.
 */
export function parseJsonSource(text: string, origin: TextOrigin): JsonSource {
  const reader = new JsonReader(text, origin);
  try {
    return { kind: 'parsed', root: reader.document(), repeated: reader.repeated };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { kind: 'unreadable', message: error.message, place: error.place };
  }
}

export type JsonSource =
  | {
      readonly kind: 'parsed';
      readonly root: SourceNode;
      /** Keys of the outermost object that stand there again. The first of each counts. */
      readonly repeated: readonly RepeatedKey[];
    }
  | { readonly kind: 'unreadable'; readonly message: string; readonly place: Place };

export interface RepeatedKey {
  readonly key: string;
  readonly place: Place;
}

class JsonFault extends Error {
  readonly place: Place;
  constructor(message: string, place: Place) {
    super(message);
    this.place = place;
  }
}

const WORDS = { true: true, false: false, null: null } as const;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;

class JsonReader {
  readonly repeated: RepeatedKey[] = [];
  readonly #text: string;
  readonly #origin: TextOrigin;
  #at = 0;
  #lineStarts: readonly number[] | undefined;

  constructor(text: string, origin: TextOrigin) {
    this.#text = text;
    this.#origin = origin;
  }

  document(): SourceNode {
    const root = this.#value(1);
    this.#skipSpace();
    if (this.#at < this.#text.length) throw this.#error(`unexpected ${this.#next()} after the end`);
    return root;
  }

  #value(depth: number): SourceNode {
    this.#skipSpace();
    const place = this.#place(this.#at);
    const first = this.#text[this.#at];
    if (first === '{' || first === '[') {
      if (depth > MAX_DEPTH) throw this.#error(`nested more than ${MAX_DEPTH} deep`);
      return first === '{' ? this.#map(place, depth) : this.#list(place, depth);
    }
    if (first === '"') {
      const value = this.#string();
      return { kind: 'scalar', value, text: value, place };
    }
    const number = this.#match(NUMBER);
    if (number !== undefined) return { kind: 'scalar', value: numberFromText(number), text: number, place };
    for (const [word, value] of Object.entries(WORDS)) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      this.#at += word.length;
      return { kind: 'scalar', value, text: word, place };
    }
    throw this.#error(`expected a value, found ${this.#next()}`);
  }

  #list(place: Place, depth: number): SourceNode {
    const items: SourceNode[] = [];
    this.#at += 1;
    if (!this.#take(']')) {
      do items.push(this.#value(depth + 1));
      while (this.#take(','));
      if (!this.#take(']')) throw this.#error(`expected , or ] but found ${this.#next()}`);
    }
    return { kind: 'list', items, place };
  }

  #map(place: Place, depth: number): SourceNode {
    const entries = new Map<string, SourceEntry>();
    this.#at += 1;
    if (!this.#take('}')) {
      do this.#entry(entries, depth);
      while (this.#take(','));
      if (!this.#take('}')) throw this.#error(`expected , or } but found ${this.#next()}`);
    }
    return { kind: 'map', entries, place };
  }

  #entry(entries: Map<string, SourceEntry>, depth: number): void {
    this.#skipSpace();
    const keyPlace = this.#place(this.#at);
    if (this.#text[this.#at] !== '"') throw this.#error(`expected a key in quotes, found ${this.#next()}`);
    const key = this.#string();
    if (!this.#take(':')) throw this.#error(`expected : after the key, found ${this.#next()}`);
    const value = this.#value(depth + 1);
    if (!entries.has(key)) entries.set(key, { keyPlace, value });
    else if (depth === 1) this.repeated.push({ key, place: keyPlace });
  }

  #string(): string {
    const start = this.#at;
    const end = this.#endOfString(start + 1);
    const value = decodeString(this.#text.slice(start, end + 1));
    if (value === undefined) throw this.#error('text in quotes with an escape that JSON does not have');
    if (!value.isWellFormed()) throw this.#error('text that holds half a surrogate pair');
    this.#at = end + 1;
    return value;
  }

  /** Where the closing quote stands. A loop, because a pattern would need a stack as long as the text. */
  #endOfString(from: number): number {
    for (let at = from; at < this.#text.length; at += 1) {
      const char = this.#text.charCodeAt(at);
      if (char === QUOTE) return at;
      if (char === BACKSLASH) at += 1;
      if (char < SPACE) throw this.#error('a control character in quotes that is not escaped', at);
    }
    throw this.#error('text in quotes that is never closed');
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #take(char: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== char) return false;
    this.#at += 1;
    return true;
  }

  #skipSpace(): void {
    while (' \t\n\r'.includes(this.#text[this.#at] ?? 'x')) this.#at += 1;
  }

  #next(): string {
    const code = this.#text.codePointAt(this.#at);
    return code === undefined ? 'the end' : JSON.stringify(String.fromCodePoint(code));
  }

  #error(message: string, at = this.#at): JsonFault {
    return new JsonFault(message, this.#place(at));
  }

  #place(offset: number): Place {
    this.#lineStarts ??= lineStartsOf(this.#text);
    const row = rowOf(offset, this.#lineStarts);
    const column = offset - (this.#lineStarts[row] ?? 0) + 1;
    return { file: this.#origin.file, line: this.#origin.line + row, column };
  }
}

function lineStartsOf(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** The last line that begins at or before the offset. */
function rowOf(offset: number, starts: readonly number[]): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function decodeString(literal: string): string | undefined {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return undefined;
  }
}

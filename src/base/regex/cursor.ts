import { EvalMatrixError } from '../errors.ts';
import { clip } from '../text.ts';

/** The pattern is not one that this program understands. */
export class RegexSyntaxError extends EvalMatrixError {}

const WHITE_SPACE = /\p{White_Space}/u;

/** A place in a pattern, one character after the other. */
export class Cursor {
  private readonly chars: readonly string[];
  private at = 0;
  /** Whether white space and comments do not count: the flag `x`. */
  verbose = false;

  constructor(pattern: string) {
    this.chars = Array.from(pattern);
  }

  get position(): number {
    return this.at;
  }

  get done(): boolean {
    return this.at >= this.chars.length;
  }

  /** The character here, or `''` at the end. */
  get char(): string {
    return this.chars[this.at] ?? '';
  }

  /** The character after this one, or `''`. */
  peek(): string {
    return this.chars[this.at + 1] ?? '';
  }

  next(): string {
    const char = this.char;
    this.at += 1;
    return char;
  }

  goBackTo(position: number): void {
    this.at = position;
  }

  startsWith(text: string): boolean {
    return this.chars.slice(this.at, this.at + text.length).join('') === text;
  }

  take(text: string): boolean {
    if (!this.startsWith(text)) return false;
    this.at += text.length;
    return true;
  }

  /** With the flag `x`, passes white space and comments. */
  skipBlanks(): void {
    while (this.verbose && !this.done) {
      if (this.char === '#') this.skipComment();
      else if (WHITE_SPACE.test(this.char)) this.at += 1;
      else return;
    }
  }

  private skipComment(): void {
    while (!this.done && this.next() !== '\n');
  }

  /** The character after this one and what `x` lets pass. */
  peekBeyondBlanks(): string {
    const here = this.at;
    this.at += 1;
    this.skipBlanks();
    const char = this.char;
    this.at = here;
    return char;
  }

  fail(problem: string, from: number = this.at): never {
    // A name in it may be as long as the pattern.
    const message = `${clip(problem, 200)} (character ${Math.min(from, this.chars.length) + 1})`;
    throw new RegexSyntaxError({ code: 'invalid-regex', message });
  }
}

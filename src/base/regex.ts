import { RE2JS, RE2JSException } from 're2js';
import { EvalMatrixError } from './errors.ts';

/** A pattern that no text can make slow: matching time grows linearly with the text. */
export interface LinearRegex {
  /** Whether the pattern matches anywhere in the text. */
  test(text: string): boolean;
}

/** The pattern is not one that this program understands. */
export class RegexSyntaxError extends EvalMatrixError {}

/**
 * Compiles a pattern in the syntax of Rust's `regex` crate, which is what suites are written in.
 *
 * @throws RegexSyntaxError when the pattern is malformed, or uses look-around or back-references.
 */
export function compileRegex(pattern: string): LinearRegex {
  try {
    const compiled = RE2JS.compile(pattern);
    return { test: (text) => compiled.test(text) };
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new RegexSyntaxError({ code: 'invalid-regex', message: error.message });
  }
}

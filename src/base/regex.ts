import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js';
import { RegexSyntaxError } from './regex/cursor.ts';
import { parseRegex } from './regex/parser.ts';
import { type Form, padText, renderRegex } from './regex/render.ts';
import type { Assertion, Node } from './regex/tree.ts';

export { RegexSyntaxError } from './regex/cursor.ts';

/** A pattern that no text can make slow: matching time grows linearly with the text. */
export interface LinearRegex {
  /** Whether the pattern matches anywhere in the text. */
  test(text: string): boolean;
}

/**
 * Compiles a pattern in the syntax of Rust's `regex` crate, which is what suites are written in, with its meaning:
 * `(?i)` and the other flags, `\d \w \s \b` and `\p{…}` over all of Unicode, `.` for all but a newline, `$` for the
 * very end.
 *
 * @throws RegexSyntaxError when the pattern is malformed, or uses look-around or back-references.
 */
export function compileRegex(pattern: string): LinearRegex {
  const tree = parseRegex(pattern);
  const plain = compile(tree, 'plain');
  const uses = assertionsOf(tree);
  if (!uses.has('word-boundary') && !uses.has('not-word-boundary')) return plain;
  if (uses.has('ascii-word-boundary') || uses.has('not-ascii-word-boundary')) {
    const message = 'word boundaries with and without the flag u cannot be mixed';
    throw new RegexSyntaxError({ code: 'invalid-regex', message });
  }
  const padded = compile(tree, 'padded');
  return { test: (text) => (isAscii(text) ? plain.test(text) : padded.test(padText(text))) };
}

/**
 * Compiles a pattern in JavaScript's syntax, as JSON Schema uses it. `\d \w \b` mean ASCII. Unlike in JavaScript `\s`
 * means ASCII as well, `.` stands for all but `\n`, and there is no look-around.
 *
 * @throws RegexSyntaxError
 */
export function compileEcmaRegex(pattern: string): LinearRegex {
  const hasLookAround = /\(\?<?[=!]/.test(pattern);
  return compileRe2(RE2JS.translateRegExp(pattern), (problem) =>
    hasLookAround ? 'look-around is not supported' : problem,
  );
}

function compile(tree: Node, form: Form): LinearRegex {
  // What the parser has passed is well-formed; RE2 can only find it too large.
  return compileRe2(renderRegex(tree, form), (problem) => `the pattern is too large (${problem})`);
}

function compileRe2(pattern: string, explain: (problem: string) => string): LinearRegex {
  try {
    const compiled = RE2JS.compile(pattern);
    return { test: (text) => compiled.test(text) };
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    const problem = error instanceof RE2JSSyntaxException ? error.error : error.message;
    throw new RegexSyntaxError({ code: 'invalid-regex', message: explain(problem) });
  }
}

function assertionsOf(node: Node): ReadonlySet<Assertion> {
  switch (node.kind) {
    case 'assertion':
      return new Set([node.assertion]);
    case 'repeat':
      return assertionsOf(node.of);
    case 'sequence':
      return new Set(node.parts.flatMap((part) => [...assertionsOf(part)]));
    case 'choice':
      return new Set(node.branches.flatMap((branch) => [...assertionsOf(branch)]));
    default:
      return new Set();
  }
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

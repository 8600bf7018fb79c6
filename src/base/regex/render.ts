import { re2Char, renderClass } from './char-class.ts';
import { WORD_CHARACTER } from './properties.ts';
import type { Assertion, Node } from './tree.ts';

/**
 * RE2 tells word characters from others by ASCII alone. Where a pattern asks for Unicode word boundaries, text and
 * pattern are therefore padded: each character gets a neighbour on both sides that RE2 takes for what the character
 * is in Unicode. Between the padding of two characters RE2's `\b` then gives Unicode's answer, and so do `^` and `$`
 * of lines, because a newline is padded with itself.
 */
export type Form = 'plain' | 'padded';

/** The pattern in RE2's syntax. A padded one only matches texts that went through {@link padText}. */
export function renderRegex(node: Node, form: Form): string {
  const rendered = render(node, form);
  // A match must not start inside a padded character.
  return form === 'plain' ? rendered : `\\A(?:(?s:...))*(?:${rendered})`;
}

export function padText(text: string): string {
  return text.replace(/./gsu, (char) => {
    const pad = char === '\n' ? char : WORD_CHARACTER.test(char) ? 'w' : '-';
    return pad + char + pad;
  });
}

function render(node: Node, form: Form): string {
  switch (node.kind) {
    case 'literal':
      return character(literal(node.codePoint, node.anyCase), form);
    case 'class':
      return character(renderClass(node.set), form);
    case 'assertion':
      return ASSERTIONS[node.assertion];
    case 'repeat':
      return repeat(`(?:${render(node.of, form)})`, node.min, node.max);
    case 'sequence':
      return node.parts.map((part) => wrapChoice(part, form)).join('');
    case 'choice':
      return node.branches.map((branch) => render(branch, form)).join('|');
  }
}

function wrapChoice(node: Node, form: Form): string {
  const rendered = render(node, form);
  return node.kind === 'choice' ? `(?:${rendered})` : rendered;
}

function character(one: string, form: Form): string {
  return form === 'plain' ? one : `(?s:.)${one}(?s:.)`;
}

function literal(codePoint: number, anyCase: boolean): string {
  const char = String.fromCodePoint(codePoint);
  const plain = /[0-9A-Za-z ]/.test(char) ? char : re2Char(codePoint);
  return anyCase ? `(?i:${plain})` : plain;
}

const ASSERTIONS: Readonly<Record<Assertion, string>> = {
  'text-start': '\\A',
  'text-end': '\\z',
  'line-start': '(?m:^)',
  'line-end': '(?m:$)',
  'word-boundary': '\\b',
  'not-word-boundary': '\\B',
  'ascii-word-boundary': '\\b',
  'not-ascii-word-boundary': '\\B',
};

/** RE2 counts no further than this. */
const MAX_COUNT = 1000;

function repeat(one: string, min: number, max: number | null): string {
  if (max === null && min <= 1) return `${one}${min === 0 ? '*' : '+'}`;
  const required = chunks(min).map((count) => `${one}{${count}}`);
  const optional = max === null ? [`${one}*`] : chunks(max - min).map((count) => `${one}{0,${count}}`);
  return `(?:${[...required, ...optional].join('')})`;
}

function chunks(count: number): readonly number[] {
  const full = Array.from({ length: Math.floor(count / MAX_COUNT) }, () => MAX_COUNT);
  return count % MAX_COUNT === 0 ? full : [...full, count % MAX_COUNT];
}

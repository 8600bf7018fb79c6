import { execFileSync } from 'node:child_process';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** GitHub's markdown, as its parser turns it into HTML before anything is taken out of it. Needs Debian's `cmark-gfm`. */
export function toHtml(markdown: string): string {
  const extensions = ['table', 'strikethrough', 'autolink', 'tagfilter'].flatMap((name) => ['-e', name]);
  return execFileSync('cmark-gfm', ['--unsafe', '--github-pre-lang', ...extensions], {
    input: markdown,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
}

export function toTree(markdown: string): Root {
  return fromHtml(toHtml(markdown), { fragment: true });
}

type Node = Root | RootContent | ElementContent;

/** All elements of a tree in document order. */
export function elements(node: Node): Element[] {
  const inner = 'children' in node ? node.children.flatMap((child) => elements(child)) : [];
  return node.type === 'element' ? [node, ...inner] : inner;
}

export function byTag(node: Node, ...names: string[]): Element[] {
  return elements(node).filter((element) => names.includes(element.tagName));
}

/** The text a reader sees; `<br>` is a line end. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

/** A table as rows of the texts of its cells, the head first. */
export function tables(node: Node): string[][][] {
  return byTag(node, 'table').map((table) =>
    byTag(table, 'tr').map((row) => byTag(row, 'td', 'th').map((cell) => textOf(cell).trim())),
  );
}

/**
 * What GitHub would make active in a tree although no markup shows it: mentions, issue references, commits and emoji
 * names in text outside `code`, `pre` and `a`.
 */
export function references(node: Node, quiet = false): string[] {
  if (node.type === 'text') {
    const patterns = [
      /(?<![\w/])@[a-z\d][\w/-]*/gi,
      /(?<!\w)(?:[\w.-]+\/[\w.-]+)?#\d+/g,
      /\bGH-\d+/gi,
      ...(quiet ? [] : [/\b[0-9a-f]{7,40}\b/gi, /:[a-z0-9_+-]+:/gi]),
    ];
    return patterns.flatMap((pattern) => [...node.value.matchAll(pattern)].map((match) => match[0]));
  }
  if (!('children' in node)) return [];
  const inCode = node.type === 'element' && ['code', 'pre', 'a'].includes(node.tagName);
  return node.children.flatMap((child) => references(child, quiet || inCode));
}

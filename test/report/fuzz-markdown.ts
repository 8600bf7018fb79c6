import { block, cell, cellLines, id, inline } from '../../src/report/escape.ts';
import { byTag, elements, references, tables, textOf, toTree } from './cmark.ts';
import { hostileText, seeded } from './hostile.ts';

/** What a fuzz run found wrong, one line each; empty when nothing did. */
export interface FuzzOutcome {
  readonly cells: number;
  readonly blocks: number;
  readonly faults: string[];
}

const BATCH = 500;
const ALLOWED_IN_TABLE = ['table', 'thead', 'tbody', 'tr', 'th', 'td', 'code', 'br', 'i', 'span'];
const HIDDEN = /[\p{Cc}\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e0fff}]/u;

/** Rows of four hostile cells, and one of our own, are parsed: they must come back as the same rows. */
function fuzzCells(random: () => number, count: number): string[] {
  const faults: string[] = [];
  for (let start = 0; start < count; start += BATCH) {
    const texts = Array.from({ length: Math.min(BATCH, count - start) }, () => hostileText(random));
    const rows = texts.map(
      (text) => `| ${inline(text)} | ${cell(text)} | ${cellLines(text)} | ${id(text, 9)} | end |`,
    );
    const tree = toTree(
      `| one | two | three | four | five |\n|:--|:--|:--|:--|:--|\n${rows.join('\n')}\n\nafter\n`,
    );
    faults.push(...judgeTable(tree, texts));
  }
  return faults;
}

function judgeTable(tree: ReturnType<typeof toTree>, texts: readonly string[]): string[] {
  const faults: string[] = [];
  const [table, ...others] = tables(tree);
  if (table === undefined || others.length > 0 || table.length !== texts.length + 1) {
    faults.push(
      `a table of ${texts.length + 1} rows became ${table?.length} rows and ${others.length} more tables`,
    );
  }
  for (const [index, row] of (table ?? []).entries()) {
    if (row.length !== 5 || (index > 0 && row[4] !== 'end'))
      faults.push(`broken row: ${JSON.stringify(texts[index - 1])}`);
    if (row.some((text) => HIDDEN.test(text.replaceAll('\n', ''))))
      faults.push(`hidden text: ${JSON.stringify(texts[index - 1])}`);
  }
  for (const element of elements(tree)) {
    if (element.tagName === 'p' && textOf(element) === 'after') continue;
    if (!ALLOWED_IN_TABLE.includes(element.tagName))
      faults.push(`active <${element.tagName}>: ${JSON.stringify(textOf(element))}`);
  }
  faults.push(...references(tree).map((reference) => `active reference: ${JSON.stringify(reference)}`));
  return faults;
}

/** Each block stands in a folded section, between two lines of our own, with a heading before it. */
function fuzzBlocks(random: () => number, count: number): string[] {
  const faults: string[] = [];
  for (let start = 0; start < count; start += BATCH) {
    const texts = Array.from({ length: Math.min(BATCH, count - start) }, () => hostileText(random, 40));
    const parts = texts.map(
      (text) =>
        `### ❌ ${inline(text)} end\n\n<details><summary>Why: ${cell(text)}</summary>\n\n${block(text)}\n\n</details>\n\nbetween`,
    );
    faults.push(...judgeBlocks(toTree(`${parts.join('\n\n')}\n`), texts));
  }
  return faults;
}

function judgeBlocks(tree: ReturnType<typeof toTree>, texts: readonly string[]): string[] {
  const faults: string[] = [];
  const folded = tree.children.filter((node) => node.type === 'element' && node.tagName === 'details');
  const between = tree.children.filter((node) => node.type === 'element' && textOf(node) === 'between');
  if (
    folded.length !== texts.length ||
    between.length !== texts.length ||
    byTag(tree, 'h3').length !== texts.length
  ) {
    faults.push(`${texts.length} sections became ${folded.length}`);
  }
  for (const [index, section] of folded.entries()) {
    const pre = byTag(section, 'pre');
    const shown = pre.map((element) => textOf(element)).join('');
    if (pre.length !== 1 || byTag(section, 'summary').length !== 1)
      faults.push(`broken block: ${JSON.stringify(texts[index])}`);
    if (HIDDEN.test(shown.replace(/[\n\t]/g, '')))
      faults.push(`hidden text: ${JSON.stringify(texts[index])}`);
  }
  const allowed = ['h3', 'p', 'details', 'summary', 'pre', 'code', 'i', 'span'];
  for (const element of elements(tree)) {
    if (!allowed.includes(element.tagName))
      faults.push(`active <${element.tagName}>: ${JSON.stringify(textOf(element))}`);
  }
  faults.push(...references(tree).map((reference) => `active reference: ${JSON.stringify(reference)}`));
  return faults;
}

/** Puts `cells` and `blocks` hostile texts through GitHub's parser. Same seed, same texts. */
export function fuzzMarkdown(seed: number, cells: number, blocks: number): FuzzOutcome {
  const random = seeded(seed);
  const faults = [...fuzzCells(random, cells), ...fuzzBlocks(random, blocks)];
  return { cells, blocks, faults: faults.map((fault) => fault.slice(0, 200)) };
}

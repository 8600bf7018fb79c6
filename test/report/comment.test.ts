import { describe, expect, it } from 'vitest';
import { caseRows, differs, worstFirst } from '../../src/report/case-rows.ts';
import { COMMENT_LIMIT, renderComment } from '../../src/report/comment.ts';
import { MARKDOWN_LIMIT, renderMarkdown } from '../../src/report/markdown.ts';
import type { Results } from '../../src/results/results.ts';
import { byTag, references, tables, toTree } from './cmark.ts';
import { PLANS } from './plans.ts';
import { ARMS, buildResults } from './results-builder.ts';

const LINKS = {
  runUrl: 'https://github.com/octo/bot/actions/runs/19184412',
  summaryUrl: 'https://github.com/octo/bot/actions/runs/19184412#summary-1',
  headSha: '3f2c1ab9d4e5f60718293a4b5c6d7e8f90123456',
  artifactHint: 'files in artifact eval-results',
};
const WORDS = { passed: 'pass', failed: 'fail', errored: 'error', skipped: 'skip' } as const;

/** Text as a table shows it, without the marks that only GitHub's filters see. */
function plain(text: string): string {
  return text.replace(/[\u200b\u2060]/g, '').replace(/\u00a0/g, ' ');
}

function plainTables(markdown: string): string[][][] {
  return tables(toTree(markdown)).map((table) => table.map((row) => row.map(plain)));
}

/** The markdown without its fenced texts. */
function outsideFences(markdown: string): string {
  return markdown.replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '');
}

function count(markdown: string, pattern: RegExp): number {
  return outsideFences(markdown).match(pattern)?.length ?? 0;
}

function expectWhole(markdown: string): void {
  const tree = toTree(markdown);
  for (const table of tables(tree)) {
    for (const row of table) expect(row).toHaveLength(table[0]?.length ?? 0);
  }
  expect(tables(tree)).toHaveLength(count(markdown, /^\| :?-+:? \|/gm));
  expect(byTag(tree, 'details')).toHaveLength(count(markdown, /^<details/gm));
  const known = [
    'h3',
    'p',
    'ul',
    'li',
    'b',
    'i',
    'sub',
    'br',
    'code',
    'pre',
    'span',
    'a',
    'details',
    'summary',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ];
  expect(byTag(tree, 'script', 'img', 'iframe', 'style', 'em', 'strong', 'del', 'input')).toEqual([]);
  expect(tree.children.filter((node) => node.type === 'element' && !known.includes(node.tagName))).toEqual(
    [],
  );
  const targets = byTag(tree, 'a').map((link) => link.properties.href);
  expect(targets.filter((target) => target !== LINKS.runUrl && target !== LINKS.summaryUrl)).toEqual([]);
  expect(references(tree)).toEqual([]);
}

/** The rows a case table must have, straight from the results. */
function expectCaseRows(results: Results, table: readonly string[][], indexes: readonly number[]): void {
  const single = results.arms.length === 1;
  expect(table[0]?.slice(0, single ? 1 : 2)).toEqual(single ? ['Case'] : ['Case', 'Winner']);
  expect(table.slice(1)).toHaveLength(indexes.length);
  for (const [at, index] of indexes.entries()) {
    const row = table[at + 1] ?? [];
    const winner = results.comparison.rows[index]?.winner;
    if (winner != null && winner.length < 20 && /^[\w.-]*$/.test(winner)) expect(row[1]).toBe(winner);
    if (winner === null) expect(row[1]).toMatch(/^tie/);
    if (results.arms.length <= 8) {
      const words = results.arms.map((arm) => WORDS[arm.results[index]?.verdict ?? 'skipped']);
      expect(row.slice(single ? 1 : 2).map((text) => text.replace(/^\S+ (\w+).*$/, '$1'))).toEqual(words);
    }
    const id = results.cases[index]?.case ?? '';
    if (id.length < 40 && /^[\w/-]*$/.test(id)) expect(row[0]).toBe(id);
  }
}

describe.each([...PLANS])('%s', (name, plan) => {
  const results = buildResults(plan);
  const comment = renderComment(results, LINKS);

  it('is the golden comment', async () => {
    await expect(comment).toMatchFileSnapshot(`golden/${name}.golden.md`);
  });

  it('is whole, within its limit, and nothing in it is active', () => {
    expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expectWhole(comment);
  });

  it('has the table of arms', () => {
    const [arms] = plainTables(comment);
    const shown =
      results.arms.length > 3 ? (arms ?? []).slice(1).map((row) => row[0]) : (arms?.[0] ?? []).slice(1);
    expect(shown).toHaveLength(results.arms.length <= 8 ? results.arms.length : 1 + 1 + 5);
    if (name !== 'hostile' && results.arms.length <= 8) {
      const names = results.arms.map((arm) =>
        arm.name === results.reference && results.arms.length > 1 ? `${arm.name} (reference)` : arm.name,
      );
      expect([...shown].sort()).toEqual(names.sort());
    }
  });

  it('has the tables of cases', () => {
    const caseTables = plainTables(comment).filter((table) => table[0]?.[0] === 'Case');
    const rows = caseRows(results);
    if (rows.length <= 25) {
      expect(caseTables).toHaveLength(1);
      expectCaseRows(
        results,
        caseTables[0] ?? [],
        rows.map((row) => row.index),
      );
      return;
    }
    const single = results.arms.length === 1;
    const first = worstFirst(rows).filter((row) => (single ? row.kind === 'none-passed' : differs(row)));
    const rest = worstFirst(rows).filter((row) => !first.includes(row));
    const expected = [first.slice(0, 20), rest.slice(0, 30)].filter((list) => list.length > 0);
    expect(caseTables).toHaveLength(expected.length);
    for (const [at, list] of expected.entries()) {
      expectCaseRows(
        results,
        caseTables[at] ?? [],
        list.map((row) => row.index),
      );
    }
  });

  it('has a report and job summary that is whole and within its limit', () => {
    const report = renderMarkdown(results);
    expect(Buffer.byteLength(report)).toBeLessThanOrEqual(MARKDOWN_LIMIT);
    expectWhole(report);
  });
});

describe('the report and job summary', () => {
  it.each(['2-arms-10-cases', 'contract', 'trials'])('%s is the golden report', async (name) => {
    const plan = PLANS.get(name);
    if (plan === undefined) throw new Error(name);
    await expect(renderMarkdown(buildResults(plan))).toMatchFileSnapshot(`golden/report-${name}.golden.md`);
  });

  it('shows up to 1,000 cases where the arms differ', () => {
    const report = renderMarkdown(buildResults({ arms: ARMS, cases: 10_000, seed: 3 }));
    const [, cases] = plainTables(report).filter(
      (table) => table[0]?.[0] === 'Case' || table[0]?.[0] === 'Arm',
    );
    expect(plainTables(report).find((table) => table[0]?.[0] === 'Case')).toHaveLength(1001);
    expect(cases).toBeDefined();
  });

  it('shows the classification', () => {
    const results = buildResults({ arms: ARMS.slice(0, 2), cases: 10 });
    const classification = {
      labeled_cases: 9,
      unlabeled_cases: 1,
      accuracy: 0.75,
      macro_f1: 0.7,
      per_class: [{ label: 'spam|@x', precision: 0.5, recall: 1, f1: 2 / 3, support: 4 }],
    };
    const report = renderMarkdown({
      ...results,
      arms: results.arms.map((arm) => ({ ...arm, classification })),
    });
    expect(plainTables(report).filter((table) => table[0]?.[0] === 'Label')).toEqual([
      [
        ['Label', 'Precision', 'Recall', 'F1', 'Support'],
        ['spam|@x', '0.50', '1.00', '0.67', '4'],
      ],
      [
        ['Label', 'Precision', 'Recall', 'F1', 'Support'],
        ['spam|@x', '0.50', '1.00', '0.67', '4'],
      ],
    ]);
  });
});

describe('limits', () => {
  const monster = (arms: number, text: string, tags = [text]) =>
    buildResults({
      name: text,
      arms: Array.from({ length: arms }, (_, index) => ({
        name: `${text}${index}`,
        skill: 0.5,
        errors: 0.1,
      })),
      cases: 40,
      tags,
      id: (index) => `${text}${index}`,
      input: () => text,
      output: () => text,
      error: text,
      gates: Array.from({ length: 20 }, (_, index) => ({
        type: 'mean_score',
        min: 0.9 + index / 1000,
        scorer: text,
      })),
    });

  it.each([
    ['accents piled up', `a${'\u0301'.repeat(500)}`.repeat(200)],
    ['families of emoji', '👩‍👩‍👧‍👦'.repeat(5000)],
    ['nothing but markup', '|`*_<&@#'.repeat(5000)],
    ['line ends', '\n'.repeat(5000)],
    ['backticks', '`'.repeat(30_000)],
    ['colour codes', '\u001b[31mx'.repeat(20_000)],
  ])('stays within both limits, and whole, with texts of %s', (_, text) => {
    for (const arms of [1, 8, 40]) {
      const results = monster(arms, text);
      const comment = renderComment(results, LINKS);
      expect(comment.length).toBeLessThanOrEqual(COMMENT_LIMIT);
      expectWhole(comment);
      const report = renderMarkdown(results);
      expect(Buffer.byteLength(report)).toBeLessThanOrEqual(MARKDOWN_LIMIT);
      expectWhole(report);
    }
  });

  it('leave room for the line of the sender and below what GitHub drops', () => {
    expect(COMMENT_LIMIT).toBeLessThanOrEqual(60_000 - 300);
    expect(MARKDOWN_LIMIT).toBeLessThanOrEqual(900_000);
    const report = renderMarkdown(
      buildResults({
        arms: ARMS,
        cases: 12_000,
        id: (index) => `${'客服'.repeat(40)}${index}`,
        output: () => '对不起，我不知道。'.repeat(300),
      }),
    );
    expect(Buffer.byteLength(report)).toBeGreaterThan(100_000);
    expect(Buffer.byteLength(report)).toBeLessThanOrEqual(900_000);
  });

  it('says what is left out and where it stands', () => {
    const text = '👩‍👩‍👧‍👦'.repeat(500);
    const tags = Array.from({ length: 12 }, (_, index) => `${index}${text}`);
    const comment = renderComment(monster(8, text, tags), LINKS);
    expect(comment).toMatch(
      /Left out for length: .*All of it stands in <a href="https:&#47;|Left out for length: .*All of it stands in <a href="https:/,
    );
  });
});

describe('renderComment', () => {
  const results = buildResults({ arms: ARMS.slice(0, 2), cases: 8 });

  it('gives the same text for the same results', () => {
    expect(renderComment(structuredClone(results), LINKS)).toBe(renderComment(results, LINKS));
  });

  it('passes warnings on, as text', () => {
    const comment = renderComment({
      ...results,
      warnings: ['v1 and v2 send the same requests @octocat', 'b', 'c', 'd'],
    });
    expect(plain(comment)).toContain('- ⚠️ v1 and v2 send the same requests &#64;octocat');
    expect(comment).toContain('- ⚠️ 1 more warning.');
    expectWhole(comment);
  });

  it('says what the numbers can find, and the difference of the scores', () => {
    const graded = buildResults({ arms: ARMS.slice(0, 2), cases: 60, graded: true });
    const score = {
      difference: 0.1,
      low: 0.05,
      high: 0.15,
      p_value: 0.01,
      p_adjusted: 0.01,
      verdict: 'better',
      cases: 60,
    } as const;
    const arms = graded.arms.map((arm) =>
      arm.versus_reference === undefined
        ? arm
        : {
            ...arm,
            versus_reference: {
              ...arm.versus_reference,
              verdict: 'no_clear_difference' as const,
              mde80: 0.123,
              cases_needed: 1234,
              mean_score: score,
            },
          },
    );
    const comment = renderComment({ ...graded, arms });
    expect(comment).toContain(
      '(the reference): in 80 of 100 runs these cases find a difference of 12.3 points; one of the size seen takes about 1,200 cases.',
    );
    const row = plainTables(comment)[0]?.find(([label]) => label?.startsWith('Δ mean score'));
    expect(row?.[2]).toBe('+0.10 (+0.05 … +0.15)\n▲ better, p 0.0100');
  });

  it('needs no links', () => {
    const comment = renderComment(results);
    expectWhole(comment);
    expect(byTag(toTree(comment), 'a')).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://x y', '"><b>'])(
    'takes no link to %s',
    (url) => {
      expect(byTag(toTree(renderComment(results, { runUrl: url, summaryUrl: url })), 'a')).toEqual([]);
    },
  );
});

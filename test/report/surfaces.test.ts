import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { selectAnnotations } from '../../src/report/annotations.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderHtml } from '../../src/report/html/html.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import type { GateSpec } from '../../src/suite/gate-spec.ts';
import {
  arm,
  failed,
  judgeArms,
  passed,
  skipped,
  targetErrored,
  testCase,
  trial,
} from '../comparison/builders.ts';
import { textOf, toTree } from './cmark.ts';

const CASES = 40;
const ids = Array.from({ length: CASES }, (_, index) => `c${index}`);
const down = trial(false, { verdict: 'errored', scores: [], error: 'down' });
const priced = { cost_usd: 0.002, tags: ['refund'] };

/** A case whose three trials went as the signs say: `11e`. */
function tried(id: string, signs: string) {
  if (signs === 's') return skipped(id, 'skipped: run budget of $0.05 exhausted (spent $0.0512)');
  if (signs === 'eee') return targetErrored(id, 'down');
  const trials = [...signs].map((sign) => (sign === 'e' ? down : trial(sign === '1')));
  return signs === '111' ? passed(id, { trials, ...priced }) : failed(id, { trials, ...priced });
}

/** `counts` says how many cases went how, in order; the rest passed. */
function results(counts: readonly (readonly [number, string])[]) {
  const signs = counts.flatMap(([count, sign]) => new Array<string>(count).fill(sign));
  return ids.map((id, index) => tried(id, signs[index] ?? '111'));
}

const margin: GateSpec = { type: 'not_worse_than', arm: 'today', margin: 0.05 };
const usage = { calls: { replayed: 110, recorded: 10, live: 0, missed: 0 }, spentUsd: 0.25 };
const everything = judgeArms(
  [
    arm(
      'today',
      results([
        [1, '111'],
        [2, '101'],
        [1, 'eee'],
      ]),
      usage,
    ),
    arm(
      'cheap',
      results([
        [1, '000'],
        [1, '011'],
        [2, '11e'],
        [1, '100'],
      ]),
      usage,
    ),
    arm(
      'bad',
      results([
        [14, '000'],
        [2, '001'],
        [3, 's'],
      ]),
      { ...usage, required: false },
    ),
  ],
  {
    gates: [{ type: 'pass_rate', min: 0.85 }, margin],
    trials: { count: 3, require: 'all' },
    policy: { failOn: 'gates', onInconclusive: 'fail' },
    cases: ids.map((id, index) => testCase(id, { must_pass: index === 0 })),
  },
);

/** What a reader sees of a text, on one line, with plain signs. */
function plain(text: string): string {
  return text
    .replace(/[\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('−', '-');
}
const ofMarkdown = (text: string) => plain(textOf(toTree(text)));

const terminal = plain(await renderTerminal(everything, { color: false, quiet: true }));
const SURFACES: Readonly<Record<string, string>> = {
  comment: ofMarkdown(renderComment(everything)),
  report: ofMarkdown(renderMarkdown(everything)),
  page: plain(textOf(fromHtml(renderHtml(everything)))),
  terminal,
};

describe.each(Object.entries(SURFACES))('%s', (name, text) => {
  it.each(everything.arms)(
    'tells of $name what the results hold',
    ({ cases, wins, versus_reference: found, ...one }) => {
      expect(text).toContain(`${cases.passed}/${cases.total}`);
      expect(text).toMatch(new RegExp(`${one.name} ${wins}\\b|\\b${wins} of 40`));
      const rate = [one.pass_rate.value, one.pass_rate.low, one.pass_rate.high].map((share) =>
        (share * 100).toFixed(1),
      );
      expect(text).toMatch(new RegExp(rate.map((part) => part.replace('.', '\\.')).join('%? ?\\(?…? ?')));
      if (found === undefined) return;
      const points = [found.difference, found.low, found.high].map((share) => (share * 100).toFixed(1));
      expect(text).toContain(`${points[0]} (${points[1]} … `);
      const p =
        found.p_adjusted < 0.0001 ? '<0.0001' : found.p_adjusted.toFixed(found.p_adjusted < 0.1 ? 4 : 2);
      expect(text).toContain(p);
      expect(text).toContain(found.verdict.replaceAll('_', ' '));
      expect(text).toContain(`${found.fixed} / ${found.broken}`);
    },
  );

  it('names the reference, the gates with number and threshold, and why one is undecided', () => {
    expect(text).toMatch(name === 'terminal' ? /today .*reference/ : /today \(reference\)/);
    expect(text).toMatch(/pass_rate (0\.525 < 0\.85|>= 0\.85 \(actual 0\.53\))/);
    const undecided = everything.arms[1]?.gates[1]?.reason ?? '-';
    expect(undecided).toMatch(/cases would decide, this suite finds a difference of \d+\.\d points$/);
    expect(text).toContain(undecided);
  });

  it('says that p is raised for two comparisons, and what the suite finds', () => {
    expect(text).toContain('raised for 2 comparisons (Holm)');
    expect(text).toMatch(/in 80 of 100 runs/);
  });

  it('tells what came from recordings and what was paid', () => {
    expect(text).toMatch(/110 replayed, 10 recorded/);
    expect(text).toMatch(name === 'terminal' ? /paid \$0\.2500/ : /spent \$0\.75/);
  });

  it('tells trials and cases apart, flaky ones, errored ones, skipped ones and a case that must pass', () => {
    expect(text).toMatch(/pass rate of trials/i);
    expect(text).toMatch(/cases passed/i);
    expect(text).toMatch(name === 'terminal' ? /4 flaky/ : /4 \(11\d\/118 trials passed\)/);
    expect(text).toMatch(name === 'terminal' ? /3 skipped/ : /0 \/ 3/);
    expect(text).toContain('must-pass case "c0" failed');
  });
});

it('is the golden comment', async () => {
  await expect(renderComment(everything)).toMatchFileSnapshot('golden/judged.golden.md');
});

it('the comment tells how many cases were won over an arm that gave no answer', () => {
  expect(SURFACES.comment).toContain('38 ties. Not measured in every arm: 4 cases.');
  const alone = judgeArms([
    arm('a', [passed('c0'), passed('c1'), failed('c2')]),
    arm('b', [skipped('c0'), targetErrored('c1'), passed('c2')]),
  ]);
  expect(ofMarkdown(renderComment(alone))).toContain(
    'a wins 2 of 3 cases, b 1; no ties. Not measured in every arm: 2 cases, all of them won.',
  );
});

it('the title says who missed it among those who have to meet it', () => {
  const gates: GateSpec[] = [{ type: 'pass_rate', min: 1 }];
  const lost = () => [failed('c0')];
  const arms = ['a', 'b', 'c', 'd'].map((name) => arm(name, lost(), { required: name < 'c' }));
  const title = (some: typeof arms) => ofMarkdown(renderComment(judgeArms(some, { gates }))).split(' · ')[0];
  expect(title(arms.slice(0, 2))).toBe('❌ support-bot: both arms missed their bar');
  expect(title(arms)).toBe('❌ support-bot: both required arms missed their bar');
  expect(title(arms.slice(1, 4))).toBe('❌ support-bot: b missed its bar');
  expect(title(arms.slice(2))).toBe('✅ support-bot: no arm is required to meet a bar');
});

it('annotations and JUnit hold the same misses', () => {
  const messages = selectAnnotations(everything).map(({ message }) => message);
  expect(
    messages.find((message) => message.startsWith('must-pass case "c0" failed; undecided ')),
  ).toBeDefined();
  const xml = renderJunit(everything);
  expect(xml).toContain('missed pass_rate 0.525 &#60; 0.85');
  expect(xml).toContain('cases would decide');
});

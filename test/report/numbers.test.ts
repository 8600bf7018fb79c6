import { describe, expect, it } from 'vitest';
import { pValue } from '../../src/report/format.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { arm, failed, judgeArms, passed, targetErrored, trial } from '../comparison/builders.ts';

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `c${from + index}`);
const good = (count: number, from = 0) => ids(count, from).map((id) => passed(id));
const terminal = (results: ReturnType<typeof judgeArms>) =>
  renderTerminal(results, { color: false, quiet: true });

describe('what the numbers are shown as', () => {
  const withErrors = judgeArms([arm('a', good(40)), arm('b', [targetErrored('c0'), ...good(39, 1)])]);

  it('says what the pass rate were, had the errored cases failed', async () => {
    expect(renderMarkdown(withErrors)).toContain('<br>97.5% if the errored had failed');
    const [head = '', ...rows] = (await terminal(withErrors)).split('intervals\n')[1]?.split('\n') ?? [];
    expect(head).toMatch(/pass rate +errored as failed +difference/);
    expect(rows[1]).toMatch(/^b +100\.0 \(90\.\d … 100\.0\) +97\.5 +/);
    expect(await terminal(judgeArms([arm('a', good(40)), arm('b', good(40))]))).not.toContain(
      'errored as failed',
    );
  });

  it("gives Fisher's p with the trials of a case", () => {
    const three = (pass: boolean) => ({ trials: [trial(pass), trial(pass), trial(pass)] });
    const results = judgeArms(
      [arm('a', [passed('c0', three(true))]), arm('b', [failed('c0', three(false))])],
      { trials: { count: 3, require: 'all' } },
    );
    expect(renderMarkdown(results)).toContain('0 of 3 trials passed, Fisher’s p against the reference 0.100');
  });

  it('prints nothing about differences that so few cases cannot show', async () => {
    const of = (count: number) => terminal(judgeArms([arm('a', good(count)), arm('b', good(count))]));
    expect(await of(4)).not.toContain('differences');
    expect(await of(5)).toContain('== pass rates, and differences to a in points');
    expect(await terminal(judgeArms([arm('a', good(50))]))).not.toContain('differences');
  });

  it('shows a p below what four decimals tell, and one that is estimated', () => {
    expect([0.00004, 0.0412, 0.1, 1].map((p) => pValue(p))).toEqual(['<0.0001', '0.0412', '0.10', '1.00']);
    expect(pValue(0.31, true)).toBe('about 0.31');
  });

  it('says nothing of a correction where there is nothing to correct', async () => {
    const lost = [...ids(8).map((id) => failed(id)), ...good(32, 8)];
    const two = judgeArms([arm('a', good(40)), arm('b', lost)]);
    expect(renderMarkdown(two)).toContain('▼\u00a0worse, p\u00a00.0039');
    expect(renderMarkdown(two)).not.toContain('Holm');
    expect(await terminal(two)).toContain('p: exact sign-flip test; the verdict goes by it');
    const three = judgeArms([arm('a', good(40)), arm('b', lost), arm('c', good(40))]);
    expect(renderMarkdown(three)).toContain('▼\u00a0worse, p\u00a00.0078');
    expect(renderMarkdown(three)).toContain('raised for 2 comparisons (Holm)');
  });

  it('holds every number of the comparison in the report, of small suites too', () => {
    const results = judgeArms([arm('a', good(12)), arm('b', [failed('c0'), ...good(11, 1)])]);
    const versus = results.arms[1]?.versus_reference;
    const text = renderMarkdown(results);
    const row = text
      .split('<summary>Statistics</summary>')[1]
      ?.split('\n')
      .find((line) => line.startsWith('| b |'));
    const finds = ((versus?.mde80 ?? 0) * 100).toFixed(1);
    expect(row?.replaceAll('\u00a0', ' ')).toBe(
      `| b | −8.3 (−31.1 … +16.8) | too few cases | 0.50 | ${finds} | ${versus?.cases_needed} | 12 | 0 / 1 | 1.00 |`,
    );
    expect(renderMarkdown(judgeArms([arm('a', good(12))]))).not.toContain('Statistics');
  });

  it('calls the slowest of few cases the slowest', () => {
    const of = (count: number) =>
      renderMarkdown(judgeArms([arm('a', good(count))])).replaceAll('\u00a0', ' ');
    expect(of(19)).toContain('| p50 / slowest |');
    expect(of(20)).toContain('| p50 / p95 |');
  });

  it('prints a number of our own gates as exactly as its ceiling', async () => {
    const dear = good(2).map((result) => ({ ...result, cost_usd: 0.002 }));
    const results = judgeArms([arm('a', dear)], { gates: [{ type: 'cost_usd', max: 0.001 }] });
    expect(await terminal(results)).toContain('GATE FAIL cost_usd <= 0.001 (actual 0.004)');
  });

  it('tells an undecided gate from a missed one', async () => {
    const results = judgeArms([arm('a', good(12)), arm('b', good(12))], {
      gates: [{ type: 'not_worse_than', arm: 'a', margin: 0.05 }],
    });
    expect(results.arms.map(({ verdict }) => verdict)).toEqual(['met', 'inconclusive']);
    expect(await terminal(results)).toContain('GATE UNDECIDED not_worse_than(a) >= -0.05');
    expect(renderMarkdown(results)).toContain('⚠️ undecided');
    const xml = [...renderJunit(results)].join('');
    expect(xml).toContain('<error type="undecided"');
    expect(xml).not.toContain('<failure');
  });
});

import { describe, expect, it } from 'vitest';
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
    expect(head).toMatch(/pass rate +had errored failed +difference/);
    expect(rows[1]).toMatch(/^b +100\.0 \(90\.\d … 100\.0\) +97\.5 +/);
    expect(await terminal(judgeArms([arm('a', good(40)), arm('b', good(40))]))).not.toContain(
      'had errored failed',
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

import { describe, expect, it } from 'vitest';
import { renderJson } from '../../src/report/json.ts';
import { type Results, results as schema } from '../../src/results/results.ts';
import {
  arm,
  failed,
  judgeArms,
  passed,
  scorerErrored,
  skipped,
  targetErrored,
  testCase,
  trial,
} from '../comparison/builders.ts';

const text = (results: Results) => [...renderJson(results)].join('');

const sample = judgeArms(
  [
    arm(
      'gpt',
      [
        passed('a', {
          tags: ['billing'],
          trials: [trial(true), trial(false)],
          tokens: { input: 3, output: 4 },
          cost_usd: 0.5,
        }),
        scorerErrored('b'),
      ],
      { target: { type: 'openai-compatible', url: 'https://example.com/v1', model: 'm', params: {} } },
    ),
    arm('claude', [targetErrored('a', 'line\nbreak "quoted"'), skipped('b')]),
  ],
  {
    cases: [testCase('a', { input: 'hé 返品 \u2028', label: 'yes' }), testCase('b')],
    gates: [{ type: 'pass_rate', min: 0.5 }],
    classification: true,
    trials: { count: 2, require: 'any' },
  },
);

/** The same value with the keys of every object turned round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, member]) => [key, reversed(member)])
      .reverse(),
  );
}

describe('renderJson', () => {
  it('reads well and diffs well', async () => {
    await expect(text(sample)).toMatchFileSnapshot('./results.golden.json');
  });

  it('is read back as it was', () => {
    expect(schema.parse(JSON.parse(text(sample)))).toEqual(sample);
  });

  it('writes keys in the order of the schema, whatever their order in memory', () => {
    const turned = reversed({
      ...sample,
      arms: sample.arms.map(({ target: _, ...rest }) => rest),
    }) as Results;
    const arms = turned.arms.map((one, index) => ({ ...one, target: sample.arms[index]?.target }));
    // The target's own keys are the suite's and keep their order; so do the arms' names under wins.
    const wins = sample.comparison.wins;
    const again = { ...turned, arms, comparison: { ...turned.comparison, wins } } as Results;
    expect(text(again)).toBe(text(sample));
  });

  it('gives one line to each case result, case and row', () => {
    const lines = text(sample).split('\n');
    const starts = (prefix: string) => lines.filter((line) => line.startsWith(prefix)).length;
    expect(starts('        {"case":')).toBe(4);
    expect(starts('    {"case":')).toBe(2);
    expect(starts('      {"case":')).toBe(2);
  });

  it('is what JSON.stringify writes, the items on one line aside', () => {
    const collapse = (json: string) => json.replace(/\n */g, '').replaceAll('": ', '":');
    expect(collapse(text(sample))).toBe(JSON.stringify(schema.parse(sample)));
    const spread = text(sample)
      .split('\n')
      .filter((line) => !/^ *\{"/.test(line));
    const stringified = new Set(JSON.stringify(schema.parse(sample), null, 2).split('\n'));
    expect(spread.filter((line) => line !== '' && !stringified.has(line))).toEqual([]);
  });

  it('writes no negative zero', () => {
    const zero = judgeArms([arm('a', [failed('c', { mean_score: -0, cost_usd: -0 })])]);
    expect(text(zero)).toContain('"mean_score":0,');
    expect(text(zero)).toContain('"mean_score": 0,');
    expect(text(zero)).not.toContain('-0');
  });

  it('leaves absent members out, and keeps null, empty lists and empty objects', () => {
    const absent = { ...sample, arms: [], cases: [], comparison: { rows: [], wins: {}, ties: 0 } };
    expect(text({ ...absent, nothing: undefined } as Results)).not.toContain('nothing');
    expect(text(absent)).toContain('"arms": [],\n  "cases": [],\n');
    expect(text(absent)).toContain('"wins": {}');
    expect(text(judgeArms([arm('a', [targetErrored('c')])]))).toContain('"mean_score": null,');
  });

  it('keeps arm names that JavaScript has a meaning for', () => {
    const named = judgeArms(['__proto__', '2', '1'].map((name) => arm(name, [passed('c')])));
    const again: unknown = JSON.parse(text(named));
    expect(Object.entries((again as Results).comparison.wins).sort()).toEqual([
      ['1', 0],
      ['2', 0],
      ['__proto__', 0],
    ]);
  });

  it('comes in chunks that stay small, one long answer at a time', () => {
    const output = 'x'.repeat(100_000);
    const results = Array.from({ length: 50 }, (_, index) =>
      passed(`c${index}`, { output, trials: [trial(true, { output }), trial(true, { output })] }),
    );
    const chunks = [...renderJson(judgeArms([arm('a', results)]))];
    expect(chunks.length).toBeGreaterThan(100);
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(250_000);
    expect(JSON.parse(chunks.join('')).arms[0].results).toHaveLength(50);
  });

  it('is the same text twice', () => {
    expect(text(sample)).toBe(text(structuredClone(sample)));
  });
});

import { expect, test } from 'vitest';
import { usageTexts } from '../../src/report/arm-usage.ts';
import { caseRows } from '../../src/report/case-rows.ts';
import { renderHeadline } from '../../src/report/markdown-headline.ts';
import type { ArmResult } from '../../src/results/results.ts';
import { buildResults } from './results-builder.ts';

const [sample] = buildResults({ arms: [{ name: 'a', skill: 1 }], cases: 1 }).arms;
const arm = (
  cost_usd: number | null,
  spent_usd: number,
  cassette: Partial<ArmResult['cassette']>,
): ArmResult => {
  if (sample === undefined) throw new Error('no arm');
  const none = { replayed: 0, recorded: 0, live: 0, missed: 0 };
  return { ...sample, cost_usd, spent_usd, cassette: { ...none, ...cassette } };
};

test.each<[string, readonly ArmResult[], readonly string[]]>([
  ['no model is called', [arm(null, 0, {})], []],
  ['all replayed', [arm(0.5, 0, { replayed: 3 })], ['calls: 3 replayed', 'spent $0']],
  ['all replayed, no price', [arm(null, 0, { replayed: 3 })], ['calls: 3 replayed', 'spent $0']],
  [
    'recorded',
    [arm(0.5, 0.25, { replayed: 1, recorded: 1 })],
    ['calls: 1 replayed, 1 recorded', 'spent $0.25'],
  ],
  ['recorded, no price', [arm(null, 0, { recorded: 2 })], ['calls: 2 recorded', 'spent: unknown']],
  [
    'one arm has a price',
    [arm(0.5, 0.5, { live: 1 }), arm(null, 0, { recorded: 2 })],
    ['calls: 2 recorded, 1 live', 'spent $0.50 and more without a price'],
  ],
])('%s: where the answers came from, and what was paid', (_, arms, texts) => {
  expect(usageTexts(arms)).toEqual(texts);
});

test('calls without a recording are told once, and do not hide another error', () => {
  const results = buildResults({ arms: [{ name: 'a', skill: 1, errors: 1, missedCalls: 3 }], cases: 3 });
  const errors = [
    'cache miss for case "x" in replay mode',
    'judge call failed: cache miss for case "y"',
    'boom',
  ];
  const arms = results.arms.map((one) => ({
    ...one,
    results: one.results.map((result, index) => ({
      ...result,
      verdict: 'errored' as const,
      error: errors[index] ?? '',
    })),
  }));
  const text = renderHeadline({ ...results, arms }, caseRows({ ...results, arms }));
  expect(text).toContain('3 calls had no recording to replay');
  expect(text).toContain('1 result could not be measured: <code>boom</code>');
  expect(text).not.toContain('cache miss');
});

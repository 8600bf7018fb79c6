import { expect, test } from 'vitest';
import { intervalChart } from '../../src/report/terminal-chart.ts';
import { rulerFor } from '../../src/report/width.ts';
import type { ArmResult } from '../../src/results/results.ts';
import { buildResults } from './results-builder.ts';

const ruler = await rulerFor(['v1', '中文']);

function arms(...rates: [name: string, value: number, low: number, high: number][]): ArmResult[] {
  const [template] = buildResults({ arms: [{ name: 'a', skill: 1 }], cases: 1 }).arms;
  if (template === undefined) throw new Error('the builder made no arm');
  return rates.map(([name, value, low, high]) => ({ ...template, name, pass_rate: { value, low, high } }));
}

test('one scale for all arms: ends, middle, dots on their intervals', () => {
  expect(intervalChart(arms(['v1', 0.5, 0.25, 0.75], ['v2', 1, 0.9, 1]), ruler, 45)).toEqual([
    '    0%                 50%               100%',
    'v1            ├─────────●─────────┤',
    'v2                                      ├───●',
  ]);
});

test('rates out of bounds, from a results file nobody checked, stay on the scale', () => {
  const [, line] = intervalChart(arms(['v1', 2, -1, 9]), ruler, 45);
  expect(line).toBe(`v1  ├${'─'.repeat(39)}●`);
});

test('a wide name is counted by its columns, a long one is clipped', () => {
  const [, wide, long] = intervalChart(arms(['中文', 0, 0, 0.1], ['x'.repeat(80), 0, 0, 0.1]), ruler, 80);
  expect(wide?.indexOf('●')).toBe('中文'.length + 20 + 2);
  expect(long?.length).toBeLessThanOrEqual(80);
});

test('a terminal too narrow for it gets none', () => {
  expect(intervalChart(arms(['v1', 0, 0, 0]), ruler, 20)).toEqual([]);
});

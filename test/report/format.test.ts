import { describe, expect, it } from 'vitest';
import {
  count,
  decimals,
  duration,
  gateText,
  list,
  percent,
  plural,
  points,
  score,
  usd,
} from '../../src/report/format.ts';

describe('numbers as a report shows them', () => {
  it.each([
    [count(0), '0'],
    [count(999), '999'],
    [count(1000), '1,000'],
    [count(1_234_567), '1,234,567'],
    [plural(1, 'case'), '1 case'],
    [plural(10_000, 'case'), '10,000 cases'],
    [list([]), ''],
    [list(['a']), 'a'],
    [list(['a', 'b']), 'a and b'],
    [list(['a', 'b', 'c']), 'a, b and c'],
    [percent(1), '100%'],
    [percent(0.9999), '>99.9%'],
    [percent(0.5), '50.0%'],
    [percent(0.0001), '<0.1%'],
    [percent(0), '0%'],
    [points(0.018), '+1.8'],
    [points(-0.208), '−20.8'],
    [points(-0.0001), '±0.0'],
    [score(null), '–'],
    [score(0), '0.00'],
    [score(-0.5), '−0.50'],
    [duration(0), '0 ms'],
    [duration(85.4), '85 ms'],
    [duration(999.6), '1.0 s'],
    [duration(1234), '1.2 s'],
    [duration(185_000), '3 min 5 s'],
    [usd(null), '–'],
    [usd(0), '$0'],
    [usd(0.00001), '<$0.0001'],
    [usd(0.0012), '$0.0012'],
    [usd(0.41), '$0.41'],
    [usd(12.039), '$12.04'],
    [usd(1234.5), '$1,234.50'],
    // Numbers that no run measures, and a hostile file holds.
    [count(999_999_999_999_999), '999,999,999,999,999'],
    [count(1e15), '1e15'],
    [percent(1e308), '∞%'],
    [points(-1.674e290), '−1.67e292'],
    [score(1e308), '1e308'],
    [score(-1e20), '−1e20'],
    [duration(1e308), '1.67e303 min'],
    [usd(999_999_999_999_999), '$999,999,999,999,999.00'],
    [usd(1.5e20), '$1.5e20'],
    [usd(Number.POSITIVE_INFINITY), '$∞'],
    [decimals(Number.NEGATIVE_INFINITY, 2), '-∞'],
  ])('%s', (actual, expected) => {
    expect(actual.replaceAll('\u00a0', ' ')).toBe(expected);
  });
});

describe('gateText', () => {
  it.each([
    ['a floor missed', { gate: 'pass_rate >= 0.8', actual: 0.7083, passed: false }, 'pass_rate 0.708 < 0.8'],
    ['a floor held', { gate: 'pass_rate >= 0.8', actual: 1, passed: true }, 'pass_rate 1 ≥ 0.8'],
    ['a ceiling missed', { gate: 'cost_usd <= 2', actual: 2.5, passed: false }, 'cost_usd 2.5 > 2'],
    [
      'a ceiling of a size',
      { gate: 'cost_usd <= 1e300', actual: 1.6e20, passed: true },
      'cost_usd 1.6e20 ≤ 1e300',
    ],
    ['a ceiling held', { gate: 'cost_usd <= 2', actual: 0.123, passed: true }, 'cost_usd 0.123 ≤ 2'],
    [
      'a miss by a hair',
      { gate: 'pass_rate >= 0.95', actual: 0.94999, passed: false },
      'pass_rate 0.94999 < 0.95',
    ],
    [
      'a scorer of its own',
      { gate: 'mean_score(a >= b) >= 0.5', actual: 0.25, passed: false },
      'mean_score(a >= b) 0.25 < 0.5',
    ],
    [
      'nothing measured',
      { gate: 'accuracy >= 0', actual: 0, passed: false, reason: 'no labeled cases' },
      'accuracy >= 0: no labeled cases',
    ],
    [
      'a gate of another form',
      { gate: 'not_worse_than(gpt, 0.02)', actual: -0.208, passed: false },
      'not_worse_than(gpt, 0.02): -0.208',
    ],
  ])('shows %s', (_, gate, expected) => {
    expect(gateText(gate)).toBe(expected);
  });
});

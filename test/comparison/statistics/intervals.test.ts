import { describe, expect, it } from 'vitest';
import { clusterRate } from '../../../src/comparison/statistics/cluster-rate.ts';
import { bonettPrice, differenceInterval, pairedT } from '../../../src/comparison/statistics/difference.ts';
import { clampInterval } from '../../../src/comparison/statistics/interval.ts';
import {
  isLargest,
  latencyRatio,
  nearestRank,
  percentileInterval,
} from '../../../src/comparison/statistics/latency.ts';
import {
  type CasePair,
  differenceLattice,
  type Lattice,
  moments,
  rateLattice,
} from '../../../src/comparison/statistics/lattice.ts';
import { scoreDifference } from '../../../src/comparison/statistics/mean-score.ts';
import { sampleMoments } from '../../../src/comparison/statistics/sample.ts';
import { wilson } from '../../../src/comparison/statistics/wilson.ts';

const percent = ({ low, high }: { low: number; high: number }) => [
  Math.round(low * 100),
  Math.round(high * 100),
];
const differences = (...values: readonly number[]): Lattice => ({ unit: 1n, values: values.map(BigInt) });

describe('wilson', () => {
  // The table of the public BehavTest page, from its counts.
  it.each([
    [33, 36, [78, 97]],
    [36, 36, [90, 100]],
    [32, 36, [75, 96]],
  ])('%d of %d', (passed, total, wanted) => expect(percent(wilson(passed, total))).toEqual(wanted));

  it.each([
    [3, 3, 0.4385, 1],
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [0, 0, 0, 1],
  ])('%d of %d to four decimals', (passed, total, low, high) => {
    expect(wilson(passed, total).low).toBeCloseTo(low, 4);
    expect(wilson(passed, total).high).toBeCloseTo(high, 4);
  });
});

describe('clusterRate', () => {
  it('makes 12 observations, not 36, of 12 cases that always answer alike', () => {
    const cases = Array.from({ length: 12 }, (_, index) => ({ passed: index === 0 ? 0 : 3, total: 3 }));
    const rate = clusterRate(cases);
    expect(rate?.effectiveAttempts).toBeCloseTo(12, 9);
    expect(percent(rate ?? { low: 0, high: 0 })).toEqual([61, 99]);
  });

  it('says nothing about cases like one case', () => {
    expect(clusterRate([{ passed: 1, total: 3 }])).toBeNull();
    expect(clusterRate([])).toBeNull();
  });

  it('has no spread when all rates are the same third', () => {
    const rate = clusterRate(Array.from({ length: 7 }, () => ({ passed: 1, total: 3 })));
    expect(rate?.standardError).toBe(0);
    expect(rate?.effectiveAttempts).toBe(7);
  });
});

describe('lattice', () => {
  it('compares rates of different attempt counts exactly', () => {
    const pairs: CasePair[] = [
      { id: 'a', arm: { passed: 1, total: 3 }, reference: { passed: 2, total: 6 } },
      { id: 'b', arm: { passed: 1, total: 7 }, reference: { passed: 0, total: 1 } },
    ];
    expect(differenceLattice(pairs)).toEqual({ unit: 42n, values: [0n, 6n] });
  });

  it('holds least common multiples past 2^53', () => {
    const counts = Array.from({ length: 100 }, (_, index) => ({ passed: 1, total: index + 1 }));
    const { mean, variance } = moments(rateLattice(counts));
    const harmonic = counts.reduce((sum, { total }) => sum + 1 / total, 0);
    expect(mean).toBeCloseTo(harmonic / 100, 14);
    expect(variance).toBeGreaterThan(0);
  });

  it('is the same in any order, to the last digit', () => {
    const counts = Array.from({ length: 60 }, (_, index) => ({ passed: index % 4, total: 3 + (index % 5) }));
    expect(moments(rateLattice([...counts].reverse()))).toEqual(moments(rateLattice(counts)));
  });
});

describe('differenceInterval', () => {
  // The public table's two differences, on lattice steps of a third.
  it.each([
    ['one case fixed', [3, ...new Array<number>(11).fill(0)], 8.3, -16.8, 31.1],
    ['one fixed, two broken in part', [3, -2, -2, ...new Array<number>(9).fill(0)], -2.8, -30.0, 25.2],
  ])('%s', (_, values, difference, low, high) => {
    const interval = differenceInterval({ unit: 3n, values: values.map(BigInt) });
    const points = [interval.difference, interval.low, interval.high].map((value) =>
      (value * 100).toFixed(1),
    );
    expect(points).toEqual([difference, low, high].map((value) => value.toFixed(1)));
    expect(interval.method).toBe('bonett-price');
  });

  it('trusts the spread from the fifth differing case on', () => {
    expect(differenceInterval(differences(1, 1, 1, 1, 0, 0)).method).toBe('bonett-price');
    expect(differenceInterval(differences(1, 1, 1, 1, 1, 0)).method).toBe('paired-t');
    expect(differenceInterval(differences(1, 1, 1, 1, 1)).method).toBe('bonett-price');
  });

  it.each([0, 1, 2, 50])('never has zero width: %d equal cases', (n) => {
    const { low, high, difference } = differenceInterval(differences(...new Array<number>(n).fill(0)));
    expect(high - low).toBeGreaterThan(0.05);
    expect(Object.is(difference, 0)).toBe(true);
  });

  it('stays within -1 and 1', () => {
    expect(differenceInterval(differences(1, 1)).high).toBe(1);
    expect(differenceInterval(differences()).low).toBe(-1);
  });

  it('holds no negative zero', () => {
    const sure = clampInterval({ low: -0, high: -0 }, -1, 1);
    expect([Object.is(sure.low, 0), Object.is(sure.high, 0)]).toEqual([true, true]);
  });

  it('gives one-sided bounds at 90 %', () => {
    const sample = differences(-1, -1, -1, -1, -1, 0, 0, 0, 0, 0);
    const { low } = differenceInterval(sample, 0.9);
    // mean −0.5, se 1/6, t(0.95, 9) = 1.833113
    expect(low).toBeCloseTo(-0.5 - 1.8331129326562368 / 6, 9);
  });

  it('widens by pseudo-cases: the closed form for one loss in ten', () => {
    const { centre, low } = bonettPrice(differences(-1, ...new Array<number>(9).fill(0)));
    expect(centre).toBeCloseTo(-1 / 12, 12);
    expect(low).toBeCloseTo(-1 / 12 - 1.959963984540054 * Math.sqrt((3 / 12 - 1 / 144) / 12), 12);
  });
});

describe('scores and latencies', () => {
  it('compares mean scores on the cases that both measured', () => {
    const arm = new Map<string, number | null>([
      ['a', 0.9],
      ['b', 0.4],
      ['c', null],
      ['d', 1],
      ['x', 1],
    ]);
    const reference = new Map<string, number | null>([
      ['a', 0.7],
      ['b', 0.5],
      ['c', 1],
      ['d', 0.7],
    ]);
    const result = scoreDifference(arm, reference);
    const expected = pairedT(sampleMoments([0.2, -0.1, 0.3]));
    expect(result?.cases).toBe(3);
    expect(result?.difference).toBeCloseTo(0.4 / 3, 12);
    expect(result?.low).toBeCloseTo(expected.low, 12);
  });

  it('has no interval without a spread', () => {
    const map = (...scores: readonly number[]) => new Map(scores.map((score, index) => [`c${index}`, score]));
    expect(scoreDifference(map(0.5), map(0.4))).toBeNull();
    // 0.3 − 0.2 and 0.4 − 0.3 differ in their last bit only.
    expect(scoreDifference(map(0.3, 0.4), map(0.2, 0.3))).toBeNull();
    expect(scoreDifference(map(0.3, 0.4), map(0.3, 0.4))).toBeNull();
  });

  it('takes the nearest rank', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect([
      nearestRank(ten, 0.5),
      nearestRank(ten, 0.95),
      nearestRank([7], 0.95),
      nearestRank([], 0.5),
    ]).toEqual([5, 10, 7, null]);
    expect([isLargest(19, 0.95), isLargest(20, 0.95), isLargest(1, 0.5)]).toEqual([true, false, true]);
  });

  it('bounds a median by two of the values', () => {
    // n = 10: P(B <= 1) = 11/1024 and P(B <= 2) = 56/1024, so ranks 2 and 9.
    expect(percentileInterval([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.5)).toEqual({ low: 2, high: 9 });
    // Of three values, two or more lie above the 95th percentile with probability 0.00725; all may lie below it.
    expect(percentileInterval([1, 2, 3], 0.95)).toEqual({ low: 2, high: Number.POSITIVE_INFINITY });
  });

  it('compares latencies as ratios', () => {
    const ratio = latencyRatio([
      { arm: 200, reference: 100 },
      { arm: 30, reference: 10 },
      { arm: 1, reference: 1 },
      { arm: 5, reference: 0 },
    ]);
    expect(ratio?.cases).toBe(3);
    expect(ratio?.ratio).toBeCloseTo(6 ** (1 / 3), 12);
    expect(latencyRatio([{ arm: 1, reference: 2 }])).toBeNull();
  });
});

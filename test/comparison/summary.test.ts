import { describe, expect, it } from 'vitest';
import { summarise } from '../../src/comparison/summary.ts';
import { failed, passed, scorerErrored, skipped, targetErrored, trial } from './builders.ts';

describe('summarise', () => {
  it('tells errored and skipped cases apart and adds them all up', () => {
    const { cases } = summarise(
      [passed('a'), failed('b'), targetErrored('c'), scorerErrored('d'), skipped('e')],
      1,
    );
    expect(cases).toEqual({ total: 5, passed: 1, failed: 1, errored: 2, skipped: 1 });
  });

  it.each([
    // Wilson 1927, worked out with 40 decimal digits.
    { passes: 5, total: 10, low: 0.2365930905125, high: 0.7634069094874 },
    { passes: 9, total: 10, low: 0.5958499732048, high: 0.9821237869049 },
    { passes: 0, total: 10, low: 0, high: 0.2775327998629 },
    { passes: 10, total: 10, low: 0.7224672001371, high: 1 },
    { passes: 1, total: 1, low: 0.2065493143772, high: 1 },
  ])('pass rate $passes of $total with its 95 % interval', ({ passes, total, low, high }) => {
    const results = Array.from({ length: total }, (_, i) => (i < passes ? passed(`${i}`) : failed(`${i}`)));
    const rate = summarise(results, 1).pass_rate;
    expect(rate.value).toBe(passes / total);
    expect(rate.low).toBeCloseTo(low, 10);
    expect(rate.high).toBeCloseTo(high, 10);
  });

  it('counts errored and skipped cases in the pass rate', () => {
    expect(summarise([passed('a'), targetErrored('b'), skipped('c'), failed('d')], 1).pass_rate.value).toBe(
      0.25,
    );
  });

  it('claims nothing without a case', () => {
    expect(summarise([], 1)).toEqual({
      cases: { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0 },
      flaky: null,
      pass_rate: { value: 0, low: 0, high: 1 },
      attempts: { passed: 0, total: 0 },
      mean_score: null,
      latency_ms: null,
      tokens: null,
      cost_usd: null,
    });
  });

  it('takes the mean score over the cases that have one', () => {
    expect(summarise([passed('a'), failed('b'), targetErrored('c')], 1).mean_score).toBe(0.5);
    expect(summarise([targetErrored('c')], 1).mean_score).toBeNull();
  });

  it('counts flaky cases and attempts with several trials', () => {
    const flaky = passed('a', { trials: [trial(true), trial(false), trial(true)] });
    const stable = failed('b', { trials: [trial(false), trial(false), trial(false)] });
    const results = [flaky, stable, skipped('c')];
    expect(summarise(results, 3)).toMatchObject({ flaky: 1, attempts: { passed: 2, total: 6 } });
  });

  it('leaves trials that errored out of the attempts', () => {
    const down = trial(false, { verdict: 'errored', scores: [], error: 'down' });
    expect(summarise([passed('a', { trials: [trial(true), down] })], 2)).toMatchObject({
      flaky: 1,
      attempts: { passed: 1, total: 1 },
    });
  });

  it('calls nothing flaky with one trial, and a case one attempt', () => {
    const results = [passed('a'), failed('b'), targetErrored('c'), skipped('d')];
    expect(summarise(results, 1)).toMatchObject({ flaky: null, attempts: { passed: 1, total: 2 } });
  });

  it('takes latencies from cases whose target answered, failed ones included', () => {
    const results = [
      passed('a', { latency_ms: 30 }),
      failed('b', { latency_ms: 10 }),
      targetErrored('c'),
      skipped('d'),
    ];
    expect(summarise(results, 1).latency_ms).toEqual({ mean: 20, p50: 10, p95: 30 });
  });

  it('adds up tokens and costs, and keeps unknown apart from 0', () => {
    const priced = passed('a', { tokens: { input: 10, output: 5 }, cost_usd: 0.25 });
    const free = passed('b', { tokens: { input: 1, output: 2 }, cost_usd: 0 });
    expect(summarise([priced, free, passed('c')], 1)).toMatchObject({
      tokens: { input: 11, output: 7 },
      cost_usd: 0.25,
    });
    expect(summarise([free], 1).cost_usd).toBe(0);
    expect(summarise([passed('c')], 1)).toMatchObject({ tokens: null, cost_usd: null });
  });
});

import { describe, expect, it } from 'vitest';
import { type ArmSummary, summarise as summariseArm } from '../../src/comparison/summary.ts';
import { compareWithReference } from '../../src/comparison/versus.ts';
import type { CaseResult } from '../../src/results/results.ts';
import { failed, passed, scorerErrored, skipped, targetErrored, trial } from './builders.ts';

function summarise(results: readonly CaseResult[], trialCount: number): ArmSummary {
  const [numbers] = compareWithReference([{ name: 'a', results }], 'a');
  if (numbers === undefined) throw new Error('no arm');
  return summariseArm(results, trialCount, numbers.statistics);
}

describe('summarise', () => {
  it('tells errored and skipped cases apart and adds them all up', () => {
    const { cases } = summarise(
      [passed('a'), failed('b'), targetErrored('c'), scorerErrored('d'), skipped('e')],
      1,
    );
    expect(cases).toEqual({ total: 5, passed: 1, failed: 1, errored: 2, skipped: 1 });
  });

  it.each([
    // Wilson's interval with t(0.975, n − 1) in the place of 1.96, by SciPy's quantiles.
    { passes: 5, total: 10, low: 0.2090925308, high: 0.7909074692 },
    { passes: 9, total: 10, low: 0.5436896247, high: 0.9855034772 },
    { passes: 0, total: 10, low: 0, high: 0.3385086227 },
    { passes: 10, total: 10, low: 0.6614913773, high: 1 },
    { passes: 1, total: 1, low: 0, high: 1 },
  ])('pass rate $passes of $total with its 95 % interval', ({ passes, total, low, high }) => {
    const results = Array.from({ length: total }, (_, i) => (i < passes ? passed(`${i}`) : failed(`${i}`)));
    const rate = summarise(results, 1).pass_rate;
    expect(rate.value).toBe(passes / total);
    expect(rate.low).toBeCloseTo(low, 9);
    expect(rate.high).toBeCloseTo(high, 9);
    expect(rate.errored_as_failed).toBeUndefined();
  });

  it('weighs every case the same, however many of its trials have a verdict', () => {
    const down = trial(false, { verdict: 'errored', scores: [], error: 'down' });
    const results = [
      passed('a', { trials: [trial(true), trial(true), trial(true)] }),
      failed('b', { trials: [trial(false), trial(true), down] }),
    ];
    expect(summarise(results, 3).pass_rate).toMatchObject({ value: 0.75, errored_as_failed: 2 / 3 });
  });

  it('leaves errored and skipped cases out of the pass rate, and says what it were if the errored ones had failed', () => {
    const results = [passed('a'), targetErrored('b'), skipped('c'), failed('d')];
    expect(summarise(results, 1).pass_rate).toMatchObject({ value: 0.5, errored_as_failed: 1 / 3 });
  });

  it('pools the attempts as BehavTest does, with its interval', () => {
    const results = Array.from({ length: 12 }, (_, i) =>
      i === 0
        ? failed('0', { trials: [trial(false), trial(false), trial(false)] })
        : passed(`${i}`, { trials: [trial(true), trial(true), trial(true)] }),
    );
    const { attempts, pass_rate } = summarise(results, 3);
    expect(attempts).toMatchObject({ passed: 33, total: 36 });
    expect([attempts.low?.toFixed(2), attempts.high?.toFixed(2)]).toEqual(['0.78', '0.97']);
    expect([pass_rate.low.toFixed(2), pass_rate.high.toFixed(2)]).toEqual(['0.61', '0.99']);
  });

  it('claims nothing without a case', () => {
    expect(summarise([], 1)).toEqual({
      cases: { total: 0, passed: 0, failed: 0, errored: 0, skipped: 0 },
      flaky: null,
      pass_rate: { value: 0, low: 0, high: 1 },
      attempts: { passed: 0, total: 0, low: 0, high: 1 },
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

import { describe, expect, it } from 'vitest';
import { type CaseResult, results as schema } from '../../src/results/results.ts';
import {
  arm,
  failed,
  judgeArms,
  passed,
  scored,
  scorerErrored,
  skipped,
  targetErrored,
  testCase,
  trial,
} from './builders.ts';

describe('judge', () => {
  it('gives results that fit the schema, keys in the order of the schema', () => {
    const flaky = passed('a', {
      trials: [trial(true), trial(false, { error: 'down', scores: [] })],
      tokens: { input: 3, output: 4 },
      cost_usd: 0.5,
    });
    const found = judgeArms(
      [arm('old', [flaky, scorerErrored('b')]), arm('new', [targetErrored('a'), skipped('b')])],
      {
        cases: [
          testCase('a', { input: 'hi', label: 'yes', place: { file: 'data/cases.jsonl', line: 7 } }),
          testCase('b', { place: { file: 'data/cases.jsonl' } }),
        ],
        gates: [{ type: 'accuracy', min: 0.5 }],
        trials: { count: 2, require: 'any' },
      },
    );
    const parsed = schema.parse(found);
    expect(parsed).toEqual(found);
    const [first] = found.arms;
    expect(Object.keys(found)).toEqual(Object.keys(parsed));
    expect(Object.keys(first ?? {})).toEqual(Object.keys(parsed.arms[0] ?? {}));
    expect(found.cases).toEqual([
      { case: 'a', input: 'hi', expected: 'yes', file: 'data/cases.jsonl', line: 7 },
      { case: 'b', file: 'data/cases.jsonl', line: 1 },
    ]);
  });

  it('takes the first arm as the reference unless one is named', () => {
    const arms = [arm('old', [passed('a')]), arm('new', [passed('a')])];
    expect(judgeArms(arms).reference).toBe('old');
    expect(judgeArms(arms, { reference: 'new' }).reference).toBe('new');
  });

  it('gives an arm its wins, its calls and its spend', () => {
    const calls = { replayed: 4, recorded: 3, live: 2, missed: 0 };
    const found = judgeArms([
      arm('old', [failed('a')]),
      arm('new', [passed('a')], { calls, spentUsd: 0.125 }),
    ]);
    expect(found.arms.map(({ wins }) => wins)).toEqual([0, 1]);
    expect(found.arms[1]).toMatchObject({ cassette: calls, spent_usd: 0.125, target: { type: 'shell' } });
  });

  it('grades as a classifier when the suite or a gate asks for it, and else does not', () => {
    const arms = [arm('old', [passed('a')])];
    const cases = [testCase('a', { label: 'yes' })];
    expect(judgeArms(arms, { cases }).arms[0]?.classification).toBeUndefined();
    expect(judgeArms(arms, { cases, classification: true }).arms[0]?.classification?.accuracy).toBe(1);
    expect(judgeArms(arms, { cases, gates: [{ type: 'macro_f1', min: 1 }] }).arms[0]).toMatchObject({
      classification: { macro_f1: 1 },
      gates: [{ passed: true }],
    });
  });

  it('is never met with fewer results than cases', () => {
    const found = judgeArms([arm('old', [passed('b')])], { cases: [testCase('a'), testCase('b')] });
    expect(found).toMatchObject({ verdict: 'inconclusive', exit_code: 1, partial: true });
    expect(found.arms[0]).toMatchObject({
      cases: { total: 2, passed: 1, skipped: 1 },
      reasons: ['1 of 2 cases skipped: no result'],
    });
    expect(found.arms[0]?.results.map((result) => result.case)).toEqual(['a', 'b']);
  });

  it('is never met without cases', () => {
    const found = judgeArms([arm('old', [])]);
    expect(found).toMatchObject({ verdict: 'inconclusive', exit_code: 1, partial: false });
    expect(found.arms[0]?.reasons).toEqual(['no cases']);
  });

  it('is partial when the run was stopped, and not when the budget ran out', () => {
    const stopped = arm('old', [passed('a'), skipped('b', 'skipped: stopped')], { interrupted: 1 });
    expect(judgeArms([stopped])).toMatchObject({ partial: true, verdict: 'inconclusive' });
    const broke = judgeArms([arm('old', [passed('a'), skipped('b')])]);
    expect(broke).toMatchObject({ partial: false, verdict: 'inconclusive' });
    expect(broke.arms[0]?.reasons).toEqual([
      '1 of 2 cases skipped: run budget of $2 exhausted (spent $3.0000)',
    ]);
  });

  it('leaves floors undecided when the run was stopped, for the cases left might reach them', () => {
    const cases = [passed('a'), skipped('b', 'skipped: stopped')];
    const gates = [
      { type: 'pass_rate', min: 0.9 },
      { type: 'mean_score', min: 2 },
      { type: 'error_rate', max: 0 },
    ] as const;
    const judged = (interrupted: number) => judgeArms([arm('old', cases, { interrupted })], { gates });
    expect(judged(1)).toMatchObject({ partial: true, verdict: 'inconclusive' });
    expect(judged(1).arms[0]?.gates).toEqual([
      {
        gate: 'pass_rate >= 0.9',
        actual: 0.5,
        passed: false,
        undecided: true,
        reason: 'the run was stopped',
      },
      { gate: 'mean_score >= 2', actual: 1, passed: false, undecided: true, reason: 'the run was stopped' },
      { gate: 'error_rate <= 0', actual: 0, passed: true },
    ]);
    expect(judged(0).verdict).toBe('missed');
    // What has failed has failed.
    expect(judgeArms([arm('old', [failed('a'), skipped('b')], { interrupted: 1 })]).verdict).toBe('missed');
  });

  it('gives the same numbers in any order of cases and arms', () => {
    const values = Array.from({ length: 40 }, (_, index) => 0.1 + ((index * 7) % 13) / 17);
    const results = (offset: number) =>
      values.map((value, index) => ({
        ...scored(`c${index}`, value + offset, value > 0.3),
        cost_usd: value / 7,
      }));
    const gates = [
      { type: 'mean_score', min: 0.1 },
      { type: 'cost_usd', max: 9 },
      { type: 'not_worse_than', arm: 'a', margin: 0.1 },
    ] as const;
    const numbers = (order: (list: CaseResult[]) => CaseResult[], names: readonly string[]) => {
      const arms = names.map((name) => arm(name, order(results(name === 'a' ? 0 : 0.013))));
      const found = judgeArms(arms, { gates, reference: 'a' }).arms;
      return new Map(
        found.map(({ name, results: _, ...rest }) => [name, { ...rest, latency_ms: rest.latency_ms?.mean }]),
      );
    };
    const straight = numbers((list) => list, ['a', 'b']);
    const other = numbers((list) => [...list.slice(11).reverse(), ...list.slice(0, 11)], ['b', 'a']);
    expect(other.get('a')).toEqual(straight.get('a'));
    expect(other.get('b')).toEqual(straight.get('b'));
  });

  it('follows the policy', () => {
    const arms = [arm('old', [failed('a')]), arm('new', [failed('a')], { required: false })];
    expect(judgeArms(arms).exit_code).toBe(1);
    const policy = { failOn: 'never', onInconclusive: 'fail' } as const;
    expect(judgeArms(arms, { policy })).toMatchObject({ verdict: 'missed', exit_code: 0 });
    expect(judgeArms([...arms.slice(1), arm('good', [passed('a')])]).exit_code).toBe(0);
  });

  it('judges 10,000 cases and 8 arms', () => {
    const results = Array.from({ length: 10_000 }, (_, i) => (i % 3 === 0 ? failed(`${i}`) : passed(`${i}`)));
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const found = judgeArms(
      names.map((name) => arm(name, results)),
      { gates: [{ type: 'mean_score', min: 0.5 }] },
    );
    expect(found.comparison.ties).toBe(10_000);
    expect(found.arms.at(-1)?.cases).toMatchObject({ passed: 6_666, failed: 3_334 });
  });
});

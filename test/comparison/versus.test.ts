import { describe, expect, it } from 'vitest';
import { results as schema } from '../../src/results/results.ts';
import {
  arm,
  failed,
  judgeArms,
  passed,
  scored,
  skipped,
  targetErrored,
  testCase,
  trial,
} from './builders.ts';

const cases = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);
const good = (count: number) => cases(count).map((id) => passed(id));
const losing = (count: number, lost: number) =>
  cases(count).map((id, index) => (index < lost ? failed(id) : passed(id)));

describe('versus_reference', () => {
  it('compares every other arm with the reference, and none with itself', () => {
    const arms = [arm('a', good(40)), arm('b', losing(40, 8)), arm('c', losing(40, 4))];
    const found = judgeArms(arms);
    expect(found.arms.map((one) => one.versus_reference?.verdict)).toEqual([
      undefined,
      'worse',
      'no_clear_difference',
    ]);
    expect(found.arms[1]?.versus_reference).toMatchObject({
      difference: -0.2,
      p_value: 2 ** -8,
      p_exact: 2 ** -7,
      p_adjusted: 2 ** -7,
      fixed: 0,
      broken: 8,
      cases: 40,
    });
    expect(schema.parse(found)).toEqual(found);
  });

  it('takes any arm as the reference', () => {
    const arms = [arm('a', good(40)), arm('b', losing(40, 8))];
    const found = judgeArms(arms, { reference: 'b' });
    expect(found.reference).toBe('b');
    expect(found.arms.map((one) => one.versus_reference?.verdict)).toEqual(['better', undefined]);
    expect(() => judgeArms(arms, { reference: 'x' })).toThrow(RangeError);
  });

  it('is not there for an arm alone', () => {
    expect(judgeArms([arm('a', good(3))]).arms[0]).not.toHaveProperty('versus_reference');
  });

  it('leaves out cases that one side did not measure, and trials without a verdict', () => {
    const down = trial(false, { verdict: 'errored', scores: [], error: 'down' });
    const ours = [
      targetErrored('c0'),
      skipped('c1'),
      passed('c2', { trials: [trial(true), down] }),
      failed('c3', { trials: [trial(false), trial(true)] }),
    ];
    const found = judgeArms([arm('a', good(4)), arm('b', ours)]).arms[1];
    expect(found?.versus_reference).toMatchObject({ cases: 2, difference: -0.25, fixed: 0, broken: 1 });
    expect(found?.pass_rate).toMatchObject({ value: 0.75, errored_as_failed: 1 / 3 });
  });

  it('gives Fisher to the cases that changed, and only with several trials', () => {
    const three = (pass: boolean) => ({ trials: [trial(pass), trial(pass), trial(pass)] });
    const found = judgeArms([
      arm('a', [passed('x', three(true)), passed('y', three(true)), passed('z')]),
      arm('b', [failed('x', three(false)), passed('y', three(true)), failed('z')]),
    ]).arms[1];
    expect(found?.results.map((one) => one.fisher_p)).toEqual([
      expect.closeTo(0.1, 12),
      undefined,
      undefined,
    ]);
    expect(found?.versus_reference?.p_this_suite).toBeLessThan(0.11);
  });

  it('compares mean scores where they are more than a pass or a fail', () => {
    const graded = (offset: number) =>
      cases(40).map((id, index) => scored(id, 0.5 + offset + 0.1 * (index % 3)));
    const found = judgeArms([arm('a', graded(0)), arm('b', graded(0)), arm('c', good(40))]);
    // Two arms with the same scores have no spread to measure uncertainty by.
    expect(found.arms[1]?.versus_reference?.mean_score).toBeUndefined();
    expect(found.arms[2]?.versus_reference).toMatchObject({
      difference: 0,
      mean_score: { verdict: 'better', cases: 40, difference: expect.closeTo(0.4025, 9) },
    });
    expect(
      judgeArms([arm('a', good(9)), arm('b', losing(9, 2))]).arms[1]?.versus_reference,
    ).not.toHaveProperty('mean_score');
  });

  it('raises the p of a mean score for every arm that has one', () => {
    const graded = (offset: number) =>
      cases(40).map((id, index) => scored(id, 0.5 + offset + 0.1 * ((index * 7) % 5)));
    const shifted = (offset: number) =>
      cases(40).map((id, index) => scored(id, 0.5 + offset + 0.1 * ((index * 3) % 5)));
    const found = judgeArms([arm('a', graded(0)), arm('b', shifted(0.02)), arm('c', shifted(0.07))]);
    const [, b, c] = found.arms.map((one) => one.versus_reference?.mean_score);
    expect(c?.p_value).toBeLessThan(b?.p_value ?? 0);
    expect(c?.p_adjusted).toBe(2 * (c?.p_value ?? 0));
    expect(b?.p_adjusted).toBe(b?.p_value);
  });

  it('counts one recording once', () => {
    const replayed = passed('c0', { trials: [trial(true), trial(true), trial(true)] });
    const recordings = new Map([['c0', ['r1', 'r1', 'r1']]]);
    const found = judgeArms([arm('a', [replayed], { recordings }), arm('b', [replayed])]);
    expect(found.arms.map((one) => one.attempts.total)).toEqual([1, 3]);
  });
});

describe('gates on the comparison', () => {
  const gates = [{ type: 'not_worse_than', arm: 'a', margin: 0.1 }] as const;
  const policy = { failOn: 'gates', onInconclusive: 'fail' } as const;

  it('hold, are missed, or leave the arm inconclusive', () => {
    const found = judgeArms(
      [
        arm('a', good(100)),
        arm('same', losing(100, 1)),
        arm('worse', losing(100, 20)),
        arm('unclear', losing(100, 4)),
      ],
      { gates, policy },
    );
    expect(found.arms.map(({ verdict }) => verdict)).toEqual(['met', 'met', 'missed', 'met']);
    const strict = judgeArms([arm('a', good(20)), arm('unclear', losing(20, 1))], { gates, policy });
    expect(strict.arms[1]).toMatchObject({ verdict: 'inconclusive', gates: [{ undecided: true }] });
    expect(strict.arms[1]?.reasons[0]).toMatch(
      /^undecided gate not_worse_than\(a\) >= -0\.1 \(.*would decide, .*\)$/,
    );
    expect(strict).toMatchObject({ verdict: 'inconclusive', exit_code: 1 });
    const warned = judgeArms([arm('a', good(20)), arm('unclear', losing(20, 1))], {
      gates,
      policy: { failOn: 'gates', onInconclusive: 'warn' },
    });
    expect(warned.exit_code).toBe(0);
  });

  it('can look at an arm that is not the reference', () => {
    const found = judgeArms([arm('r', losing(100, 30)), arm('a', good(100)), arm('b', losing(100, 30))], {
      gates,
      policy,
    });
    expect(found.arms.map(({ verdict }) => verdict)).toEqual(['missed', 'met', 'missed']);
  });

  it('see one recording once, and leave out what errored, as the differences do', () => {
    const down = trial(false, { verdict: 'errored', scores: [], error: 'down' });
    const ours = [
      failed('c0', { trials: [trial(true), trial(true), trial(false)] }),
      failed('c1', { trials: [trial(true), down, trial(true)] }),
    ];
    const recordings = new Map([['c0', ['r1', 'r1', 'r2']]]);
    const found = judgeArms([arm('a', good(2)), arm('b', ours, { recordings })], { gates }).arms[1];
    expect(found?.versus_reference?.difference).toBe(-0.25);
    expect(found?.gates[0]?.actual).toBe(-0.25);
  });

  it("are an arm's own where it has some", () => {
    const found = judgeArms(
      [arm('a', losing(10, 5)), arm('b', losing(10, 5), { gates: [{ type: 'pass_rate', min: 0.5 }] })],
      { gates: [{ type: 'pass_rate', min: 0.9 }], policy },
    );
    expect(found.arms.map(({ verdict, gates: own }) => [verdict, own[0]?.gate])).toEqual([
      ['missed', 'pass_rate >= 0.9'],
      ['met', 'pass_rate >= 0.5'],
    ]);
  });

  it('grade an arm whose own gates need it', () => {
    const labeled = [testCase('c0', { label: 'yes' })];
    const own = { gates: [{ type: 'accuracy', min: 1 }] } as const;
    const found = judgeArms([arm('a', good(1)), arm('b', good(1), own)], { cases: labeled });
    expect(found.arms.map((one) => one.classification?.accuracy)).toEqual([undefined, 1]);
  });

  it('let errored cases be where a gate allows them', () => {
    const results = [...good(9), targetErrored('c9')];
    const allowed = judgeArms([arm('a', results)], { gates: [{ type: 'error_rate', max: 0.1 }] });
    expect(allowed.arms[0]).toMatchObject({ verdict: 'met', cases: { errored: 1 } });
    const exceeded = judgeArms([arm('a', results)], { gates: [{ type: 'error_rate', max: 0.05 }] });
    expect(exceeded.arms[0]?.verdict).toBe('missed');
  });
});

it('lets no arm be met that fails a case that must pass', () => {
  const policy = { failOn: 'gates', onInconclusive: 'fail' } as const;
  const found = judgeArms([arm('a', losing(10, 1)), arm('b', [...good(9), failed('c9')])], {
    cases: cases(10).map((id) => testCase(id, id === 'c0' ? { must_pass: true } : {})),
    gates: [{ type: 'pass_rate', min: 0.5 }],
    policy,
  });
  expect(found.arms.map(({ verdict, reasons }) => [verdict, reasons[0]])).toEqual([
    ['missed', 'must-pass case "c0" failed'],
    ['met', undefined],
  ]);
});

it('warns where arms send the same requests', () => {
  const arms = ['a', 'b', 'c'].map((name) => arm(name, good(1)));
  expect(judgeArms(arms).warnings).toBeUndefined();
  expect(
    judgeArms(arms, {
      sameRequests: [
        ['a', 'c'],
        ['b', 'gone'],
      ],
    }).warnings,
  ).toEqual(['arms "a" and "c" send the same requests: a difference between them is sampling noise only']);
});

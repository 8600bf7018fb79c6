import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/base/json.ts';
import type { Score } from '../../src/scorers/scorer.ts';
import { trajectoryScorer } from '../../src/scorers/trajectory.ts';
import type { TrajectoryRule } from '../../src/suite/scorer-spec.ts';
import type { Step } from '../../src/targets/target.ts';

const FLOW: readonly Step[] = [
  { tool: 'verify', input: { user: 'u1' } },
  { tool: 'search', input: { query: 'refund policy', page: { size: 10, sort: ['a'] } } },
  { tool: 'refund', input: { amount: 42, note: null, urgent: false } },
  { tool: 'search', input: { query: 'follow up' } },
];

function grade(rules: readonly TrajectoryRule[], trajectory?: readonly Step[], output = ''): Score {
  const score = trajectoryScorer({ type: 'trajectory', name: 'trajectory', weight: 1, rules }).score({
    arm: 'a',
    caseId: 'c1',
    trial: 0,
    output,
    signal: new AbortController().signal,
    ...(trajectory === undefined ? {} : { trajectory }),
  });
  if (score instanceof Promise) throw new Error('not at once');
  return score;
}

const call = (tool: string, more: object = {}): TrajectoryRule => ({ kind: 'must_call', tool, ...more });
const never = (tool: string, before?: string): TrajectoryRule => ({
  kind: 'must_not_call',
  tool,
  ...(before === undefined ? {} : { before }),
});
const most = (max: number): TrajectoryRule => ({ kind: 'max_steps', max });

describe('rules', () => {
  it.each<[TrajectoryRule, string | null]>([
    [call('search'), null],
    [call('escalate'), 'must_call "escalate": never called'],
    [call('a"b'), 'must_call "a\\"b": never called'],
    [call('refund', { after: 'verify' }), null],
    [call('verify', { after: 'refund' }), 'must_call "verify" after "refund": not called after it'],
    [call('verify', { after: 'verify' }), 'must_call "verify" after "verify": not called after it'],
    [call('search', { after: 'search' }), null],
    [call('refund', { after: 'nobody' }), 'must_call "refund" after "nobody": "nobody" was never called'],
    [call('search', { with: { query: { contains: 'follow' } } }), null],
    [
      call('search', { with: { query: { contains: 'warranty' } } }),
      'must_call "search": called, but no call matched `with` constraints',
    ],
    [
      call('search', { with: { query: { contains: 'policy' } }, after: 'refund' }),
      'must_call "search": called, but no call matched `with` constraints',
    ],
    [call('search', { with: { query: { contains: 'refund', equals: 'refund policy' } } }), null],
    [call('search', { with: { query: { contains: 'refund' }, page: { contains: '"size":10' } } }), null],
    [
      call('search', { with: { query: { contains: 'follow' }, page: { contains: '10' } } }),
      'must_call "search": called, but no call matched `with` constraints',
    ],
    [call('refund', { with: { amount: { equals: 42 } } }), null],
    [call('refund', { with: { amount: { equals: parseJson('42.0') } } }), null],
    [
      call('refund', { with: { amount: { equals: '42' } } }),
      'must_call "refund": called, but no call matched `with` constraints',
    ],
    [call('refund', { with: { amount: { contains: '4' } } }), null],
    [call('refund', { with: { note: { equals: null } } }), null],
    [call('refund', { with: { urgent: { equals: false } } }), null],
    [
      call('refund', { with: { missing: { contains: '' } } }),
      'must_call "refund": called, but no call matched `with` constraints',
    ],
    [
      call('refund', { with: { toString: { contains: '' } } }),
      'must_call "refund": called, but no call matched `with` constraints',
    ],
    [call('search', { with: { page: { equals: { sort: ['a'], size: 10 } } } }), null],
    [never('escalate'), null],
    [never('refund'), 'must_not_call "refund": called at step 3'],
    [never('refund', 'verify'), null],
    [never('verify', 'refund'), 'must_not_call "verify" before "refund": called at step 1'],
    [never('refund', 'nobody'), 'must_not_call "refund" before "nobody": called at step 3'],
    [never('search', 'search'), null],
    [most(4), null],
    [most(3), 'max_steps 3: trajectory has 4 tool calls'],
  ])('%j', (rule, reason) => {
    expect(grade([rule], FLOW)).toEqual(
      reason === null
        ? { kind: 'measured', value: 1, passed: true }
        : { kind: 'measured', value: 0, passed: false, reason },
    );
  });

  it('all that are broken are told', () => {
    expect(grade([most(1), call('search'), never('verify')], FLOW)).toMatchObject({
      value: 0,
      reason: 'max_steps 1: trajectory has 4 tool calls; must_not_call "verify": called at step 1',
    });
  });

  it('a call whose input is no object matches no field', () => {
    for (const input of [null, 'text', ['x'], 7]) {
      expect(grade([call('t', { with: { '0': { contains: '' } } })], [{ tool: 't', input }])).toMatchObject({
        passed: false,
      });
      expect(grade([call('t')], [{ tool: 't', input }])).toMatchObject({ passed: true });
    }
  });
});

describe('where the steps come from', () => {
  it('the target, whatever the text is', () => {
    expect(grade([most(0)], [], '{"steps":[{"tool":"a"}]}')).toMatchObject({ passed: true });
  });

  it('the output, when the target gives none', () => {
    expect(grade([call('a')], undefined, ' {"steps":[{"tool":"a"}],"final_output":"x"}')).toMatchObject({
      passed: true,
    });
    expect(
      grade(
        [call('a', { with: { x: { equals: 1 } } })],
        undefined,
        '{"steps":[{"tool":"a","input":{"x":1}}]}',
      ),
    ).toMatchObject({ passed: true });
  });

  it.each<[object, boolean]>([
    [{ contains: '5.0' }, true],
    [{ equals: 5 }, true],
    [{ equals: parseJson('5.0') }, true],
    [{ equals: parseJson('[{"n":5.0}]') }, false],
  ])('numbers in an output keep their spelling, and %j compares by value', (matcher, passed) => {
    const output = '{"steps":[{"tool":"pay","input":{"amount":5.0}}]}';
    expect(grade([call('pay', { with: { amount: matcher } })], undefined, output)).toMatchObject({ passed });
  });

  it('integers past 2^53 are told apart', () => {
    const output = '{"steps":[{"tool":"t","input":{"id":9007199254740993}}]}';
    const equals = (text: string) => [call('t', { with: { id: { equals: parseJson(text) } } })];
    expect(grade(equals('9007199254740993'), undefined, output)).toMatchObject({ passed: true });
    expect(grade(equals('9007199254740992'), undefined, output)).toMatchObject({ passed: false });
  });

  it.each(['just text', '{"steps":7}', '{"steps":[{"input":1}]}', '{}', '[]'])(
    'neither: %s is not measured',
    (output) => {
      expect(grade([most(5)], undefined, output)).toEqual({
        kind: 'errored',
        error: `the target gave no steps, and its output is no trajectory: ${JSON.stringify(output)}`,
      });
    },
  );
});

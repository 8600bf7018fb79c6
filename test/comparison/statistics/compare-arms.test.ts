import { describe, expect, it } from 'vitest';
import {
  type ArmAttempts,
  type Attempt,
  distinctAttempts,
  erroredBounds,
  flakiness,
} from '../../../src/comparison/statistics/attempts.ts';
import { type ArmDifference, compareArms } from '../../../src/comparison/statistics/compare-arms.ts';
import { seededRandom } from '../../../src/comparison/statistics/seeded-random.ts';

/** `'a:110 b:1-'`: case a passed twice and failed once; case b passed once, and once had no verdict. */
function arm(name: string, text: string): ArmAttempts {
  const cases = text
    .split(' ')
    .filter((part) => part !== '')
    .map((part): [string, readonly Attempt[]] => {
      const [id = '', attempts = ''] = part.split(':');
      return [id, [...attempts].map((sign) => (sign === '-' ? null : sign === '1' ? 1 : 0))];
    });
  return { name, cases: new Map(cases) };
}

const many = (count: number, attempts: string, from = 0) =>
  Array.from({ length: count }, (_, index) => `c${String(from + index).padStart(4, '0')}:${attempts}`).join(
    ' ',
  );

function versus(ours: string, reference: string): ArmDifference {
  const found = compareArms([arm('ref', reference), arm('head', ours)], 'ref').arms[1]?.versus;
  if (found === undefined) throw new Error('no comparison');
  return found;
}

/** Arms whose attempts come from a seed; some have no verdict. */
function randomArms(seed: string, arms: number, cases: number, trials: number): ArmAttempts[] {
  const random = seededRandom(seed);
  const rates = Array.from({ length: cases }, random);
  return Array.from({ length: arms }, (_, index) => ({
    name: `arm-${index}`,
    cases: new Map(
      rates.map((rate, number): [string, readonly Attempt[]] => [
        `case-${number}`,
        Array.from({ length: trials }, () => (random() < 0.05 ? null : random() < rate ? 1 : 0)),
      ]),
    ),
  }));
}

function shuffled<T>(items: readonly T[], seed: string): T[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

describe('any order of arms, cases and attempts gives the same numbers', () => {
  it.each(['one', 'two', 'three'])('seed %s', (seed) => {
    const arms = randomArms(seed, 4, 25, 4);
    const mixed = shuffled(arms, seed).map(({ name, cases }) => ({
      name,
      cases: new Map(
        shuffled([...cases], name).map(([id, attempts]) => [id, shuffled(attempts, id)] as const),
      ),
    }));
    const first = compareArms(arms, 'arm-1');
    const second = compareArms(mixed, 'arm-1');
    for (const statistics of first.arms) {
      expect(second.arms.find(({ name }) => name === statistics.name)).toEqual(statistics);
    }
    expect(second.arms.map(({ name }) => name)).toEqual(mixed.map(({ name }) => name));
  });
});

describe('swapping two arms', () => {
  it.each(['a', 'b', 'c', 'd'])('negates the difference and keeps p: seed %s', (seed) => {
    const arms = randomArms(seed, 2, 20, 3);
    const there = compareArms(arms, 'arm-0').arms[1]?.versus;
    const back = compareArms(arms, 'arm-1').arms[0]?.versus;
    expect(back?.difference).toBe(0 - (there?.difference ?? 0));
    expect(back?.low).toBeCloseTo(-(there?.high ?? 0), 12);
    expect(back?.high).toBeCloseTo(-(there?.low ?? 0), 12);
    expect(back?.p_value).toBe(there?.p_value);
    expect(back?.thisSuite.p).toBeCloseTo(there?.thisSuite.p ?? 0, 12);
    expect([back?.fixed, back?.broken]).toEqual([there?.broken, there?.fixed]);
    expect(back?.mde80).toBeCloseTo(there?.mde80 ?? 0, 12);
  });
});

describe('the words', () => {
  it.each([
    ['better', many(12, '1'), `${many(5, '0')} ${many(7, '1', 5)}`],
    ['worse', `${many(5, '0')} ${many(7, '1', 5)}`, many(12, '1')],
    ['better', many(5, '1'), many(5, '0')],
    // Four cases that all change give 2^-4: nothing could have been seen.
    ['too_few_cases', many(4, '111'), many(4, '000')],
    ['too_few_cases', `${many(4, '0')} ${many(25, '1', 4)}`, many(29, '1')],
    ['too_few_cases', 'a:-', 'a:1'],
    ['no_clear_difference', `${many(4, '0')} ${many(26, '1', 4)}`, many(30, '1')],
    ['no_clear_difference', many(30, '1'), many(30, '1')],
  ])('%s', (word, ours, reference) => expect(versus(ours, reference).verdict).toBe(word));

  it('need more cases when more arms share the 5 %', () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => arm(name, many(7, '1')));
    const reference = arm('ref', many(7, '0'));
    const words = (arms: readonly ArmAttempts[]) =>
      compareArms([reference, ...arms], 'ref').arms.flatMap((one) => one.versus?.verdict ?? []);
    expect(new Set(words(others.slice(1)))).toEqual(new Set(['better']));
    expect(new Set(words(others))).toEqual(new Set(['too_few_cases']));
  });

  it('come from the corrected p', () => {
    const reference = arm('ref', many(14, '1'));
    const worse = arm('worse', `${many(5, '0')} ${many(9, '1', 5)}`);
    const alone = compareArms([reference, worse], 'ref').arms[1]?.versus;
    const beside = compareArms([reference, worse, arm('same', many(14, '1'))], 'ref').arms[1]?.versus;
    expect([alone?.p_adjusted, alone?.verdict]).toEqual([0.03125, 'worse']);
    expect([beside?.p_adjusted, beside?.verdict]).toEqual([0.0625, 'too_few_cases']);
    expect(beside?.mde80).toBeGreaterThan(alone?.mde80 ?? 1);
  });
});

describe('attempts without a verdict', () => {
  const reference = 'a:1-1 b:111 c:--- d:111';
  const head = 'a:000 b:1-- c:111 d:110';
  it('cost the attempt, not the case, and the case is named', () => {
    const result = versus(head, reference);
    expect(result.comparable).toBe(3);
    expect([result.reduced, result.notComparable]).toEqual([['a', 'b'], ['c']]);
    expect(result.difference).toBeCloseTo(-(1 + 1 / 3) / 3, 12);
  });

  it('cost the case by the other rule', () => {
    const result = compareArms([arm('ref', reference), arm('head', head)], 'ref', 'drop-cases').arms[1]
      ?.versus;
    expect([result?.comparable, result?.notComparable]).toEqual([1, ['a', 'b', 'c']]);
  });

  it('leave an arm with nothing measured without a word', () => {
    const [, empty] = compareArms([arm('ref', many(9, '1')), arm('head', many(9, '-'))], 'ref').arms;
    expect(empty?.rate).toBeNull();
    expect(empty?.attempts).toEqual({ passed: 0, total: 0, low: 0, high: 1 });
    expect(empty?.versus).toMatchObject({
      comparable: 0,
      difference: 0,
      low: -1,
      high: 1,
      p_value: 1,
      verdict: 'too_few_cases',
    });
  });

  it('are bounded from both sides', () => {
    expect(erroredBounds([1, 0, null, 1])).toEqual({ asFailed: 0.5, excluded: 2 / 3 });
    expect(erroredBounds([1, 0])).toBeNull();
  });
});

describe('recordings', () => {
  it('count once each, however often they were replayed', () => {
    expect(distinctAttempts([1, 1, 0, 1], ['x', 'x', 'y', null])).toEqual([1, 0, 1]);
    const replayed: ArmAttempts = {
      ...arm('head', 'a:00000000 b:1'),
      recordings: new Map([['a', new Array<string>(8).fill('one')]]),
    };
    const reference = arm('ref', 'a:11111111 b:1');
    const once = compareArms([reference, replayed], 'ref').arms[1];
    expect(once?.attempts.total).toBe(2);
    // 8 of 8 against 0 of 1: 1/9, where eight copies would have made 0.00016.
    expect(once?.versus?.fisher.get('a')).toBeCloseTo(1 / 9, 12);
  });
});

it('calls a case flaky when its own attempts disagree, and only if it was asked twice', () => {
  expect(
    flakiness([
      { passed: 1, total: 2 },
      { passed: 2, total: 2 },
      { passed: 1, total: 1 },
    ]),
  ).toEqual({
    flaky: 1,
    measured: 2,
  });
  expect(flakiness([{ passed: 1, total: 1 }])).toBeNull();
  expect(compareArms([arm('ref', 'a:10- b:11 c:1')], 'ref').arms[0]).toMatchObject({
    flakiness: { flaky: 1, measured: 2 },
    cases: { errored: 1, passed: 2, failed: 0, flaky: 0 },
  });
});

it('says how many cases would find a difference like this', () => {
  // 2 of 20 lost: Bonett and Price's variance (2+2)/22 − (2/22)² over one case; (2.8016/0.1)²·that = 136.
  const result = versus(`${many(2, '0')} ${many(18, '1', 2)}`, many(20, '1'));
  expect(result.casesNeeded).toBe(136);
  expect(versus(many(9, '1'), many(9, '1')).casesNeeded).toBeNull();
});

it('refuses a reference that is no arm', () => {
  expect(() => compareArms([arm('a', 'x:1')], 'b')).toThrow(RangeError);
});

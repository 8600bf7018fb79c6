import { describe, expect, it } from 'vitest';
import { tailByDraws } from '../../../src/comparison/statistics/draws.ts';
import { fisherExact } from '../../../src/comparison/statistics/fisher.ts';
import { holm } from '../../../src/comparison/statistics/holm.ts';
import { hypergeometric } from '../../../src/comparison/statistics/hypergeometric.ts';
import { tailByInversion } from '../../../src/comparison/statistics/inversion.ts';
import { absolute, type CasePair, type Lattice } from '../../../src/comparison/statistics/lattice.ts';
import { gridOf, type Step } from '../../../src/comparison/statistics/lattice-sum.ts';
import { mcnemar } from '../../../src/comparison/statistics/mcnemar.ts';
import { stratifiedPermutation } from '../../../src/comparison/statistics/permutation.ts';
import {
  casesNeeded,
  casesToDecide,
  mde80,
  plannedError,
  varianceParts,
} from '../../../src/comparison/statistics/power.ts';
import { seededRandom } from '../../../src/comparison/statistics/seeded-random.ts';
import { signFlip } from '../../../src/comparison/statistics/sign-flip.ts';
import { twoSidedTail } from '../../../src/comparison/statistics/tail.ts';

const differences = (...values: readonly number[]): Lattice => ({ unit: 1n, values: values.map(BigInt) });
const pair = (arm: string, reference: string): CasePair => {
  const counts = (fraction: string) => {
    const [passed = 0, total = 0] = fraction.split('/').map(Number);
    return { passed, total };
  };
  return { id: `${arm} ${reference}`, arm: counts(arm), reference: counts(reference) };
};

/** P(|S| >= |observed|) and P(|S| = |observed|) by trying every combination. */
function bruteForce(steps: readonly Step[], observed: bigint): readonly [number, number] {
  const [first, ...rest] = steps;
  let sums: readonly (readonly [bigint, number])[] = [[0n, 1]];
  for (const { values, weights, count } of first ? [first, ...rest] : []) {
    for (let copy = 0; copy < count; copy++) {
      sums = sums.flatMap(([sum, mass]) =>
        values.map((value, index) => [sum + value, mass * (weights[index] ?? 0)] as const),
      );
    }
  }
  const mass = (test: (size: bigint) => boolean) =>
    sums.filter(([sum]) => test(absolute(sum))).reduce((all, [, weight]) => all + weight, 0);
  return [mass((size) => size >= absolute(observed)), mass((size) => size === absolute(observed))];
}

describe('two-sided tails', () => {
  const lopsided: Step[] = [
    { values: [-3n, 1n, 5n], weights: [0.2, 0.5, 0.3], count: 3 },
    { values: [-4n, 4n], weights: [0.5, 0.5], count: 4 },
    { values: [2n, -6n], weights: [0.75, 0.25], count: 2 },
  ];
  it.each([1n, -5n, 11n, -19n, 35n])('agree in every way with brute force at %d', (observed) => {
    const [atLeast, exactly] = bruteForce(lopsided, observed);
    for (const tail of [
      twoSidedTail(lopsided, observed),
      tailByInversion(gridOf(lopsided), absolute(observed)),
    ]) {
      expect(tail.atLeast).toBeCloseTo(atLeast, 12);
      expect(tail.exactly).toBeCloseTo(exactly, 12);
    }
    const drawn = tailByDraws(gridOf(lopsided), absolute(observed));
    expect(Math.abs(drawn.atLeast - atLeast)).toBeLessThan(0.008);
    expect(Math.abs(drawn.exactly - exactly)).toBeLessThan(0.008);
  });

  it('add up every sum where the lattice is too fine to be laid out', () => {
    const fine: Step[] = [5_000_011n, 7_000_003n, 9_000_011n, 11_000_021n].map((size) => ({
      values: [-size, size],
      weights: [0.5, 0.5],
      count: 2,
    }));
    const observed = 2n * 5_000_011n + 2n * 7_000_003n;
    const [atLeast, exactly] = bruteForce(fine, observed);
    const tail = twoSidedTail(fine, observed);
    expect(tail.simulated).toBe(false);
    expect(tail.atLeast).toBeCloseTo(atLeast, 14);
    expect(tail.exactly).toBeCloseTo(exactly, 14);
  });

  it('draw beyond that, the same number each time, and say so', () => {
    const random = seededRandom('sizes');
    const values = Array.from({ length: 60 }, () => BigInt(1e9 + Math.floor(random() * 1e9)));
    const lattice = { unit: 10n ** 10n, values: values.map((value, index) => (index < 38 ? value : -value)) };
    const first = signFlip(lattice);
    expect(first.simulated).toBe(true);
    expect(signFlip({ ...lattice, values: lattice.values.toReversed() })).toEqual(first);
    // The normal limit of the same sum is good to about a hundredth here.
    expect(first.pMid).toBeGreaterThan(0.01);
    expect(first.pMid).toBeLessThan(0.12);
  });

  it('keep the binomial exact at sizes that go through inversion', () => {
    const n = 4000;
    const gained = 2080;
    const values = Array.from({ length: n }, (_, index) => (index < gained ? 1 : -1));
    let choose = 1n;
    let tail = 0n;
    for (let k = 0; k <= n - gained; k++) {
      tail += choose;
      choose = (choose * BigInt(n - k)) / BigInt(k + 1);
    }
    const wanted = Number((2n * tail * 10n ** 18n) >> BigInt(n)) / 1e18;
    expect(Math.abs(signFlip(differences(...values)).pExact - wanted)).toBeLessThan(1e-12);
  });
});

describe('sign flip', () => {
  it.each([
    [1, 0.5, 1],
    [4, 0.0625, 0.125],
    [5, 0.03125, 0.0625],
    [6, 0.015625, 0.03125],
    [12, 2 ** -12, 2 ** -11],
  ])('%d cases that all changed one way: 2^-m, whatever did not change', (m, pMid, pExact) => {
    const values = [...new Array<number>(m).fill(-1), ...new Array<number>(9).fill(0)];
    expect(signFlip(differences(...values))).toEqual({ differing: m, pMid, pExact, simulated: false });
  });

  it('is 1 for differences that cancel, and for none', () => {
    expect(signFlip(differences(1, 1, -2))).toMatchObject({ pMid: 1, pExact: 1, differing: 3 });
    expect(signFlip(differences())).toMatchObject({ pMid: 1, pExact: 1, differing: 0 });
  });

  it('equals McNemar with one attempt a case', () => {
    const pairs = [...'1111110', ...'0'].map((passed) => pair(`${passed}/1`, `${1 - Number(passed)}/1`));
    const values = pairs.map(({ arm, reference }) => arm.passed - reference.passed);
    expect(mcnemar(pairs)).toEqual({ gained: 6, lost: 2, pExact: 0.2890625 });
    expect(signFlip(differences(...values)).pExact).toBeCloseTo(0.2890625, 14);
    expect(mcnemar([pair('1/2', '1/1')])).toBeNull();
  });

  it('tells p from 0 however many cases changed', () => {
    expect(signFlip(differences(...new Array<number>(3000).fill(1))).pMid).toBeGreaterThan(0);
  });
});

describe('stratified permutation', () => {
  const same = Array.from({ length: 9 }, () => pair('3/3', '3/3'));
  it('gives the public table its exact p', () => {
    expect(stratifiedPermutation([pair('3/3', '0/3'), ...same, ...same.slice(0, 2)]).p).toBeCloseTo(0.1, 14);
    expect(
      stratifiedPermutation([pair('3/3', '0/3'), pair('1/3', '3/3'), pair('1/3', '3/3'), ...same]).p,
    ).toBe(1);
  });

  it.each([
    [2, 1 / 3],
    [4, 1 / 35],
    [8, 2 / 12870],
  ])('one case in any suite that turned in all of %d attempts makes 2/C(2R, R) = %f', (trials, p) => {
    const result = stratifiedPermutation([pair(`0/${trials}`, `${trials}/${trials}`), ...same]);
    expect(result.p).toBeCloseTo(p, 14);
    expect(result.changedCases).toBe(1);
  });

  it('holds for unequal attempts: brute force over labels', () => {
    // 2 of 5 passed. The reference has 2 attempts; |S| of k = 0, 1, 2 passes there is |(2−k)/3 − k/2|.
    // k=0: 2/3 (weight 3), k=1: |1/3 − 1/2| = 1/6 (weight 6), k=2: 1 (weight 1). Observed k=0.
    expect(stratifiedPermutation([pair('2/3', '0/2')]).p).toBeCloseTo(4 / 10, 14);
  });

  it('is 1 of no cases', () => expect(stratifiedPermutation([]).p).toBe(1));
});

describe('Fisher', () => {
  it.each([
    ['0/1', '1/1', 1],
    ['0/3', '3/3', 0.1],
    ['1/4', '3/4', 34 / 70],
    ['0/5', '5/5', 2 / 252],
    ['5/10', '10/10', 0.0325077],
    ['5/10', '9/10', 0.1408668],
    ['14/20', '20/20', 0.0201961],
    ['0/0', '3/3', 1],
  ])('%s against %s', (arm, reference, p) => {
    const { arm: ours, reference: theirs } = pair(arm, reference);
    expect(fisherExact(ours, theirs)).toBeCloseTo(p, 6);
    expect(fisherExact(theirs, ours)).toBeCloseTo(p, 6);
  });

  it('does not overflow with a thousand attempts a side', () => {
    const p = fisherExact({ passed: 480, total: 1000 }, { passed: 520, total: 1000 });
    expect(p).toBeGreaterThan(0.07);
    expect(p).toBeLessThan(0.09);
  });

  it('adds up to 1', () => {
    const { least, weights } = hypergeometric(7, 5, 9);
    expect(least).toBe(3);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 15);
    // C(7,3)·C(2,2)/C(9,5)
    expect(weights[0]).toBeCloseTo(35 / 126, 15);
  });
});

it.each([
  [
    [0.01, 0.04, 0.03],
    [0.03, 0.06, 0.06],
  ],
  [
    [0.5, 0.02],
    [0.5, 0.04],
  ],
  [
    [0.02, 0.02],
    [0.04, 0.04],
  ],
  [
    [0.9, 0.6, 0.7],
    [1, 1, 1],
  ],
  [[0.2], [0.2]],
  [[], []],
])('Holm of %j', (raw, adjusted) => {
  const result = holm(raw);
  expect(result).toHaveLength(adjusted.length);
  for (const [index, p] of adjusted.entries()) expect(result[index]).toBeCloseTo(p, 12);
});

describe('power', () => {
  it('finds (1.960 + 0.842) standard errors, and less when arms share the 5 %', () => {
    expect(mde80(0.1)).toBeCloseTo(0.28015852, 8);
    // z(1 − 0.05/14) = 2.690110
    expect(mde80(0.1, 7)).toBeCloseTo(0.1 * (2.69011 + 0.841621), 6);
  });

  it.each([
    [0.1, 0, 71],
    [0.15, 0.05, 149],
    [0.08, 0.03, 338],
  ])('losing %f and gaining %f of the cases takes %d', (lost, gained, cases) => {
    const difference = gained - lost;
    expect(casesNeeded(difference, lost + gained - difference ** 2)).toBe(cases);
  });

  it('cannot plan for a difference of 0', () => expect(casesNeeded(0, 0.1)).toBeNull());

  it.each([
    // (1.644854 + 0.841621)²·0.1/room², the room to the margin or to 0, whichever is more.
    [0, 0.05, 248],
    [-0.01, 0.05, 387],
    [-0.04, 0.05, 387],
    [0.05, 0.05, 62],
    [0, 0, null],
  ])('a difference of %f is told from a margin of %f by %d cases', (difference, margin, cases) => {
    expect(casesToDecide(difference, margin, 0.1)).toBe(cases);
  });

  it('puts cases before attempts: 100 × 3 beats 30 × 10', () => {
    const parts = { between: 0.05, arm: 0.1, reference: 0.1 };
    expect(plannedError(parts, 100, 3)).toBeLessThan(plannedError(parts, 30, 10));
    expect(plannedError(parts, 100, 3)).toBeCloseTo(Math.sqrt((0.05 + 0.2 / 3) / 100), 14);
  });

  it('splits noise into cases and attempts', () => {
    const pairs = [pair('1/2', '2/2'), pair('2/2', '1/2'), pair('0/2', '0/2'), pair('2/2', '2/2')];
    // Within each arm: one case of four has p(1−p)·2 = 0.5. Differences −1/2, 1/2, 0, 0: variance 1/6.
    const { between, arm, reference } = varianceParts(pairs);
    expect([arm, reference]).toEqual([0.125, 0.125]);
    expect(between).toBeCloseTo(1 / 6 - 0.125, 14);
    expect(varianceParts([pair('1/1', '0/1'), pair('1/1', '1/1')])).toEqual({
      between: 0.5,
      arm: 0,
      reference: 0,
    });
  });
});

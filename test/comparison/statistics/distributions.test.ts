import { describe, expect, it } from 'vitest';
import { normalCdf, normalQuantile, Z_975 } from '../../../src/comparison/statistics/normal.ts';
import { erfc, incompleteBeta, logBeta, logGamma } from '../../../src/comparison/statistics/special.ts';
import { studentCdf, studentQuantile, studentTwoSided } from '../../../src/comparison/statistics/student.ts';

/** Relative error, or absolute where the wanted value is 0. */
function error(actual: number, wanted: number): number {
  return Math.abs(actual - wanted) / (wanted === 0 ? 1 : Math.abs(wanted));
}

// Abramowitz & Stegun, table 26.1 (15 decimals).
it.each([
  [0, 0.5],
  [0.5, 0.691462461274013],
  [1, 0.841344746068543],
  [1.5, 0.933192798731142],
  [2, 0.977249868051821],
  [2.5, 0.993790334674224],
  [3, 0.99865010196837],
  [4, 0.999968328758167],
  [5, 0.999999713348428],
])('normal distribution at %f', (x, wanted) => {
  expect(error(normalCdf(x), wanted)).toBeLessThan(1e-14);
  expect(error(normalCdf(-x), 1 - wanted)).toBeLessThan(1e-8);
});

// Fifty-digit arithmetic: the lower tail keeps its digits.
it.each([
  [-6, 9.86587645037698e-10],
  [-10, 7.619853024160525e-24],
  [-20, 2.753624118606234e-89],
])('normal tail at %d', (x, wanted) => expect(error(normalCdf(x), wanted)).toBeLessThan(1e-12));

it.each([
  [1e-12, -7.034483825301132],
  [0.0001, -3.7190164854556804],
  [0.025, -1.9599639845400543],
  [0.3, -0.5244005127080408],
  [0.5, 0],
  [0.95, 1.6448536269514726],
  [0.975, Z_975],
  [0.99, 2.326347874040841],
  [0.995, 2.575829303548901],
])('normal quantile of %f', (p, wanted) => expect(error(normalQuantile(p), wanted)).toBeLessThan(1e-14));

it('normal quantile at the ends and outside', () => {
  expect([0, 1, -0.1, 1.1, Number.NaN].map(normalQuantile)).toEqual([
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    Number.NaN,
    Number.NaN,
  ]);
});

// Every table of t prints these to three decimals (NIST/SEMATECH e-Handbook 1.3.6.7.2); digits by 50-digit arithmetic.
it.each([
  [0.975, 1, 12.706204736174705],
  [0.975, 2, 4.302652729749462],
  [0.975, 3, 3.1824463052837095],
  [0.975, 5, 2.5705818356363155],
  [0.975, 11, 2.2009851600916397],
  [0.975, 30, 2.042272456301238],
  [0.975, 120, 1.979930405082441],
  [0.975, 999, 1.96234146113345],
  [0.95, 7, 1.8945786050900073],
  [0.95, 99, 1.6603911560169908],
  [0.995, 4, 4.604094871349993],
  [0.9995, 10, 4.586893858702636],
  [0.99999, 3, 47.927728375933924],
])('t quantile of %f with %d degrees of freedom', (p, df, wanted) => {
  expect(error(studentQuantile(p, df), wanted)).toBeLessThan(1e-10);
  expect(error(studentQuantile(1 - p, df), -wanted)).toBeLessThan(1e-10);
});

it('t quantile in the middle, at the ends, and as the normal limit', () => {
  expect(studentQuantile(0.5, 4)).toBe(0);
  expect(studentQuantile(1, 4)).toBeNaN();
  expect(error(studentQuantile(0.975, 1e7), Z_975)).toBeLessThan(1e-6);
});

it.each([
  [1, 3, 0.8044988905221147, 0.39100221895577064],
  [2.5, 11, 0.9852468129563179, 0.029506374087364187],
  [-0.7, 29, 0.24475257430724184, 0.4895051486144837],
  [4, 99, 0.9999388742362144, 0.00012225152757111313],
  [10, 5, 0.9999145262121285, 0.0001709475757429636],
])('t distribution at %f with %d degrees of freedom', (t, df, below, twoSided) => {
  expect(error(studentCdf(t, df), below)).toBeLessThan(1e-12);
  expect(error(studentTwoSided(t, df), twoSided)).toBeLessThan(1e-10);
});

describe('incomplete beta', () => {
  it.each([
    [0.3, 2, 5, 0.579825],
    [0.5, 0.5, 0.5, 0.5],
    [0.9, 10, 1.5, 0.5401970065018544],
    [0.05, 0.5, 50, 0.9761272945030092],
    [0.62, 300, 200, 0.8190699881577962],
    [0, 2, 3, 0],
    [1, 2, 3, 1],
  ])('I_%f(%f, %f)', (x, a, b, wanted) => expect(error(incompleteBeta(x, a, b), wanted)).toBeLessThan(1e-11));

  it('is a binomial tail', () => {
    // P(at least 7 of 10 fair coins) = 176/1024
    expect(error(incompleteBeta(0.5, 7, 4), 176 / 1024)).toBeLessThan(1e-13);
  });
});

it('gamma, beta and erfc at known points', () => {
  expect(error(logGamma(0.5), Math.log(Math.PI) / 2)).toBeLessThan(1e-14);
  expect(error(logGamma(11), Math.log(3_628_800))).toBeLessThan(1e-14);
  expect(error(logBeta(3, 4), -Math.log(60))).toBeLessThan(1e-13);
  // B(n, 1) = 1/n, far past the point where differences of ln Γ lose their digits.
  expect(error(logBeta(1e6, 1), -Math.log(1e6))).toBeLessThan(1e-13);
  expect(erfc(0)).toBe(1);
  // Abramowitz & Stegun, table 7.1: erf 1 = 0.84270 07929.
  expect(error(1 - erfc(1), 0.8427007929497149)).toBeLessThan(1e-14);
  expect(error(erfc(-1), 1.842700792949715)).toBeLessThan(1e-14);
});

import { describe, expect, it } from 'vitest';
import type { Lattice } from '../../../src/comparison/statistics/lattice.ts';
import { judgeMargin } from '../../../src/comparison/statistics/margin.ts';

/** `lost` cases at -1, `gained` at +1, the rest at 0. */
function sample(cases: number, lost: number, gained: number): Lattice {
  const values = [
    ...new Array<bigint>(lost).fill(-1n),
    ...new Array<bigint>(gained).fill(1n),
    ...new Array<bigint>(cases - lost - gained).fill(0n),
  ];
  return { unit: 1n, values };
}

describe('judgeMargin', () => {
  it.each([
    ['holds', 'no difference in a large suite', sample(400, 4, 4), 1, 0.05],
    ['holds', 'a loss that is sure, and surely within the margin', sample(1000, 20, 2), 0.001, 0.05],
    ['missed', 'a loss that is sure, and may be past the margin', sample(100, 8, 0), 0.004, 0.1],
    ['missed', 'worse by its bound, though not by the corrected p', sample(100, 8, 0), 0.2, 0.05],
    ['undecided', 'no difference in a small suite', sample(12, 0, 0), 1, 0.05],
    ['undecided', 'a small loss', sample(100, 5, 2), 0.3, 0.05],
    ['undecided', 'nothing compared', sample(0, 0, 0), 1, 0.05],
    ['holds', 'a gain and no margin', sample(100, 0, 12), 0.0005, 0],
    ['undecided', 'no margin and no difference', sample(100, 3, 3), 1, 0],
  ] as const)('%s: %s', (verdict, _, differences, adjusted, margin) => {
    expect(judgeMargin(differences, adjusted, margin).verdict).toBe(verdict);
  });

  it('uses one-sided bounds', () => {
    const { low, high, difference } = judgeMargin(sample(100, 8, 0), 1, 0.05);
    // mean -0.08, sd 0.27266, t(0.95, 99) = 1.660391
    expect(difference).toBe(-0.08);
    expect(low).toBeCloseTo(-0.08 - 0.1 * 0.2726599 * 1.6603911, 6);
    expect(high).toBeCloseTo(-0.08 + 0.1 * 0.2726599 * 1.6603911, 6);
  });

  it('says how many cases would decide, always more than there are', () => {
    const found = judgeMargin(sample(100, 5, 2), 0.3, 0.05);
    // variance (7 − 0.09)/99; room 0.03 to 0 and 0.02 to the margin: (2.486475/0.03)²·0.0698
    expect(found.casesToDecide).toBe(480);
    expect(judgeMargin(sample(100, 3, 3), 1, 0).casesToDecide).toBeNull();
    expect(judgeMargin(sample(3, 3, 0), 1, 0.05).casesToDecide).toBeGreaterThan(3);
  });
});

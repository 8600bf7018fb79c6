import type { ArmResult } from '../results/results.ts';
import { count, usd } from './format.ts';

/** Model calls of an arm and of its scorers. */
export function callCount({ cassette }: ArmResult): number {
  return cassette.replayed + cassette.recorded + cassette.live + cassette.missed;
}

/** `485 replayed, 15 recorded`: how the calls of some arms and of their scorers were answered. */
export function callsText(arms: readonly ArmResult[]): string {
  const parts = (['replayed', 'recorded', 'live', 'missed'] as const).flatMap((kind) => {
    const sum = arms.reduce((total, arm) => total + arm.cassette[kind], 0);
    return sum === 0 ? [] : [`${count(sum)} ${kind}`];
  });
  return parts.join(', ');
}

/** Where the answers of all arms came from, and what this run paid; nothing for a suite that calls no model. */
export function usageTexts(arms: readonly ArmResult[]): string[] {
  const calls = callsText(arms);
  if (calls === '') return [];
  const spent = arms.reduce((sum, arm) => sum + arm.spent_usd, 0);
  // A call without a price is not a call for nothing.
  const unpriced = arms.some(
    ({ cost_usd, cassette }) => cost_usd === null && cassette.recorded + cassette.live > 0,
  );
  if (!unpriced) return [`calls: ${calls}`, `spent ${usd(spent)}`];
  return [`calls: ${calls}`, spent > 0 ? `spent ${usd(spent)} and more without a price` : 'spent: unknown'];
}

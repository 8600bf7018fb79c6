import { z } from 'zod';
import { integer, optional, real } from '../../source/fields.ts';
import type { CostSpec } from '../../target-spec.ts';
import type { Complaint, Rule } from './kind.ts';

/** Timers of the platform hold no more milliseconds than 2^31; 24 days are as good as no limit. */
const LONGEST_SECONDS = 2_147_483;

export const costField = () =>
  optional(
    z.strictObject({
      input_per_1m: real().describe('USD for 1,000,000 input tokens'),
      output_per_1m: real().describe('USD for 1,000,000 output tokens'),
    }),
  ).describe('price of the tokens');

export const timeoutField = () => integer().describe('seconds one call may take');

export function clampSeconds(seconds: number): number {
  return Math.min(seconds, LONGEST_SECONDS);
}

/** A time limit of no second at all lets nothing finish. */
export const timeoutRule: Rule<{ readonly timeout_seconds?: number }> = {
  code: 'timeout-too-short',
  needs: ['timeout_seconds'],
  check: ({ timeout_seconds: seconds }, subject) =>
    seconds === undefined || seconds >= 1
      ? undefined
      : {
          at: ['timeout_seconds'],
          message: `${subject}: timeout_seconds must be at least 1`,
          hint: 'give whole seconds, or leave it out',
        },
};

export const costRule: Rule<{ readonly cost?: CostSpec }> = {
  code: 'cost-rates',
  needs: ['cost'],
  check: ({ cost }, subject) => costComplaint(cost, subject),
};

/** Any real rate is far below; far above, costs would leave the range of numbers. */
const HIGHEST_RATE = 1e9;

/** Rates must be numbers from 0 on. EvalCore lets NaN pass; a budget could then never trip. */
export function costComplaint(cost: CostSpec | undefined, subject: string): Complaint | undefined {
  if (cost === undefined) return undefined;
  const wrong = (['input_per_1m', 'output_per_1m'] as const).find(
    (key) => !(cost[key] >= 0 && cost[key] <= HIGHEST_RATE),
  );
  if (wrong === undefined) return undefined;
  const said =
    cost[wrong] < 0
      ? 'negative cost rates'
      : cost[wrong] < Infinity
        ? 'cost rates above $1,000,000,000'
        : 'cost rates that are not finite';
  return {
    at: ['cost', wrong],
    message: `${subject} has ${said}`,
    hint: 'give USD per 1,000,000 tokens, 0 or more',
  };
}

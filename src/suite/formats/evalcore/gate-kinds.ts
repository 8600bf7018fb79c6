import { z } from 'zod';
import { formatShortest } from '../../../base/text.ts';
import type { GateSpec } from '../../gate-spec.ts';
import { optional, real, text } from '../../source/fields.ts';
import { type Complaint, defineKind, type Kind, type Rule } from './kind.ts';

type Schema = z.core.$ZodLooseShape;

function gateSchema<Type extends string, Shape extends Schema>(type: Type, shape: Shape) {
  return z.strictObject({
    type: z.literal(type).describe('what the gate looks at'),
    ...shape,
  });
}

const floor = () => real().describe('the least that passes');
const ceiling = () => real().describe('the most that passes');

/** The list that a gate stands in, as messages name it: `run.gates` of `run.gates[2]`. */
function listOf(subject: string): string {
  return subject.replace(/\[\d+\]$/, '');
}

/** A bound that is a share. */
function shareRule<Key extends 'min' | 'max' | 'margin'>(
  type: string,
  key: Key,
): Rule<{ readonly [K in Key]: number }> {
  return {
    code: `gate-${key}`,
    needs: [key],
    check: (values, subject): Complaint | undefined =>
      values[key] >= 0 && values[key] <= 1
        ? undefined
        : {
            at: [key],
            message: `${listOf(subject)}: ${type} ${key} must be within [0, 1], got ${formatShortest(values[key])}`,
            hint: `give a share from 0 to 1: ${key === 'min' ? '0.95 for 95 %' : '0.05 for 5 %'}`,
          },
  };
}

/** Bounds that are amounts. */
function amountRule<Key extends string>(
  type: string,
  keys: readonly Key[],
  unit: string,
): Rule<{ readonly [K in Key]?: number }> {
  return {
    code: 'gate-max',
    needs: [...keys],
    check: (values, subject): Complaint[] =>
      keys.flatMap((key) => {
        const value = values[key];
        if (value === undefined || (value >= 0 && value < Infinity)) return [];
        const message = `${listOf(subject)}: ${type} ${key} must be finite and not negative, got ${formatShortest(value)}`;
        return [{ at: [key], message, hint: `give ${unit}, or leave the gate out` }];
      }),
  };
}

function shareGate<Type extends 'accuracy' | 'macro_f1'>(type: Type) {
  return defineKind({
    schema: () => gateSchema(type, { min: floor() }),
    rules: [shareRule(type, 'min')],
    build: ({ min }): GateSpec => ({ type, min }),
  });
}

const passRateGate = defineKind({
  schema: () =>
    gateSchema('pass_rate', {
      min: floor(),
      tag: optional(text()).describe('only cases that carry this tag'),
    }),
  rules: [shareRule('pass_rate', 'min')],
  build: ({ min, tag }): GateSpec => ({ type: 'pass_rate', min, ...(tag !== undefined && { tag }) }),
});

const meanScoreGate = defineKind({
  schema: () =>
    gateSchema('mean_score', {
      min: floor(),
      scorer: optional(text()).describe('name of the scorer it is about'),
    }),
  rules: [
    {
      code: 'gate-min',
      needs: ['min'],
      check: ({ min }, subject) =>
        Number.isFinite(min)
          ? undefined
          : {
              at: ['min'],
              message: `${listOf(subject)}: mean_score min must be finite, got ${formatShortest(min)}`,
              hint: 'give a number',
            },
    },
  ],
  build: ({ min, scorer }): GateSpec => ({
    type: 'mean_score',
    min,
    ...(scorer !== undefined && { scorer }),
  }),
});

const errorRateGate = defineKind({
  schema: () => gateSchema('error_rate', { max: ceiling() }),
  rules: [shareRule('error_rate', 'max')],
  build: ({ max }): GateSpec => ({ type: 'error_rate', max }),
});

const costGate = defineKind({
  schema: () => gateSchema('cost_usd', { max: ceiling() }),
  rules: [amountRule('cost_usd', ['max'], 'USD')],
  build: ({ max }): GateSpec => ({ type: 'cost_usd', max }),
});

const LATENCIES = ['p50', 'p95', 'max'] as const;

const latencyGate = defineKind({
  schema: () =>
    gateSchema('latency_ms', {
      p50: optional(real()).describe('the most milliseconds of the middle case'),
      p95: optional(real()).describe('the most milliseconds of 95 % of the cases'),
      max: optional(real()).describe('the most milliseconds of the slowest case'),
    }),
  rules: [
    amountRule('latency_ms', LATENCIES, 'milliseconds'),
    {
      code: 'gate-bound',
      needs: [...LATENCIES],
      check: (values, subject) =>
        LATENCIES.some((key) => values[key] !== undefined)
          ? undefined
          : {
              at: ['type'],
              message: `${listOf(subject)}: latency_ms needs at least one of p50, p95 and max`,
              hint: 'give a ceiling in milliseconds, such as p95: 2000',
            },
    },
  ],
  build: ({ p50, p95, max }): GateSpec => ({
    type: 'latency_ms',
    ...(p50 !== undefined && { p50 }),
    ...(p95 !== undefined && { p95 }),
    ...(max !== undefined && { max }),
  }),
});

/** Five points: what many teams can live with, and what a suite of a few hundred cases can tell. */
const USUAL_MARGIN = 0.05;

const notWorseThanGate = defineKind({
  schema: () =>
    gateSchema('not_worse_than', {
      arm: text().describe('the arm it is compared with'),
      margin: real().default(USUAL_MARGIN).describe('how much lower the pass rate may be: 0.05 is 5 points'),
    }),
  rules: [shareRule('not_worse_than', 'margin')],
  build: ({ arm, margin }): GateSpec => ({ type: 'not_worse_than', arm, margin }),
});

/** Every gate type of the format, in the order messages list them. One line a type. */
export const GATE_KINDS: Readonly<Record<string, Kind<GateSpec, undefined>>> = {
  pass_rate: passRateGate,
  mean_score: meanScoreGate,
  accuracy: shareGate('accuracy'),
  macro_f1: shareGate('macro_f1'),
  error_rate: errorRateGate,
  cost_usd: costGate,
  latency_ms: latencyGate,
  not_worse_than: notWorseThanGate,
};

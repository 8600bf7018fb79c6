import { describe, expect, it } from 'vitest';
import { judgeGates, needsClassification } from '../../src/comparison/gates.ts';
import type { CaseResult, Classification } from '../../src/results/results.ts';
import type { GateSpec } from '../../src/suite/gate-spec.ts';
import { failed, passed, score, scored, scorerErrored, skipped, targetErrored } from './builders.ts';

const classification = (over: Partial<Classification>): Classification => ({
  labeled_cases: 4,
  unlabeled_cases: 0,
  accuracy: 0.75,
  macro_f1: 0.5,
  per_class: [],
  ...over,
});

const twoScorers = passed('c', { scores: [score(1, true), score(0.5, true, { scorer: 'judge' })] });

const rows: {
  what: string;
  spec: GateSpec;
  results: CaseResult[];
  labels?: Classification;
  gate: string;
  actual: number;
  passed: boolean;
  reason?: string;
}[] = [
  {
    what: 'pass_rate met',
    spec: { type: 'pass_rate', min: 0.5 },
    results: [passed('a'), failed('b')],
    gate: 'pass_rate >= 0.5',
    actual: 0.5,
    passed: true,
  },
  {
    what: 'pass_rate missed',
    spec: { type: 'pass_rate', min: 0.95 },
    results: [passed('a'), failed('b')],
    gate: 'pass_rate >= 0.95',
    actual: 0.5,
    passed: false,
  },
  {
    what: 'errored and skipped cases count in the rate',
    spec: { type: 'pass_rate', min: 1 },
    results: [passed('a'), targetErrored('b'), skipped('c'), scorerErrored('d')],
    gate: 'pass_rate >= 1',
    actual: 0.25,
    passed: false,
  },
  {
    what: 'a floor of 0 holds with every case errored',
    spec: { type: 'pass_rate', min: 0 },
    results: [targetErrored('a')],
    gate: 'pass_rate >= 0',
    actual: 0,
    passed: true,
  },
  {
    what: 'no cases miss any floor',
    spec: { type: 'pass_rate', min: 0 },
    results: [],
    gate: 'pass_rate >= 0',
    actual: 0,
    passed: false,
    reason: 'no cases',
  },
  {
    what: '3 x 0.95 meets 0.95',
    spec: { type: 'mean_score', min: 0.95 },
    results: ['a', 'b', 'c'].map((id) => scored(id, 0.95)),
    gate: 'mean_score >= 0.95',
    actual: 0.9499999999999998,
    passed: true,
  },
  {
    what: 'just within the tolerance',
    spec: { type: 'mean_score', min: 0.5 },
    results: [scored('a', 0.5 - 0.9e-9)],
    gate: 'mean_score >= 0.5',
    actual: 0.5 - 0.9e-9,
    passed: true,
  },
  {
    what: 'just outside the tolerance',
    spec: { type: 'mean_score', min: 0.5 },
    results: [scored('a', 0.5 - 1.1e-9)],
    gate: 'mean_score >= 0.5',
    actual: 0.5 - 1.1e-9,
    passed: false,
  },
  {
    what: 'mean over single scores, not over case means',
    spec: { type: 'mean_score', min: 0 },
    results: [twoScorers, failed('b')],
    gate: 'mean_score >= 0',
    actual: 0.5,
    passed: true,
  },
  {
    what: 'the scores of one scorer',
    spec: { type: 'mean_score', min: 0.8, scorer: 'judge' },
    results: [twoScorers, failed('b')],
    gate: 'mean_score(judge) >= 0.8',
    actual: 0.5,
    passed: false,
  },
  {
    what: 'what could not be measured is left out',
    spec: { type: 'mean_score', min: 1 },
    results: [passed('a'), scorerErrored('b'), targetErrored('c')],
    gate: 'mean_score >= 1',
    actual: 1,
    passed: true,
  },
  {
    what: 'no scores',
    spec: { type: 'mean_score', min: -1 },
    results: [targetErrored('a')],
    gate: 'mean_score >= -1',
    actual: 0,
    passed: false,
    reason: 'no scores',
  },
  {
    what: 'no scores of that scorer',
    spec: { type: 'mean_score', min: 0, scorer: 'judge' },
    results: [passed('a')],
    gate: 'mean_score(judge) >= 0',
    actual: 0,
    passed: false,
    reason: 'no scores from scorer "judge"',
  },
  {
    what: 'a score that is not a number misses',
    spec: { type: 'mean_score', min: 0 },
    results: [scored('a', Number.NaN)],
    gate: 'mean_score >= 0',
    actual: Number.NaN,
    passed: false,
  },
  {
    what: 'accuracy',
    spec: { type: 'accuracy', min: 0.75 },
    results: [passed('a')],
    labels: classification({}),
    gate: 'accuracy >= 0.75',
    actual: 0.75,
    passed: true,
  },
  {
    what: 'macro_f1',
    spec: { type: 'macro_f1', min: 0.75 },
    results: [passed('a')],
    labels: classification({}),
    gate: 'macro_f1 >= 0.75',
    actual: 0.5,
    passed: false,
  },
  {
    what: 'no labeled cases',
    spec: { type: 'accuracy', min: 0 },
    results: [passed('a')],
    labels: classification({ labeled_cases: 0 }),
    gate: 'accuracy >= 0',
    actual: 0,
    passed: false,
    reason: 'no labeled cases',
  },
  {
    what: 'a small floor without an exponent',
    spec: { type: 'mean_score', min: 1e-7 },
    results: [passed('a')],
    gate: 'mean_score >= 0.0000001',
    actual: 1,
    passed: true,
  },
];

describe('judgeGates', () => {
  it.each(rows)('$what', ({ spec, results, labels, what: _, ...expected }) => {
    const arm = { results, ...(labels === undefined ? {} : { classification: labels }) };
    const { spec: __, ...gate } = { spec, ...expected };
    expect(judgeGates([spec], arm)).toEqual([gate]);
  });

  it('keeps the order of the suite', () => {
    const gates: GateSpec[] = [
      { type: 'mean_score', min: 0.1 },
      { type: 'pass_rate', min: 0.2 },
      { type: 'mean_score', min: 0.3 },
    ];
    const labels = judgeGates(gates, { results: [passed('a')] }).map(({ gate }) => gate);
    expect(labels).toEqual(['mean_score >= 0.1', 'pass_rate >= 0.2', 'mean_score >= 0.3']);
  });

  it.each([
    { gates: [{ type: 'pass_rate', min: 1 }] as GateSpec[], needed: false },
    {
      gates: [
        { type: 'pass_rate', min: 1 },
        { type: 'accuracy', min: 1 },
      ] as GateSpec[],
      needed: true,
    },
    { gates: [{ type: 'macro_f1', min: 1 }] as GateSpec[], needed: true },
  ])('knows which gates need classification ($needed)', ({ gates, needed }) => {
    expect(needsClassification(gates)).toBe(needed);
  });
});

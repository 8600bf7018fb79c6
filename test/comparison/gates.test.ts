import { describe, expect, it } from 'vitest';
import { allowsErrors, judgeGates, needsClassification } from '../../src/comparison/gates.ts';
import type { MarginFinding } from '../../src/comparison/statistics/margin.ts';
import type { CaseResult, Classification, GateResult } from '../../src/results/results.ts';
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
  undecided?: true;
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
  {
    what: 'pass rate of a tag',
    spec: { type: 'pass_rate', min: 1, tag: 'refunds' },
    results: [
      passed('a', { tags: ['refunds', 'x'] }),
      { ...targetErrored('b'), tags: ['refunds'] },
      passed('c'),
    ],
    gate: 'pass_rate(refunds) >= 1',
    actual: 0.5,
    passed: false,
  },
  {
    what: 'no cases with the tag',
    spec: { type: 'pass_rate', min: 0, tag: 'refunds' },
    results: [passed('a')],
    gate: 'pass_rate(refunds) >= 0',
    actual: 0,
    passed: false,
    reason: 'no cases with tag "refunds"',
  },
  {
    what: 'error rate over all cases, scorers that could not measure included',
    spec: { type: 'error_rate', max: 0.5 },
    results: [passed('a'), targetErrored('b'), skipped('c'), scorerErrored('d')],
    gate: 'error_rate <= 0.5',
    actual: 0.5,
    passed: true,
  },
  {
    what: 'error rate exceeded',
    spec: { type: 'error_rate', max: 0.2 },
    results: [passed('a'), targetErrored('b')],
    gate: 'error_rate <= 0.2',
    actual: 0.5,
    passed: false,
  },
  {
    what: '3 x 0.1 meets 0.3',
    spec: { type: 'cost_usd', max: 0.3 },
    results: ['a', 'b', 'c'].map((id) => passed(id, { cost_usd: 0.1 })),
    gate: 'cost_usd <= 0.3',
    actual: 0.30000000000000004,
    passed: true,
  },
  {
    what: 'a case without an answer has no cost to know',
    spec: { type: 'cost_usd', max: 0.05 },
    results: [passed('a', { cost_usd: 0.1 }), targetErrored('b'), skipped('c')],
    gate: 'cost_usd <= 0.05',
    actual: 0.1,
    passed: false,
  },
  {
    what: 'an unknown cost cannot be kept under a ceiling',
    spec: { type: 'cost_usd', max: 9 },
    results: [passed('a', { cost_usd: 0.1 }), passed('b')],
    gate: 'cost_usd <= 9',
    actual: 0,
    passed: false,
    reason: 'cost of 1 of 2 cases unknown',
  },
  {
    what: 'no known cost',
    spec: { type: 'cost_usd', max: 9 },
    results: [passed('a')],
    gate: 'cost_usd <= 9',
    actual: 0,
    passed: false,
    reason: 'no known cost',
  },
  {
    what: 'p95',
    spec: { type: 'latency_ms', p95: 29 },
    results: [passed('a', { latency_ms: 10 }), failed('b', { latency_ms: 30 }), targetErrored('c')],
    gate: 'latency_ms p95 <= 29',
    actual: 30,
    passed: false,
  },
  {
    what: 'no latencies',
    spec: { type: 'latency_ms', p50: 29 },
    results: [targetErrored('c')],
    gate: 'latency_ms p50 <= 29',
    actual: 0,
    passed: false,
    reason: 'no latencies',
  },
  {
    what: 'an arm that did not run leaves its margin open',
    spec: { type: 'not_worse_than', arm: 'gpt', margin: 0.05 },
    results: [passed('a')],
    gate: 'not_worse_than(gpt) >= -0.05',
    actual: 0,
    passed: false,
    undecided: true,
    reason: '"gpt" did not run',
  },
];

describe('judgeGates', () => {
  it.each(rows)('$what', ({ spec, results, labels, what: _, ...expected }) => {
    const arm = { results, ...(labels === undefined ? {} : { classification: labels }) };
    const { spec: __, ...gate } = { spec, ...expected };
    expect(judgeGates([spec], arm)).toEqual([gate]);
  });

  it('gives one result for each ceiling on the latency', () => {
    const results = [1, 2, 3, 4].map((latency_ms) =>
      passed(`${latency_ms}`, { latency_ms: latency_ms * 100 }),
    );
    const found = judgeGates([{ type: 'latency_ms', p50: 200, p95: 300, max: 500 }], { results });
    expect(found).toEqual([
      { gate: 'latency_ms p50 <= 200', actual: 200, passed: true },
      { gate: 'latency_ms p95 <= 300', actual: 400, passed: false },
      { gate: 'latency_ms max <= 500', actual: 400, passed: true },
    ]);
  });

  it.each<{ found: Partial<MarginFinding>; gate: Partial<GateResult> }>([
    { found: { verdict: 'holds', difference: -0.01 }, gate: { passed: true, actual: -0.01 } },
    {
      found: { verdict: 'missed', difference: -0.2, low: -0.3, high: -0.1 },
      gate: { passed: false, reason: 'worse: -20.0 points, one-sided 95 % bounds -30.0 and -10.0' },
    },
    {
      found: {
        verdict: 'undecided',
        difference: 0,
        low: -0.1234,
        high: 0.12,
        mde80: 0.2,
        casesToDecide: 300,
      },
      gate: {
        passed: false,
        undecided: true,
        reason:
          '0.0 points, one-sided 95 % bounds -12.3 and 12.0; about 300 cases would decide, this suite finds a difference of 20.0 points',
      },
    },
    {
      found: { verdict: 'undecided', difference: 0, low: -0.1, high: 0.1, mde80: 0.2, casesToDecide: null },
      gate: {
        undecided: true,
        reason:
          '0.0 points, one-sided 95 % bounds -10.0 and 10.0; no number of cases would decide, this suite finds a difference of 20.0 points',
      },
    },
  ])('says what a margin found: $found.verdict', ({ found, gate }) => {
    const marginTo = () => found as MarginFinding;
    const [result] = judgeGates([{ type: 'not_worse_than', arm: 'gpt', margin: 0.05 }], {
      name: 'small',
      results: [],
      marginTo,
    });
    expect(result).toMatchObject({ gate: 'not_worse_than(gpt) >= -0.05', ...gate });
  });

  it('asks no arm to be as good as itself', () => {
    const gates: GateSpec[] = [{ type: 'not_worse_than', arm: 'gpt', margin: 0 }];
    expect(judgeGates(gates, { name: 'gpt', results: [] })).toEqual([]);
    expect(judgeGates(gates, { name: 'x', results: [] })[0]?.gate).toBe('not_worse_than(gpt) >= 0');
  });

  it('allows errored cases only where a gate does and holds', () => {
    const results = [passed('a'), targetErrored('b')];
    expect(allowsErrors([{ type: 'error_rate', max: 0.5 }], results)).toBe(true);
    expect(allowsErrors([{ type: 'error_rate', max: 0.4 }], results)).toBe(false);
    expect(allowsErrors([{ type: 'pass_rate', min: 0 }], results)).toBe(false);
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

import { describe, expect, test } from 'vitest';
import type { ArmPlan, PlannedScorer, Progress, RunPlan } from '../../src/engine/run.ts';
import { runMatrix } from '../../src/engine/run-matrix.ts';
import type { Score } from '../../src/scorers/scorer.ts';
import type { Case, TrialsSpec } from '../../src/suite/suite.ts';
import type { Answer, Call } from '../../src/targets/target.ts';

const never = new AbortController().signal;
const answered = (text: string, extra: Partial<Answer & { kind: 'answered' }> = {}): Answer => ({
  kind: 'answered',
  text,
  latency_ms: 10,
  ...extra,
});
const errored = (error: string): Answer => ({ kind: 'errored', error, latency_ms: 10 });
const measured = (value: number, passed = value >= 0.5): Score => ({ kind: 'measured', value, passed });

function cases(...ids: string[]): Case[] {
  return ids.map((id, index) => ({
    id,
    input: id,
    tags: [],
    place: { file: 'cases.jsonl', line: index + 1 },
  }));
}

function arm(name: string, answer: (call: Call) => Answer | Promise<Answer>, rates = 0): ArmPlan {
  const target = { answer: async (call: Call) => answer(call) };
  return { name, target, ...(rates > 0 ? { cost: { input_per_1m: rates, output_per_1m: rates } } : {}) };
}

function scorer(score: (output: string, trial: number) => Score, name = 'check', weight = 1): PlannedScorer {
  return {
    spec: { type: 'exact', name, weight },
    scorer: { score: ({ output, trial }) => score(output, trial) },
  };
}

function plan(overrides: Partial<RunPlan> & { scorers?: PlannedScorer[] } = {}): RunPlan {
  const scorers = overrides.scorers ?? [scorer((output) => measured(output === 'good' ? 1 : 0))];
  return {
    arms: [],
    cases: cases('a', 'b', 'c'),
    scorersOf: () => scorers,
    concurrency: 4,
    trials: { count: 1, require: 'all' },
    budgetUsd: null,
    stop: never,
    kill: never,
    ...overrides,
  };
}

const trials = (count: number, require: TrialsSpec['require']): TrialsSpec => ({ count, require });

describe('order and concurrency', () => {
  test('arms run one after another, in list order', async () => {
    const log: string[] = [];
    const logged = (name: string) =>
      arm(name, async (call) => {
        log.push(`${name} ${call.caseId}`);
        await new Promise((resolve) => setTimeout(resolve, 1));
        return answered('good');
      });
    await runMatrix(plan({ arms: [logged('z'), logged('a')], concurrency: 1 }));
    expect(log).toEqual(['z a', 'z b', 'z c', 'a a', 'a b', 'a c']);
  });

  test('results keep the dataset order when the first case finishes last', async () => {
    const slowFirst = arm('x', async (call) => {
      await new Promise((resolve) => setTimeout(resolve, call.caseId === 'a' ? 20 : 1));
      return answered(call.caseId);
    });
    const [run] = await runMatrix(plan({ arms: [slowFirst] }));
    expect(run?.results.map((result) => result.output)).toEqual(['a', 'b', 'c']);
  });

  test('never more cases in flight than the concurrency', async () => {
    let inFlight = 0;
    let most = 0;
    const counting = arm('x', async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      await new Promise((resolve) => setTimeout(resolve, 2));
      inFlight -= 1;
      return answered('good');
    });
    await runMatrix(
      plan({
        arms: [counting],
        cases: cases(...Array.from({ length: 20 }, (_, i) => `c${i}`)),
        concurrency: 3,
      }),
    );
    expect(most).toBe(3);
  });

  test('progress is told once a case, errored ones included', async () => {
    const seen: Progress[] = [];
    const target = arm('x', (call) => (call.caseId === 'b' ? errored('down') : answered('good')));
    await runMatrix(plan({ arms: [target], concurrency: 1, onProgress: (progress) => seen.push(progress) }));
    expect(seen.map(({ done, notPassed, total }) => [done, notPassed, total])).toEqual([
      [1, 0, 3],
      [2, 1, 3],
      [3, 1, 3],
    ]);
  });
});

describe('one trial', () => {
  test('a target error leaves no scores and does not run the scorers', async () => {
    let scored = 0;
    const counting = scorer(() => {
      scored += 1;
      return measured(1);
    });
    const [run] = await runMatrix(plan({ arms: [arm('x', () => errored('down'))], scorers: [counting] }));
    expect(scored).toBe(0);
    expect(run?.results[0]).toMatchObject({
      verdict: 'errored',
      passed: false,
      mean_score: null,
      scores: [],
      error: 'down',
    });
  });

  test('a scorer that could not measure makes the case errored, never a zero', async () => {
    const broken = scorer(() => ({ kind: 'errored', error: 'no judge' }));
    const [run] = await runMatrix(
      plan({ arms: [arm('x', () => answered('good'))], scorers: [scorer(() => measured(1)), broken] }),
    );
    expect(run?.results[0]).toMatchObject({ verdict: 'errored', mean_score: null });
    expect(run?.results[0]?.scores[1]).toEqual({
      scorer: 'check',
      value: null,
      passed: false,
      error: 'no judge',
    });
  });

  test('a part that throws is an errored case, and the rest goes on', async () => {
    const throwing = arm('x', (call) => {
      if (call.caseId === 'a') throw new Error('bug');
      return answered('good');
    });
    const [run] = await runMatrix(plan({ arms: [throwing] }));
    expect(run?.results.map((result) => result.verdict)).toEqual(['errored', 'passed', 'passed']);
  });

  test('weights shape the mean', async () => {
    const scorers = [scorer(() => measured(1), 'heavy', 3), scorer(() => measured(0), 'light', 1)];
    const [run] = await runMatrix(plan({ arms: [arm('x', () => answered('good'))], scorers }));
    expect(run?.results[0]?.mean_score).toBe(0.75);
  });
});

describe('trials', () => {
  const verdicts: [TrialsSpec['require'], number, boolean][] = [
    ['all', 3, true],
    ['all', 2, false],
    ['all', 0, false],
    ['majority', 3, true],
    ['majority', 2, true],
    ['majority', 1, false],
    ['any', 1, true],
    ['any', 0, false],
  ];
  test.each(verdicts)('%s of 3 with %i passing: %s', async (require, passing, expected) => {
    const check = scorer((_, trial) => measured(trial < passing ? 1 : 0));
    const [run] = await runMatrix(
      plan({
        arms: [arm('x', () => answered('y'))],
        cases: cases('a'),
        scorers: [check],
        trials: trials(3, require),
      }),
    );
    expect(run?.results[0]?.passed).toBe(expected);
  });

  test('two of four is no majority', async () => {
    const check = scorer((_, trial) => measured(trial < 2 ? 1 : 0));
    const [run] = await runMatrix(
      plan({
        arms: [arm('x', () => answered('y'))],
        cases: cases('a'),
        scorers: [check],
        trials: trials(4, 'majority'),
      }),
    );
    expect(run?.results[0]).toMatchObject({ verdict: 'failed', mean_score: 0.5 });
  });

  test('an errored trial adds no score, counts 0 ms, and its reason stays in the trial', async () => {
    const target = arm('x', (call) => (call.trial === 1 ? errored('lost') : answered(`t${call.trial}`)));
    const [run] = await runMatrix(
      plan({
        arms: [target],
        cases: cases('a'),
        scorers: [scorer(() => measured(1))],
        trials: trials(3, 'all'),
      }),
    );
    expect(run?.results[0]).toMatchObject({ verdict: 'failed', mean_score: 1, latency_ms: 6, output: 't0' });
    expect(run?.results[0]?.error).toBeUndefined();
    expect(run?.results[0]?.trials?.[1]).toMatchObject({ verdict: 'errored', error: 'lost' });
  });

  test('all trials errored: the case is errored with the first reason', async () => {
    const target = arm('x', (call) => errored(`down ${call.trial}`));
    const [run] = await runMatrix(plan({ arms: [target], cases: cases('a'), trials: trials(2, 'any') }));
    expect(run?.results[0]).toMatchObject({ verdict: 'errored', error: 'down 0', mean_score: null });
  });

  test('a scorer broken in one trial is measured by the others', async () => {
    const check = scorer((_, trial) => (trial === 0 ? { kind: 'errored', error: 'busy' } : measured(1)));
    const [run] = await runMatrix(
      plan({
        arms: [arm('x', () => answered('y'))],
        cases: cases('a'),
        scorers: [check],
        trials: trials(2, 'any'),
      }),
    );
    expect(run?.results[0]).toMatchObject({ verdict: 'passed', mean_score: 1 });
    expect(run?.results[0]?.trials?.[0]).toMatchObject({ verdict: 'errored' });
  });
});

test('the recording behind each trial is told, so that one recording never counts as two observations', async () => {
  const target = arm('x', (call) =>
    call.trial === 2 ? errored('lost') : answered('good', { provenance: 'replayed', recording: 'same' }),
  );
  const [run] = await runMatrix(plan({ arms: [target], cases: cases('a'), trials: trials(3, 'any') }));
  expect(run?.recordings).toEqual(new Map([['a', ['same', 'same', null]]]));
});

describe('cost and budget', () => {
  const million = { input: 500_000, output: 500_000 };

  test('each arm prices with its own rates', async () => {
    const answer = () => answered('good', { tokens: million });
    const runs = await runMatrix(plan({ arms: [arm('cheap', answer, 1), arm('dear', answer, 10)] }));
    expect(runs.map((run) => run.spentUsd)).toEqual([3, 30]);
    expect(runs[1]?.results[0]).toMatchObject({ cost_usd: 10, tokens: million });
  });

  test('without rates or tokens the cost is unknown, not zero', async () => {
    const [run] = await runMatrix(plan({ arms: [arm('x', () => answered('good', { tokens: million }))] }));
    expect(run?.results[0]).not.toHaveProperty('cost_usd');
  });

  test('the budget skips what it no longer covers, and every arm gets it afresh', async () => {
    const answer = () => answered('good', { tokens: million });
    const runs = await runMatrix(
      plan({ arms: [arm('x', answer, 1), arm('y', answer, 1)], budgetUsd: 2, concurrency: 1 }),
    );
    for (const run of runs)
      expect(run.results.map((result) => result.verdict)).toEqual(['passed', 'passed', 'skipped']);
    expect(runs[0]?.results[2]?.error).toBe('skipped: run budget of $2 exhausted (spent $2.0000)');
  });

  test.each([
    [1, 31_250, 0.03, '$0.03 exhausted (spent $0.0312)'],
    [3, 31_250, 0.03, '$0.03 exhausted (spent $0.0938)'],
    [1, 1, 5e-7, '$0.0000005 exhausted (spent $0.0000)'],
  ])(
    'money is printed as EvalCore prints it: rate %d, %d tokens, budget %d',
    async (rate, input, budgetUsd, text) => {
      const answer = () => answered('good', { tokens: { input, output: 0 } });
      const [run] = await runMatrix(plan({ arms: [arm('x', answer, rate)], budgetUsd, concurrency: 1 }));
      expect(run?.results[1]?.error).toBe(`skipped: run budget of ${text}`);
    },
  );

  test('cases in flight cannot overshoot together once a price is known', async () => {
    const answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return answered('good', { tokens: million });
    };
    const many = cases(...Array.from({ length: 40 }, (_, i) => `c${i}`));
    const [run] = await runMatrix(
      plan({ arms: [arm('x', answer, 1)], cases: many, budgetUsd: 10, concurrency: 4 }),
    );
    expect(run?.spentUsd).toBe(10);
  });

  test('replayed calls are counted, priced, and cost this run nothing', async () => {
    const replayed = () => answered('good', { tokens: million, provenance: 'replayed' });
    const [run] = await runMatrix(plan({ arms: [arm('x', replayed, 1)], budgetUsd: 1 }));
    expect(run).toMatchObject({ spentUsd: 0, calls: { replayed: 3 } });
    expect(run?.results.map((result) => result.cost_usd)).toEqual([1, 1, 1]);
  });
});

describe('stopping', () => {
  test('a stop starts nothing more and keeps what ran', async () => {
    const stop = new AbortController();
    const target = arm('x', (call) => {
      if (call.caseId === 'b') stop.abort();
      return answered('good');
    });
    const runs = await runMatrix(
      plan({ arms: [target, arm('y', () => answered('good'))], concurrency: 1, stop: stop.signal }),
    );
    expect(runs.map((run) => run.results.map((result) => result.verdict))).toEqual([
      ['passed', 'passed', 'skipped'],
      ['skipped', 'skipped', 'skipped'],
    ]);
    expect(runs.map((run) => run.interrupted)).toEqual([1, 3]);
  });

  test('a case whose call was ended by us is not a failure of the arm', async () => {
    const stop = new AbortController();
    const target = arm('x', () => {
      stop.abort();
      return errored('aborted');
    });
    const [run] = await runMatrix(
      plan({ arms: [target], cases: cases('a'), stop: stop.signal, kill: stop.signal }),
    );
    expect(run?.results[0]?.verdict).toBe('skipped');
  });
});

import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '../../src/base/errors.ts';
import { renderJson } from '../../src/report/json.ts';
import { parseResults } from '../../src/results/parse.ts';
import type { ArmResult, CaseResult, Results } from '../../src/results/results.ts';
import { buildResults } from '../report/results-builder.ts';

const HONEST = buildResults({
  arms: [
    { name: 'v1', skill: 0.5 },
    { name: 'v2', skill: 0.7 },
  ],
  cases: 6,
  trials: 2,
  calls: true,
  statistics: true,
  gates: [{ type: 'pass_rate', min: 0.5 }],
});
const { comparison } = HONEST;

function read(content: unknown): Results {
  return parseResults(Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)), 'r.json');
}

/** What is wrong, without the words that every message begins with. */
function problems(content: unknown): string[] {
  try {
    read(content);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return error.faults.map((fault) => fault.message.replace('r.json is not a results file: ', ''));
  }
}

/** The honest results with the second arm changed. */
function withArm(change: object): object {
  return { ...HONEST, arms: HONEST.arms.map((arm, index) => (index === 1 ? { ...arm, ...change } : arm)) };
}

/** The honest results with the fourth result of the second arm changed. */
function withResult(change: object): object {
  const results = secondArm().results.map((one, index) => (index === 3 ? { ...one, ...change } : one));
  return withArm({ results });
}

function secondArm(): ArmResult {
  const [, arm] = HONEST.arms;
  if (arm === undefined) throw new RangeError('no second arm');
  return arm;
}

function withComparison(change: Partial<Results['comparison']>): object {
  return { ...HONEST, comparison: { ...comparison, ...change } };
}

/** A text like this one, nested so many lists deep. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('honest results are read as they are', () => {
  expect(read(HONEST)).toEqual(HONEST);
});

describe('version', () => {
  test.each([
    [2, ['it has version 2, and this program reads version 1']],
    ['1', ['version: expected 1, got "1"']],
    [null, ['version: expected 1, got null']],
    [undefined, ['version: expected 1, got nothing']],
  ])('%j', (version, expected) => {
    expect(problems({ ...HONEST, version })).toEqual(expected);
  });
});

describe('shape', () => {
  const rows: [what: string, content: unknown, problem: string][] = [
    ['no object', [], 'expected an object, got a list'],
    ['another schema', { ...HONEST, schema: 'x' }, 'schema: expected "eval-matrix/results", got "x"'],
    ['a key more', { ...HONEST, script: 'x' }, 'script: unknown key'],
    ['an inherited key', `{"__proto__":1,${JSON.stringify(HONEST).slice(1)}`, '__proto__: unknown key'],
    ['a long key', { ...HONEST, ['a b'.repeat(1_000)]: 'x' }, `["${'a b'.repeat(20)}…"]: unknown key`],
    ['an arm that is none', { ...HONEST, arms: ['x'] }, 'arms[0]: expected an object, got "x"'],
    ['arms that are no list', { ...HONEST, arms: {} }, 'arms: expected a list, got an object'],
    ['no name', withArm({ name: undefined }), 'arms[1].name: expected a text, got nothing'],
    [
      'no such verdict',
      withArm({ verdict: 'fine' }),
      'arms[1].verdict: expected "met" or "missed" or "inconclusive", got "fine"',
    ],
    ['no flag', withArm({ required: 1 }), 'arms[1].required: expected true or false, got 1'],
    ['half a win', withArm({ wins: 0.5 }), 'arms[1].wins: expected a whole number, got 0.5'],
    [
      'a time before the start',
      withResult({ latency_ms: -1 }),
      'arms[1].results[3].latency_ms: expected at least 0, got -1',
    ],
    [
      'money back',
      withResult({ cost_usd: -0.1 }),
      'arms[1].results[3].cost_usd: expected at least 0, got -0.1',
    ],
    [
      'a score past all numbers',
      JSON.stringify(withResult({ mean_score: 7.5e300 })).replace('7.5e+300', '7.5e999'),
      'arms[1].results[3].mean_score: expected a number, got Infinity',
    ],
    [
      'a rate of 2',
      withArm({ pass_rate: { value: 2, low: 0, high: 1 } }),
      'arms[1].pass_rate.value: expected at most 1, got 2',
    ],
    ['a p below 0', withResult({ fisher_p: -1 }), 'arms[1].results[3].fisher_p: expected at least 0, got -1'],
    [
      'a difference of 3',
      withArm({ versus_reference: { ...secondArm().versus_reference, low: -3 } }),
      'arms[1].versus_reference.low: expected at least -1, got -3',
    ],
    [
      'a word among the wins',
      withComparison({ wins: { 'v 1': 'x' } as never }),
      'comparison.wins["v 1"]: expected a number, got "x"',
    ],
    ['an exit code of 2', { ...HONEST, exit_code: 2 }, 'exit_code: expected 0 or 1, got 2'],
  ];
  test.each(rows)('%s', (_, content, problem) => {
    expect(problems(content)).toEqual([problem]);
  });

  test('a target nested 20,000 deep is refused, one as deep as a suite may be is written again', () => {
    const content = (levels: number) =>
      JSON.stringify(withArm({ target: { type: 'x', deep: 'HERE' } })).replace('"HERE"', nested(levels));
    expect(problems(content(20_000))).toEqual(['arms[1].target: nested more than 128 deep']);
    const written = [...renderJson(read(content(127)))].join('');
    expect(JSON.stringify(read(written))).toContain(nested(127));
  });
});

describe('parts that do not fit together', () => {
  const [firstCase = { case: '' }] = HONEST.cases;
  const twice = HONEST.arms.map((arm) => ({ ...arm, name: 'v1' }));
  const swapped = secondArm().results.toReversed();
  const rows: [what: string, content: unknown, problem: string | RegExp][] = [
    ['no arm', { ...HONEST, arms: [] }, 'arms: expected 1 to 10000, got 0'],
    ['an arm twice', { ...HONEST, arms: twice }, 'arms[1].name: "v1" is there twice'],
    [
      'a case twice',
      { ...HONEST, cases: HONEST.cases.map((one) => ({ ...one, case: firstCase.case })) },
      /^cases\[1\]\.case: .* is there twice$/,
    ],
    ['a reference from nowhere', { ...HONEST, reference: 'v9' }, 'reference: "v9" is not among the arms'],
    ['fewer results', withArm({ results: secondArm().results.slice(1) }), 'arms[1].results: 5 for 6 cases'],
    [
      'results in another order',
      withArm({ results: swapped }),
      /^arms\[1\]\.results\[0\]\.case: ".*" where cases has ".*"$/,
    ],
    [
      'a count too many',
      withArm({ cases: { ...secondArm().cases, errored: 600 } }),
      'arms[1].cases.errored: 600, and the results add up to 0',
    ],
    [
      'passed and failed',
      withResult(opposite(secondArm().results[3])),
      /^arms\[1\]\.results\[3\]\.passed: (true, and the verdict is failed|false, and the verdict is passed)$/,
    ],
    [
      'a trial that passed and errored',
      withResult({ trials: [{ passed: true, verdict: 'errored', scores: [], latency_ms: 0 }] }),
      'arms[1].results[3].trials[0].passed: true, and the verdict is errored',
    ],
    ['no rows for two arms', withComparison({ rows: [] }), 'comparison.rows: 0 for 6 cases'],
    [
      'rows of other cases',
      withComparison({ rows: comparison.rows.map((row) => ({ ...row, case: 'x' })) }),
      /^comparison\.rows\[0\]\.case: "x" where cases has /,
    ],
    [
      'a winner from nowhere',
      withComparison({ rows: comparison.rows.map((row) => ({ ...row, winner: 'v9' })) }),
      'comparison.rows[0].winner: "v9" is not among the arms',
    ],
    [
      'a tie too many',
      withComparison({ ties: comparison.ties + 1 }),
      /^comparison\.ties: \d, and the rows have \d$/,
    ],
    [
      'wins of nobody',
      withComparison({ wins: { ...comparison.wins, v9: 0 } }),
      'comparison.wins: "v9" is not among the arms',
    ],
    [
      'an arm without wins',
      withComparison({ wins: { v1: comparison.wins.v1 ?? 0 } }),
      /^comparison\.wins: none for "v2", and the rows have \d$/,
    ],
    ['wins that an arm says', withArm({ wins: 99 }), /^arms\[1\]\.wins: 99, and the rows have \d$/],
    [
      'a missed arm that nobody mentions',
      {
        ...HONEST,
        verdict: 'met',
        exit_code: 0,
        arms: HONEST.arms.map((arm) => ({ ...arm, verdict: 'missed' })),
      },
      'verdict: met, and the required arms make it missed',
    ],
    [
      'met and red',
      {
        ...HONEST,
        verdict: 'met',
        exit_code: 1,
        arms: HONEST.arms.map((arm) => ({ ...arm, verdict: 'met' })),
      },
      'exit_code: 1, and the verdict is met',
    ],
  ];
  test.each(rows)('%s', (_, content, problem) => {
    expect(problems(content)).toContainEqual(
      typeof problem === 'string' ? problem : expect.stringMatching(problem),
    );
  });

  test('informational arms do not decide', () => {
    const arms = HONEST.arms.map((arm) => ({ ...arm, verdict: 'missed', required: false }));
    expect(problems({ ...HONEST, verdict: 'met', exit_code: 0, arms })).toEqual([]);
  });
});

describe('hostile numbers of things', () => {
  const many = (count: number) => Array.from({ length: count }, () => 1);
  const rows: [what: string, content: unknown, first: string, faults: number][] = [
    ['a million words for arms', { ...HONEST, arms: many(1e6) }, 'arms[0]: expected an object, got 1', 10],
    [
      'more than a million',
      withResult({ scores: many(1e6 + 1) }),
      'arms[1].results[3].scores: 1000001 items, and at most 1000000 are read',
      1,
    ],
    [
      'a million scores',
      withResult({ scores: many(1e6) }),
      'arms[1].results[3].scores[0]: expected an object, got 1',
      10,
    ],
    [
      '10,001 arms',
      { ...HONEST, arms: many(10_001).map((_, index) => ({ ...secondArm(), name: `${index}` })) },
      'arms: expected 1 to 10000, got 10001',
      1,
    ],
    [
      'ten thousand keys',
      { ...HONEST, ...Object.fromEntries(many(1e4).map((_, index) => [`k${index}`, 1])) },
      'k0: unknown key',
      10,
    ],
  ];
  test.each(rows)('%s', (_, content, first, faults) => {
    const found = problems(content);
    expect([found[0], found.length]).toEqual([first, faults]);
  });
});

function opposite(result: CaseResult | undefined): object {
  return { passed: result?.passed !== true };
}

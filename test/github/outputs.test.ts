import { describe, expect, test } from 'vitest';
import { outputsOf, outputsOfSeveral } from '../../src/github/outputs.ts';
import { ARMS, buildResults } from '../report/results-builder.ts';

const paths = {
  results: 'out/results.json',
  html: 'out/report.html',
  junit: 'out/junit.xml',
  markdown: 'out/report.md',
};

test('small scalars and short JSON', () => {
  const outputs = outputsOf(
    buildResults({
      arms: [
        { name: 'v1', skill: -1, price: 0.5 },
        { name: 'v2', skill: 2, price: 0.25 },
      ],
      cases: 4,
    }),
    paths,
  );
  expect(outputs).toMatchObject({
    verdict: 'missed',
    winner: 'v2',
    wins: '{"v1":0,"v2":4}',
    'cost-usd': '3',
    'spent-usd': '0.75',
    replayed: '6',
    recorded: '2',
    'results-path': 'out/results.json',
    'markdown-path': 'out/report.md',
  });
  expect(JSON.parse(outputs.arms ?? '')).toEqual([
    { name: 'v1', verdict: 'missed', passed: 0, total: 4, mean_score: 0, wins: 0, cost_usd: 2 },
    { name: 'v2', verdict: 'met', passed: 4, total: 4, mean_score: 1, wins: 4, cost_usd: 1 },
  ]);
});

test('no winner when the most wins are shared, or when there are none', () => {
  const same = { skill: 2 };
  const tie = buildResults({
    arms: [
      { name: 'a', ...same },
      { name: 'b', ...same },
    ],
    cases: 3,
  });
  expect(outputsOf(tie, paths)).toMatchObject({ verdict: 'met', winner: '' });
});

test('a cost that is unknown in one arm is unknown in all', () => {
  const results = buildResults({
    arms: [
      { name: 'a', skill: 2, price: 1 },
      { name: 'b', skill: 2 },
    ],
    cases: 2,
  });
  expect(outputsOf(results, paths)['cost-usd']).toBe('');
});

describe('of several suites', () => {
  const finished = (path: string, skill: number, price?: number) => ({
    path,
    commentKey: path,
    results: buildResults({
      arms: [
        { name: 'a', skill: 2, ...(price === undefined ? {} : { price }) },
        { name: 'b', skill, ...(price === undefined ? {} : { price }) },
      ],
      cases: 2,
    }),
    paths: { ...paths, results: `out/${path}/results.json` },
  });

  test('the worst verdict, sums, a path a line, and JSON by suite', () => {
    const outputs = outputsOfSeveral([finished('one.yaml', 2, 1), finished('two.yaml', -2, 1)], 0);
    expect(outputs).toMatchObject({
      verdict: 'missed',
      winner: '{"one.yaml":null,"two.yaml":"a"}',
      wins: '{"one.yaml":{"a":0,"b":0},"two.yaml":{"a":2,"b":0}}',
      'cost-usd': '8',
      'results-path': 'out/one.yaml/results.json\nout/two.yaml/results.json',
    });
    expect(JSON.parse(outputs.arms ?? '')['two.yaml']).toMatchObject([
      { name: 'a', verdict: 'met' },
      { name: 'b', verdict: 'missed' },
    ]);
    expect(Object.keys(outputs)).toEqual(Object.keys(outputsOf(finished('x', 1).results, paths)));
  });

  test('one without a known cost leaves the sum unknown; one that is invalid leaves nothing met', () => {
    const outputs = outputsOfSeveral([finished('one.yaml', 2, 1), finished('two.yaml', 2)], 1);
    expect(outputs).toMatchObject({ verdict: 'inconclusive', 'cost-usd': '' });
    expect(outputsOfSeveral([finished('one.yaml', -2)], 1).verdict).toBe('missed');
    expect(outputsOfSeveral([finished('one.yaml', 2)], 0).verdict).toBe('met');
  });
});

test('a huge run still has small outputs', () => {
  const outputs = outputsOf(buildResults({ arms: ARMS, cases: 10_000 }), paths);
  expect(Object.values(outputs).join('').length).toBeLessThan(10_000);
});

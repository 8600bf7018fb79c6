import { expect, test } from 'vitest';
import { InvalidInputError } from '../../src/base/errors.ts';
import { readInputs } from '../../src/github/inputs.ts';

const read = (values: Record<string, string>) => readInputs((name) => values[name] ?? '');

const DEFAULTS = {
  comment: 'always',
  token: '',
  resultsDir: 'eval-matrix-results',
  allowHeadCode: false,
  cache: 'auto',
  failOn: 'contract',
  onInconclusive: 'fail',
  cassetteCache: true,
};

test.each<[string, Record<string, string>, object]>([
  ['the suite alone', {}, {}],
  ['arms', { matrix: 'v1, v2' }, { matrix: 'v1, v2' }],
  ['one arm', { target: 'v1' }, { target: 'v1' }],
  [
    'numbers',
    { trials: '3', concurrency: '8', 'budget-usd': '0.5' },
    { trials: 3, concurrency: 8, budgetUsd: 0.5 },
  ],
  ['cases', { only: 'tag:billing' }, { only: 'tag:billing' }],
  ['no comment', { comment: 'never' }, { comment: 'never' }],
  ['a comment on bad news', { comment: 'on-failure' }, { comment: 'on-failure' }],
  ['a pull request', { 'pr-number': '12' }, { prNumber: 12 }],
  ['a key', { 'comment-key': 'support bot' }, { commentKey: 'support bot' }],
  ['a token', { 'github-token': 'ghs_x' }, { token: 'ghs_x' }],
  ['code of the head', { 'allow-head-code': 'true' }, { allowHeadCode: true }],
  ['results to publish', { publish: 'in/results.json' }, { publish: 'in/results.json' }],
  ['replay', { cache: 'replay', 'cassette-cache': 'false' }, { cache: 'replay', cassetteCache: false }],
  ['cassettes', { cassettes: 'recordings' }, { cassettes: 'recordings' }],
  ['a reference', { reference: 'v1' }, { reference: 'v1' }],
  [
    'what fails',
    { 'fail-on': 'gates', 'on-inconclusive': 'warn' },
    { failOn: 'gates', onInconclusive: 'warn' },
  ],
  ['a folder', { 'results-dir': 'out' }, { resultsDir: 'out' }],
  ['two suites', { suite: 'a.yaml\n\n b/*.yaml ' }, { suites: ['a.yaml', 'b/*.yaml'] }],
])('%s', (_, given, expected) => {
  expect(read({ suite: 'evals.yaml', ...given })).toEqual({
    suites: ['evals.yaml'],
    ...DEFAULTS,
    ...expected,
  });
});

test.each<[string, Record<string, string>, string]>([
  ['no suite', { suite: '' }, 'input suite is missing'],
  ['two suites for one file', { suite: 'a.yaml\n\n b.yaml', publish: 'x' }, 'input suite names 2 files'],
  ['trials 0', { trials: '0' }, 'input trials must be a whole number of at least 1, got "0"'],
  ['trials 1.5', { trials: '1.5' }, 'input trials must be a whole number'],
  ['trials in words', { trials: 'two' }, 'input trials must be a whole number'],
  ['concurrency -1', { concurrency: '-1' }, 'input concurrency must be a whole number'],
  ['a budget of nothing', { 'budget-usd': '0' }, 'input budget-usd must be a positive number, got "0"'],
  ['a budget without end', { 'budget-usd': 'Infinity' }, 'input budget-usd must be a positive number'],
  ['a budget in another notation', { 'budget-usd': '0x10' }, 'input budget-usd must be a positive number'],
  ['a pull request in words', { 'pr-number': '#12' }, 'input pr-number must be a whole number'],
  ['a yes that is not true', { 'allow-head-code': 'yes' }, 'input allow-head-code is "yes"'],
  ['another thing that fails', { 'fail-on': 'cost' }, 'input fail-on is "cost"'],
  ['another cache mode', { cache: 'record' }, 'input cache is "record"'],
  ['another comment mode', { comment: 'sometimes' }, 'input comment is "sometimes"'],
])('%s is refused', (_, given, message) => {
  expect(() => read({ suite: 'evals.yaml', ...given })).toThrow(message);
});

test('with results to publish no suite is needed', () => {
  expect(read({ publish: 'results.json' })).toMatchObject({
    suites: [],
    publish: 'results.json',
  });
});

test('all faults at once', () => {
  const faults = () => {
    try {
      read({ trials: 'x', concurrency: 'x', 'budget-usd': 'x', comment: 'x' });
    } catch (error) {
      return error instanceof InvalidInputError ? error.faults.map((fault) => fault.code) : error;
    }
  };
  expect(faults()).toEqual(Array(5).fill('input-value'));
});

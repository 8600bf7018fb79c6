import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseResults } from '../../src/results/parse.ts';
import type { PullRequest } from '../bench/github.ts';
import { annotations, bodies, createWorld, SUITE, type World } from './world.ts';

let world: World;
let pull: PullRequest;

beforeEach(async () => {
  world = await createWorld();
  pull = await world.github.scene.openPullRequest();
});
afterEach(() => world.close());

test('the first push creates one comment, the second edits it', async () => {
  const first = await world.run(pull);
  expect(first.outputs['comment-url']).toMatch(/#issuecomment-1$/);
  expect(await bodies(world, pull)).toEqual([expect.stringContaining(pull.head.sha)]);

  const pushed = await world.github.scene.push(pull);
  const second = await world.run(pushed);
  expect(second.outputs['comment-url']).toBe(first.outputs['comment-url']);
  expect(await bodies(world, pull)).toEqual([expect.stringContaining(pushed.head.sha)]);
});

test('a gate missed: the check fails, and comment, summary, annotations and outputs say which arm and which gate', async () => {
  const report = await world.run(pull);
  expect(report.conclusion).toBe('failure');
  expect(report.stages).toMatchObject([
    { stage: 'main', exitCode: 1, leftovers: false },
    { stage: 'post', exitCode: 0, leftovers: false },
  ]);
  const [comment] = await bodies(world, pull);
  for (const text of [comment, report.summary]) {
    expect(text).toContain('<b>bad</b> missed <code>pass&#95;rate 0 &#60; 0&#46;9</code>');
  }
  expect(annotations(report, 'error')[0]).toMatch(/bad missed its bar.*pass_rate/);
  expect(report.annotations).toContainEqual(expect.objectContaining({ file: 'cases.jsonl', line: '2' }));
  expect(report.annotations.length).toBeLessThanOrEqual(10);
  expect(report.outputs).toMatchObject({
    verdict: 'missed',
    winner: 'good',
    wins: '{"good":3,"bad":0}',
    'results-path': 'eval-matrix-results/results.json',
  });
  expect(report.undeclaredOutputs).toEqual([]);
  expect(annotations(report, 'warning')).toEqual([]);
});

test('every arm meets its bar: a green check and no annotation', async () => {
  world.write({ 'evals.yaml': SUITE['evals.yaml'].replace('sed s/answer/nonsense/', 'cat') });
  const report = await world.run(pull);
  expect(report.conclusion).toBe('success');
  expect(report.annotations).toEqual([]);
  expect(report.outputs).toMatchObject({ verdict: 'met', winner: '' });
  expect(await bodies(world, pull)).toEqual([expect.stringContaining('✅')]);
});

test('reference, fail-on and on-inconclusive are the inputs’ to say', async () => {
  const report = await world.run(pull, { inputs: { reference: 'bad', 'fail-on': 'never' } });
  expect(report.conclusion).toBe('success');
  expect(report.outputs).toMatchObject({ verdict: 'missed' });
  const read = (path: string | undefined) => readFileSync(join(world.workspace, path ?? ''));
  const results = parseResults(read(report.outputs['results-path']), 'results.json');
  expect(results).toMatchObject({ reference: 'bad', exit_code: 0 });
  expect(results.arms.map((arm) => arm.versus_reference === undefined)).toEqual([false, true]);
  expect(report.summary).toContain('(reported only)');

  const suite = SUITE['evals.yaml'].replace('sed s/answer/nonsense/', 'exit 3').replace(/ {2}gates:.*\n/, '');
  world.write({ 'evals.yaml': suite });
  expect((await world.run(pull)).conclusion).toBe('failure');
  const warned = await world.run(pull, { inputs: { 'on-inconclusive': 'warn' } });
  expect(warned.outputs.verdict).toBe('inconclusive');
  expect(warned.conclusion).toBe('success');
});

test('the files are there, and the results can be read', async () => {
  const report = await world.run(pull, { inputs: { 'results-dir': 'out/evals' } });
  const read = (output: string) => readFileSync(join(world.workspace, report.outputs[output] ?? ''));
  const results = parseResults(read('results-path'), 'results.json');
  expect(results.arms.map((arm) => arm.name)).toEqual(['good', 'bad']);
  expect(read('markdown-path').toString().trimEnd()).toBe(report.summary.trimEnd());
});

test('no token: check, summary and annotations are right, and there is one warning', async () => {
  const report = await world.run(pull, { inputs: { 'github-token': '' } });
  expect(report.stages[0]).toMatchObject({ exitCode: 1 });
  expect(report.summary).toContain('bad');
  expect(annotations(report, 'error')[0]).toMatch(/bad missed its bar/);
  expect(annotations(report, 'warning')).toEqual([expect.stringContaining('There is no github-token')]);
  expect(report.outputs['comment-url']).toBe('');
  expect(world.github.proxy.exchanges).toEqual([]);
});

test('comment: never asks GitHub for nothing', async () => {
  const report = await world.run(pull, { inputs: { comment: 'never' } });
  expect(annotations(report, 'warning')).toEqual([]);
  expect(world.github.proxy.exchanges).toEqual([]);
});

test('an invalid suite: exit status 2, every fault at its line, nothing ran', async () => {
  world.write({
    'evals.yaml': 'targets: { good: { type: shell, cmd: cat, tmeout: 3 } }\nscorers: [{ type: contians }]\n',
  });
  const report = await world.run(pull);
  expect(report.stages[0]).toMatchObject({ exitCode: 2 });
  expect(report.annotations).toContainEqual(
    expect.objectContaining({
      level: 'error',
      file: 'evals.yaml',
      line: '1',
      message: expect.stringContaining('tmeout'),
    }),
  );
  expect(report.annotations).toContainEqual(expect.objectContaining({ file: 'evals.yaml', line: '2' }));
  expect(report.summary).toContain('nothing has run');
  expect(report.summary).toContain('tmeout');
  expect(report.outputs.verdict).toBeUndefined();
  expect(await bodies(world, pull)).toEqual([]);
});

test('an invalid suite corrects the comment that is there, and writes no new one', async () => {
  await world.run(pull);
  world.write({ 'evals.yaml': 'nonsense: 1\n' });
  const pushed = await world.github.scene.push(pull);
  const report = await world.run(pushed);
  expect(report.stages[0]).toMatchObject({ exitCode: 2 });
  const [comment = '', ...more] = await bodies(world, pull);
  expect(more).toEqual([]);
  expect(comment.split('\n')[0]).toContain('nothing has run');
  expect(comment).toContain(`sha=${pushed.head.sha}`);
});

test.each([
  ['an input that is wrong', { trials: 'many' }, 'input trials must be'],
  ['a suite that is not there', { suite: 'nowhere.yaml' }, 'nowhere.yaml'],
  ['a suite outside of the workspace', { suite: '../evals.yaml' }, 'outside of the workspace'],
  ['a folder outside of the workspace', { 'results-dir': '/tmp' }, 'outside of the workspace'],
])('%s: exit status 2', async (_, inputs, message) => {
  const report = await world.run(pull, { inputs });
  expect(report.stages[0]).toMatchObject({ exitCode: 2 });
  expect(annotations(report, 'error')).toEqual([expect.stringContaining(message)]);
});

test('nothing is exported to later steps, and the token is in no text', async () => {
  const token = await world.github.token({ pull_requests: 'write' });
  const report = await world.run(pull, { token });
  expect(report.exported).toEqual({ env: {}, path: [] });
  const everything = JSON.stringify([report.summary, report.outputs, report.log, await bodies(world, pull)]);
  expect(everything).not.toContain(token);
});

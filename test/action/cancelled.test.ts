// A job is cancelled: SIGINT, 7.5 s later SIGTERM, 2.5 s later the end. What was measured is told until then.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parseResults } from '../../src/results/parse.ts';
import type { StepReport } from '../bench/runner.ts';
import { bodies, SUITE, type World, worldTest } from './world.ts';

/** Resolves when a file is there. */
async function appears(path: string): Promise<void> {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 20));
}

function resultsOf(world: World, folder = 'eval-matrix-results') {
  return parseResults(readFileSync(join(world.workspace, folder, 'results.json')), 'results.json');
}

const ended = (report: StepReport) => {
  expect(report.conclusion).toBe('cancelled');
  expect(report.stages).toMatchObject([
    { stage: 'main', exitCode: 1, signal: null, leftovers: false },
    { stage: 'post', exitCode: 0 },
  ]);
};

/** An arm whose second case never ends by itself, whatever signal it gets. */
const STUBBORN = `trap '' INT TERM; cat; if [ $EVAL_CASE_ID = case-2 ]; then touch began; while :; do sleep 1; done; fi`;
const stubborn = SUITE['evals.yaml']
  .replace('cmd: cat', `cmd: "${STUBBORN}"`)
  .replace('run:', 'run:\n  concurrency: 1');

worldTest('cancelled while an arm hangs: files, page, outputs and comment say what ran', async (scene) => {
  const { world, pull } = scene;
  world.write({ 'evals.yaml': stubborn });
  const cancel = new AbortController();
  void appears(join(world.workspace, 'began')).then(() => cancel.abort());
  const report = await world.run(pull, { cancel: cancel.signal });
  ended(report);
  expect(resultsOf(world)).toMatchObject({ verdict: 'inconclusive', partial: true, exit_code: 1 });
  expect(resultsOf(world).arms[0]?.results.map((one) => one.verdict)).toEqual([
    'passed',
    'skipped',
    'skipped',
  ]);
  expect(report.summary).toContain('the run was stopped');
  expect(report.outputs).toMatchObject({ verdict: 'inconclusive', 'results-path': expect.any(String) });
  expect(await bodies(world, pull)).toEqual([expect.stringContaining('the run was stopped')]);
});

worldTest(
  'cancelled while the first of two suites runs: the second is told of too',
  async ({ world, pull }) => {
    world.write({ 'evals.yaml': stubborn, 'second.yaml': SUITE['evals.yaml'] });
    const cancel = new AbortController();
    void appears(join(world.workspace, 'began')).then(() => cancel.abort());
    const inputs = { suite: 'evals.yaml\nsecond.yaml', comment: 'never' };
    ended(await world.run(pull, { cancel: cancel.signal, inputs }));
    for (const path of ['evals.yaml', 'second.yaml'])
      expect(resultsOf(world, `eval-matrix-results/${path}`)).toMatchObject({ verdict: 'inconclusive' });
  },
);

worldTest('cancelled when all is measured: nothing is lost, and the comment is written', async (scene) => {
  const { world, pull } = scene;
  const cancel = new AbortController();
  const answered = Promise.withResolvers<void>();
  world.github.proxy.addRule({
    match: ({ path }) => {
      cancel.abort();
      return path.includes('graphql');
    },
    fault: { kind: 'none' },
    until: answered.promise,
  });
  // The signal is there before GitHub answers.
  cancel.signal.addEventListener('abort', () => setTimeout(answered.resolve, 500));
  const report = await world.run(pull, { cancel: cancel.signal });
  ended(report);
  expect(resultsOf(world).verdict).toBe('missed');
  expect(await bodies(world, pull)).toEqual([expect.stringContaining('bad')]);
});

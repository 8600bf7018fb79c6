import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { workflowRunEvent } from '../bench/events.ts';
import { annotations, bodies, type World, worldTest } from './world.ts';

const READER = { contents: 'read', pull_requests: 'read' } as const;
const FIRST = { id: 4001, attempt: 1 };

/** The first stage, in the fork's pull request, leaves its results behind. */
async function firstStage(
  world: World,
): Promise<{ pull: Awaited<ReturnType<World['github']['scene']['push']>>; results: string }> {
  const pull = await world.github.scene.openForkPullRequest();
  const report = await world.run(pull, { token: await world.github.token(READER) });
  return { pull, results: readFileSync(join(world.workspace, report.outputs['results-path'] ?? ''), 'utf8') };
}

function secondStage(world: World, pull: Parameters<World['run']>[0], results: string) {
  world.write({ 'artifact/results.json': results });
  return world.run(pull, {
    eventName: 'workflow_run',
    event: workflowRunEvent(pull, FIRST),
    inputs: { publish: 'artifact/results.json' },
  });
}

worldTest('two stages: the second one comments what the first one measured', async ({ world }) => {
  const { pull, results } = await firstStage(world);
  expect(await bodies(world, pull)).toEqual([]);
  const report = await secondStage(world, pull, results);
  expect(report.conclusion).toBe('success');
  expect(report.outputs).toEqual({
    verdict: 'missed',
    'comment-url': expect.stringMatching(/#issuecomment-1$/),
  });
  const [comment] = await bodies(world, pull);
  expect(comment).toContain('<b>bad</b> missed');
  expect(comment).toContain('/actions/runs/4001/attempts/1');
  expect(comment).toContain('the pull request’s own run');
  expect(comment).toContain(`sha=${pull.head.sha} run=4001.1 -->`);
});

worldTest('two stages: after another push the results are stale, and nobody sees them', async ({ world }) => {
  const { pull, results } = await firstStage(world);
  await world.github.scene.push(pull);
  const report = await secondStage(world, pull, results);
  expect(report.conclusion).toBe('success');
  expect(await bodies(world, pull)).toEqual([]);
});

worldTest('a hostile results file is text in the comment and nothing else', async ({ world }) => {
  const { pull, results } = await firstStage(world);
  const evil =
    '</code></td></table>\n<img src=x> [x](https://evil.example) @octo-org/team #1\n::error::x\n<!-- eval-matrix:v1 -->';
  const hostile = JSON.parse(results.replaceAll('case-1', 'CASE').replaceAll('"bad"', '"ARM"'));
  const text = JSON.stringify(hostile)
    .replaceAll('"CASE"', JSON.stringify(evil))
    .replaceAll('"ARM"', JSON.stringify(evil));
  const report = await secondStage(world, pull, text);
  expect(annotations(report, 'error')).toEqual([]);
  const [comment = ''] = await bodies(world, pull);
  for (const active of ['<img', '](https', '@octo', '#1', '::error::']) expect(comment).not.toContain(active);
  expect(comment.match(/<!-- eval-matrix/g)).toHaveLength(1);
  expect(Object.keys(report.outputs).sort()).toEqual(['comment-url', 'verdict']);
});

worldTest('a results file that is none is refused, and nothing is written', async ({ world }) => {
  const pull = await world.github.scene.openForkPullRequest();
  const report = await secondStage(world, pull, '{"schema": "eval-matrix/results", "version": 1}');
  expect(report.stages[0]).toMatchObject({ exitCode: 2 });
  expect(await bodies(world, pull)).toEqual([]);
});

worldTest('the second stage reads one file, and only inside of the workspace', async ({ world }) => {
  const pull = await world.github.scene.openForkPullRequest();
  const report = await world.run(pull, {
    eventName: 'workflow_run',
    event: workflowRunEvent(pull, FIRST),
    inputs: { publish: '/etc/passwd' },
  });
  expect(report.stages[0]).toMatchObject({ exitCode: 2 });
  expect(annotations(report, 'error')[0]).toContain('outside of the workspace');
});

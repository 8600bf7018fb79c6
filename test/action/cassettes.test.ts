import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startCacheService } from '../bench/cache-service.ts';
import { issueCommentEvent, workflowRunEvent } from '../bench/events.ts';
import { type Script, startModelServer } from '../bench/model-server.ts';
import { cassetteTest, KEY, MAIN, PULL, record, suite } from './recording-world.ts';
import { annotations, createWorld } from './world.ts';

cassetteTest(
  'recorded on main, replayed on a pull request on another machine: no call, no key, the same bytes',
  async (scene) => {
    const { world, service, model } = scene;
    const first = await record(scene);
    expect(first.outputs).toMatchObject({ verdict: 'met', recorded: '3', replayed: '0' });
    expect(model.calls).toHaveLength(3);
    expect(service.entries).toHaveLength(1);

    const pull = await world.github.scene.openPullRequest();
    const replay = async () => {
      const report = await world.run(pull, {
        services: service.environment(PULL),
        env: KEY,
        inputs: { cache: 'replay', comment: 'never' },
      });
      expect(report.outputs).toMatchObject({ verdict: 'met', recorded: '0', replayed: '3' });
      return readFileSync(join(world.workspace, report.outputs['results-path'] ?? ''), 'utf8');
    };
    expect(await replay()).toBe(await replay());
    expect(model.calls).toHaveLength(3);
    expect(service.entries).toHaveLength(1);
  },
);

cassetteTest('a missed gate loses no recording', async (scene) => {
  scene.world.write(suite(scene.model.origin, 'nonsense'));
  const report = await record(scene);
  expect(report.stages).toMatchObject([{ exitCode: 1 }, { exitCode: 0 }]);
  expect(scene.service.entries).toHaveLength(1);
});

test('a cancelled job loses no recording that was made', async () => {
  const cancel = new AbortController();
  const script: Script = ({ index }) => {
    if (index === 2) cancel.abort();
    return index === 2 ? { kind: 'silent' } : { kind: 'answer', body: 'the answer' };
  };
  const [service, model] = await Promise.all([startCacheService(), startModelServer(script)]);
  const world = await createWorld();
  world.write(suite(model.origin));
  try {
    const report = await record({ world, service }, { cancel: cancel.signal });
    expect(report.conclusion).toBe('cancelled');
    expect(report.stages.at(-1)).toMatchObject({ stage: 'post', exitCode: 0 });
    expect(service.entries).toHaveLength(1);
    expect(report.log.join('\n')).toContain('stored 2 recordings');
  } finally {
    await Promise.all([world.close(), service.close(), model.close()]);
  }
});

cassetteTest('a fork’s pull request replays without a key, and stores nothing', async (scene) => {
  const { world, service, model } = scene;
  await record(scene);
  const pull = await world.github.scene.openForkPullRequest();
  const report = await world.run(pull, {
    services: service.environment(PULL),
    env: { MODEL_KEY: '' },
    inputs: { comment: 'never' },
  });
  expect(report.outputs).toMatchObject({ verdict: 'met', replayed: '3', recorded: '0' });
  expect(annotations(report, 'notice')).toEqual([expect.stringContaining('replay only')]);
  expect(model.calls).toHaveLength(3);
  expect(service.entries).toHaveLength(1);
});

cassetteTest(
  'a fork’s pull request with a case that nobody recorded: an error of that case, and no call',
  async (scene) => {
    const { world, service, model } = scene;
    await record(scene);
    const pull = await world.github.scene.openForkPullRequest();
    world.write({ 'cases.jsonl': '{"id": "new", "input": "new"}\n{"id": "case-1", "input": "answer 1"}\n' });
    const report = await world.run(pull, {
      services: service.environment(PULL),
      inputs: { comment: 'never' },
    });
    expect(report.outputs).toMatchObject({ verdict: 'inconclusive', replayed: '1' });
    expect(report.log.join('\n')).toContain('1 call has no recording:');
    expect(model.calls).toHaveLength(3);
  },
);

cassetteTest('publishing a fork’s results asks the cache for nothing', async ({ world, service }) => {
  const pull = await world.github.scene.openForkPullRequest();
  world.write({ 'results.json': '{}' });
  await world.run(pull, {
    eventName: 'workflow_run',
    event: workflowRunEvent(pull, { id: 1, attempt: 1 }),
    services: service.environment(MAIN),
    inputs: { publish: 'results.json' },
  });
  expect(service.requests).toEqual([]);
});

cassetteTest(
  'where GitHub gives a token that only reads, recordings are not stored, and nobody is warned',
  async (scene) => {
    const { world, service } = scene;
    const pull = await world.github.scene.openPullRequest();
    const report = await world.run(pull, {
      eventName: 'issue_comment',
      event: issueCommentEvent(pull.number, true),
      env: KEY,
      services: service.environment([{ ref: 'refs/heads/main', permission: 'read' }]),
      inputs: { comment: 'never' },
    });
    expect(report.outputs).toMatchObject({ recorded: '3' });
    expect(report.stages.at(-1)).toMatchObject({ exitCode: 0 });
    expect(annotations(report, 'warning')).toEqual([]);
    expect(service.entries).toEqual([]);
    expect(report.log.join('\n')).toContain('runs of issue_comment may read the cache and not write it');
  },
);

cassetteTest('a cache that is down costs calls and nothing else', async (scene) => {
  scene.service.addFault({ match: /./, what: { kind: 'reset' } });
  const report = await record(scene);
  expect(report.outputs).toMatchObject({ verdict: 'met', recorded: '3' });
  expect(annotations(report, 'warning')).toEqual([]);
});

cassetteTest('a suite of shells never asks for a cache', async (scene) => {
  scene.world.write({
    'evals.yaml':
      'targets: { a: { type: shell, cmd: cat } }\ndatasets: [{ file: cases.jsonl }]\nscorers: [{ type: contains, value: answer }]\n',
  });
  await record(scene);
  expect(scene.service.requests).toEqual([]);
});

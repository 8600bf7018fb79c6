import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type CacheService, type Scope, startCacheService } from '../bench/cache-service.ts';
import { issueCommentEvent, pushEvent, workflowRunEvent } from '../bench/events.ts';
import { type ModelServer, type Script, startModelServer } from '../bench/model-server.ts';
import type { ActionStep, StepReport } from '../bench/runner.ts';
import { annotations, createWorld, type World } from './world.ts';

const MAIN: readonly Scope[] = [{ ref: 'refs/heads/main', permission: 'write' }];
const PULL: readonly Scope[] = [
  { ref: 'refs/pull/1/merge', permission: 'write' },
  { ref: 'refs/heads/main', permission: 'read' },
];
const KEY = { MODEL_KEY: 'sk-live-0123456789' };

interface Scene {
  readonly world: World;
  readonly service: CacheService;
  readonly model: ModelServer;
}

const ANSWER: Script = () => ({ kind: 'answer', body: 'the answer' });

const suite = (origin: string, scorer = 'answer') => ({
  'evals.yaml': `
targets: { model: { type: http, url: "${origin}/{{input}}", method: GET, api_key_env: MODEL_KEY, max_retries: 0 } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: ${scorer} }]
run: { concurrency: 1 }
`,
});

function cassetteTest(name: string, body: (scene: Scene) => Promise<void>, script: Script = ANSWER): void {
  test.concurrent(name, async () => {
    const [service, model] = await Promise.all([startCacheService(), startModelServer(script)]);
    const world = await createWorld();
    world.write(suite(model.origin));
    try {
      await body({ world, service, model });
    } finally {
      await Promise.all([world.close(), service.close(), model.close()]);
    }
  });
}

/** A run on `main` that records: what the others live on. */
async function record({ world, service }: Scene, step: Partial<ActionStep> = {}): Promise<StepReport> {
  const pull = await world.github.scene.openPullRequest('recorded');
  await world.github.scene.close(pull);
  return world.run(pull, {
    eventName: 'push',
    event: pushEvent(pull),
    env: KEY,
    services: service.environment(MAIN),
    ...step,
    inputs: { comment: 'never', ...step.inputs },
  });
}

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
    const report = await record({ world, service, model }, { cancel: cancel.signal });
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

// A world with a model that is asked through the action, and a cache service that keeps the recordings.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { type CacheService, type Scope, startCacheService } from '../bench/cache-service.ts';
import { pushEvent } from '../bench/events.ts';
import { type ModelServer, type Script, startModelServer } from '../bench/model-server.ts';
import type { ActionStep, StepReport } from '../bench/runner.ts';
import { createWorld, type World } from './world.ts';

export const MAIN: readonly Scope[] = [{ ref: 'refs/heads/main', permission: 'write' }];
export const PULL: readonly Scope[] = [
  { ref: 'refs/pull/1/merge', permission: 'write' },
  { ref: 'refs/heads/main', permission: 'read' },
];
export const KEY = { MODEL_KEY: 'sk-live-0123456789' };

export interface Scene {
  readonly world: World;
  readonly service: CacheService;
  readonly model: ModelServer;
  /** A new folder that is gone after the test: a machine nobody has worked on. */
  newFolder(): string;
}

const ANSWER: Script = () => ({ kind: 'answer', body: 'the answer' });

export const suite = (origin: string, scorer = 'answer') => ({
  'evals.yaml': `
targets: { model: { type: http, url: "${origin}/{{input}}", method: GET, api_key_env: MODEL_KEY, max_retries: 0 } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: ${scorer} }]
run: { concurrency: 1 }
`,
});

/** A test in a world of its own, with a cache service and a model; tests of a file run side by side. */
export function cassetteTest(
  name: string,
  body: (scene: Scene) => Promise<void>,
  script: Script = ANSWER,
): void {
  test.concurrent(name, async () => {
    const [service, model] = await Promise.all([startCacheService(), startModelServer(script)]);
    const world = await createWorld();
    world.write(suite(model.origin));
    const folders: string[] = [];
    const newFolder = () => {
      const folder = mkdtempSync(join(tmpdir(), 'machine-'));
      folders.push(folder);
      return folder;
    };
    try {
      await body({ world, service, model, newFolder });
    } finally {
      await Promise.all([world.close(), service.close(), model.close()]);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    }
  });
}

let runsOnMain = 0;

/** A run on `main` that records: what the others live on. */
export async function record(
  { world, service }: Pick<Scene, 'world' | 'service'>,
  step: Partial<ActionStep> = {},
): Promise<StepReport> {
  const pull = await world.github.scene.openPullRequest(`recorded-${++runsOnMain}`);
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

// What the end-to-end tests stand on: the committed bundle, a runner, GitHub, and a checked out repository.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { pullRequestEvent } from '../bench/events.ts';
import { type GitHub, type PullRequest, startGitHub } from '../bench/github.ts';
import { type ActionStep, runAction, type StepReport } from '../bench/runner.ts';

/** The root of this project: `action.yml` and `dist/action`. */
const ACTION = fileURLToPath(new URL('../..', import.meta.url));

/** Two arms of `sed`: `good` answers every question, `bad` none. One case a line. */
export const SUITE = {
  'evals.yaml': `name: bot
targets:
  good: { type: shell, cmd: cat }
  bad: { type: shell, cmd: "sed s/answer/nonsense/" }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: answer }]
run:
  matrix: [good, bad]
  gates: [{ type: pass_rate, min: 0.9 }]
`,
  'cases.jsonl': [1, 2, 3].map((n) => `{"id": "case-${n}", "input": "answer ${n}"}\n`).join(''),
};

export interface World {
  readonly github: GitHub;
  readonly workspace: string;
  /** Puts files into the workspace. */
  write(files: Readonly<Record<string, string>>): void;
  /** Runs the action on a pull request, as its workflow would. */
  run(pull: PullRequest, step?: Partial<ActionStep>): Promise<StepReport>;
  close(): Promise<void>;
}

/** A token a job has with `permissions: { contents: read, pull-requests: write }`. */
export const WRITER = { contents: 'read', pull_requests: 'write' } as const;

/** A new world with the example suite checked out. */
export async function createWorld(files: Readonly<Record<string, string>> = SUITE): Promise<World> {
  const github = await startGitHub();
  const workspace = mkdtempSync(join(tmpdir(), 'checkout-'));
  const write = (more: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(more)) {
      mkdirSync(dirname(join(workspace, name)), { recursive: true });
      writeFileSync(join(workspace, name), text);
    }
  };
  write(files);
  let runs = 1000;
  return {
    github,
    workspace,
    write,
    run: async (pull, step = {}) =>
      runAction({
        actionDirectory: ACTION,
        workspace,
        eventName: 'pull_request',
        event: pullRequestEvent(pull),
        token: await github.token(WRITER),
        ...step,
        inputs: { suite: 'evals.yaml', ...step.inputs },
        github: { api_url: github.url, run_id: String(++runs), ...step.github },
      }),
    close: async () => {
      await github.close();
      rmSync(workspace, { recursive: true, force: true });
    },
  };
}

/** Bodies of the comments under a pull request. */
export async function bodies(world: World, pull: PullRequest): Promise<string[]> {
  return (await world.github.scene.comments(pull)).map((one) => one.body);
}

/** Annotations of one level, as `title: message`. */
export function annotations(report: StepReport, level: 'error' | 'warning' | 'notice'): string[] {
  return report.annotations
    .filter((one) => one.level === level)
    .map(({ title, message }) => `${title}: ${message}`);
}

/** A test in a world of its own, with an open pull request; tests of a file run side by side, because they mostly wait. */
export function worldTest(
  name: string,
  body: (scene: { world: World; pull: PullRequest }) => Promise<void>,
): void {
  test.concurrent(name, async () => {
    const world = await createWorld();
    try {
      await body({ world, pull: await world.github.scene.openPullRequest() });
    } finally {
      await world.close();
    }
  });
}

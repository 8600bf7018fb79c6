// A step of a job, as a process of its own: restores, asks some questions, and dies as it is told; or, as the post
// step, stores. Everything it prints on stdout is what the job's log would show.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CassetteMode } from '../../src/cassette/cassette.ts';
import { openCassettes } from '../../src/cassette/cassettes.ts';
import { restoreCassetteCache } from '../../src/github/cassette-cache.ts';
import type { StateStore } from '../../src/github/cassette-cache-handover.ts';
import { saveCassetteCache } from '../../src/github/cassette-cache-save.ts';

export interface StepOrder {
  readonly phase: 'main' | 'post';
  readonly workspace: string;
  readonly eventName?: string;
  readonly texts?: readonly string[];
  readonly mode?: CassetteMode;
  readonly suite?: string;
  readonly part?: string;
  readonly readOnly?: boolean;
  /** Ends before the cassettes are closed. */
  readonly crash?: boolean;
  readonly limitMs?: number;
}

const order: StepOrder = JSON.parse(process.env.STEP_ORDER ?? '{}');
const stateFile = join(process.env.RUNNER_TEMP ?? '', 'state.json');
const readState = (): Record<string, string> =>
  existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {};
const state: StateStore = {
  get: (name) => readState()[name] ?? '',
  set: (name, value) => writeFileSync(stateFile, JSON.stringify({ ...readState(), [name]: value })),
};
const limit = order.limitMs ?? 60_000;
const context = {
  workspace: order.workspace,
  env: process.env,
  eventName: order.eventName ?? 'push',
  state,
  say: (line: string) => console.log(line),
  limits: { restoreMs: limit, saveMs: limit },
};
const report = (result: unknown) =>
  writeFileSync(join(process.env.RUNNER_TEMP ?? '', 'result.json'), JSON.stringify(result));

async function main(): Promise<void> {
  const { suite = 'evals/evals.yaml', part = '', readOnly = false, mode = 'auto', texts = [] } = order;
  const layer = await restoreCassetteCache(context, { suite, part, readOnly });
  const cassettes = await openCassettes({
    mode,
    directory: join(order.workspace, '.eval-matrix/cassettes'),
    shown: '.eval-matrix/cassettes',
    ...(layer.directory === null ? {} : { cacheDirectory: layer.directory }),
    arms: ['gpt'],
    scorers: false,
    secrets: [],
    today: () => '2026-11-30',
  });
  const asked: string[] = [];
  const outcomes = [];
  for (const input of texts) {
    const outcome = await cassettes
      .storeFor('gpt')
      .call({ identity: '{"model":"m"}', input, trial: 0 }, input, async () => {
        asked.push(input);
        return { kind: 'answered', response: { text: `answer to ${input}`, latency_ms: 7 } };
      });
    outcomes.push(outcome);
    report({ asked, outcomes, restored: layer.restored });
  }
  if (order.crash === true) process.kill(process.pid, 'SIGKILL');
  await cassettes.close();
  report({ asked, outcomes, restored: layer.restored });
}

await (order.phase === 'main' ? main() : saveCassetteCache(context).then(([saved]) => report(saved ?? {})));
// What a service that says nothing would else keep alive.
process.exit(0);

import { present } from '../base/present.ts';
import { type RunRequest, runSuite as runLoaded } from '../evaluate/evaluate.ts';
import type { StopSignals } from '../evaluate/stop.ts';
import type { Results } from '../results/results.ts';
import { armEnvironment } from './arm-environment.ts';
import type { CassetteCacheContext } from './cassette-cache.ts';
import { openCassetteLayer } from './cassette-layer.ts';
import type { Job } from './event.ts';
import type { Inputs } from './inputs.ts';
import { aloud, group, printUntrusted, withoutCommands } from './log.ts';
import { cassetteNotes, type Note, printNotes, warnAboutSuite } from './notes.ts';
import type { PreparedSuite } from './prepare-suite.ts';
import { logProgress } from './progress.ts';

/** What a run found, and what there is to say about it besides. */
export interface RunOutcome {
  readonly results: Results;
  readonly notes: readonly Note[];
}

/** What the suites of a step share. */
export interface StepContext {
  readonly inputs: Inputs;
  readonly job: Job;
  readonly env: NodeJS.ProcessEnv;
  readonly cache: CassetteCacheContext;
  readonly signals: Pick<StopSignals, 'stop' | 'kill'>;
}

/**
 * Runs a suite.
 *
 * @throws InvalidInputError for what only shows when a suite starts: a module that does not load, a broken cassette.
 */
export async function runSuite(one: PreparedSuite, step: StepContext): Promise<RunOutcome> {
  const { inputs, job, env, signals } = step;
  const cassettes = await openCassetteLayer(one, inputs, job, step.cache);
  const suiteNotes: Note[] = [];
  const callNotes: Note[] = [];
  const { trials, concurrency, budgetUsd, reference, failOn, onInconclusive } = inputs;
  const request: RunRequest = {
    cwd: job.workspace,
    env: armEnvironment(env),
    ...present({ trials, concurrency, budgetUsd, reference }),
    failOn,
    onInconclusive,
    ...cassettes,
    stop: signals.stop,
    kill: signals.kill,
    onProgress: logProgress(),
    onOutput: printUntrusted,
    onNotes: (found) => aloud(() => suiteNotes.push(...warnAboutSuite(found))),
    onCassettes: (report) => callNotes.push(...cassetteNotes(report)),
  };
  try {
    const results = await group(`Run ${JSON.stringify(one.path)}`, () =>
      withoutCommands(() => runLoaded(one.suite, one.arms, one.cases, request)),
    );
    return { results, notes: [...suiteNotes, ...callNotes] };
  } finally {
    printNotes(callNotes);
  }
}

import * as core from '@actions/core';
import { type RunRequest, runSuite as runLoaded } from '../evaluate/evaluate.ts';
import { secretsOf } from '../evaluate/secrets.ts';
import { stopOnSignals } from '../evaluate/stop.ts';
import type { Results } from '../results/results.ts';
import { loadSuite } from '../suite/load.ts';
import { findMatching } from '../suite/only.ts';
import { selectArms } from '../suite/select-arms.ts';
import { armEnvironment } from './arm-environment.ts';
import { openCassetteLayer } from './cassette-layer.ts';
import type { Job } from './event.ts';
import { refuseHeadCode, refuseHeadProgram } from './head-code.ts';
import type { Inputs } from './inputs.ts';
import { aloud, group, printUntrusted, withoutCommands } from './log.ts';
import { cassetteNotes, type Note, printNotes, warnAboutSuite } from './notes.ts';
import { logProgress } from './progress.ts';
import { filesInsideWorkspace, insideWorkspace, resultsFolder } from './workspace.ts';

/** What a run found, and what there is to say about it besides. */
export interface RunOutcome {
  readonly results: Results;
  readonly notes: readonly Note[];
}

/**
 * Loads the suite and runs it, after the checks that only an action has to make: paths, and whose code it is.
 *
 * @throws InvalidInputError when nothing may run.
 */
export async function runSuite(inputs: Inputs, job: Job, env: NodeJS.ProcessEnv): Promise<RunOutcome> {
  const origin = { job, path: inputs.suite, allowed: inputs.allowHeadCode };
  await insideWorkspace(job.workspace, inputs.suite, 'suite');
  await resultsFolder(job.workspace, inputs.resultsDir);
  await refuseHeadProgram(origin);
  const suite = await loadSuite(inputs.suite, { cwd: job.workspace });
  await filesInsideWorkspace(job.workspace, suite);
  await refuseHeadCode(suite, env, origin);
  for (const secret of secretsOf(suite, env)) core.setSecret(secret);

  const { arms } = selectArms(suite, inputs);
  const cases = inputs.only === undefined ? suite.cases : findMatching(suite.cases, inputs.only);
  const cassettes = await openCassetteLayer(suite, arms, inputs, job, env);
  const signals = stopOnSignals();
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
    const name = `Run ${JSON.stringify(inputs.suite)}`;
    const results = await group(name, () => withoutCommands(() => runLoaded(suite, arms, cases, request)));
    return { results, notes: [...suiteNotes, ...callNotes] };
  } finally {
    signals.release();
    printNotes(callNotes);
  }
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
}

import * as core from '@actions/core';
import { EvalMatrixError, InvalidInputError } from '../base/errors.ts';
import type { Annotation } from '../report/annotations.ts';
import { annotate } from './annotations.ts';
import { type Job, readJob } from './event.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { printUntrusted } from './log.ts';
import { prepareSuites } from './prepare-suite.ts';
import { publishResults } from './publish-results.ts';
import { refuse } from './refuse.ts';
import { type ExitStatus, runSuites } from './run-suites.ts';
import { findSuites, placeOf, type SuitePlace } from './suite-paths.ts';

/** The action's main step. Never throws; the exit status is the check. */
export async function runAction(env: NodeJS.ProcessEnv): Promise<ExitStatus> {
  try {
    return await act(await readJob(env), env);
  } catch (error) {
    return reportCrash(error);
  }
}

async function act(job: Job, env: NodeJS.ProcessEnv): Promise<ExitStatus> {
  let inputs: Inputs | undefined;
  let places: SuitePlace[] = [];
  try {
    inputs = readInputs((name) => core.getInput(name));
    if (inputs.token !== '') core.setSecret(inputs.token);
    if (inputs.publish !== undefined) {
      await publishResults(inputs.publish, inputs, job, env);
      return 0;
    }
    const { paths, several } = await findSuites(job.workspace, inputs.suites);
    const asked = inputs;
    places = paths.map((path) => placeOf(path, several, job.workspace, asked));
    const suites = await prepareSuites(places, inputs, job, env);
    return await runSuites(suites, several, inputs, job, env);
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    await refuse(error.faults, places, { job, env, ...(inputs === undefined ? {} : { inputs }) });
    return 2;
  }
}

/** A disk that is full, or a fault of this program. The check is red, because nothing was judged. */
function reportCrash(error: unknown): ExitStatus {
  const known = error instanceof EvalMatrixError;
  const message = error instanceof Error ? error.message : String(error);
  if (!known && error instanceof Error) printUntrusted(error.stack ?? message);
  const crash: Annotation = { level: 'error', title: 'eval-matrix', message };
  annotate([known ? crash : { ...crash, title: 'eval-matrix failed, which is a fault of its own' }]);
  return 1;
}

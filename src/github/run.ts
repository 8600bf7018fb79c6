import * as core from '@actions/core';
import { EvalMatrixError, type Fault, InvalidInputError } from '../base/errors.ts';
import { renderFaults } from '../base/faults.ts';
import { type Annotation, faultAnnotations } from '../report/annotations.ts';
import { annotate } from './annotations.ts';
import { readJob } from './event.ts';
import { readInputs } from './inputs.ts';
import { printUntrusted } from './log.ts';
import { publish } from './publish.ts';
import { publishResults } from './publish-results.ts';
import { runSuite } from './run-suite.ts';
import { faultsMarkdown, writeSummary } from './summary.ts';

/** 0 every arm met its bar; 1 some arm did not; 2 the suite or an input is invalid and nothing ran. */
export type ExitStatus = 0 | 1 | 2;

/** The action's main step. Never throws; the exit status is the check. */
export async function runAction(env: NodeJS.ProcessEnv): Promise<ExitStatus> {
  try {
    const job = await readJob(env);
    const inputs = readInputs((name) => core.getInput(name));
    if (inputs.token !== '') core.setSecret(inputs.token);
    if (inputs.publish !== undefined) {
      await publishResults(inputs.publish, inputs, job, env);
      return 0;
    }
    const results = await runSuite(inputs, job, env);
    await publish(results, inputs, job, env);
    return results.exit_code;
  } catch (error) {
    if (error instanceof InvalidInputError) return reportFaults(error.faults, env);
    return reportCrash(error);
  }
}

/** Nothing has run: every fault in the log, on the job's page, and at its line in the pull request. */
async function reportFaults(faults: readonly Fault[], env: NodeJS.ProcessEnv): Promise<ExitStatus> {
  printUntrusted(renderFaults(faults));
  await writeSummary(env.GITHUB_STEP_SUMMARY, faultsMarkdown(core.getInput('suite'), faults));
  annotate(faultAnnotations(faults));
  return 2;
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

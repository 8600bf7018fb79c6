import * as core from '@actions/core';
import { EvalMatrixError, type Fault, InvalidInputError } from '../base/errors.ts';
import { renderFaults } from '../base/faults.ts';
import { type Annotation, faultAnnotations } from '../report/annotations.ts';
import { annotate } from './annotations.ts';
import { writeComment } from './comment-step.ts';
import { type Job, readJob } from './event.ts';
import { type Inputs, readInputs } from './inputs.ts';
import { printUntrusted } from './log.ts';
import { notesMarkdown } from './notes.ts';
import { publish } from './publish.ts';
import { publishResults } from './publish-results.ts';
import { runSuite } from './run-suite.ts';
import { FULL, faultsMarkdown, SHORT, writeSummary } from './summary.ts';

/** 0 every arm met its bar; 1 some arm did not; 2 the suite or an input is invalid and nothing ran. */
export type ExitStatus = 0 | 1 | 2;

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
  try {
    inputs = readInputs((name) => core.getInput(name));
    if (inputs.token !== '') core.setSecret(inputs.token);
    if (inputs.publish !== undefined) {
      await publishResults(inputs.publish, inputs, job, env);
      return 0;
    }
    const { results, notes } = await runSuite(inputs, job, env);
    await publish(results, inputs, job, env);
    if (notes.length > 0) await writeSummary(env.GITHUB_STEP_SUMMARY, notesMarkdown(notes));
    return results.exit_code;
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    await reportFaults(error.faults, env);
    if (inputs && inputs.publish === undefined) await correctComment(error.faults, inputs, job);
    return 2;
  }
}

/** Nothing has run: every fault in the log, on the job's page, and at its line in the pull request. */
async function reportFaults(faults: readonly Fault[], env: NodeJS.ProcessEnv): Promise<void> {
  printUntrusted(renderFaults(faults));
  await writeSummary(env.GITHUB_STEP_SUMMARY, faultsMarkdown(core.getInput('suite'), faults, FULL));
  annotate(faultAnnotations(faults));
}

/** A comment from before must not go on saying that all is well. Without one there is nothing to correct. */
async function correctComment(faults: readonly Fault[], inputs: Inputs, job: Job): Promise<void> {
  await writeComment({
    inputs,
    job,
    key: inputs.commentKey,
    run: job.run,
    mode: inputs.comment === 'never' ? 'never' : 'edit-only',
    passed: false,
    text: ({ runUrl, headSha }) =>
      `${faultsMarkdown(inputs.suite, faults, SHORT)}\n\n<sub>head <code>${headSha.slice(0, 8)}</code> · <a href="${runUrl}">run</a></sub>`,
  });
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

import * as core from '@actions/core';
import type { Fault } from '../base/errors.ts';
import { renderFaults } from '../base/faults.ts';
import { faultAnnotations } from '../report/annotations.ts';
import { annotate } from './annotations.ts';
import { writeComment } from './comment-step.ts';
import type { Job } from './event.ts';
import type { Inputs } from './inputs.ts';
import { printUntrusted } from './log.ts';
import type { SuitePlace } from './suite-paths.ts';
import { FULL, faultsMarkdown, SHORT, writeSummary } from './summary.ts';

/**
 * Something is invalid and does not run: every fault in the log, on the job's page, and at its line in the pull request.
 * Comments of these suites from before must not go on saying that all is well; without one there is nothing to correct.
 *
 * @param suites empty when it is not known what would have run.
 */
export async function refuse(
  faults: readonly Fault[],
  suites: readonly SuitePlace[],
  { inputs, job, env }: { readonly inputs?: Inputs; readonly job: Job; readonly env: NodeJS.ProcessEnv },
): Promise<void> {
  printUntrusted(renderFaults(faults));
  const [only, ...others] = suites;
  const name = only !== undefined && others.length === 0 ? only.path : core.getInput('suite');
  await writeSummary(env.GITHUB_STEP_SUMMARY, faultsMarkdown(name, faults, FULL));
  annotate(faultAnnotations(faults));
  if (inputs === undefined) return;
  for (const { path, commentKey: key } of suites) {
    await writeComment({
      inputs,
      job,
      key,
      run: job.run,
      mode: inputs.comment === 'never' ? 'never' : 'edit-only',
      passed: false,
      text: ({ runUrl, headSha }) =>
        `${faultsMarkdown(path, faults, SHORT)}\n\n<sub>head <code>${headSha.slice(0, 8)}</code> · <a href="${runUrl}">run</a></sub>`,
    });
  }
}

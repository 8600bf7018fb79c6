import * as core from '@actions/core';
import { renderComment } from '../report/comment.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { writeComment } from './comment-step.ts';
import type { Job } from './event.ts';
import type { Inputs } from './inputs.ts';
import type { RunId } from './marker.ts';
import { readPublishedResults } from './published-results.ts';
import { writeSummary } from './summary.ts';
import { insideWorkspace } from './workspace.ts';

const NOTE =
  'These numbers come from the pull request’s own run, which had no secrets. They are worth as much as its code.';

/**
 * The second stage for pull requests from forks: draws a results file of the first stage again and comments, with the
 * token the first stage did not have. Runs nothing and checks nothing out. Of the file only numbers and escaped text
 * get out: no output but the verdict's word, which a later step may use in a command.
 *
 * @throws InvalidInputError for a file that is not what it should be.
 */
export async function publishResults(
  path: string,
  inputs: Inputs,
  job: Job,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const results = await readPublishedResults(await insideWorkspace(job.workspace, path, 'publish'), path);
  core.setOutput('verdict', results.verdict);
  await writeSummary(env.GITHUB_STEP_SUMMARY, renderMarkdown(results));
  const key = inputs.commentKey ?? inputs.suites[0] ?? results.suite.path.slice(0, 200);
  const url = await writeComment({
    inputs,
    job,
    key,
    run: firstStage(job),
    mode: inputs.comment,
    passed: results.exit_code === 0,
    text: (links) => `${renderComment(results, links).trimEnd()}\n\n<sub>${NOTE}</sub>`,
  });
  core.setOutput('comment-url', url ?? '');
}

/** The run that measured: by it a comment is newer or older than another, and it is the one to look at. */
function firstStage({ event, run }: Job): RunId {
  const first = event.workflow_run;
  return first ? { id: String(first.id), attempt: String(first.run_attempt) } : run;
}

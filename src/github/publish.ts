import { join } from 'node:path';
import * as core from '@actions/core';
import { writeFileWhole } from '../evaluate/write-file.ts';
import { selectAnnotations } from '../report/annotations.ts';
import { renderComment } from '../report/comment.ts';
import { renderJson } from '../report/json.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { renderTerminal } from '../report/terminal.ts';
import type { Results } from '../results/results.ts';
import { commentAdvice, NO_TOKEN } from './advice.ts';
import { annotate } from './annotations.ts';
import { type CommentOutcome, publishComment } from './comment.ts';
import { CommentStore } from './comment-store.ts';
import { type Job, runUrl } from './event.ts';
import type { Inputs } from './inputs.ts';
import { printUntrusted } from './log.ts';
import { connect } from './octokit.ts';
import { outputsOf, type ReportPaths } from './outputs.ts';
import { findPullRequest } from './pull-request.ts';
import { writeSummary } from './summary.ts';
import { insideWorkspace } from './workspace.ts';

/**
 * Draws every surface from the one results object, those that need nothing but the runner first: files, outputs, log,
 * job summary, annotations; then the comment, which may fail and never changes the check.
 */
export async function publish(
  results: Results,
  inputs: Inputs,
  job: Job,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const markdown = renderMarkdown(results);
  const paths = await writeReports(results, markdown, inputs, job);
  for (const [name, value] of Object.entries(outputsOf(results, paths))) core.setOutput(name, value);
  printUntrusted(renderTerminal(results, { color: false, quiet: false }));
  await writeSummary(env.GITHUB_STEP_SUMMARY, markdown);
  annotate(selectAnnotations(results));
  core.setOutput('comment-url', (await tryComment(results, inputs, job)) ?? '');
}

async function writeReports(
  results: Results,
  markdown: string,
  { resultsDir }: Inputs,
  job: Job,
): Promise<ReportPaths> {
  const folder = await insideWorkspace(job.workspace, resultsDir, 'results-dir');
  await writeFileWhole(join(folder, 'results.json'), renderJson(results));
  await writeFileWhole(join(folder, 'report.md'), [markdown]);
  return { results: join(resultsDir, 'results.json'), markdown: join(resultsDir, 'report.md') };
}

/** Writes the comment if there is a pull request for it. Whatever goes wrong is one warning. */
async function tryComment(results: Results, inputs: Inputs, job: Job): Promise<string | undefined> {
  if (inputs.comment === 'never') return undefined;
  try {
    const pull = findPullRequest(job);
    if (pull.kind === 'none') {
      core.info(`No comment: ${pull.reason}.`);
      return undefined;
    }
    if (inputs.token === '') {
      core.warning(NO_TOKEN, { title: 'eval-matrix: no comment' });
      return undefined;
    }
    const outcome = await comment(results, inputs, job, pull.number, pull.headSha);
    core.info(describe(outcome));
    return outcome.url;
  } catch (error) {
    core.warning(commentAdvice(error, job), { title: 'eval-matrix: no comment' });
    return undefined;
  }
}

async function comment(
  results: Results,
  inputs: Inputs,
  job: Job,
  number: number,
  sha: string,
): Promise<CommentOutcome> {
  const api = await connect({
    token: inputs.token,
    urls: job.urls,
    onWait: (seconds) => core.info(`GitHub asks to wait ${seconds} s before the comment.`),
  });
  const { owner, repo, run } = job;
  const store = new CommentStore(api, { owner, repo, number }, inputs.commentKey);
  return publishComment(store, {
    key: inputs.commentKey,
    sha,
    run,
    passed: results.exit_code === 0,
    mode: inputs.comment,
    textFor: (context) => renderComment(results, { runUrl: runUrl(job, context.run), headSha: context.sha }),
  });
}

function describe(outcome: CommentOutcome): string {
  switch (outcome.kind) {
    case 'written':
      return `Comment: ${outcome.url}`;
    case 'unchanged':
      return `Comment, unchanged: ${outcome.url}`;
    case 'skipped':
      return `No comment: ${outcome.reason}.`;
  }
}

import * as core from '@actions/core';
import { renderComment } from '../report/comment.ts';
import type { Results } from '../results/results.ts';
import { commentAdvice, NO_TOKEN } from './advice.ts';
import { checkedOutCommits } from './checkout.ts';
import { type CommentOutcome, publishComment } from './comment.ts';
import { CommentStore } from './comment-store.ts';
import { type Job, runUrl } from './event.ts';
import type { Inputs } from './inputs.ts';
import type { RunId } from './marker.ts';
import { connect, type GitHubApi } from './octokit.ts';
import { type FoundPullRequest, findPullRequest } from './pull-request.ts';

/** What is said, and by which run. */
export interface CommentRequest {
  readonly results: Results;
  readonly inputs: Inputs;
  readonly job: Job;
  readonly key: string;
  /** The run the results come from. */
  readonly run: RunId;
  /** A line under the report. */
  readonly note?: string;
}

const WARNING = { title: 'eval-matrix: no comment' };

/**
 * Writes the comment if there is a pull request for it, and gives its address. Whatever goes wrong is one warning that
 * says what would mend it; the check does not depend on a comment.
 */
export async function writeComment(request: CommentRequest): Promise<string | undefined> {
  const { inputs, job } = request;
  if (inputs.comment === 'never') return undefined;
  try {
    const outcome = await attempt(request);
    core.info(describe(outcome));
    return outcome.url;
  } catch (error) {
    core.warning(commentAdvice(error, job), WARNING);
    return undefined;
  }
}

async function attempt(request: CommentRequest): Promise<CommentOutcome> {
  const { inputs, job } = request;
  const api = lazily(() =>
    connect({
      token: inputs.token,
      urls: job.urls,
      onWait: (seconds) => core.info(`GitHub asks to wait ${seconds} s before the comment.`),
    }),
  );
  const { prNumber, token } = inputs;
  if (token === '') return withoutToken(job, prNumber);
  const pull = await findPullRequest({ job, api, ...(prNumber === undefined ? {} : { prNumber }) });
  if (pull.kind === 'none') return { kind: 'skipped', reason: pull.reason };
  if (pull.checkoutUnknown) await compareWithCheckout(job, pull.headSha);
  return publish(request, pull, await api());
}

/** A missing token is worth a warning only where a comment could have been expected. */
async function withoutToken(job: Job, prNumber: number | undefined): Promise<CommentOutcome> {
  const expected = job.event.pull_request ?? job.event.issue?.pull_request ?? prNumber;
  if (expected !== undefined) core.warning(NO_TOKEN, WARNING);
  return { kind: 'skipped', reason: 'there is no github-token' };
}

function publish(
  { results, inputs, job, key, run, note }: CommentRequest,
  pull: FoundPullRequest & { kind: 'found' },
  api: GitHubApi,
): Promise<CommentOutcome> {
  const { owner, repo } = job;
  const store = new CommentStore(api, { owner, repo, number: pull.number }, key);
  return publishComment(store, {
    key,
    sha: pull.headSha,
    run,
    passed: results.exit_code === 0,
    mode: inputs.comment,
    textFor: (context) => {
      const text = renderComment(results, { runUrl: runUrl(job, context.run), headSha: context.sha });
      return note === undefined ? text : `${text.trimEnd()}\n\n<sub>${note}</sub>`;
    },
  });
}

/** On a comment or by hand, the workflow chooses what it checks out: results of something else deserve a word. */
async function compareWithCheckout({ workspace }: Job, headSha: string): Promise<void> {
  const commits = await checkedOutCommits(workspace);
  if (commits.length === 0 || commits.includes(headSha)) return;
  core.warning(
    `The pull request is at ${headSha.slice(0, 7)}, but ${commits[0]?.slice(0, 7)} is checked out, so the results are not those of the pull request. Check out its head: actions/checkout with ref: refs/pull/<number>/head.`,
    { title: 'eval-matrix: another commit is checked out' },
  );
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
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

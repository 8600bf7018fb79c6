import * as core from '@actions/core';
import { commentAdvice, NO_TOKEN } from './advice.ts';
import { checkedOutCommits } from './checkout.ts';
import { type CommentOutcome, publishComment } from './comment.ts';
import type { CommentPolicy, OwnReport } from './comment-plan.ts';
import { CommentStore } from './comment-store.ts';
import { type Job, runUrl } from './event.ts';
import type { Inputs } from './inputs.ts';
import { printLine } from './log.ts';
import type { RunId } from './marker.ts';
import { connect, type GitHubApi } from './octokit.ts';
import { type FoundPullRequest, findPullRequest } from './pull-request.ts';

/** What is said, and by which run. */
export interface CommentRequest {
  readonly inputs: Inputs;
  readonly job: Job;
  readonly key: string;
  /** The run the results come from. */
  readonly run: RunId;
  readonly mode: CommentPolicy;
  readonly passed: boolean;
  readonly text: (links: { readonly runUrl: string; readonly headSha: string }) => string;
}

const WARNING = { title: 'eval-matrix: no comment' };

/**
 * Writes the comment if there is a pull request for it, and gives its address. Whatever goes wrong is one warning that
 * says what would mend it; the check does not depend on a comment.
 */
export async function writeComment(request: CommentRequest): Promise<string | undefined> {
  if (request.mode === 'never') return undefined;
  try {
    const outcome = await attempt(request);
    core.info(describe(outcome));
    return outcome.url;
  } catch (error) {
    const advice = commentAdvice(error, request.job);
    if (request.mode === 'edit-only') printLine(advice);
    else core.warning(advice, WARNING);
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
  if (token === '') return withoutToken(request);
  const pull = await findPullRequest({ job, api, ...(prNumber === undefined ? {} : { prNumber }) });
  if (pull.kind === 'none') return { kind: 'skipped', reason: pull.reason };
  if (pull.checkoutUnknown) await compareWithCheckout(job, pull.headSha);
  return publish(request, pull, await api());
}

/** A missing token is worth a warning only where a comment could have been expected. */
async function withoutToken({ job, inputs, mode }: CommentRequest): Promise<CommentOutcome> {
  const expected = job.event.pull_request ?? job.event.issue?.pull_request ?? inputs.prNumber;
  if (expected !== undefined && mode !== 'edit-only') core.warning(NO_TOKEN, WARNING);
  return { kind: 'skipped', reason: 'there is no github-token' };
}

function publish(
  { job, key, run, mode, passed, text }: CommentRequest,
  pull: FoundPullRequest & { kind: 'found' },
  api: GitHubApi,
): Promise<CommentOutcome> {
  const { owner, repo } = job;
  const store = new CommentStore(api, { owner, repo, number: pull.number }, key);
  const textFor: OwnReport['textFor'] = (context) =>
    text({ runUrl: runUrl(job, context.run), headSha: context.sha });
  return publishComment(store, { key, sha: pull.headSha, run, mode, passed, textFor });
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

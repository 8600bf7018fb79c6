import { z } from 'zod';
import { shaped } from './errors.ts';
import type { Job } from './event.ts';
import type { GitHubApi } from './octokit.ts';

/** The pull request a run belongs to, or why there is none. */
export type FoundPullRequest =
  | {
      readonly kind: 'found';
      readonly number: number;
      /** The branch's own commit, which people know; not the merge commit the workflow runs on. */
      readonly headSha: string;
      /** Nothing in the event says that this commit is the one that is checked out. */
      readonly checkoutUnknown?: true;
    }
  | { readonly kind: 'none'; readonly reason: string };

export interface PullRequestSearch {
  readonly job: Job;
  /** The `pr-number` input. */
  readonly prNumber?: number;
  /** Connects only when the payload does not say enough. */
  readonly api: () => Promise<GitHubApi>;
}

const listed = z.looseObject({
  number: z.number(),
  state: z.string(),
  head: z.looseObject({ sha: z.string() }),
});
type Listed = z.infer<typeof listed>;

/**
 * Finds the one pull request that a comment belongs to. Several candidates, or none, are no comment: the first of a
 * list is a guess, and a payload's own list is empty for forks.
 */
export async function findPullRequest(search: PullRequestSearch): Promise<FoundPullRequest> {
  const { eventName, event, sha } = search.job;
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
      return event.pull_request
        ? { kind: 'found', number: event.pull_request.number, headSha: event.pull_request.head.sha }
        : none('the event has no pull request');
    case 'issue_comment':
      return event.issue?.pull_request
        ? byNumber(search, event.issue.number)
        : none('the comment stands under an issue, not under a pull request');
    case 'push':
      return byCommit(search, `/commits/${sha}/pulls`, sha);
    case 'workflow_run':
      return ofWorkflowRun(search);
    case 'merge_group':
      return none('a merge queue has no pull request of its own');
    default:
      return search.prNumber === undefined
        ? none(`the event ${eventName} belongs to no pull request; the input pr-number can name one`)
        : byNumber(search, search.prNumber);
  }
}

function none(reason: string): FoundPullRequest {
  return { kind: 'none', reason };
}

/** The run that has ended names a branch, perhaps of a fork. A number from its files would be the fork's to choose. */
async function ofWorkflowRun(search: PullRequestSearch): Promise<FoundPullRequest> {
  const run = search.job.event.workflow_run;
  const owner = run?.head_repository?.owner.login;
  if (!run?.head_branch || owner === undefined) return none('the workflow run belongs to no branch');
  const head = encodeURIComponent(`${owner}:${run.head_branch}`);
  return byCommit(search, `/pulls?state=open&head=${head}`, run.head_sha);
}

/** The open pull request whose branch is at this commit, if it is exactly one. */
async function byCommit(
  { job, api }: PullRequestSearch,
  path: string,
  sha: string,
): Promise<FoundPullRequest> {
  const sign = path.includes('?') ? '&' : '?';
  const client = await api();
  const answer = await client.rest('GET', `/repos/${job.owner}/${job.repo}${path}${sign}per_page=100`);
  const candidates = shaped(z.array(listed), answer).filter((pull) => isOpenAt(pull, sha));
  const [only, ...others] = candidates;
  if (only && others.length === 0) return { kind: 'found', number: only.number, headSha: sha };
  const count =
    candidates.length === 0 ? 'no open pull request is' : `${candidates.length} open pull requests are`;
  return none(`${count} at commit ${sha.slice(0, 7)}`);
}

function isOpenAt({ state, head }: Listed, sha: string): boolean {
  return state === 'open' && head.sha === sha;
}

async function byNumber({ job, api }: PullRequestSearch, number: number): Promise<FoundPullRequest> {
  const client = await api();
  const pull = shaped(listed, await client.rest('GET', `/repos/${job.owner}/${job.repo}/pulls/${number}`));
  if (pull.state !== 'open') return none(`pull request ${number} is ${pull.state}`);
  return { kind: 'found', number, headSha: pull.head.sha, checkoutUnknown: true };
}

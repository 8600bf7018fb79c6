// Event payloads: GitHub's own examples, with the numbers and commits of a scene put in.
import { createRequire } from 'node:module';
import type { WebhookDefinition } from '@octokit/webhooks-examples';
import type { PullRequest } from './github.ts';

const definitions: WebhookDefinition[] = createRequire(import.meta.url)('@octokit/webhooks-examples');

type Tree = { readonly [key: string]: unknown };

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function overlay(base: unknown, patch: unknown): unknown {
  if (!isTree(base) || !isTree(patch)) return patch;
  const changed = Object.entries(patch).map(([key, value]) => [key, overlay(base[key], value)]);
  return { ...base, ...Object.fromEntries(changed) };
}

/** GitHub's example of an event, with these parts replaced. */
function example(name: string, action: string | undefined, patch: Tree): unknown {
  const examples = definitions.find((one) => one.name === name)?.examples ?? [];
  const found = examples.find((one) => action === undefined || ('action' in one && one.action === action));
  if (!found) throw new Error(`There is no example of ${name} ${action ?? ''}`);
  return overlay(found, patch);
}

const REPOSITORY = {
  full_name: 'octo-org/octo-repo',
  name: 'octo-repo',
  default_branch: 'main',
  owner: { login: 'octo-org' },
};

/** The merge commit GitHub makes for a pull request: no branch has it. */
export const MERGE_COMMIT = 'e'.repeat(40);

function pullPart({ number, head, base }: PullRequest): Tree {
  const side = ({ ref, sha, repo }: PullRequest['head']) => ({
    ref,
    sha,
    repo: repo && { full_name: repo.full_name },
  });
  return { number, head: side(head), base: side(base), merge_commit_sha: MERGE_COMMIT };
}

/** Of `pull_request` and `pull_request_target` alike. */
export function pullRequestEvent(pull: PullRequest, action = 'synchronize'): unknown {
  const { number } = pull;
  return example('pull_request', action, { number, pull_request: pullPart(pull), repository: REPOSITORY });
}

export function pushEvent(pull: PullRequest): unknown {
  return example('push', undefined, {
    ref: `refs/heads/${pull.head.ref}`,
    after: pull.head.sha,
    repository: REPOSITORY,
  });
}

/** A comment under a pull request, or under an issue. */
export function issueCommentEvent(number: number, isPullRequest: boolean): unknown {
  const pull_request = isPullRequest
    ? { url: `https://api.github.com/repos/octo-org/octo-repo/pulls/${number}` }
    : undefined;
  return example('issue_comment', 'created', {
    issue: { number, pull_request },
    comment: { body: '/compare v1 v2' },
    repository: REPOSITORY,
  });
}

/** A workflow of the pull request's branch has ended. Of a fork, `pull_requests` is empty, as on GitHub. */
export function workflowRunEvent(pull: PullRequest, run: { id: number; attempt: number }): unknown {
  const full_name = pull.head.repo?.full_name ?? '';
  return example('workflow_run', 'completed', {
    workflow_run: {
      id: run.id,
      run_attempt: run.attempt,
      event: 'pull_request',
      conclusion: 'success',
      head_branch: pull.head.ref,
      head_sha: pull.head.sha,
      head_repository: { full_name, owner: { login: full_name.split('/')[0] } },
      pull_requests: [],
    },
    repository: REPOSITORY,
  });
}

export function workflowDispatchEvent(): unknown {
  return example('workflow_dispatch', undefined, { ref: 'refs/heads/main', repository: REPOSITORY });
}

export function mergeGroupEvent(pull: PullRequest): unknown {
  const head_ref = `refs/heads/gh-readonly-queue/main/pr-${pull.number}-${pull.base.sha}`;
  return example('merge_group', 'checks_requested', {
    merge_group: { head_ref, head_sha: MERGE_COMMIT, base_ref: 'refs/heads/main' },
    repository: REPOSITORY,
  });
}

export function scheduleEvent(): unknown {
  return { schedule: '0 3 * * *', repository: REPOSITORY };
}

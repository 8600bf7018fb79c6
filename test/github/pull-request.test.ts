import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJob } from '../../src/github/event.ts';
import { connect, type GitHubApi } from '../../src/github/octokit.ts';
import { type FoundPullRequest, findPullRequest } from '../../src/github/pull-request.ts';
import {
  issueCommentEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../bench/events.ts';
import { type GitHub, type PullRequest, startGitHub } from '../bench/github.ts';

let github: GitHub;
let pull: PullRequest;
let folder: string;
let connected: boolean;

beforeEach(async () => {
  github = await startGitHub();
  pull = await github.scene.openPullRequest();
  folder = mkdtempSync(join(tmpdir(), 'event-'));
  connected = false;
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await github.close();
});

async function find(eventName: string, event: unknown, options: { sha?: string; prNumber?: number } = {}) {
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(event));
  const job = await readJob({
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: github.repository,
    GITHUB_SHA: options.sha ?? 'e'.repeat(40),
  });
  const api = async (): Promise<GitHubApi> => {
    connected = true;
    const token = await github.token({ contents: 'read', pull_requests: 'read' });
    return connect({ token, urls: { api: github.url, graphql: `${github.url}/graphql` }, paced: false });
  };
  const { prNumber } = options;
  return findPullRequest({ job, api, ...(prNumber === undefined ? {} : { prNumber }) });
}

const reason = (found: FoundPullRequest) => (found.kind === 'none' ? found.reason : `found ${found.number}`);

test.each(['pull_request', 'pull_request_target'])(
  '%s: from the payload, with the branch’s commit',
  async (name) => {
    expect(await find(name, pullRequestEvent(pull))).toEqual({
      kind: 'found',
      number: pull.number,
      headSha: pull.head.sha,
    });
    expect(connected).toBe(false);
  },
);

test('push: the open pull request whose branch is at the pushed commit', async () => {
  const pushed = await github.scene.push(pull);
  const found = { kind: 'found', number: pull.number, headSha: pushed.head.sha };
  expect(await find('push', pushEvent(pushed), { sha: pushed.head.sha })).toEqual(found);
});

test('push: an older commit of the branch belongs to no pull request any more', async () => {
  await github.scene.push(pull);
  const found = await find('push', pushEvent(pull), { sha: pull.head.sha });
  expect(reason(found)).toBe(`no open pull request is at commit ${pull.head.sha.slice(0, 7)}`);
});

test('push: a closed pull request is none', async () => {
  await github.scene.close(pull);
  expect((await find('push', pushEvent(pull), { sha: pull.head.sha })).kind).toBe('none');
});

test('push: two pull requests from one branch are two candidates, so none', async () => {
  await github.scene.openAgain(pull, 'release');
  const found = await find('push', pushEvent(pull), { sha: pull.head.sha });
  expect(reason(found)).toBe(`2 open pull requests are at commit ${pull.head.sha.slice(0, 7)}`);
});

test('workflow_run: found by branch and commit, though a fork’s payload lists no pull request', async () => {
  const fork = await github.scene.openForkPullRequest();
  expect(await find('workflow_run', workflowRunEvent(fork, { id: 5, attempt: 1 }))).toEqual({
    kind: 'found',
    number: fork.number,
    headSha: fork.head.sha,
  });
});

test('workflow_run: after another push it is stale, and none', async () => {
  const fork = await github.scene.openForkPullRequest();
  await github.scene.push(fork);
  expect((await find('workflow_run', workflowRunEvent(fork, { id: 5, attempt: 1 }))).kind).toBe('none');
});

test('workflow_run: a number that somebody names changes nothing', async () => {
  const fork = await github.scene.openForkPullRequest();
  const event = workflowRunEvent(fork, { id: 5, attempt: 1 });
  expect(await find('workflow_run', event, { prNumber: pull.number })).toMatchObject({ number: fork.number });
});

test('workflow_run: the fork may be gone', async () => {
  const event = workflowRunEvent({ ...pull, head: { ...pull.head, repo: null } }, { id: 5, attempt: 1 });
  expect((await find('workflow_run', event)).kind).toBe('none');
});

test('issue_comment: the pull request, with its commit from the API', async () => {
  const pushed = await github.scene.push(pull);
  expect(await find('issue_comment', issueCommentEvent(pull.number, true))).toEqual({
    kind: 'found',
    number: pull.number,
    headSha: pushed.head.sha,
    checkoutUnknown: true,
  });
});

test('issue_comment: under an issue there is no pull request', async () => {
  expect(reason(await find('issue_comment', issueCommentEvent(pull.number, false)))).toContain(
    'under an issue',
  );
  expect(connected).toBe(false);
});

test('merge_group: the gate runs, nobody is written to', async () => {
  expect(reason(await find('merge_group', mergeGroupEvent(pull)))).toContain('merge queue');
  expect(connected).toBe(false);
});

test.each([
  ['workflow_dispatch', workflowDispatchEvent()],
  ['schedule', scheduleEvent()],
])('%s: the pull request that pr-number names, or none', async (name, event) => {
  expect(reason(await find(name, event))).toContain('pr-number');
  expect(connected).toBe(false);
  expect(await find(name, event, { prNumber: pull.number })).toMatchObject({
    number: pull.number,
    headSha: pull.head.sha,
    checkoutUnknown: true,
  });
  await github.scene.close(pull);
  expect(reason(await find(name, event, { prNumber: pull.number }))).toBe(
    `pull request ${pull.number} is closed`,
  );
  await expect(find(name, event, { prNumber: 999 })).rejects.toMatchObject({ kind: 'missing' });
});

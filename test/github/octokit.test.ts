import { afterEach, beforeEach, expect, test } from 'vitest';
import { GitHubError } from '../../src/github/errors.ts';
import { connect, type GitHubApi, MAX_CALLS } from '../../src/github/octokit.ts';
import type { Answer } from '../bench/fault-proxy.ts';
import { answers, type GitHub, type PullRequest, startGitHub } from '../bench/github.ts';

let github: GitHub;
let pull: PullRequest;
let api: GitHubApi;
let waits: number[];

beforeEach(async () => {
  github = await startGitHub();
  pull = await github.scene.openPullRequest();
  waits = [];
  api = await open(await github.token({ pull_requests: 'write' }), false);
});
afterEach(() => github.close());

function open(token: string, paced: boolean): Promise<GitHubApi> {
  const urls = { api: github.url, graphql: `${github.url}/graphql` };
  return connect({ token, urls, paced, onWait: (seconds) => waits.push(seconds) });
}

const path = () => `/repos/${github.repository}/issues/${pull.number}/comments`;
const create = () => api.rest('POST', path(), { body: 'hello' });
const failWith = (answer: Answer, times?: number) =>
  github.proxy.addRule({
    match: /POST .*comments/,
    fault: { kind: 'answer', answer },
    ...(times === undefined ? {} : { times }),
  });

/** As in a run: with GitHub's own pace between writes. */
async function pace(): Promise<void> {
  api = await open(await github.token({ pull_requests: 'write' }), true);
}

async function problem(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  return error instanceof GitHubError ? error.kind : String(error);
}

test('a call, and who we are', async () => {
  expect(await create()).toMatchObject({ body: 'hello' });
  expect(api.calls).toBe(1);
  expect(github.proxy.exchanges[0]?.headers['user-agent']).toContain('eval-matrix');
});

test.each<[string, Answer, string]>([
  ['401', answers.badCredentials, 'credentials'],
  ['403 of a read-only token', answers.notAccessible(), 'permission'],
  ['403 of a locked pull request', answers.locked, 'refused'],
  ['404', answers.notFound, 'missing'],
  ['410', answers.gone, 'missing'],
  ['422', answers.bodyTooLong, 'refused'],
  ['500', answers.serverError, 'unavailable'],
  ['502', answers.badGateway, 'unavailable'],
  ['503', answers.unavailable, 'unavailable'],
])('%s is asked once, and told apart', async (_, answer, kind) => {
  failWith(answer);
  expect(await problem(create())).toBe(kind);
  expect(github.proxy.exchanges).toHaveLength(1);
});

test('a broken connection is unavailable, not a crash', async () => {
  github.proxy.addRule({ match: /POST/, fault: { kind: 'reset' } });
  expect(await problem(create())).toBe('unavailable');
  expect(await problem(api.graphql('{ viewer { login } }', {}))).toBe('unavailable');
});

test('a page of HTML becomes a short line', async () => {
  failWith(answers.badGateway);
  await expect(create()).rejects.toThrow('502: 502 Bad Gateway Server Error');
});

test.each([403, 429] as const)(
  'a secondary limit with %i: waits as long as told, then goes on',
  async (status) => {
    await pace();
    failWith(answers.secondaryLimit(status, 1), 1);
    expect(await create()).toMatchObject({ body: 'hello' });
    expect(waits).toEqual([1]);
    expect(api.calls).toBe(2);
  },
);

test('a limit that would take too long to wait for', async () => {
  await pace();
  failWith(answers.secondaryLimit(429, 3600));
  expect(await problem(create())).toBe('limited');
  github.proxy.clearRules();
  failWith(answers.primaryLimit(Math.ceil(Date.now() / 1000) + 3600));
  expect(await problem(create())).toBe('limited');
  expect(waits).toEqual([]);
});

test('a limit that does not end is waited for twice', async () => {
  await pace();
  failWith(answers.secondaryLimit(403, 1));
  expect(await problem(create())).toBe('limited');
  expect(waits).toEqual([1, 1]);
  expect(github.proxy.exchanges).toHaveLength(3);
});

test('GraphQL problems are told apart by their type', async () => {
  const query =
    'query ($n: Int!) { repository(owner: "octo-org", name: "octo-repo") { pullRequest(number: $n) { id } } }';
  expect(await api.graphql(query, { n: pull.number })).toMatchObject({ repository: { pullRequest: {} } });
  expect(await problem(api.graphql(query, { n: 99 }))).toBe('missing');
  const blind = await open(await github.token({ contents: 'read' }), false);
  expect(await problem(blind.graphql(query, { n: pull.number }))).toBe('permission');
  github.proxy.addRule({ match: /graphql/, fault: { kind: 'answer', answer: answers.notFound } });
  expect(await problem(api.graphql(query, { n: 1 }))).toBe('missing');
});

test('a run makes ten calls and no more', async () => {
  for (let n = 0; n < MAX_CALLS; n++) await api.rest('GET', path());
  expect(await problem(api.rest('GET', path()))).toBe('calls-used-up');
  expect(github.proxy.exchanges).toHaveLength(MAX_CALLS);
  expect(api.calls).toBe(MAX_CALLS);
});

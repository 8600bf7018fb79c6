import { afterEach, beforeEach, expect, test } from 'vitest';
import { type GitHub, type PullRequest, startGitHub } from './github.ts';

let github: GitHub;
let pull: PullRequest;

beforeEach(async () => {
  github = await startGitHub();
  pull = await github.scene.openPullRequest();
});
afterEach(() => github.close());

async function call(token: string | undefined, method: string, path: string, body?: unknown) {
  const response = await fetch(github.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `token ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const comments = () => `/repos/${github.repository}/issues/${pull.number}/comments`;
const writer = () => github.token({ contents: 'read', pull_requests: 'write' });
const reader = () => github.token({ contents: 'read', pull_requests: 'read' });

async function graphql(token: string, query: string, variables: object = {}) {
  return (await call(token, 'POST', '/graphql', { query, variables })).body;
}

const COMMENTS = `query ($number: Int!, $first: Int, $last: Int, $after: String, $before: String) {
  repository(owner: "octo-org", name: "octo-repo") {
    pullRequest(number: $number) {
      headRefOid
      comments(first: $first, last: $last, after: $after, before: $before) {
        totalCount
        nodes { id fullDatabaseId url body viewerDidAuthor isMinimized }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
    }
  }
}`;

test('a job token writes as the bot, if it may', async () => {
  const written = await call(await writer(), 'POST', comments(), { body: 'hello' });
  expect(written).toMatchObject({ status: 201, body: { user: { login: 'github-actions[bot]' } } });
  expect(await call(await reader(), 'POST', comments(), { body: 'hello' })).toMatchObject({
    status: 403,
    body: { message: 'Resource not accessible by integration' },
  });
  expect(await call('ghs_unknown', 'GET', comments())).toMatchObject({
    status: 401,
    body: { message: 'Bad credentials' },
  });
});

test.each([
  ['x', 65_536, 201],
  ['x', 65_537, 422],
  ['😀', 65_536, 201],
])('a comment of %s times %i gets %i', async (letter, count, status) => {
  const body = letter.repeat(count);
  expect(await call(await writer(), 'POST', comments(), { body })).toMatchObject({ status });
});

test('GraphQL lists comments by pages, from both ends, and says which are the viewer’s own', async () => {
  const token = await writer();
  await github.scene.comment(pull, 'theirs');
  await github.scene.comment(pull, 'ours', token);
  await github.scene.comment(pull, 'last');
  const page = async (page: object) =>
    (await graphql(token, COMMENTS, { number: pull.number, ...page })).data.repository.pullRequest.comments;

  const first = await page({ first: 2 });
  expect(first).toMatchObject({
    totalCount: 3,
    nodes: [
      { body: 'theirs', viewerDidAuthor: false, isMinimized: false },
      { body: 'ours', viewerDidAuthor: true, url: expect.stringMatching(/#issuecomment-2$/) },
    ],
    pageInfo: { hasNextPage: true },
  });
  const rest = await page({ first: 2, after: first.pageInfo.endCursor });
  expect(rest).toMatchObject({ nodes: [{ body: 'last' }], pageInfo: { hasNextPage: false } });
  const back = await page({ last: 2 });
  expect(back).toMatchObject({
    nodes: [{ body: 'ours' }, { body: 'last' }],
    pageInfo: { hasPreviousPage: true },
  });
  expect(await page({ last: 2, before: back.pageInfo.startCursor })).toMatchObject({
    nodes: [{ body: 'theirs' }],
  });
});

test('GraphQL refuses what GitHub refuses', async () => {
  const token = await writer();
  const errors = async (query: string, variables?: object) => (await graphql(token, query, variables)).errors;
  expect(await errors('query { repository(owner: "a", name: "b") { nope } }')).toMatchObject([
    { message: expect.stringContaining('Cannot query field "nope"') },
  ]);
  expect(await errors('query { repository(owner: "a", name: "b") { id } }')).toMatchObject([
    { type: 'NOT_FOUND' },
  ]);
  expect(await errors(COMMENTS, { number: pull.number, first: 101 })).toMatchObject([
    { message: expect.stringContaining('limit of 100') },
  ]);
  const blind = await github.token({ contents: 'read' });
  expect((await graphql(blind, COMMENTS, { number: pull.number, first: 1 })).errors).toMatchObject([
    { type: 'FORBIDDEN', message: 'Resource not accessible by integration' },
  ]);
});

test('comments can be minimised and shown again by who may write', async () => {
  const { node_id: id } = await github.scene.comment(pull, 'x');
  const hide = `mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } } }`;
  const show = `mutation ($id: ID!) { unminimizeComment(input: { subjectId: $id }) { unminimizedComment { isMinimized } } }`;
  expect((await graphql(await reader(), hide, { id })).errors).toMatchObject([{ type: 'FORBIDDEN' }]);
  expect(await graphql(await writer(), hide, { id })).toEqual({
    data: { minimizeComment: { minimizedComment: { isMinimized: true } } },
  });
  expect(await graphql(await writer(), show, { id })).toEqual({
    data: { unminimizeComment: { unminimizedComment: { isMinimized: false } } },
  });
});

test('a pull request follows its branch', async () => {
  const before = pull.head.sha;
  const pushed = await github.scene.push(pull);
  const path = `/repos/${github.repository}`;
  const token = await reader();
  expect(pushed.head.sha).not.toBe(before);
  expect((await call(token, 'GET', `${path}/pulls/1`)).body.head.sha).toBe(pushed.head.sha);
  expect((await call(token, 'GET', `${path}/pulls?head=octo-org:feature`)).body[0].head.sha).toBe(
    pushed.head.sha,
  );
  expect(
    (await graphql(token, COMMENTS, { number: 1, first: 1 })).data.repository.pullRequest.headRefOid,
  ).toBe(pushed.head.sha);
});

test('the pull requests of a commit', async () => {
  const other = await github.scene.openPullRequest('other');
  const numbers = async (sha: string) =>
    (await call(await reader(), 'GET', `/repos/${github.repository}/commits/${sha}/pulls`)).body.map(
      (one: PullRequest) => one.number,
    );
  expect(await numbers(pull.head.sha)).toEqual([pull.number]);
  expect(await numbers(other.head.sha)).toEqual([other.number]);
  expect(await numbers('0'.repeat(40))).toEqual([]);
});

test('a pull request from a fork', async () => {
  const fork = await github.scene.openForkPullRequest();
  expect(fork.head).toMatchObject({ label: 'contributor:fix', repo: { full_name: 'contributor/octo-repo' } });
  const pushed = await github.scene.push(fork);
  const path = `/repos/${github.repository}/pulls?state=open&head=contributor:fix`;
  expect((await call(await reader(), 'GET', path)).body).toMatchObject([
    { number: fork.number, head: { sha: pushed.head.sha } },
  ]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasReadOnlyToken, readJob, runUrl } from '../../src/github/event.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'event-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function job(eventName: string, event: unknown, env: NodeJS.ProcessEnv = {}) {
  const path = join(folder, 'event.json');
  writeFileSync(path, typeof event === 'string' ? event : JSON.stringify(event));
  return readJob({
    GITHUB_EVENT_NAME: eventName,
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: 'octo-org/octo-repo',
    GITHUB_RUN_ID: '7',
    GITHUB_RUN_ATTEMPT: '2',
    ...env,
  });
}

const pull = (headRepo: string | null) => ({
  pull_request: {
    number: 1,
    head: { sha: 'a', ref: 'x', repo: headRepo && { full_name: headRepo } },
    base: { sha: 'b', ref: 'main', repo: { full_name: 'octo-org/octo-repo' } },
  },
});

test('the address of a server of one’s own is used for everything', async () => {
  const own = await job(
    'push',
    {},
    {
      GITHUB_SERVER_URL: 'https://ghe.example',
      GITHUB_API_URL: 'https://ghe.example/api/v3',
      GITHUB_GRAPHQL_URL: 'https://ghe.example/api/graphql',
    },
  );
  expect(own.urls).toEqual({
    server: 'https://ghe.example',
    api: 'https://ghe.example/api/v3',
    graphql: 'https://ghe.example/api/graphql',
  });
  expect(runUrl(own, own.run)).toBe('https://ghe.example/octo-org/octo-repo/actions/runs/7/attempts/2');
});

test.each([['not JSON'], ['[]'], ['{"pull_request": 5}'], ['null']])(
  'the payload %s is as good as none',
  async (event) => {
    expect((await job('pull_request', event)).event.pull_request).toBeUndefined();
  },
);

test('no payload at all', async () => {
  expect((await job('push', {}, { GITHUB_EVENT_PATH: join(folder, 'missing') })).event).toEqual({});
});

test.each<[string, string, string | null, string, boolean]>([
  ['a branch of the repository', 'pull_request', 'octo-org/octo-repo', 'octocat', false],
  ['a fork', 'pull_request', 'stranger/octo-repo', 'octocat', true],
  ['a fork that is gone', 'pull_request', null, 'octocat', true],
  ['Dependabot', 'pull_request', 'octo-org/octo-repo', 'dependabot[bot]', true],
  ['a review in a fork', 'pull_request_review', 'stranger/octo-repo', 'octocat', true],
  ['a fork in the base’s own context', 'pull_request_target', 'stranger/octo-repo', 'octocat', false],
])('%s: the token may only read: %s', async (_, eventName, headRepo, actor, readOnly) => {
  expect(hasReadOnlyToken(await job(eventName, pull(headRepo), { GITHUB_ACTOR: actor }))).toBe(readOnly);
});

test.each<[string, string, boolean]>([
  ['push', 'dependabot[bot]', true],
  ['create', 'dependabot[bot]', true],
  ['push', 'octocat', false],
  ['schedule', 'dependabot[bot]', false],
  ['pull_request_target', 'dependabot[bot]', false],
])('%s by %s: the token may only read: %s', async (eventName, actor, readOnly) => {
  expect(hasReadOnlyToken(await job(eventName, { ref: 'x' }, { GITHUB_ACTOR: actor }))).toBe(readOnly);
});

import { expect, test } from 'vitest';
import { contextVariables, DEFAULT_BRANCH_SHA, githubContext } from './context.ts';

const head = { ref: 'feature', sha: 'a'.repeat(40) };
const base = { ref: 'main', sha: 'b'.repeat(40) };
const merge = 'c'.repeat(40);
const pull_request = { number: 7, head, base, merge_commit_sha: merge };

const contextOf = (eventName: string, event: unknown) =>
  githubContext({ eventName, event, token: 'ghs_t', overrides: {} });

test.each<[string, unknown, { sha: string; ref: string }]>([
  ['pull_request', { pull_request }, { sha: merge, ref: 'refs/pull/7/merge' }],
  ['pull_request_target', { pull_request }, { sha: base.sha, ref: 'refs/heads/main' }],
  ['push', { ref: 'refs/heads/x', after: head.sha }, { sha: head.sha, ref: 'refs/heads/x' }],
  [
    'merge_group',
    { merge_group: { head_sha: head.sha, head_ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' } },
    { sha: head.sha, ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' },
  ],
  ['workflow_run', { workflow_run: {} }, { sha: DEFAULT_BRANCH_SHA, ref: 'refs/heads/main' }],
  [
    'schedule',
    { repository: { default_branch: 'trunk' } },
    { sha: DEFAULT_BRANCH_SHA, ref: 'refs/heads/trunk' },
  ],
])('%s runs on the commit GitHub runs it on', (eventName, event, expected) => {
  expect(contextOf(eventName, event)).toMatchObject(expected);
});

test('the variables carry the scalars and never the token or the payload', () => {
  const variables = contextVariables(contextOf('pull_request', { pull_request }));
  expect(variables).toMatchObject({ GITHUB_REF_NAME: '7/merge', GITHUB_HEAD_REF: 'feature' });
  expect(Object.keys(variables)).not.toContain('GITHUB_TOKEN');
  expect(Object.keys(variables)).not.toContain('GITHUB_EVENT');
});

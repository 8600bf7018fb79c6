import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CommentOutcome, publishComment } from '../../src/github/comment.ts';
import type { OwnReport } from '../../src/github/comment-plan.ts';
import { CommentStore } from '../../src/github/comment-store.ts';
import { GitHubError } from '../../src/github/errors.ts';
import { formatMarker } from '../../src/github/marker.ts';
import { connect } from '../../src/github/octokit.ts';
import { answers, type GitHub, type PullRequest, startGitHub } from '../bench/github.ts';

let github: GitHub;
let pull: PullRequest;
let token: string;

beforeEach(async () => {
  github = await startGitHub();
  pull = await github.scene.openPullRequest();
  token = await github.token({ contents: 'read', pull_requests: 'write' });
});
afterEach(() => github.close());

const noWait = async () => {};

function report(change: Partial<OwnReport> = {}, results = 'results'): OwnReport {
  return {
    key: 'evals.yaml',
    sha: pull.head.sha,
    run: { id: '100', attempt: '1' },
    passed: false,
    mode: 'always',
    textFor: ({ sha, run }) => `### ${results}\n\nhead ${sha}, run ${run.id}`,
    ...change,
  };
}

interface Published {
  readonly outcome: CommentOutcome;
  readonly calls: number;
}

/** One run of the action as far as the comment goes. */
async function publish(own: OwnReport, pause: () => Promise<void> = noWait): Promise<Published> {
  const urls = { api: github.url, graphql: `${github.url}/graphql` };
  const api = await connect({ token, urls, paced: false });
  const [owner = '', repo = ''] = github.repository.split('/');
  const store = new CommentStore(api, { owner, repo, number: pull.number }, own.key);
  const outcome = await publishComment(store, own, pause);
  return { outcome, calls: api.calls };
}

async function bodies(): Promise<string[]> {
  return (await github.scene.comments(pull)).map((one) => one.body);
}

const runNumber = (id: number) => ({ run: { id: String(id), attempt: '1' } });

test('the first run creates the comment, with its marker on the last line', async () => {
  const { outcome, calls } = await publish(report());
  expect(outcome).toMatchObject({ kind: 'written', url: expect.stringMatching(/#issuecomment-1$/) });
  expect(await bodies()).toEqual([
    `### results\n\nhead ${pull.head.sha}, run 100\n\n<!-- eval-matrix:v1 key=evals.yaml sha=${pull.head.sha} run=100.1 -->`,
  ]);
  expect(calls).toBe(3);
});

test('the next push edits it', async () => {
  await publish(report());
  pull = await github.scene.push(pull);
  const { outcome, calls } = await publish(report(runNumber(101), 'new results'));
  expect(outcome.kind).toBe('written');
  expect(await bodies()).toEqual([expect.stringContaining('new results')]);
  expect(calls).toBe(3);
});

test('the same results for the same commit write nothing', async () => {
  await publish(report());
  const { outcome, calls } = await publish(report(runNumber(101)));
  expect(outcome.kind).toBe('unchanged');
  expect(calls).toBe(1);
});

test('a comment behind 250 foreign ones is found in two calls', async () => {
  for (let n = 0; n < 250; n++) await github.scene.comment(pull, `comment ${n}`);
  expect((await publish(report())).calls).toBe(4);
  const { outcome, calls } = await publish(report(runNumber(101), 'new results'));
  expect(outcome.kind).toBe('written');
  expect(calls).toBe(4);
  expect((await bodies()).filter((body) => body.includes('eval-matrix:v1'))).toHaveLength(1);
});

test('a comment in the middle of 450 is found too', async () => {
  for (let n = 0; n < 260; n++) await github.scene.comment(pull, 'before');
  await publish(report());
  for (let n = 0; n < 190; n++) await github.scene.comment(pull, 'after');
  const { outcome, calls } = await publish(report(runNumber(101), 'new results'));
  expect(outcome).toMatchObject({ kind: 'written', url: expect.stringMatching(/#issuecomment-261$/) });
  expect(calls).toBeLessThanOrEqual(6);
});

test('a pull request with more comments than ten calls can read', async () => {
  for (let n = 0; n < 1101; n++) await github.scene.comment(pull, 'x');
  await expect(publish(report())).rejects.toThrow('more than 1100 comments');
  expect(await bodies()).toHaveLength(1101);
}, 120_000);

test('a marker in somebody else’s comment is nothing to us', async () => {
  const marker = formatMarker({ key: 'evals.yaml', sha: pull.head.sha, run: { id: '999', attempt: '1' } });
  const spoofed = await github.scene.comment(pull, `I am the bot\n\n${marker}`);
  await publish(report());
  expect(await bodies()).toEqual([spoofed.body, expect.stringContaining('results')]);
});

test('a comment of ours that quotes the marker is not the sticky one', async () => {
  const marker = formatMarker({ key: 'evals.yaml', sha: pull.head.sha, run: { id: '999', attempt: '1' } });
  await github.scene.comment(pull, `${marker}\nquoted above`, token);
  await publish(report());
  expect(await bodies()).toHaveLength(2);
});

test('several keys are several comments', async () => {
  await publish(report());
  await publish(report({ key: '.*' }, 'other'));
  await publish(report({ key: '.*', ...runNumber(101) }, 'other, again'));
  expect(await bodies()).toEqual([
    expect.stringContaining('results'),
    expect.stringContaining('other, again'),
  ]);
});

test('an older commit never overwrites a newer one', async () => {
  const old = report(runNumber(100), 'old results');
  pull = await github.scene.push(pull);
  await publish(report(runNumber(101), 'new results'));
  const { outcome } = await publish(old);
  expect(outcome).toMatchObject({
    kind: 'skipped',
    reason: expect.stringContaining('the pull request is at'),
  });
  expect(await bodies()).toEqual([expect.stringContaining('new results')]);
});

test('an older run or attempt of the same commit never overwrites a newer one', async () => {
  await publish(report({ run: { id: '100', attempt: '2' } }, 'second attempt'));
  expect((await publish(report(runNumber(100), 'first attempt'))).outcome.kind).toBe('skipped');
  expect((await publish(report(runNumber(99), 'older run'))).outcome.kind).toBe('skipped');
  expect(await bodies()).toEqual([expect.stringContaining('second attempt')]);
});

test('five runs at once end with one comment, the newest run’s', async () => {
  const published = await Promise.all(
    [103, 101, 105, 104, 102].map((id) => publish(report(runNumber(id), `results of ${id}`))),
  );
  expect(await bodies()).toEqual([expect.stringContaining('results of 105')]);
  for (const { calls } of published) expect(calls).toBeLessThanOrEqual(10);
});

test('two runs that both found nothing: the older comment stays', async () => {
  // Both look first; the second one's comment is made after the first one's.
  const created = Promise.withResolvers<void>();
  github.proxy.addRule({
    match: (exchange) => exchange.method === 'POST' && exchange.body.includes('run=101.1'),
    fault: { kind: 'none' },
    until: created.promise,
    times: 1,
  });
  const second = publish(report(runNumber(101), 'second'));
  while (github.proxy.exchanges.length < 2) await new Promise((resolve) => setImmediate(resolve));
  await publish(report(runNumber(100), 'first'));
  created.resolve();
  await second;
  const comments = await github.scene.comments(pull);
  expect(comments).toMatchObject([{ id: 1, body: expect.stringContaining('second') }]);
});

test('with more left-overs than a run takes away, its own goes first', async () => {
  // The newest run looks before anybody has written, and writes after all others have.
  const created = Promise.withResolvers<void>();
  github.proxy.addRule({
    match: (exchange) => exchange.method === 'POST' && exchange.body.includes('run=105.1'),
    fault: { kind: 'none' },
    until: created.promise,
    times: 1,
  });
  const newest = publish(report(runNumber(105), 'newest'));
  while (github.proxy.exchanges.length < 2) await new Promise((resolve) => setImmediate(resolve));
  for (const id of ['101', '102', '103', '104']) {
    const marker = formatMarker({ key: 'evals.yaml', sha: pull.head.sha, run: { id, attempt: '1' } });
    await github.scene.comment(pull, `older\n\n${marker}`, token);
  }
  created.resolve();
  await newest;
  const comments = await github.scene.comments(pull);
  expect(comments.filter(({ body }) => body.includes('run=105.1')).map(({ id }) => id)).toEqual([1]);
});

test('an older run that writes after a newer one is written over again', async () => {
  await publish(report(runNumber(90), 'before'));
  const newerWrote = Promise.withResolvers<void>();
  github.proxy.addRule({
    match: (exchange) => exchange.method === 'PATCH' && exchange.body.includes('run=100.1'),
    fault: { kind: 'none' },
    until: newerWrote.promise,
  });
  const older = publish(report(runNumber(100), 'older'));
  while (!github.proxy.exchanges.some((one) => one.method === 'PATCH'))
    await new Promise((resolve) => setImmediate(resolve));
  const { outcome } = await publish(report(runNumber(101), 'newer'), async () => {
    newerWrote.resolve();
    await older;
  });
  expect(outcome.kind).toBe('written');
  expect(await bodies()).toEqual([expect.stringContaining('newer')]);
});

test('what a run left behind when it was killed goes with the next one', async () => {
  const marker = (id: string) =>
    formatMarker({ key: 'evals.yaml', sha: pull.head.sha, run: { id, attempt: '1' } });
  await github.scene.comment(pull, `first\n\n${marker('90')}`, token);
  await github.scene.comment(pull, `left over\n\n${marker('91')}`, token);
  await github.scene.comment(pull, `a newer run’s\n\n${marker('900')}`, token);
  await publish(report(runNumber(92), 'now'));
  expect(await bodies()).toEqual([expect.stringContaining('now'), expect.stringContaining('a newer run’s')]);
});

test('a lost answer is looked up before the write is repeated', async () => {
  github.proxy.addRule({ match: /POST .*comments/, fault: { kind: 'lost' }, times: 1 });
  expect((await publish(report())).outcome.url).toMatch(/#issuecomment-1$/);
  expect(await bodies()).toHaveLength(1);

  github.proxy.addRule({ match: /PATCH/, fault: { kind: 'lost', answer: answers.badGateway }, times: 1 });
  await publish(report(runNumber(101), 'new results'));
  expect(github.proxy.exchanges.filter((one) => one.method === 'PATCH')).toHaveLength(1);
  expect(await bodies()).toEqual([expect.stringContaining('new results')]);
});

test.each([
  ['look', /graphql/],
  ['create', /POST .*issues/],
])('502 twice at the %s, then fine', async (_, match) => {
  github.proxy.addRule({ match, fault: { kind: 'answer', answer: answers.badGateway }, times: 2 });
  const { outcome, calls } = await publish(report());
  expect(outcome.kind).toBe('written');
  expect(calls).toBeLessThanOrEqual(10);
  expect(await bodies()).toHaveLength(1);
});

test.each([
  ['a permission', answers.notAccessible(), 'permission', 1],
  ['a text that is refused', answers.bodyTooLong, 'refused', 1],
  ['a server that stays down', answers.badGateway, 'unavailable', 5],
])('%s: not asked again in vain', async (_, answer, kind, writes) => {
  github.proxy.addRule({ match: /POST .*issues/, fault: { kind: 'answer', answer } });
  await expect(publish(report())).rejects.toMatchObject({ kind });
  expect(github.proxy.exchanges.filter((one) => one.path.includes('/issues/'))).toHaveLength(writes);
});

test('a comment that is deleted between look and write is made anew, once', async () => {
  await publish(report());
  const [comment] = await github.scene.comments(pull);
  const deleted = Promise.withResolvers<void>();
  github.proxy.addRule({ match: /PATCH/, fault: { kind: 'none' }, until: deleted.promise, times: 1 });
  const second = publish(report(runNumber(101), 'new results'));
  while (!github.proxy.exchanges.some((one) => one.method === 'PATCH'))
    await new Promise((resolve) => setImmediate(resolve));
  if (comment) await github.scene.deleteComment(comment);
  deleted.resolve();
  expect((await second).outcome).toMatchObject({
    kind: 'written',
    url: expect.stringMatching(/#issuecomment-2$/),
  });
  expect(await bodies()).toEqual([expect.stringContaining('new results')]);
});

test.each([
  ['good news stay hidden', true, true],
  ['bad news are shown again', false, false],
])('a comment hidden by somebody is edited, not doubled: %s', async (_, passed, hidden) => {
  await publish(report());
  const [comment] = await github.scene.comments(pull);
  github.minimized.set(comment?.node_id ?? '', 'outdated');
  await publish(report({ ...runNumber(101), passed }, 'new results'));
  expect(await bodies()).toEqual([expect.stringContaining('new results')]);
  expect(github.minimized.size).toBe(hidden ? 1 : 0);
});

test('not being allowed to show a hidden comment is no reason to stop', async () => {
  await publish(report());
  const [comment] = await github.scene.comments(pull);
  github.minimized.set(comment?.node_id ?? '', 'spam');
  github.proxy.addRule({
    match: /unminimizeComment/,
    fault: { kind: 'answer', answer: answers.notAccessible() },
  });
  expect((await publish(report(runNumber(101), 'new results'))).outcome.kind).toBe('written');
});

test('on-failure writes only bad news, and mends what it wrote', async () => {
  const onFailure = (passed: boolean, id: number) =>
    publish(report({ mode: 'on-failure', passed, ...runNumber(id) }, passed ? 'green' : 'red'));
  expect((await onFailure(true, 100)).outcome).toEqual({ kind: 'skipped', reason: 'there is none to mend' });
  await onFailure(false, 101);
  await onFailure(true, 102);
  expect(await bodies()).toEqual([expect.stringContaining('green')]);
});

test('on-change leaves the comment alone while only the commit is new', async () => {
  await publish(report({ mode: 'on-change' }));
  const [before] = await bodies();
  pull = await github.scene.push(pull);
  expect((await publish(report({ mode: 'on-change', ...runNumber(101) }))).outcome.kind).toBe('unchanged');
  expect(await bodies()).toEqual([before]);
  await publish(report({ mode: 'on-change', ...runNumber(102) }, 'new results'));
  expect(await bodies()).toEqual([expect.stringContaining('new results')]);
});

test('a comment that GitHub will not show is passed over', async () => {
  await publish(report());
  const at = { cursor: 'x', node: null };
  const page = { edges: [null, at], pageInfo: { hasNextPage: false } };
  const body = { data: { repository: { pullRequest: { headRefOid: pull.head.sha, front: page } } } };
  github.proxy.addRule({
    match: /graphql/,
    fault: { kind: 'answer', answer: { status: 200, body } },
    times: 1,
  });
  await publish(report(runNumber(101), 'new results'));
  expect(await bodies()).toEqual([expect.stringContaining('new results')]);
});

test('problems come out as they are', async () => {
  token = await github.token({ contents: 'read' });
  await expect(publish(report())).rejects.toBeInstanceOf(GitHubError);
  token = 'ghs_unknown';
  await expect(publish(report())).rejects.toMatchObject({ kind: 'credentials' });
});

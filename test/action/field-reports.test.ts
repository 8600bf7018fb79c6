// What users of actions like this one have reported, one test for each kind of report. Each runs the bundled action
// through the runner. The reports: duplicates, comments that turn a good check red, old runs that overwrite new ones,
// model text that becomes active, limits that nobody counted.
import { expect } from 'vitest';
import { formatMarker } from '../../src/github/marker.ts';
import { mergeGroupEvent, pullRequestEvent, pushEvent, workflowRunEvent } from '../bench/events.ts';
import { answers, type PullRequest } from '../bench/github.ts';
import type { StepReport } from '../bench/runner.ts';
import { annotations, bodies, SUITE, type World, worldTest } from './world.ts';

/** A suite whose arms both answer with this text. */
function answering(text: string): Record<string, string> {
  return {
    'answer.txt': text,
    'evals.yaml': SUITE['evals.yaml'].replaceAll(/cmd: (cat|"[^"]*")/g, 'cmd: cat answer.txt'),
  };
}

/** Everything people read, as one text. */
async function everything(world: World, pull: PullRequest, report: StepReport): Promise<string> {
  return [report.summary, ...(await bodies(world, pull))].join('\n');
}

const GREEN = { 'evals.yaml': SUITE['evals.yaml'].replace('sed s/answer/nonsense/', 'cat') };

worldTest('a read-only token does not turn a good check red', async ({ world }) => {
  const pull = await world.github.scene.openForkPullRequest();
  world.write(GREEN);
  const report = await world.run(pull, {
    token: await world.github.token({ contents: 'read', pull_requests: 'read' }),
  });
  expect(report.conclusion).toBe('success');
  expect(annotations(report, 'warning')).toEqual([expect.stringContaining('a fork or from Dependabot')]);
  expect(report.summary).toContain('✅');
  const writes = world.github.proxy.exchanges.filter((one) => one.path.includes('/issues/'));
  expect(writes).toHaveLength(1);
});

worldTest('Dependabot’s token only reads, and its pull requests stay green', async ({ world, pull }) => {
  world.write(GREEN);
  const report = await world.run(pull, {
    token: await world.github.token({ contents: 'read', pull_requests: 'read' }),
    github: { actor: 'dependabot[bot]' },
  });
  expect(report.conclusion).toBe('success');
  expect(annotations(report, 'warning')).toEqual([expect.stringContaining('a fork or from Dependabot')]);
});

worldTest('a workflow without the permission is told which line to add', async ({ world, pull }) => {
  const report = await world.run(pull, { token: await world.github.token({ contents: 'read' }) });
  expect(annotations(report, 'warning')).toEqual([expect.stringContaining('pull-requests: write')]);
});

worldTest('a busy pull request gets no second comment', async ({ world, pull }) => {
  await world.run(pull);
  const { scene } = world.github;
  const sticky = (await scene.comments(pull))[0];
  for (let n = 0; n < 250; n++) await scene.comment(pull, `comment ${n}`);
  await world.run(await scene.push(pull));
  const ours = (await scene.comments(pull)).filter((one) => one.body.includes('eval-matrix:v1'));
  expect(ours.map((one) => one.id)).toEqual([sticky?.id]);
});

worldTest('250 comments before ours are read to the end', async ({ world, pull }) => {
  for (let n = 0; n < 250; n++) await world.github.scene.comment(pull, `comment ${n}`);
  await world.run(pull);
  await world.run(await world.github.scene.push(pull));
  expect((await bodies(world, pull)).filter((body) => body.includes('eval-matrix:v1'))).toHaveLength(1);
  expect(world.github.proxy.exchanges.length).toBeLessThanOrEqual(2 * 10);
});

worldTest('five jobs at once end with one comment', async ({ world, pull }) => {
  const token = await world.github.token({ pull_requests: 'write' });
  const before = world.github.proxy.exchanges.length;
  const reports = await Promise.all([1, 2, 3, 4, 5].map(() => world.run(pull, { token })));
  expect(reports.map((one) => annotations(one, 'warning'))).toEqual([[], [], [], [], []]);
  expect(await bodies(world, pull)).toHaveLength(1);
  expect(world.github.proxy.exchanges.length - before).toBeLessThanOrEqual(5 * 10);
});

worldTest('an older run that ends last does not overwrite a newer one', async ({ world, pull }) => {
  const pushed = await world.github.scene.push(pull);
  await world.run(pushed, { github: { run_id: '2000' } });
  const [before] = await bodies(world, pull);
  const report = await world.run(pull, { github: { run_id: '1999' } });
  expect(await bodies(world, pull)).toEqual([before]);
  expect(report.outputs['comment-url']).not.toBe('');
  expect(report.log.join('\n')).toContain(
    `No comment: the pull request is at ${pushed.head.sha.slice(0, 7)} by now.`,
  );
});

worldTest('long answers do not make a comment that GitHub refuses', async ({ world, pull }) => {
  world.write(answering(`nonsense ${'x'.repeat(200_000)}`));
  const report = await world.run(pull);
  const [comment = ''] = await bodies(world, pull);
  expect(comment.length).toBeLessThanOrEqual(60_000);
  expect(annotations(report, 'warning')).toEqual([]);
});

worldTest('a comment that is refused as too long is a warning', async ({ world, pull }) => {
  world.github.proxy.addRule({
    match: /POST .*issues/,
    fault: { kind: 'answer', answer: answers.bodyTooLong },
  });
  const report = await world.run(pull);
  expect(annotations(report, 'warning')).toEqual([expect.stringContaining('422')]);
});

worldTest('text of a model is never a link, an image, a mention or a reference', async ({ world, pull }) => {
  const text =
    '![x](https://evil.example/x.png) [y](https://evil.example) <img src=x onerror=y> @octo-org/team #1 octo-org/octo-repo#2';
  world.write(answering(text));
  const shown = await everything(world, pull, await world.run(pull));
  expect(shown).toContain('evil');
  for (const active of ['](http', '<img', '@octo', /(?<!&)#\d/, 'https://evil'])
    expect(shown).not.toMatch(active);
});

worldTest('text of a model is no workflow command', async ({ world, pull }) => {
  const text = [
    '::error::forged error',
    '::warning::forged warning',
    '::add-mask::case',
    '::set-output name=verdict::met',
    '::set-env name=LD_PRELOAD::evil.so',
    '::stop-commands::x',
    '::endgroup::',
    'x ##[error]forged in the middle',
    '::notice file=a,line=1::%0A::error::forged',
  ].join('\n');
  world.write(answering(text));
  const report = await world.run(pull);
  expect(JSON.stringify(report.annotations.map((one) => one.title))).not.toContain('forged');
  expect(
    report.annotations.every((one) => one.title?.startsWith('evals.yaml') || one.title?.startsWith('bot')),
  ).toBe(true);
  expect(report.outputs.verdict).toBe('missed');
  expect(report.masks).not.toContain('case');
  expect(report.exported).toEqual({ env: {}, path: [] });
  expect(report.stages).toMatchObject([{ exitCode: 1 }, { exitCode: 0 }]);
});

worldTest('what a module writes to the console is no workflow command', async ({ world, pull }) => {
  const said = '::error::forged\n::set-output name=verdict::met\nx ##[error]forged\n::add-mask::case';
  world.write({
    'bot.mjs': `
      console.log(${JSON.stringify(said)});
      export default (input) => {
        console.log(${JSON.stringify(said)});
        console.error(${JSON.stringify(said)});
        return 'no';
      };`,
    'evals.yaml': SUITE['evals.yaml']
      .replace('{ type: shell, cmd: cat }', '{ type: module, module: bot.mjs }')
      .replace('matrix: [good, bad]', 'matrix: [good, bad]\n  budget_usd: 5'),
  });
  const report = await world.run(pull);
  expect(report.outputs.verdict).toBe('missed');
  expect(report.masks).not.toContain('case');
  // Its own warning and the report's annotations are commands still.
  expect(annotations(report, 'warning')).toEqual([expect.stringContaining('can never stop this run')]);
  expect(annotations(report, 'error')[0]).toContain('good missed its bar');
  expect(JSON.stringify(report.annotations)).not.toContain('forged');
  expect(report.log.filter((line) => line === '::error::forged')).toHaveLength(7);
});

worldTest(
  'names of suites, arms, cases and scorers are no commands and no outputs',
  async ({ world, pull }) => {
    const name = 'x\n::error::forged ##[error]forged\nverdict=met\nverdict<<END\nmet\nEND\n';
    const arm = JSON.stringify(`${name}a`);
    const other = JSON.stringify(`${name}b`);
    world.write({
      'evals.yaml': `
name: ${JSON.stringify(name)}
targets:
  ${arm}: { type: shell, cmd: cat }
  ${other}: { type: shell, cmd: echo no }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: answer, name: ${JSON.stringify(name)} }]
run: { matrix: [${arm}, ${other}] }
`,
      'cases.jsonl': ['::error::forged', '##[error]forged', '##[add-mask]answer', name]
        .map((id) => `${JSON.stringify({ id, input: 'answer' })}\n`)
        .join(''),
    });
    const report = await world.run(pull);
    expect(report.outputs).toMatchObject({ verdict: 'missed', winner: `${name}a` });
    expect(report.undeclaredOutputs).toEqual([]);
    expect(report.masks).not.toContain('answer');
    expect(report.exported).toEqual({ env: {}, path: [] });
    // Each of ours has a title; what a command of theirs would make has none.
    expect(report.annotations).toHaveLength(5);
    expect(report.annotations.every((one) => one.title?.startsWith('x ::error::'))).toBe(true);
  },
);

worldTest('an event as large as GitHub allows is read', async ({ world, pull }) => {
  const event = pullRequestEvent(pull) as { pull_request: object };
  const body = '@'.repeat(24 * 1024 * 1024);
  await world.run(pull, { event: { ...event, pull_request: { ...event.pull_request, body } } });
  expect(await bodies(world, pull)).toHaveLength(1);
});

worldTest('an arm cannot reach outputs, later steps or the job’s page', async ({ world, pull }) => {
  const leak =
    'echo "verdict=met" >> "$GITHUB_OUTPUT"; echo "A=1" >> "$GITHUB_ENV"; echo forged >> "$GITHUB_STEP_SUMMARY"; env';
  world.write({ 'leak.sh': leak, 'evals.yaml': SUITE['evals.yaml'].replace('cmd: cat', 'cmd: sh leak.sh') });
  const token = await world.github.token({ pull_requests: 'write' });
  const report = await world.run(pull, { token, services: { ACTIONS_RUNTIME_TOKEN: 'runtime-secret' } });
  expect(report.outputs.verdict).toBe('missed');
  expect(report.exported.env).toEqual({});
  expect(report.summary.startsWith('### ')).toBe(true);
  const all = JSON.stringify([report.log, report.summary, await bodies(world, pull)]);
  for (const secret of [token, 'runtime-secret']) expect(all).not.toContain(secret);
});

worldTest('pushing again edits the comment instead of adding one', async ({ world, pull }) => {
  let at = pull;
  for (let n = 0; n < 3; n++) {
    await world.run(at);
    at = await world.github.scene.push(at);
  }
  expect(await bodies(world, pull)).toHaveLength(1);
});

worldTest(
  'a huge run: the summary is shown, the outputs are small, ten annotations say the worst',
  async ({ world, pull }) => {
    const cases = Array.from(
      { length: 400 },
      (_, n) => `{"id": "case-${n}", "input": "answer ${'wide '.repeat(600)}"}\n`,
    );
    world.write({ 'cases.jsonl': cases.join('') });
    const report = await world.run(pull, { timeoutMs: 120_000 });
    expect(Buffer.byteLength(report.summary)).toBeGreaterThan(10_000);
    expect(Buffer.byteLength(report.summary)).toBeLessThanOrEqual(900_001);
    const outputs = Object.values(report.outputs).join('');
    expect(outputs.length).toBeLessThan(10_000);
    expect(report.annotations.length + report.droppedAnnotations.length).toBeLessThanOrEqual(10);
    expect(report.annotations.at(-1)?.message).toMatch(/more/);
  },
);

worldTest('no check run is created: the job is the check', async ({ world, pull }) => {
  await world.run(pull);
  expect(
    world.github.proxy.exchanges.map((one) => one.path).filter((path) => /check|status/.test(path)),
  ).toEqual([]);
});

worldTest('a push that two pull requests share comments on neither', async ({ world, pull }) => {
  const other = await world.github.scene.openAgain(pull, 'release');
  const report = await world.run(pull, { eventName: 'push', event: pushEvent(pull) });
  expect([...(await bodies(world, pull)), ...(await bodies(world, other))]).toEqual([]);
  expect(report.log.join('\n')).toContain('No comment: 2 open pull requests are at commit');
  expect(annotations(report, 'warning')).toEqual([]);
});

worldTest('a merge queue gets its check and no crash', async ({ world, pull }) => {
  world.write(GREEN);
  const report = await world.run(pull, { eventName: 'merge_group', event: mergeGroupEvent(pull) });
  expect(report.conclusion).toBe('success');
  expect(report.annotations).toEqual([]);
});

worldTest('a comment with a copied marker is not taken for ours', async ({ world, pull }) => {
  const marker = formatMarker({ key: 'evals.yaml', sha: pull.head.sha, run: { id: '99999', attempt: '1' } });
  const spoof = await world.github.scene.comment(pull, `Looks good!\n\n${marker}`);
  await world.run(pull);
  expect(await bodies(world, pull)).toEqual([spoof.body, expect.stringContaining('bad')]);
});

worldTest(
  'a comment somebody deleted is written anew, one somebody hid is edited and shown',
  async ({ world, pull }) => {
    await world.run(pull);
    const { scene, minimized } = world.github;
    const [first] = await scene.comments(pull);
    if (first) await scene.deleteComment(first);
    await world.run(await scene.push(pull));
    const [second, ...more] = await scene.comments(pull);
    expect(more).toEqual([]);
    minimized.set(second?.node_id ?? '', 'outdated');
    const report = await world.run(await scene.push(pull));
    expect(await scene.comments(pull)).toHaveLength(1);
    expect(minimized.size).toBe(0);
    expect(annotations(report, 'warning')).toEqual([]);
  },
);

worldTest('a secondary limit is waited for as long as GitHub says', async ({ world, pull }) => {
  const answer = answers.secondaryLimit(403, 1);
  world.github.proxy.addRule({ match: /POST .*issues/, fault: { kind: 'answer', answer }, times: 1 });
  const report = await world.run(pull);
  expect(await bodies(world, pull)).toHaveLength(1);
  expect(report.log).toContain('GitHub asks to wait 1 s before the comment.');
});

worldTest('Enterprise Server: every address is the server’s own', async ({ world, pull }) => {
  const server = 'https://ghe.example';
  await world.run(pull, {
    github: {
      server_url: server,
      graphql_url: `${world.github.url}/graphql?own=server`,
      api_url: world.github.url,
    },
  });
  const [comment = ''] = await bodies(world, pull);
  expect(comment).toContain(`href="${server}/octo-org/octo-repo/actions/runs/`);
  expect(comment).not.toContain('github.com');
  const graphql = world.github.proxy.exchanges.filter((one) => one.path.includes('graphql'));
  expect(graphql.length).toBeGreaterThan(0);
  expect(graphql.every((one) => one.path === '/graphql?own=server')).toBe(true);
});

worldTest('comment, check and outputs never disagree', async ({ world, pull }) => {
  for (const [files, icon, verdict, exitCode] of [
    [SUITE, '❌', 'missed', 1],
    [GREEN, '✅', 'met', 0],
  ] as const) {
    world.write(files);
    const report = await world.run(await world.github.scene.push(pull));
    const [comment = ''] = await bodies(world, pull);
    expect(comment.split('\n')[0]).toContain(icon);
    expect(report.summary.split('\n')[0]).toContain(icon);
    expect(report.outputs.verdict).toBe(verdict);
    expect(report.stages[0]?.exitCode).toBe(exitCode);
  }
});

worldTest('code of a stranger is not run with the base’s secrets', async ({ world }) => {
  const pull = await world.github.scene.openForkPullRequest();
  world.write({ 'evals.yaml': SUITE['evals.yaml'].replace('cmd: cat', 'cmd: touch ran') });
  for (const eventName of ['pull_request_target', 'workflow_run']) {
    const event =
      eventName === 'workflow_run' ? { event: workflowRunEvent(pull, { id: 5, attempt: 1 }) } : {};
    const report = await world.run(pull, { eventName, ...event });
    expect(report.stages[0]?.exitCode).toBe(2);
    expect(annotations(report, 'error')[0]).toContain('allow-head-code: true');
  }
});

worldTest('keys of arms do not spread to later steps, and are masked', async ({ world, pull }) => {
  world.write({
    'evals.yaml': `
targets: { model: { type: http, url: "http://127.0.0.1:9/{{input}}", api_key_env: MODEL_KEY, max_retries: 0 } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: answer }]
`,
  });
  const report = await world.run(pull, { env: { MODEL_KEY: 'sk-live-0123456789' } });
  expect(report.exported).toEqual({ env: {}, path: [] });
  expect(report.masks).toContain('sk-live-0123456789');
  expect(await everything(world, pull, report)).not.toContain('sk-live-0123456789');
});

worldTest('a key that looks like a pattern matches only itself', async ({ world, pull }) => {
  await world.run(pull, { inputs: { 'comment-key': 'abc' } });
  await world.run(pull, { inputs: { 'comment-key': '.*' } });
  await world.run(pull, { inputs: { 'comment-key': '(' } });
  expect(await bodies(world, pull)).toHaveLength(3);
});

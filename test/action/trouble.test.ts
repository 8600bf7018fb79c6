import { expect } from 'vitest';
import type { Fault } from '../bench/fault-proxy.ts';
import { answers } from '../bench/github.ts';
import { annotations, bodies, SUITE, worldTest } from './world.ts';

const answer = (one: (typeof answers)['notFound']): Fault => ({ kind: 'answer', answer: one });

// GitHub in trouble, for as long as the run lasts: the check is what the arms earned, and there is one warning.
for (const [name, fault, words] of [
  ['403 on every write', answer(answers.notAccessible()), '403'],
  ['403 because the conversation is locked', answer(answers.locked), 'locked'],
  ['404', answer(answers.notFound), '404'],
  ['410', answer(answers.gone), '410'],
  ['422', answer(answers.bodyTooLong), '422'],
  ['a secondary limit of an hour', answer(answers.secondaryLimit(429, 3600)), 'rate limit'],
] as const) {
  worldTest(`${name}: one warning, and the check is green`, async ({ world, pull }) => {
    world.write({ 'evals.yaml': SUITE['evals.yaml'].replace('sed s/answer/nonsense/', 'cat') });
    world.github.proxy.addRule({ match: /(POST|PATCH) .*issues/, fault });
    const report = await world.run(pull);
    expect(report.conclusion).toBe('success');
    expect(annotations(report, 'warning')).toEqual([expect.stringContaining(words)]);
    expect(report.outputs).toMatchObject({ verdict: 'met', 'comment-url': '' });
    expect(world.github.proxy.exchanges.length).toBeLessThanOrEqual(10);
  });
}

worldTest('GraphQL is off: one warning', async ({ world, pull }) => {
  world.github.proxy.addRule({ match: /graphql/, fault: answer(answers.notFound) });
  const report = await world.run(pull);
  expect(annotations(report, 'warning')).toHaveLength(1);
  expect(await bodies(world, pull)).toEqual([]);
});

worldTest('a proxy answers with a log-in page: one warning', async ({ world, pull }) => {
  const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Log in</html>' };
  world.github.proxy.addRule({ match: /./, fault: { kind: 'answer', answer: page } });
  const report = await world.run(pull);
  expect(annotations(report, 'warning')).toEqual([expect.stringContaining('unknown shape')]);
  expect(report.stages[0]?.exitCode).toBe(1);
});

worldTest('a token that is not valid: one warning', async ({ world, pull }) => {
  const report = await world.run(pull, { inputs: { 'github-token': 'ghs_of_yesterday' } });
  expect(annotations(report, 'warning')).toEqual([expect.stringContaining('github-token is not valid')]);
});

worldTest('502 twice, then fine: the comment is there, once', async ({ world, pull }) => {
  world.github.proxy.addRule({ match: /POST .*issues/, fault: answer(answers.badGateway), times: 2 });
  const report = await world.run(pull);
  expect(annotations(report, 'warning')).toEqual([]);
  expect(await bodies(world, pull)).toHaveLength(1);
  expect(world.github.proxy.exchanges.length).toBeLessThanOrEqual(10);
});

worldTest('the answer to the write is lost: looked up, not repeated', async ({ world, pull }) => {
  world.github.proxy.addRule({ match: /POST .*issues/, fault: { kind: 'lost' }, times: 1 });
  const report = await world.run(pull);
  expect(report.outputs['comment-url']).toMatch(/#issuecomment-1$/);
  expect(await bodies(world, pull)).toHaveLength(1);
});

worldTest('nobody listens at GitHub’s address: one warning', async ({ world, pull }) => {
  const report = await world.run(pull, { github: { api_url: 'http://127.0.0.1:9' } });
  expect(annotations(report, 'warning')).toEqual([expect.stringContaining('GitHub did not answer')]);
  expect(report.stages[0]?.exitCode).toBe(1);
});

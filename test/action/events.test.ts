import { expect } from 'vitest';
import {
  issueCommentEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../bench/events.ts';
import { annotations, bodies, worldTest } from './world.ts';

worldTest(
  'pull_request: the comment shows the branch’s commit, not the merge commit',
  async ({ world, pull }) => {
    await world.run(pull, { eventName: 'pull_request', event: pullRequestEvent(pull, 'opened') });
    expect(await bodies(world, pull)).toEqual([expect.stringContaining(`sha=${pull.head.sha}`)]);
  },
);

worldTest('pull_request_target: a suite without code runs and comments', async ({ world, pull }) => {
  const suite = `
targets: { recorded: { type: trace } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: answer }]
`;
  world.write({
    'evals.yaml': suite,
    'cases.jsonl': '{"id": "one", "trace": "one.json"}\n',
    'one.json': '{"steps": [], "final_output": "answer"}',
  });
  const report = await world.run(pull, { eventName: 'pull_request_target' });
  expect(annotations(report, 'error')).toEqual([]);
  expect(await bodies(world, pull)).toEqual([expect.stringContaining(`sha=${pull.head.sha}`)]);
});

worldTest('push: comments on the pull request whose branch was pushed', async ({ world, pull }) => {
  const pushed = await world.github.scene.push(pull);
  await world.run(pushed, { eventName: 'push', event: pushEvent(pushed) });
  expect(await bodies(world, pull)).toEqual([expect.stringContaining(`sha=${pushed.head.sha}`)]);
});

worldTest('push to a branch without a pull request: no comment, no warning', async ({ world, pull }) => {
  await world.github.scene.close(pull);
  const report = await world.run(pull, { eventName: 'push', event: pushEvent(pull) });
  expect(await bodies(world, pull)).toEqual([]);
  expect(annotations(report, 'warning')).toEqual([]);
  expect(report.outputs).toMatchObject({ verdict: 'missed', 'comment-url': '' });
});

worldTest('issue_comment: comments on the pull request it stands under', async ({ world, pull }) => {
  const event = issueCommentEvent(pull.number, true);
  const report = await world.run(pull, { eventName: 'issue_comment', event });
  expect(report.outputs['comment-url']).not.toBe('');
  expect(await bodies(world, pull)).toEqual([expect.stringContaining(`sha=${pull.head.sha}`)]);
});

worldTest('merge_group: the check, and nobody is written to', async ({ world, pull }) => {
  const report = await world.run(pull, { eventName: 'merge_group', event: mergeGroupEvent(pull) });
  expect(report.conclusion).toBe('failure');
  expect(report.summary).toContain('bad');
  expect(world.github.proxy.exchanges).toEqual([]);
});

worldTest('workflow_dispatch: comments where pr-number says', async ({ world, pull }) => {
  const event = workflowDispatchEvent();
  const report = await world.run(pull, {
    eventName: 'workflow_dispatch',
    event,
    inputs: { 'pr-number': String(pull.number) },
  });
  expect(report.outputs['comment-url']).toMatch(/#issuecomment-1$/);
});

worldTest('schedule: no pull request, no call, no warning', async ({ world, pull }) => {
  const report = await world.run(pull, { eventName: 'schedule', event: scheduleEvent() });
  expect(annotations(report, 'warning')).toEqual([]);
  expect(world.github.proxy.exchanges).toEqual([]);
});

worldTest('workflow_run: a suite that runs commands is refused', async ({ world, pull }) => {
  const event = workflowRunEvent(pull, { id: 5, attempt: 1 });
  const report = await world.run(pull, { eventName: 'workflow_run', event });
  expect(report.stages[0]).toMatchObject({ exitCode: 2 });
  expect(annotations(report, 'error')[0]).toContain('on workflow_run, only the base');
  expect(await bodies(world, pull)).toEqual([]);
});

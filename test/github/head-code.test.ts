import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InvalidInputError } from '../../src/base/errors.ts';
import { readJob } from '../../src/github/event.ts';
import { dangersIn, refuseHeadCode, refuseHeadProgram } from '../../src/github/head-code.ts';
import { loadSuite } from '../../src/suite/load.ts';
import { folderOf, load, ONE_CASE, suiteWith } from '../suite/folder.ts';

const HTTP = 'targets: { a: { type: http, url: "https://x.example/{{input}}", api_key_env: KEY } }';

test.each<[string, string, NodeJS.ProcessEnv, string[]]>([
  ['a shell', suiteWith({}), {}, ['target "alpha" runs code (shell)', 'target "beta" runs code (shell)']],
  [
    'a subprocess',
    `${HTTP}\ndatasets: [{ file: cases.jsonl }]\nscorers: [{ type: subprocess, name: judge, cmd: cat }]\n`,
    {},
    ['scorer "judge" runs code (subprocess)'],
  ],
  [
    'a key that is set',
    `${HTTP}\ndatasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n`,
    { KEY: 'sk' },
    ['target "a" sends KEY to an address of its own'],
  ],
  [
    'a key that nobody has',
    `${HTTP}\ndatasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n`,
    {},
    [],
  ],
])('%s in a suite', async (_, yaml, env, dangers) => {
  const suite = await load(yaml, { 'cases.jsonl': '{"id":"a","input":"x","expected":"x"}\n' });
  expect(dangersIn(suite, env)).toEqual(dangers);
});

/** A checked out base branch with a suite that runs a shell; gives its commit. */
function checkout(): { folder: string; sha: string } {
  const folder = folderOf({
    'evals.yaml': suiteWith({ scorer: '{ type: contains, value: x }' }),
    'cases.jsonl': ONE_CASE,
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      encoding: 'utf8',
    }).trim();
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'x');
  return { folder, sha: git('rev-parse', 'HEAD') };
}

async function check(
  folder: string,
  eventName: string,
  sha: string,
  allowed = false,
): Promise<readonly string[]> {
  const job = await readJob({ GITHUB_EVENT_NAME: eventName, GITHUB_WORKSPACE: folder, GITHUB_SHA: sha });
  const suite = await loadSuite('evals.yaml', { cwd: folder });
  const origin = { job, path: 'evals.yaml', allowed };
  return refuseHeadCode(suite, {}, origin).then(
    () => [],
    (error: unknown) =>
      error instanceof InvalidInputError ? error.faults.map((fault) => fault.code) : [String(error)],
  );
}

test.each([
  ['pull_request', []],
  ['push', []],
  ['issue_comment', []],
  ['pull_request_target', ['head-code']],
  ['workflow_run', ['head-code']],
])('a suite of the head that runs a shell, on %s', async (eventName, faults) => {
  const { folder } = checkout();
  expect(await check(folder, eventName, 'b'.repeat(40))).toEqual(faults);
});

test('the base’s own suite runs, until one byte of it is changed', async () => {
  const { folder, sha } = checkout();
  expect(await check(folder, 'pull_request_target', sha)).toEqual([]);
  writeFileSync(
    join(folder, 'evals.yaml'),
    `${suiteWith({ scorer: '{ type: contains, value: x }' })}# more\n`,
  );
  expect(await check(folder, 'pull_request_target', sha)).toEqual(['head-code']);
  expect(await check(folder, 'pull_request_target', sha, true)).toEqual([]);
});

test('the refusal says what to do instead', async () => {
  const { folder } = checkout();
  const job = await readJob({ GITHUB_EVENT_NAME: 'workflow_run', GITHUB_WORKSPACE: folder, GITHUB_SHA: 'b' });
  const suite = await loadSuite('evals.yaml', { cwd: folder });
  await expect(refuseHeadCode(suite, {}, { job, path: 'evals.yaml', allowed: false })).rejects.toMatchObject({
    message:
      'on workflow_run, only the base branch\'s own suite may run code: target "alpha" runs code (shell) and 1 more',
    hint: expect.stringContaining('on: pull_request'),
    place: { file: 'evals.yaml' },
  });
});

test.each(['evals.ts', 'evals.mjs', 'evals.CTS', 'evals.tsx'])(
  '%s is a program, and not even loaded',
  async (path) => {
    const folder = folderOf({ [path]: 'throw new Error("loaded")' });
    const job = await readJob({
      GITHUB_EVENT_NAME: 'pull_request_target',
      GITHUB_WORKSPACE: folder,
      GITHUB_SHA: 'b',
    });
    await expect(refuseHeadProgram({ job, path, allowed: false })).rejects.toThrow('the suite is a program');
    await refuseHeadProgram({ job, path, allowed: true });
    await refuseHeadProgram({ job, path: 'evals.yaml', allowed: false });
  },
);

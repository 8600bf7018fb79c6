import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ActionStep, runAction } from './runner.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'probe-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const PRELUDE = `import fs from 'node:fs'; const put = (name, text) => fs.appendFileSync(process.env['GITHUB_' + name], text);\n`;

const MANIFEST = `
name: probe
description: a probe
inputs:
  github-token: { default: "\${{ github.token }}" }
  Two Words: { default: 5 }
  plain: {}
  old: { deprecationMessage: use plain }
outputs: { declared: {} }
runs: { using: node24, main: main.mjs }
`;

/** Runs an action made of these sources. */
function probe(sources: { main: string; post?: string; manifest?: string }, step: Partial<ActionStep> = {}) {
  writeFileSync(join(folder, 'action.yml'), sources.manifest ?? MANIFEST);
  writeFileSync(join(folder, 'main.mjs'), PRELUDE + sources.main);
  if (sources.post !== undefined) writeFileSync(join(folder, 'post.mjs'), PRELUDE + sources.post);
  return runAction({ actionDirectory: folder, ...step });
}

const MANIFEST_WITH_POST = (postIf: string) =>
  `${MANIFEST.replace('main: main.mjs', `main: main.mjs, post: post.mjs, post-if: "${postIf}"`)}`;

test('inputs come from the step or from defaults that are expressions', async () => {
  const report = await probe(
    {
      main: `put('OUTPUT', ['INPUT_GITHUB-TOKEN', 'INPUT_TWO_WORDS', 'INPUT_PLAIN', 'INPUT_OLD']
        .map((name, at) => 'v' + at + '=' + process.env[name] + '\\n').join(''));`,
    },
    { inputs: { PLAIN: 'given', old: 'x', unknown: 'y' }, token: 'ghs_secret' },
  );
  expect(report.outputs).toEqual({ v0: 'ghs_secret', v1: '5', v2: 'given', v3: 'x' });
  expect(report.undeclaredOutputs).toEqual(['v0', 'v1', 'v2', 'v3']);
  expect(report.annotations.map((one) => one.message)).toEqual([
    "Unexpected input(s) 'unknown', valid inputs are ['github-token', 'two words', 'plain', 'old']",
    "Input 'old' has been deprecated with message: use plain",
  ]);
});

test('the action sees the event, the context, the workspace and nothing of the parent process', async () => {
  process.env.LEAK = 'leak';
  const workspace = join(folder, 'ws');
  mkdirSync(workspace);
  const report = await probe(
    {
      main: `const event = JSON.parse(fs.readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
        put('OUTPUT', 'seen=' + [event.ref, process.env.GITHUB_EVENT_NAME, process.env.GITHUB_API_URL, process.cwd(),
          process.env.GITHUB_WORKSPACE, process.env.LEAK, process.env.OWN, process.version.split('.')[0]].join('|') + '\\n');`,
    },
    {
      workspace,
      eventName: 'push',
      event: { ref: 'refs/heads/x' },
      github: { api_url: 'http://127.0.0.1:1' },
      env: { OWN: 'own' },
    },
  );
  delete process.env.LEAK;
  expect(report.outputs.seen).toBe(
    ['refs/heads/x', 'push', 'http://127.0.0.1:1', workspace, workspace, '', 'own', 'v24'].join('|'),
  );
});

test('command files: outputs, exports, summary; NODE_OPTIONS is refused', async () => {
  const report = await probe({
    main: `put('OUTPUT', 'declared<<E\\n1\\n2\\nE\\n'); put('ENV', 'A=1\\nNODE_OPTIONS=--x\\n'); put('PATH', '/a\\n/b\\n');
      put('STATE', 's=1\\n'); put('STEP_SUMMARY', '# hello');`,
  });
  expect(report).toMatchObject({
    conclusion: 'success',
    outputs: { declared: '1\n2' },
    undeclaredOutputs: [],
    exported: { env: { A: '1' }, path: ['/a', '/b'] },
    state: { s: '1' },
    summary: '# hello',
  });
  expect(report.annotations).toHaveLength(1);
});

test('a command file the runner cannot read fails the step', async () => {
  const report = await probe({ main: `put('OUTPUT', 'no sign\\n');` });
  expect(report.conclusion).toBe('failure');
  expect(report.stages[0]?.exitCode).toBe(0);
  expect(report.annotations.map((one) => one.message)).toEqual([
    "Unable to process file command 'output' successfully.",
    "Invalid format 'no sign'",
  ]);
});

test.each([
  [1024 * 1024, 1024 * 1024, 0],
  [1024 * 1024 + 1, 0, 1],
])('a summary of %i bytes', async (bytes, shown, errors) => {
  const report = await probe({ main: `put('STEP_SUMMARY', 'x'.repeat(${bytes}));` });
  expect(report.summary).toHaveLength(shown);
  expect(report.annotations).toHaveLength(errors);
  expect(report.conclusion).toBe('success');
});

test('commands are read on stdout and on stderr, the first ten of a level are kept', async () => {
  const report = await probe({
    main: `for (let n = 1; n <= 12; n++) console.error('::error file=a.js,line=' + n + '::e' + n);
      console.log('::warning::' + 'w'.repeat(5000)); console.log('::set-env name=A::b');`,
  });
  expect(report.annotations.filter((one) => one.level === 'error')).toHaveLength(10);
  expect(report.annotations[0]).toEqual({ level: 'error', message: 'e1', file: 'a.js', line: '1' });
  expect(report.droppedAnnotations.map((one) => one.message)).toEqual([
    'e11',
    'e12',
    'The `set-env` command is disabled.',
  ]);
  expect(report.annotations.find((one) => one.level === 'warning')?.message).toHaveLength(4096);
  expect(report.log).toContain('##[error]e12');
  expect(report.conclusion).toBe('failure');
});

test('nothing between stop-commands and its token is a command', async () => {
  const report = await probe({
    main: `console.log(['::stop-commands::Tok', '::error::inside', 'x ##[error]inside', '::other::', '::tok::', '::notice::after'].join('\\n'));`,
  });
  expect(report.annotations).toEqual([{ level: 'notice', message: 'after' }]);
  expect(report.log).toContain('::error::inside');
});

test('masks cover the log, the annotations and the summary, line by line', async () => {
  const report = await probe(
    {
      main: `console.log('::add-mask::first%0Asecond'); console.log('a second b ghs_t key'); console.log('::error::first');
        put('STEP_SUMMARY', 'second');`,
    },
    { token: 'ghs_t', secrets: ['key'] },
  );
  expect(report.log).toContain('a *** b *** ***');
  expect(report.annotations).toEqual([{ level: 'error', message: '***' }]);
  expect(report.summary).toBe('***');
  expect(report.masks).toEqual(['ghs_t', 'key', 'first\nsecond', 'first', 'second']);
});

test.each([
  ['always()', 1, ['main', 'post']],
  ['success()', 1, ['main']],
  ['failure()', 1, ['main', 'post']],
  ["success() && github.event_name == 'push'", 0, ['main', 'post']],
])('post-if: %s after exit status %i', async (postIf, status, stages) => {
  const report = await probe({
    manifest: MANIFEST_WITH_POST(postIf),
    main: `put('STATE', 'isPost=true\\n'); process.exitCode = ${status};`,
    post: `put('OUTPUT', 'post=' + process.env.STATE_isPost + '\\n');`,
  });
  expect(report.stages.map((one) => one.stage)).toEqual(stages);
  expect(report.outputs).toEqual(stages.includes('post') ? { post: 'true' } : {});
  expect(report.conclusion).toBe(status === 0 ? 'success' : 'failure');
});

test('a cancelled job sends SIGINT to the process alone, and post still runs', async () => {
  const cancel = new AbortController();
  const report = await probe(
    {
      manifest: MANIFEST_WITH_POST('always()'),
      main: `process.on('SIGINT', () => { console.log('asked to stop'); process.exit(1); }); setInterval(() => {}, 1000); console.log('ready');`,
      post: `console.log('cleaned up');`,
    },
    { cancel: cancel.signal, onLine: (line) => line === 'ready' && cancel.abort() },
  );
  expect(report.conclusion).toBe('cancelled');
  expect(report.stages).toMatchObject([
    { stage: 'main', stopped: 'cancelled', exitCode: 1 },
    { stage: 'post', conclusion: 'success' },
  ]);
  expect(report.log).toEqual(expect.arrayContaining(['asked to stop', 'cleaned up']));
});

test('a step that runs out of time is stopped', async () => {
  const report = await probe({ main: `setInterval(() => {}, 1000);` }, { timeoutMs: 1_000 });
  expect(report.stages).toMatchObject([{ stopped: 'timeout', signal: 'SIGINT', conclusion: 'cancelled' }]);
});

test('a child left behind is reported and killed', async () => {
  const pidFile = join(folder, 'pid');
  const report = await probe({
    main: `const { spawn } = await import('node:child_process');
      const child = spawn('sleep', ['600'], { stdio: 'ignore' }); child.unref();
      fs.writeFileSync(${JSON.stringify(pidFile)}, String(child.pid));`,
  });
  expect(report.stages).toMatchObject([{ exitCode: 0, leftovers: true }]);
  const state = () => readFileSync(`/proc/${readFileSync(pidFile, 'utf8')}/stat`, 'utf8').split(' ')[2];
  // Killed: either gone, or a zombie that nobody has waited for.
  expect([undefined, 'Z']).toContain(
    await Promise.resolve()
      .then(state)
      .catch(() => undefined),
  );
});

test('an action without a manifest, or for a Node that runners no longer have, is refused', async () => {
  await expect(runAction({ actionDirectory: folder })).rejects.toThrow("Can't find 'action.yml'");
  const manifest = MANIFEST.replace('node24', 'node16');
  await expect(probe({ main: '', manifest })).rejects.toThrow("'using: node16' is not supported");
});

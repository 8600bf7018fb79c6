import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Results } from '../../src/results/results.ts';
import { projectRoot, runCli, temporaryFolder } from '../bench/cli.ts';

function folderWith(files: Record<string, string>): string {
  const cwd = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  return cwd;
}

const twoArms = (cmd: string, run = '') => `
targets:
  a: { type: shell, cmd: '${cmd}' }
  b: { type: shell, cmd: cat }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: regex, pattern: "." }]
run: { matrix: [a, b], ${run} }
`;
const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => `{"id":"c${i}","input":"input ${i}"}`).join('\n');
const resultsIn = (cwd: string) => JSON.parse(readFileSync(join(cwd, 'results.json'), 'utf8')) as Results;

test('twelve faults in one suite are twelve faults on stderr, and nothing runs', async () => {
  const cwd = folderWith({
    'evals.yaml': `
targets:
  a: { type: shell, cmd: "touch started", timeout: 3 }
  b: { type: shel, cmd: cat }
  c: { type: shell }
  d: { type: openai-compatible, url: "http://x", model: m, timeout_seconds: 0 }
  e: { type: trace, cost: { input_per_1m: -1, output_per_1m: 1 } }
datasets: [{ file: cases.jsonl }, { file: nope.jsonl }]
scorers:
  - { type: contains, value: 42 }
  - { type: regex, pattern: "(" }
run:
  concurrency: 0
  budget_usd: -1
  gates: [{ type: pass_rate, min: 2 }]
judges: []
`,
    'cases.jsonl': '{"id":7,"input":"x"}\n',
  });
  const { status, stdout, stderr } = await runCli(['validate', 'evals.yaml'], { cwd });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  for (const fragment of [
    'timeout',
    'shel',
    'cmd',
    'target "d": timeout_seconds must be at least 1',
    'target "e" has negative cost rates',
    'failed to read dataset nope.jsonl',
    '42',
    'invalid regex scorer pattern: (',
    'run.concurrency must be at least 1',
    'run.budget_usd must be positive, got -1',
    'run.gates: pass_rate min must be within [0, 1], got 2',
    'judges',
    'invalid case at cases.jsonl:1',
  ])
    expect(stderr).toContain(fragment);
  expect(stderr.match(/^Error: /gm)?.length).toBe(13);
  expect(existsSync(join(cwd, 'started'))).toBe(false);
});

describe('shell arms', () => {
  test('10 MB through cat neither hangs nor is cut', async () => {
    const cwd = folderWith({
      'evals.yaml': twoArms('cat'),
      'cases.jsonl': JSON.stringify({ id: 'big', input: 'x'.repeat(10_000_000) }),
    });
    const { status, stderr } = await runCli(['run', 'evals.yaml', '--json', 'results.json'], { cwd });
    expect(status, stderr).toBe(0);
    expect(resultsIn(cwd).arms.map((arm) => arm.results[0]?.output?.length)).toEqual([
      10_000_000, 10_000_000,
    ]);
  });

  test('the arm, the case and the trial are in the environment', async () => {
    const cwd = folderWith({
      'evals.yaml': twoArms(
        'cat >/dev/null; printf "%s %s %s" "$EVAL_ARM" "$EVAL_CASE_ID" "$EVAL_TRIAL"',
        'trials: 2',
      ),
      'cases.jsonl': '{"id":"c/1","input":""}',
    });
    await runCli(['run', 'evals.yaml', '--json', 'results.json'], { cwd });
    expect(resultsIn(cwd).arms[0]?.results[0]?.trials?.map((trial) => trial.output)).toEqual([
      'a c/1 0',
      'a c/1 1',
    ]);
  });

  test('a time limit ends the arm with everything it started', async () => {
    const cwd = folderWith({
      'evals.yaml': `
targets:
  slow: { type: shell, cmd: "(sleep 30; touch survived) & sleep 30", timeout_seconds: 1 }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: exact }]
`,
      'cases.jsonl': '{"id":"c","input":""}',
    });
    const { status, stdout } = await runCli(['run', 'evals.yaml'], { cwd });
    expect(status).toBe(1);
    expect(stdout).toContain('ERR c');
    expect(stdout).toContain('timed out after 1');
  });
});

describe('flags', () => {
  test('--only picks by id glob and by tag; what matches nothing is a fault', async () => {
    const cwd = folderWith({
      'evals.yaml': twoArms('cat'),
      'cases.jsonl':
        '{"id":"x/1","input":"1"}\n{"id":"x/2","input":"2","tags":["hot"]}\n{"id":"y/1","input":"3"}',
    });
    const idsOf = async (only: string) => {
      await runCli(['run', 'evals.yaml', '--only', only, '--json', 'results.json'], { cwd });
      return resultsIn(cwd).arms[1]?.results.map((result) => result.case);
    };
    expect(await idsOf('x/*')).toEqual(['x/1', 'x/2']);
    expect(await idsOf('tag:hot')).toEqual(['x/2']);
    const { status, stderr } = await runCli(['run', 'evals.yaml', '--only', 'z*'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain('z*');
  });

  test('--trials, --concurrency and --budget-usd are checked, all at once', async () => {
    const cwd = folderWith({ 'evals.yaml': twoArms('cat'), 'cases.jsonl': numbered(1) });
    const flags = ['--trials', '0', '--concurrency', 'many', '--budget-usd', '-1', '--matrx', 'a'];
    const { status, stderr } = await runCli(['run', 'evals.yaml', ...flags], { cwd });
    expect(status).toBe(2);
    expect(stderr.match(/^Error: /gm)?.length).toBe(4);
  });

  test('--json - puts the results on stdout instead of the report', async () => {
    const cwd = folderWith({ 'evals.yaml': twoArms('cat'), 'cases.jsonl': numbered(2) });
    const { stdout } = await runCli(['run', 'evals.yaml', '--json', '-'], { cwd });
    expect((JSON.parse(stdout) as Results).arms.map((arm) => arm.cases.passed)).toEqual([2, 2]);
  });

  test('-q leaves out what passed; --color always paints, a pipe does not', async () => {
    const cwd = folderWith({
      'evals.yaml': twoArms('case $(cat) in *1) ;; *) echo ok;; esac'),
      'cases.jsonl': numbered(2),
    });
    const plain = await runCli(['run', 'evals.yaml', '-q'], { cwd });
    expect(plain.stdout).not.toContain('PASS c0');
    expect(plain.stdout).toContain('FAIL c1');
    expect(plain.stdout).not.toContain('\x1b');
    const painted = await runCli(['run', 'evals.yaml', '--color', 'always'], { cwd, env: { NO_COLOR: '1' } });
    expect(painted.stdout).toContain('\x1b[');
  });

  test('a command that does not exist is named with the nearest one', async () => {
    const { status, stderr } = await runCli(['rum'], { cwd: temporaryFolder() });
    expect(status).toBe(2);
    expect(stderr).toContain('did you mean "run"?');
  });

  test('--help lists what a command takes, and only what works', async () => {
    const { status, stdout } = await runCli(['run', '--help'], { cwd: temporaryFolder() });
    expect(status).toBe(0);
    expect(stdout).toContain('--matrix');
    expect(stdout).not.toContain('baseline');
  });
});

describe('reports', () => {
  test('report draws a results file again, byte for byte', async () => {
    const cwd = folderWith({ 'evals.yaml': twoArms('cat'), 'cases.jsonl': numbered(3) });
    const run = await runCli(['run', 'evals.yaml', '--json', 'results.json'], { cwd });
    const again = await runCli(['report', 'results.json', '--json', 'again.json'], { cwd });
    expect(again).toEqual(run);
    expect(readFileSync(join(cwd, 'again.json'), 'utf8')).toBe(
      readFileSync(join(cwd, 'results.json'), 'utf8'),
    );
  });

  test('a results file that is not one is refused in words', async () => {
    const cwd = folderWith({ 'results.json': '{"schema":"eval-matrix/results","version":1,"arms":[]}' });
    const { status, stderr } = await runCli(['report', 'results.json'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain('results.json is not a results file');
  });
});

describe('stopping', () => {
  const slow = twoArms(
    'if [ "$EVAL_CASE_ID" != c0 ]; then touch reached; sleep 20; fi; cat',
    'concurrency: 1',
  );

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s keeps what ran and writes a partial, inconclusive result',
    async (signal) => {
      const cwd = folderWith({ 'evals.yaml': slow, 'cases.jsonl': numbered(4) });
      const { status } = await runCli(['run', 'evals.yaml', '--json', 'results.json'], {
        cwd,
        onStart: (pid) => {
          const waiting = setInterval(() => {
            if (!existsSync(join(cwd, 'reached'))) return;
            clearInterval(waiting);
            process.kill(pid, signal);
            process.kill(pid, signal);
          }, 20);
        },
      });
      const results = resultsIn(cwd);
      expect(status).toBe(1);
      expect(results).toMatchObject({ partial: true, verdict: 'inconclusive' });
      expect(results.arms.map((arm) => arm.results.map((result) => result.verdict))).toEqual([
        ['passed', 'skipped', 'skipped', 'skipped'],
        ['skipped', 'skipped', 'skipped', 'skipped'],
      ]);
    },
  );
});

test('the quickstart: v2 meets its bar, v1 misses its gate, is only informational, and still wins two cases', async () => {
  const { status, stdout } = await runCli(['run', 'examples/quickstart/evals.yaml'], { cwd: projectRoot });
  expect(status).toBe(0);
  expect(stdout).toContain('wins: v1 2 · v2 3 · ties 3');
  expect(stdout).toContain('GATE FAIL pass_rate >= 0.9 (actual 0.62)');
});

test('a budget that can never stop anything is a note, not a silence', async () => {
  const cwd = folderWith({ 'evals.yaml': twoArms('cat', 'budget_usd: 1'), 'cases.jsonl': numbered(1) });
  const { status, stderr } = await runCli(['run', 'evals.yaml'], { cwd });
  expect(status).toBe(0);
  expect(stderr).toContain(
    'Note: the budget of $1 can never stop this run: no arm and no scorer has a price',
  );
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { type ProcessOutcome, type ProcessRequest, runProcess } from '../../src/transport/process.ts';

const directory = mkdtempSync(join(tmpdir(), 'process-test-'));
afterAll(() => rmSync(directory, { recursive: true }));

function sh(script: string, rest: Partial<ProcessRequest> = {}): Promise<ProcessOutcome> {
  return runProcess({
    cmd: 'sh',
    args: ['-c', script],
    input: '',
    env: process.env,
    timeoutMs: null,
    maxOutputBytes: 1_000_000,
    signal: new AbortController().signal,
    ...rest,
  });
}

/** Whether a process runs; one that has ended and waits to be reaped does not. */
function runs(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2)[0] !== 'Z';
  } catch {
    return false;
  }
}

/** A kill is not instant; wait until it shows, and for ever if it never does (the test then times out). */
async function untilGone(pid: number): Promise<void> {
  expect(pid).toBeGreaterThan(1);
  while (runs(pid)) await sleep(10);
}

/** The process id in a file, once it is there. */
async function pidIn(file: string): Promise<number> {
  for (;;) {
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (pid > 1) return pid;
    await sleep(10);
  }
}

function printedPid(outcome: ProcessOutcome): number {
  return 'stdout' in outcome ? Number(outcome.stdout.trim()) : Number.NaN;
}

describe('an ending of its own', () => {
  test.each<[string, ProcessOutcome]>([
    ['printf out; printf err >&2', { kind: 'exited', code: 0, stdout: 'out', stderr: 'err' }],
    ['printf x; exit 3', { kind: 'exited', code: 3, stdout: 'x', stderr: '' }],
    ['kill -9 $$', { kind: 'signalled', name: 'SIGKILL', number: 9, stdout: '', stderr: '' }],
    ['kill -TERM $$', { kind: 'signalled', name: 'SIGTERM', number: 15, stdout: '', stderr: '' }],
    ["printf 'a\\377b'", { kind: 'exited', code: 0, stdout: 'a\ufffdb', stderr: '' }],
    ["printf '\\303'; sleep 0.1; printf '\\251'", { kind: 'exited', code: 0, stdout: 'é', stderr: '' }],
  ])('%s', async (script, expected) => {
    expect(await sh(script)).toEqual(expected);
  });
});

describe('input', () => {
  test('10 MB go through cat', async () => {
    const input = 'é'.repeat(5_000_000);
    const outcome = await sh('cat', { input, maxOutputBytes: 10_000_000 });
    expect(outcome.kind).toBe('exited');
    expect('stdout' in outcome && outcome.stdout === input).toBe(true);
  });

  test('bytes arrive unchanged', async () => {
    expect(await sh('od -An -tx1', { input: new Uint8Array([0, 255, 10]) })).toMatchObject({
      stdout: ' 00 ff 0a\n',
    });
  });

  test('a process may end without reading it', async () => {
    const input = 'x'.repeat(5_000_000);
    expect(await sh('printf done', { input })).toMatchObject({ kind: 'exited', code: 0, stdout: 'done' });
    expect(await sh('exec 0<&-; sleep 0.2; printf done', { input })).toMatchObject({
      code: 0,
      stdout: 'done',
    });
  });
});

describe('limits', () => {
  test('the time limit kills children in the background too', async () => {
    const outcome = await sh('sleep 1000 & echo $!; sleep 1000', { timeoutMs: 1500 });
    expect(outcome).toMatchObject({ kind: 'timed-out', timeoutMs: 1500 });
    await untilGone(printedPid(outcome));
  });

  test('the time limit holds against a process that ignores SIGTERM', async () => {
    const outcome = await sh("trap '' TERM INT; echo $$; while :; do sleep 1; done", { timeoutMs: 1500 });
    expect(outcome.kind).toBe('timed-out');
    await untilGone(printedPid(outcome));
  });

  test('a time limit beyond what timers can hold is not an early end', async () => {
    expect(await sh('sleep 0.1; printf ok', { timeoutMs: 1e12 })).toMatchObject({
      kind: 'exited',
      stdout: 'ok',
    });
  });

  test.each([
    ['stdout', 'yes', ''],
    ['stderr', 'yes >&2', ''],
  ])('%s is cut at the limit', async (stream, script) => {
    const outcome = await sh(script, { maxOutputBytes: 1000 });
    expect(outcome).toMatchObject({ kind: 'too-much-output', stream, limitBytes: 1000 });
    expect(outcome).toHaveProperty(stream, 'y\n'.repeat(500));
  });

  test('output of exactly the limit is fine', async () => {
    expect(await sh('printf 12345', { maxOutputBytes: 5 })).toMatchObject({
      kind: 'exited',
      stdout: '12345',
    });
    expect(await sh('printf 123456', { maxOutputBytes: 5 })).toMatchObject({ kind: 'too-much-output' });
  });
});

describe('abort', () => {
  test('kills the whole group', async () => {
    const controller = new AbortController();
    const pidFile = join(directory, 'abort');
    const running = sh('sleep 1000 & echo $! > "$PIDFILE"; sleep 1000', {
      signal: controller.signal,
      env: { ...process.env, PIDFILE: pidFile },
    });
    const pid = await pidIn(pidFile);
    controller.abort();
    expect((await running).kind).toBe('aborted');
    await untilGone(pid);
  });

  test('before the start, nothing starts', async () => {
    const started = await sh('printf x', { signal: AbortSignal.abort() });
    expect(started).toEqual({ kind: 'aborted', stdout: '', stderr: '' });
  });
});

describe('children left behind', () => {
  test('one that holds stdout open does not hold up the call, and dies', async () => {
    const outcome = await sh('sleep 1000 & echo $!');
    expect(outcome).toMatchObject({ kind: 'exited', code: 0 });
    await untilGone(printedPid(outcome));
  });

  test('one that holds nothing dies as well', async () => {
    const outcome = await sh('sleep 1000 >/dev/null 2>&1 </dev/null & echo $!');
    expect(outcome).toMatchObject({ kind: 'exited', code: 0 });
    await untilGone(printedPid(outcome));
  });

  test('one that is nearly done may still print', async () => {
    expect(await sh('(sleep 0.1; echo late) & echo first')).toMatchObject({ stdout: 'first\nlate\n' });
  });

  test('one that holds stdout past the time limit does not make the call late', async () => {
    expect(await sh('sleep 1000 & printf ok', { timeoutMs: 300 })).toMatchObject({
      kind: 'exited',
      stdout: 'ok',
    });
  });

  test('one that left the group does not hold up the call', async () => {
    const outcome = await sh('setsid sleep 1000 & echo $!', { timeoutMs: 30_000 });
    expect(outcome).toMatchObject({ kind: 'exited', code: 0 });
    process.kill(printedPid(outcome), 'SIGKILL');
  });

  test('none outlives this program when it ends in the middle of a call', async () => {
    const pidFile = join(directory, 'exit');
    const program = `
      import { existsSync } from 'node:fs';
      import { runProcess } from ${JSON.stringify(new URL('../../src/transport/process.ts', import.meta.url).href)};
      runProcess({ cmd: 'sh', args: ['-c', 'echo $$ > "$PIDFILE"; sleep 1000'], input: '', env: process.env,
        timeoutMs: null, maxOutputBytes: 1000, signal: new AbortController().signal });
      setInterval(() => { if (existsSync(process.env.PIDFILE)) process.exit(0); }, 20);`;
    spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, PIDFILE: pidFile },
    });
    await untilGone(await pidIn(pidFile));
  });
});

describe('what cannot start', () => {
  test.each<[string, Partial<ProcessRequest>, string]>([
    ['an unknown program', { cmd: 'no-such-program-here' }, 'no-such-program-here was not found'],
    ['an unknown directory', { cwd: '/no/such/place' }, 'sh or the directory /no/such/place was not found'],
    ['a directory', { cmd: '/' }, '/ may not be run'],
    [
      'a NUL byte in the environment',
      { env: { A: 'x', B: 'a\0b' } },
      'environment variable B would hold a NUL byte',
    ],
    ['a NUL byte in the command', { args: ['-c', 'a\0b'] }, 'the command holds a NUL byte'],
    [
      'a huge environment',
      { env: { ...process.env, BIG: 'x'.repeat(300_000) } },
      'the command and its environment are longer than the system allows',
    ],
  ])('%s', async (_, rest, reason) => {
    expect(await sh('printf x', rest)).toEqual({ kind: 'not-started', reason });
  });
});

test('the environment is the given one and nothing else', async () => {
  expect(
    await sh('env | grep -v -e ^PWD= -e ^_= -e ^SHLVL= | sort', { env: { PATH: process.env.PATH, A: '1' } }),
  ).toMatchObject({ stdout: `A=1\nPATH=${process.env.PATH}\n` });
});

import { describe, expect, test } from 'vitest';
import type { ShellTargetSpec } from '../../src/suite/target-spec.ts';
import { shellTarget } from '../../src/targets/shell.ts';
import type { Answer, Call } from '../../src/targets/target.ts';

function ask(
  cmd: string,
  call: Partial<Call> = {},
  spec: Partial<ShellTargetSpec> = {},
  env: NodeJS.ProcessEnv = process.env,
): Promise<Answer> {
  const target = shellTarget(
    { type: 'shell', cmd, timeout_seconds: null, env: {}, max_output_bytes: 1_000_000, ...spec },
    { arm: 'plain', cwd: process.cwd(), env },
  );
  const { signal } = new AbortController();
  return target.answer({ arm: 'plain', caseId: 'c1', trial: 0, input: 'hello', signal, ...call });
}

async function text(...args: Parameters<typeof ask>): Promise<string> {
  const answer = await ask(...args);
  return answer.kind === 'answered' ? answer.text : `errored: ${answer.error}`;
}

describe('an answer', () => {
  test.each<[string, string]>([
    ['cat', 'hello'],
    ["printf ' a\\n\\n'", ' a\n\n'],
    ['printf fine; echo noise >&2', 'fine'],
    ['exec 0<&-; printf deaf', 'deaf'],
    ["printf 'a\\377'", 'a\ufffd'],
    ['printf ""', ''],
  ])('%s', async (cmd, expected) => {
    expect(await text(cmd)).toBe(expected);
  });

  test('takes whole milliseconds', async () => {
    const answer = await ask('sleep 0.2');
    expect(answer.kind).toBe('answered');
    expect(Number.isInteger(answer.latency_ms)).toBe(true);
    expect(answer.latency_ms).toBeGreaterThanOrEqual(190);
  });

  test('an empty input is an input', async () => {
    expect(await text('wc -c | tr -d " "', { input: '' })).toBe('0\n');
  });

  test('10 MB through cat', async () => {
    const input = 'x'.repeat(10_000_000);
    expect((await text('cat', { input }, { max_output_bytes: 10_000_000 })) === input).toBe(true);
  });
});

describe('the environment', () => {
  test('names arm, case and trial', async () => {
    const cmd = 'printf "%s/%s/%s" "$EVAL_ARM" "$EVAL_CASE_ID" "$EVAL_TRIAL"';
    expect(await text(cmd, { arm: 'loud', caseId: 'é "1"\n2', trial: 3 })).toBe('loud/é "1"\n2/3');
  });

  test('is inherited, and the target adds to it', async () => {
    const env = { PATH: process.env.PATH, A: 'inherited', B: 'inherited' };
    expect(await text('printf "$A $B $C"', {}, { env: { B: 'own', C: 'own' } }, env)).toBe(
      'inherited own own',
    );
  });

  test('commands run where this process runs', async () => {
    expect(await text('pwd -P')).toBe(`${process.cwd()}\n`);
  });
});

describe('an error', () => {
  test.each<[string, string]>([
    ["echo 'alpha is down' >&2; exit 3", 'shell target exited with exit status: 3: alpha is down'],
    ['printf partial; exit 7', 'shell target exited with exit status: 7: '],
    ['kill -9 $$', 'shell target exited with signal: 9 (SIGKILL): '],
    ["printf '\\n a\\n b \\n\\n' >&2; kill -TERM $$", 'shell target exited with signal: 15 (SIGTERM): a\n b'],
    ['no-such-program-here 2>/dev/null', 'shell target exited with exit status: 127: '],
  ])('%s', async (cmd, error) => {
    expect(await ask(cmd)).toMatchObject({ kind: 'errored', error });
  });

  test('a long stderr keeps its end', async () => {
    const answer = await ask("yes | head -n 5000 >&2; printf 'the cause' >&2; exit 1");
    expect(answer).toHaveProperty(
      'error',
      expect.stringMatching(/^shell target exited with exit status: 1: …[y\n]+the cause$/),
    );
    expect(answer.kind === 'errored' && answer.error.length).toBeLessThan(5000);
  });

  test('the time limit', async () => {
    expect(await ask('sleep 1000', {}, { timeout_seconds: 1 })).toMatchObject({
      error: 'shell target timed out after 1 s',
    });
    expect(await ask('sleep 1000', {}, { timeout_seconds: 0.25 })).toMatchObject({
      error: 'shell target timed out after 0.25 s',
    });
  });

  test('the output limit', async () => {
    expect(await ask('yes', {}, { max_output_bytes: 1000 })).toMatchObject({
      kind: 'errored',
      error:
        "shell target printed more than 1000 bytes on stdout; raise the target's max_output_bytes to allow more",
    });
  });

  test('the end of the run', async () => {
    expect(await ask('sleep 1000', { signal: AbortSignal.timeout(200) })).toMatchObject({
      error: 'shell target was stopped together with the run',
    });
  });

  test('a case id that no environment can hold', async () => {
    expect(await ask('cat', { caseId: 'a\0b' })).toMatchObject({
      kind: 'errored',
      error: 'shell target could not start: environment variable EVAL_CASE_ID would hold a NUL byte',
    });
  });

  test('a case that is only a trace', async () => {
    const { signal } = new AbortController();
    const target = shellTarget(
      { type: 'shell', cmd: 'cat', timeout_seconds: null, env: {}, max_output_bytes: 10 },
      { arm: 'a', cwd: '/', env: process.env },
    );
    expect(await target.answer({ arm: 'a', caseId: 'c', trial: 0, trace: '/t.json', signal })).toMatchObject({
      error: 'case "c" has no input for a shell target',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/base/json.ts';
import type { ChatTargetSpec } from '../../src/suite/target-spec.ts';
import { chatIdentity } from '../../src/targets/chat-protocol.ts';
import { liveStore, replayStore } from '../bench/call-store.ts';
import { answer, chatAnswer } from '../bench/model-server.ts';
import { ask, errorOf, serve, target, textOf } from './model-targets.ts';

function spec(url: string, more: Partial<ChatTargetSpec> = {}): ChatTargetSpec {
  return { type: 'openai-compatible', url, model: 'm', max_retries: 1, timeout_seconds: 5, ...more };
}

const params = parseJson('{"temperature":0.0,"seed":18446744073709551615,"stop":["a"]}') as NonNullable<
  ChatTargetSpec['params']
>;

describe('the request', () => {
  it('is one user message after the system text, with the params beside it', async () => {
    const server = await serve(() => chatAnswer('hi'));
    const model = await target(
      spec(`${server.origin}/v1/`, { system: 'Be brief.', params, api_key_env: 'KEY' }),
      { env: { KEY: 'k-1\n' } },
    );
    expect(textOf(await ask(model, 'Why "x"?'))).toBe('hi');
    const [call] = server.calls;
    expect(call).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(call?.headers).toMatchObject({ authorization: 'Bearer k-1', 'content-type': 'application/json' });
    expect(call?.body).toBe(
      '{"messages":[{"content":"Be brief.","role":"system"},{"content":"Why \\"x\\"?","role":"user"}],' +
        '"model":"m","seed":18446744073709551615,"stop":["a"],"temperature":0.0}',
    );
  });

  it('carries no authorization without a key variable', async () => {
    const server = await serve(() => chatAnswer('hi'));
    await ask(await target(spec(server.origin)), 'x');
    expect(server.calls[0]?.headers.authorization).toBeUndefined();
    expect(server.calls[0]?.body).toBe('{"messages":[{"content":"x","role":"user"}],"model":"m"}');
  });
});

describe("the identity is EvalCore's", () => {
  it.each<[Partial<ChatTargetSpec>, string]>([
    [{}, '{"model":"m","type":"openai-compatible","url":"http://x/v1/"}'],
    [{ params: {} }, '{"model":"m","type":"openai-compatible","url":"http://x/v1/"}'],
    [{ system: '' }, '{"model":"m","system":"","type":"openai-compatible","url":"http://x/v1/"}'],
    [
      { params, system: 's' },
      '{"model":"m","params":{"seed":18446744073709551615,"stop":["a"],"temperature":0.0},"system":"s","type":"openai-compatible","url":"http://x/v1/"}',
    ],
    [
      {
        api_key_env: 'K',
        max_retries: 9,
        timeout_seconds: 9,
        cost: { input_per_1m: 1, output_per_1m: 1 },
        requests_per_minute: 1,
      },
      '{"model":"m","type":"openai-compatible","url":"http://x/v1/"}',
    ],
  ])('%j', (more, identity) => {
    expect(chatIdentity(spec('http://x/v1/', more))).toBe(identity);
  });

  it('tells 0 from 0.0', () => {
    const zero = (text: string) =>
      chatIdentity(spec('u', { params: parseJson(text) as NonNullable<ChatTargetSpec['params']> }));
    expect(zero('{"t":0}')).not.toBe(zero('{"t":0.0}'));
  });

  it('goes to the cassette with the input and the trial, and nothing of the case', async () => {
    const server = await serve(() => chatAnswer('hi'));
    const calls = liveStore();
    const model = await target(spec(server.origin), { calls });
    await ask(model, 'x', { trial: 2, caseId: 'c9' });
    expect(calls.asked).toEqual([
      { request: { identity: chatIdentity(spec(server.origin)), input: 'x', trial: 2 }, who: 'c9' },
    ]);
  });
});

describe('the answer', () => {
  it('has text, latency, tokens and where it came from', async () => {
    const server = await serve(() => chatAnswer('', { input: 7, output: 3 }));
    expect(await ask(await target(spec(server.origin)), 'x')).toEqual({
      kind: 'answered',
      text: '',
      latency_ms: expect.any(Number),
      tokens: { input: 7, output: 3 },
      provenance: 'live',
    });
  });

  it.each([
    ['no usage', {}],
    ['half a usage', { usage: { prompt_tokens: 7 } }],
    ['fractions', { usage: { prompt_tokens: 7.5, completion_tokens: 1 } }],
    ['texts', { usage: { prompt_tokens: '7', completion_tokens: '1' } }],
    ['negative counts', { usage: { prompt_tokens: -7, completion_tokens: 1 } }],
    ['null', { usage: null }],
  ])('has unknown tokens with %s', async (_, usage) => {
    const server = await serve(() => answer({ choices: [{ message: { content: 'hi' } }], ...usage }));
    const got = await ask(await target(spec(server.origin)), 'x');
    expect(got).toMatchObject({ kind: 'answered', text: 'hi' });
    expect(got).not.toHaveProperty('tokens');
  });

  it.each([
    [
      'malformed JSON',
      answer('{"choices": [{'),
      /^http:\S+\/chat\/completions answered with something that is not JSON: \{"choices": \[\{$/,
    ],
    ['HTML', answer('<html>'), /answered with something that is not JSON: <html>$/],
    ['nothing', answer(''), /answered with something that is not JSON: \(nothing\)$/],
    ['a list', answer([]), /answered without text at choices\[0\]\.message\.content: \[\]$/],
    ['null', answer('null'), /answered without text at choices\[0\]\.message\.content: null$/],
    ['no choice', answer({ choices: [] }), /answered without text at choices\[0\]\.message\.content/],
    [
      'null content',
      answer({ choices: [{ message: { content: null } }] }),
      /answered without text at choices\[0\]\.message\.content: /,
    ],
    ['parts', answer({ choices: [{ message: { content: [{ text: 'hi' }] } }] }), /answered without text/],
    [
      'a tool call',
      answer({ choices: [{ message: { content: null, tool_calls: [{}] } }] }),
      /content \(the model called a tool instead\): /,
    ],
  ])('%s is an error, and asked once', async (_, reply, words) => {
    const server = await serve(() => reply);
    expect(errorOf(await ask(await target(spec(server.origin)), 'x'))).toMatch(words);
    expect(server.calls.length).toBe(1);
  });

  it('is the error of the transport when there is none', async () => {
    const server = await serve(() => answer('no such model', { status: 404 }));
    expect(await ask(await target(spec(server.origin)), 'x')).toMatchObject({
      kind: 'errored',
      error: `${server.origin}/chat/completions returned 404 Not Found: no such model`,
      provenance: 'live',
    });
  });

  it('is an error for a case that holds only a trace', async () => {
    const server = await serve(() => chatAnswer('hi'));
    const got = await (await target(spec(server.origin))).answer({
      arm: 'a',
      caseId: 'c1',
      trial: 0,
      trace: '/x',
      signal: new AbortController().signal,
    });
    expect(errorOf(got)).toBe('case "c1" has no input for a target of type openai-compatible');
    expect(server.calls.length).toBe(0);
  });
});

describe('keys', () => {
  it('a missing one is an error of the live call, not of the replay', async () => {
    const server = await serve(() => chatAnswer('hi'));
    const live = await target(spec(server.origin, { api_key_env: 'KEY' }));
    expect(errorOf(await ask(live, 'x'))).toBe('environment variable KEY is not set');
    const calls = replayStore(() => ({ text: 'recorded', latency_ms: 5 }));
    const replay = await target(spec(server.origin, { api_key_env: 'KEY' }), { calls, offline: true });
    expect(await ask(replay, 'x')).toEqual({
      kind: 'answered',
      text: 'recorded',
      latency_ms: 5,
      provenance: 'replayed',
    });
    expect(server.connections).toBe(0);
  });

  it('an empty one counts as set', async () => {
    const server = await serve(() => chatAnswer('hi'));
    const model = await target(spec(server.origin, { api_key_env: 'KEY' }), { env: { KEY: '' } });
    expect(textOf(await ask(model, 'x'))).toBe('hi');
  });

  it('are in no error', async () => {
    const key = 'k-very-secret';
    const server = await serve((call) => answer(`bad ${call.headers.authorization}`, { status: 401 }));
    const model = await target(spec(server.origin, { api_key_env: 'KEY' }), {
      env: { KEY: key },
      secrets: [key],
    });
    expect(errorOf(await ask(model, 'x'))).toMatch(/returned 401 Unauthorized: bad Bearer \*\*\*$/);
  });
});

it('a miss is an error that says so', async () => {
  const model = await target(spec('http://127.0.0.1:9'), {
    calls: replayStore(() => undefined),
    offline: true,
  });
  expect(await ask(model, 'x')).toEqual({
    kind: 'errored',
    error: 'no recording for c1',
    latency_ms: 0,
    provenance: 'missed',
  });
});

it('keeps to requests_per_minute', async () => {
  const server = await serve(() => chatAnswer('hi'));
  const model = await target(spec(server.origin, { requests_per_minute: 6000 }));
  const started = performance.now();
  await Promise.all(Array.from({ length: 6 }, () => ask(model, 'x')));
  // Five gaps of 10 ms; a lower bound cannot fail on a slow machine.
  expect(performance.now() - started).toBeGreaterThanOrEqual(45);
});

import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/base/json.ts';
import type { AnthropicTargetSpec } from '../../src/suite/target-spec.ts';
import { anthropicIdentity } from '../../src/targets/anthropic.ts';
import { answer, messageAnswer } from '../bench/model-server.ts';
import { ask, errorOf, serve, target, textOf } from './model-targets.ts';

function spec(url: string, more: Partial<AnthropicTargetSpec> = {}): AnthropicTargetSpec {
  return {
    type: 'anthropic',
    url,
    model: 'm',
    version: '2023-06-01',
    max_tokens: 256,
    max_retries: 1,
    timeout_seconds: 5,
    ...more,
  };
}

it('sends a message with system and params beside it', async () => {
  const server = await serve(() => messageAnswer('hi', { input: 4, output: 2 }));
  const params = parseJson('{"temperature":1.0}') as NonNullable<AnthropicTargetSpec['params']>;
  const model = await target(spec(server.origin, { system: 'Be brief.', params, api_key_env: 'KEY' }), {
    env: { KEY: 'k-1' },
  });
  expect(await ask(model, 'Why?')).toMatchObject({ text: 'hi', tokens: { input: 4, output: 2 } });
  const [call] = server.calls;
  expect(call).toMatchObject({ method: 'POST', path: '/v1/messages' });
  expect(call?.headers).toMatchObject({ 'x-api-key': 'k-1', 'anthropic-version': '2023-06-01' });
  expect(call?.headers.authorization).toBeUndefined();
  expect(call?.body).toBe(
    '{"max_tokens":256,"messages":[{"content":"Why?","role":"user"}],"model":"m","system":"Be brief.","temperature":1.0}',
  );
});

it.each(['', '/', '/v1', '/v1/', '/proxy/v1'])(
  'finds the place for a url that ends in "%s"',
  async (path) => {
    const server = await serve(() => messageAnswer('hi'));
    await ask(await target(spec(`${server.origin}${path}`)), 'x');
    expect(server.calls[0]?.path).toBe(path.startsWith('/proxy') ? '/proxy/v1/messages' : '/v1/messages');
  },
);

it('identifies all that can change an answer', () => {
  expect(
    anthropicIdentity(
      spec('u', {
        system: 's',
        params: { top_k: 1 },
        api_key_env: 'K',
        cost: { input_per_1m: 1, output_per_1m: 1 },
      }),
    ),
  ).toBe(
    '{"max_tokens":256,"model":"m","params":{"top_k":1},"system":"s","type":"anthropic","url":"u","version":"2023-06-01"}',
  );
});

describe('the answer', () => {
  it('joins the text blocks and leaves the others out', async () => {
    const content = [
      { type: 'thinking', thinking: 'hm' },
      { type: 'text', text: 'a' },
      { type: 'tool_use' },
      { type: 'text', text: 'b' },
    ];
    const server = await serve(() => answer({ content }));
    expect(textOf(await ask(await target(spec(server.origin)), 'x'))).toBe('ab');
  });

  it('counts cached tokens as input', async () => {
    const usage = {
      input_tokens: 1,
      cache_creation_input_tokens: 10,
      cache_read_input_tokens: 100,
      output_tokens: 5,
    };
    const server = await serve(() => answer({ content: [{ type: 'text', text: 'a' }], usage }));
    expect(await ask(await target(spec(server.origin)), 'x')).toMatchObject({
      tokens: { input: 111, output: 5 },
    });
  });

  it.each([
    ['no text block', answer({ content: [{ type: 'tool_use' }] })],
    ['no content', answer({})],
    ['an error in a 200', answer({ type: 'error', error: { message: 'overloaded' } })],
  ])('%s is an error', async (_, reply) => {
    const server = await serve(() => reply);
    expect(errorOf(await ask(await target(spec(server.origin)), 'x'))).toMatch(
      /^http:\S+\/v1\/messages answered without a text block in content: /,
    );
    expect(server.calls.length).toBe(1);
  });

  it('529 is tried again', async () => {
    const server = await serve((call) =>
      call.index === 0 ? answer('', { status: 529 }) : messageAnswer('hi'),
    );
    expect(textOf(await ask(await target(spec(server.origin)), 'x'))).toBe('hi');
    expect(server.calls.length).toBe(2);
  });
});

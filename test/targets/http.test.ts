import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/base/json.ts';
import type { HttpTargetSpec } from '../../src/suite/target-spec.ts';
import { httpIdentity } from '../../src/targets/http.ts';
import { liveStore, replayStore } from '../bench/call-store.ts';
import { answer } from '../bench/model-server.ts';
import { ask, errorOf, serve, target, textOf } from './model-targets.ts';

function spec(url: string, more: Partial<HttpTargetSpec> = {}): HttpTargetSpec {
  return { type: 'http', url, method: 'POST', headers: {}, max_retries: 1, timeout_seconds: 5, ...more };
}

describe('the request', () => {
  it.each([
    ['a b&c=d', 'a%20b%26c%3Dd'],
    ["-_.!~*'()", '%2D%5F%2E%21%7E%2A%27%28%29'],
    ['é😀', '%C3%A9%F0%9F%98%80'],
    ['AZaz09', 'AZaz09'],
    ['$& $1', '%24%26%20%241'],
  ])('puts %s into the url as %s', async (input, encoded) => {
    const server = await serve(() => answer('ok'));
    await ask(await target(spec(`${server.origin}/q/{{input}}?a={{input}}`, { method: 'GET' })), input);
    expect(server.calls[0]).toMatchObject({ method: 'GET', path: `/q/${encoded}?a=${encoded}`, body: '' });
    expect(server.calls[0]?.headers['content-type']).toBeUndefined();
  });

  it('puts the input verbatim into string values, and only there', async () => {
    const server = await serve(() => answer('ok'));
    const body = parseJson(
      '{"{{input}}":"key","deep":[{"q":"ask {{input}}, {{input}}"},7,1.0,null,true],"big":12345678901234567890}',
    );
    await ask(await target(spec(server.origin, { body })), 'say "$&"\n');
    expect(server.calls[0]?.body).toBe(
      '{"big":12345678901234567890,"deep":[{"q":"ask say \\"$&\\"\\n, say \\"$&\\"\\n"},7,1.0,null,true],"{{input}}":"key"}',
    );
    expect(server.calls[0]?.headers['content-type']).toBe('application/json');
  });

  it('does not touch a content type that is set', async () => {
    const server = await serve(() => answer('ok'));
    await ask(
      await target(
        spec(server.origin, { method: 'PUT', headers: { 'Content-Type': 'text/x' }, body: '{{input}}' }),
      ),
      'a',
    );
    expect(server.calls[0]).toMatchObject({ method: 'PUT', body: '"a"' });
    expect(server.calls[0]?.headers['content-type']).toBe('text/x');
  });

  it.each<[Partial<HttpTargetSpec>, string, string]>([
    [{}, 'authorization', 'Bearer k-1'],
    [{ auth_header: 'X-Api-Key', auth_prefix: '' }, 'x-api-key', 'k-1'],
    [{ auth_prefix: 'Token ' }, 'authorization', 'Token k-1'],
  ])('sends the key as %j says', async (auth, name, value) => {
    const server = await serve(() => answer('ok'));
    await ask(
      await target(spec(`${server.origin}/{{input}}`, { api_key_env: 'KEY', ...auth }), {
        env: { KEY: 'k-1' },
      }),
      'x',
    );
    expect(server.calls[0]?.headers[name]).toBe(value);
  });
});

describe('the answer', () => {
  const document =
    '{"a":{"b/c":["x",{"n":1.0,"m":[2,1]}],"~":"tilde","":"empty","z":null},"t":true,"big":12345678901234567890}';
  it.each([
    [undefined, document],
    ['/a/b~1c/0', 'x'],
    ['/a/b~1c/1', '{"m":[2,1],"n":1.0}'],
    ['/a/b~1c/1/n', '1.0'],
    ['/a/~0', 'tilde'],
    ['/a/', 'empty'],
    ['/a/z', 'null'],
    ['/t', 'true'],
    ['/big', '12345678901234567890'],
  ])('at %s', async (response_path, text) => {
    const server = await serve(() => answer(document));
    const model = await target(
      spec(`${server.origin}/{{input}}`, response_path === undefined ? {} : { response_path }),
    );
    const got = await ask(model, 'x');
    expect(textOf(got)).toBe(text);
    expect(got).not.toHaveProperty('tokens');
  });

  it.each([
    '/b',
    '/a/b~1c/2',
    '/a/b~1c/-',
    '/a/b~1c/00',
    '/t/x',
    '/a/constructor',
    '/__proto__',
    '/a/b~1c/length',
  ])('nothing at %s is an error', async (response_path) => {
    const server = await serve(() => answer(document));
    const got = await ask(await target(spec(`${server.origin}/p/{{input}}`, { response_path })), 'x');
    expect(errorOf(got)).toMatch(/^http:\S+\/p\/x answered without a value at /);
    expect(errorOf(got)).toContain(`${response_path}: {"a":`);
    expect(server.calls.length).toBe(1);
  });

  it('that is not JSON is an error only when a part of it is wanted', async () => {
    const server = await serve(() => answer('plain text'));
    expect(textOf(await ask(await target(spec(`${server.origin}/{{input}}`)), 'x'))).toBe('plain text');
    const picky = await target(spec(`${server.origin}/{{input}}`, { response_path: '/a' }));
    expect(errorOf(await ask(picky, 'x'))).toMatch(/answered with something that is not JSON: plain text$/);
  });

  it('errors show no query, where the input and careless keys are', async () => {
    const server = await serve(() => answer('no', { status: 403 }));
    const got = await ask(await target(spec(`${server.origin}/s?q={{input}}`)), 'private');
    expect(errorOf(got)).toBe(`${server.origin}/s?… returned 403 Forbidden: no`);
  });
});

describe("the identity is EvalCore's", () => {
  it('holds what changes the request, unset fields left out', () => {
    expect(httpIdentity(spec('https://x/{{input}}'))).toBe(
      '{"http":{"method":"POST","url":"https://x/{{input}}"}}',
    );
    expect(
      httpIdentity(
        spec('https://x', {
          method: 'PUT',
          headers: { 'X-Tenant': 'acme' },
          body: parseJson('{"q":"{{input}}","t":0.0}'),
          response_path: '/answer',
          api_key_env: 'K',
          auth_header: 'x-api-key',
          auth_prefix: '',
        }),
      ),
    ).toBe(
      '{"http":{"body":{"q":"{{input}}","t":0.0},"headers":{"x-tenant":"acme"},"method":"PUT","response_path":"/answer","url":"https://x"}}',
    );
  });

  it('goes to the cassette with the input', async () => {
    const calls = liveStore();
    const server = await serve(() => answer('ok'));
    await ask(await target(spec(`${server.origin}/{{input}}`), { calls }), 'x', { trial: 1 });
    expect(calls.asked[0]?.request).toEqual({
      identity: httpIdentity(spec(`${server.origin}/{{input}}`)),
      input: 'x',
      trial: 1,
    });
  });
});

it('replays without key and network', async () => {
  const calls = replayStore(() => ({ text: 'recorded', latency_ms: 5 }));
  const model = await target(spec('http://127.0.0.1:9/{{input}}', { api_key_env: 'KEY' }), {
    calls,
    offline: true,
  });
  expect(textOf(await ask(model, 'x'))).toBe('recorded');
});

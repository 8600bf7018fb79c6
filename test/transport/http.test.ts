import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type HttpClientOptions,
  type HttpReply,
  type HttpRequest,
  openHttpClient,
} from '../../src/transport/http.ts';
import { openRateLimiter } from '../../src/transport/rate-limiter.ts';
import {
  answer,
  type ModelServer,
  type Reply,
  type Script,
  startModelServer,
} from '../bench/model-server.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function serve(script: Script): Promise<ModelServer> {
  const server = await startModelServer(script);
  closers.push(() => server.close());
  return server;
}

function open(options: Partial<HttpClientOptions> = {}) {
  const client = openHttpClient({ env: {}, secrets: [], ...options });
  closers.push(() => client.close());
  return client;
}

const forever = new AbortController().signal;

function post(url: string, more: Partial<HttpRequest> = {}): HttpRequest {
  return {
    method: 'POST',
    url,
    headers: {},
    body: '{"q":1}',
    timeout_seconds: 10,
    max_retries: 2,
    signal: forever,
    ...more,
  };
}

/** One exchange with a server that plays these replies in order, the last one again and again. */
async function exchange(
  replies: readonly Reply[],
  more: Partial<HttpRequest> = {},
  options: Partial<HttpClientOptions> = {},
): Promise<{ reply: HttpReply; server: ModelServer; clock: FakeClock }> {
  const server = await serve((call) => replies[Math.min(call.index, replies.length - 1)] ?? answer('none'));
  const clock = fakeClock();
  const reply = await open({ clock, ...options }).send(post(`${server.origin}/v1/chat`, more));
  return { reply, server, clock };
}

const errorOf = (reply: HttpReply) => (reply.kind === 'failed' ? reply.error : `answered ${reply.text}`);
const textOf = (reply: HttpReply) => (reply.kind === 'ok' ? reply.text : `failed: ${reply.error}`);
const good = answer('fine');

describe('one attempt', () => {
  it('sends what it was given and gives back what came', async () => {
    const { reply, server } = await exchange([good], { headers: { 'x-a': '1' } });
    expect(reply).toMatchObject({ kind: 'ok', text: 'fine' });
    expect(server.calls[0]).toMatchObject({ method: 'POST', path: '/v1/chat', body: '{"q":1}' });
    expect(server.calls[0]?.headers).toMatchObject({ 'x-a': '1', 'content-length': '7' });
    expect(server.calls[0]?.headers['accept-encoding']).toBeUndefined();
  });

  it.each([
    [
      '401',
      answer('{"error":"bad key"}', { status: 401 }),
      1,
      /\/v1\/chat returned 401 Unauthorized: \{"error":"bad key"\}$/,
    ],
    ['400 with nothing', answer('', { status: 400 }), 1, /\/v1\/chat returned 400 Bad Request$/],
    ['404', answer('no', { status: 404 }), 1, /returned 404 Not Found: no$/],
    [
      '500',
      answer('boom', { status: 500 }),
      3,
      /returned 500 Internal Server Error: boom \(after 3 attempts\)$/,
    ],
    [
      '529, which has no name',
      answer('busy', { status: 529 }),
      3,
      /returned 529: busy \(after 3 attempts\)$/,
    ],
    ['408', answer('', { status: 408 }), 3, /returned 408 Request Timeout \(after 3 attempts\)$/],
    ['409', answer('', { status: 409 }), 3, /returned 409 Conflict \(after 3 attempts\)$/],
    [
      '429',
      answer('slow down', { status: 429 }),
      3,
      /returned 429 Too Many Requests: slow down \(after 3 attempts\)$/,
    ],
    [
      'closed socket',
      { kind: 'closed-socket' },
      3,
      /^request to http:\S+\/v1\/chat failed: the connection closed before an answer \(after 3 attempts\)$/,
    ],
    [
      'half a body',
      { kind: 'half-body', body: '{"a":' },
      3,
      /failed: the connection closed in the middle of the answer \(after 3 attempts\)$/,
    ],
  ] satisfies Array<[string, Reply, number, RegExp]>)('%s', async (_, reply, calls, words) => {
    const { reply: got, server } = await exchange([reply]);
    expect(errorOf(got)).toMatch(words);
    expect(server.calls.length).toBe(calls);
  });

  it.each([
    ['a stalled body', { kind: 'stalled-body', body: '{"a":' }],
    ['a server that says nothing', { kind: 'silent' }],
    ['a slow server', { kind: 'answer', body: 'late', delayMs: 30_000 }],
  ] satisfies Array<[string, Reply]>)('%s runs into the time limit, every time', async (_, reply) => {
    const { reply: got, server } = await exchange([reply], { timeout_seconds: 0.1, max_retries: 1 });
    expect(errorOf(got)).toMatch(/^request to http:\S+\/v1\/chat timed out after 0.1s \(after 2 attempts\)$/);
    expect(server.calls.length).toBe(2);
  });

  it.each([301, 302, 303, 307, 308])('%i is not followed, and says where it leads', async (status) => {
    const { reply, server } = await exchange([
      answer('', { status, headers: { location: 'https://new.test/v2?key=abc' } }),
    ]);
    expect(errorOf(reply)).toMatch(
      / to https:\/\/new\.test\/v2\?…; redirects are not followed, so put the final address into the url$/,
    );
    expect(server.calls.length).toBe(1);
  });

  it('nobody listening', async () => {
    const listener = createServer();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const address = listener.address();
    await new Promise((resolve) => listener.close(resolve));
    const port = typeof address === 'object' ? address?.port : 0;
    const reply = await open({ clock: fakeClock() }).send(
      post(`http://127.0.0.1:${port}/x`, { max_retries: 0 }),
    );
    expect(errorOf(reply)).toBe(
      `request to http://127.0.0.1:${port}/x failed: connection refused (after 1 attempt)`,
    );
  });

  it('something that is not HTTP', async () => {
    const listener = createServer((socket) => socket.resume().end('hello?\r\n\r\n'));
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => listener.close(() => resolve())));
    const address = listener.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const reply = await open({ clock: fakeClock() }).send(post(url, { max_retries: 0 }));
    expect(errorOf(reply)).toMatch(/failed: what came back is not HTTP/);
  });

  it.each([['not a url'], ['ftp://x/y'], ['']])('the url "%s" fails at once', async (url) => {
    const clock = fakeClock();
    const reply = await open({ clock }).send(post(url));
    expect(reply.kind).toBe('failed');
    expect(clock.sleeps).toEqual([]);
  });

  it('repeats no more than 200 characters, whole ones', async () => {
    const { reply } = await exchange([answer('😀'.repeat(300), { status: 400 })]);
    expect(errorOf(reply)).toMatch(/: (?:😀){200}…$/u);
  });

  it('shows no query, user or password', async () => {
    const server = await serve(() => answer('no', { status: 400 }));
    const url = `${server.origin.replace('http://', 'http://user:hush@')}/p?token=hush`;
    const reply = await open().send(post(url));
    expect(errorOf(reply)).toBe(`${server.origin}/p?… returned 400 Bad Request: no`);
  });

  it('stops reading at the size cap and does not ask again', async () => {
    const { reply, server } = await exchange([answer('x'.repeat(5000))], {}, { max_body_bytes: 4096 });
    expect(errorOf(reply)).toMatch(/\/v1\/chat sent more than the 4096 bytes allowed$/);
    expect(server.calls.length).toBe(1);
  });

  it('unpacks what was packed unasked, within the cap', async () => {
    const packed: Reply = { kind: 'answer', body: gzipSync('fine'), headers: { 'content-encoding': 'gzip' } };
    expect(textOf((await exchange([packed])).reply)).toBe('fine');
    const bomb: Reply = {
      kind: 'answer',
      body: gzipSync('0'.repeat(100_000)),
      headers: { 'content-encoding': 'gzip' },
    };
    const { reply } = await exchange([bomb], {}, { max_body_bytes: 4096 });
    expect(errorOf(reply)).toMatch(/sent more than the 4096 bytes allowed$/);
  });

  it('keeps connections and opens one for each request in flight', async () => {
    const server = await serve(() => ({ kind: 'answer', body: 'x', delayMs: 5 }));
    const client = open({ connections: 8 });
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(Array.from({ length: 8 }, () => client.send(post(server.origin))));
    }
    expect(server.calls.length).toBe(24);
    expect(server.connections).toBe(8);
  });
});

describe('retries', () => {
  it('answers after a transient fault, and sends the same body again', async () => {
    const { reply, server } = await exchange([answer('', { status: 503 }), { kind: 'closed-socket' }, good]);
    expect(textOf(reply)).toBe('fine');
    expect(server.calls.map((call) => call.body)).toEqual(['{"q":1}', '{"q":1}', '{"q":1}']);
  });

  it.each([
    ['in seconds', { 'retry-after': '7' }, 7000],
    ['of nothing', { 'retry-after': '0' }, 0],
    [
      'as a date',
      { 'retry-after': 'Wed, 21 Oct 2026 07:28:09 GMT', date: 'Wed, 21 Oct 2026 07:28:00 GMT' },
      9000,
    ],
    ['at the cap', { 'retry-after': '60' }, 60_000],
    ['that cannot be read', { 'retry-after': 'soon' }, 250],
  ])('Retry-After %s', async (_, headers, ms) => {
    const { reply, clock } = await exchange([answer('', { status: 429, headers }), good]);
    expect(textOf(reply)).toBe('fine');
    expect(clock.sleeps).toEqual([ms]);
  });

  it.each([
    ['seconds', { 'retry-after': '61' }, 61],
    [
      'a date',
      { 'retry-after': 'Wed, 21 Oct 2026 08:28:00 GMT', date: 'Wed, 21 Oct 2026 07:28:00 GMT' },
      3600,
    ],
  ])('Retry-After past the cap, as %s, ends it and says so', async (_, headers, seconds) => {
    const { reply, server, clock } = await exchange([answer('quota', { status: 429, headers })]);
    expect(errorOf(reply)).toMatch(
      new RegExp(
        `returned 429 Too Many Requests and asks to wait ${seconds} s, longer than the 60 s allowed: quota$`,
      ),
    );
    expect(server.calls.length).toBe(1);
    expect(clock.sleeps).toEqual([]);
  });

  it('waits longer each time', async () => {
    const { clock } = await exchange([answer('', { status: 500 })], { max_retries: 6 });
    expect(clock.sleeps).toEqual([250, 500, 1000, 2000, 4000, 5000]);
  });

  it('a storm: one complaint slows every request of the arm, and all of them get through', async () => {
    const clock = fakeClock();
    const limiter = openRateLimiter({ clock });
    // The server takes two requests at a time and refuses the rest.
    let busy = 0;
    const server = await serve(async () => {
      if (busy >= 2) return answer('slow down', { status: 429, headers: { 'retry-after': '1' } });
      busy += 1;
      await new Promise((resolve) => setTimeout(resolve, 2));
      busy -= 1;
      return good;
    });
    const client = open({ clock });
    const send = () => client.send(post(server.origin, { limiter, max_retries: 8 }));
    const queue = Array.from({ length: 60 });
    const replies: HttpReply[] = [];
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (queue.pop() !== undefined || queue.length > 0) replies.push(await send());
      }),
    );
    expect(replies.filter((reply) => reply.kind === 'failed')).toEqual([]);
    const refusals = server.calls.length - replies.length;
    expect(refusals).toBeGreaterThanOrEqual(14);
    // Without the shared limiter every one of the first 16 would come back at once, again and again.
    expect(refusals).toBeLessThan(replies.length);
  });
});

describe('stopping', () => {
  it('ends a request in flight', async () => {
    const stop = new AbortController();
    const server = await serve(() => {
      stop.abort();
      return { kind: 'silent' };
    });
    const reply = await open().send(post(server.origin, { signal: stop.signal }));
    expect(errorOf(reply)).toBe('cancelled');
    expect(server.calls.length).toBe(1);
  });

  it('ends a wait', async () => {
    const stop = new AbortController();
    const server = await serve(() => {
      setTimeout(() => stop.abort(), 20);
      return answer('', { status: 503, headers: { 'retry-after': '60' } });
    });
    const reply = await open().send(post(server.origin, { signal: stop.signal }));
    expect(errorOf(reply)).toBe('cancelled');
    expect(server.calls.length).toBe(1);
  });

  it('sends nothing after it', async () => {
    const server = await serve(() => good);
    const reply = await open().send(post(server.origin, { signal: AbortSignal.abort() }));
    expect(errorOf(reply)).toBe('cancelled');
    expect(server.calls.length).toBe(0);
  });
});

it('makes no call when it is offline', async () => {
  const server = await serve(() => good);
  const reply = await open({ offline: true }).send(post(server.origin));
  expect(errorOf(reply)).toBe('no call is made in replay mode');
  expect(server.connections).toBe(0);
});

describe('secrets', () => {
  const key = 'k-123/456=secret';
  it.each([
    ['an error', answer(`bad key ${key}`, { status: 401 })],
    [
      'an error that would be cut in the middle of the key',
      answer(`${'x'.repeat(192)}${key}`, { status: 401 }),
    ],
    ['an error with the key percent-encoded', answer(encodeURIComponent(key), { status: 401 })],
    ['a redirect', answer('', { status: 302, headers: { location: `https://x.test/${key}` } })],
    ['an answer', answer(`you sent ${key}`)],
  ])('are masked in %s', async (_, reply) => {
    const { reply: got } = await exchange(
      [reply],
      { headers: { authorization: `Bearer ${key}` } },
      { secrets: [key] },
    );
    const text = JSON.stringify(got);
    expect(text).toContain('***');
    for (const part of ['k-123', 'secret']) expect(text).not.toContain(part);
  });

  it('are not in the message about a key that no header can carry', async () => {
    const bad = 'abc\ndef-secret';
    const { reply } = await exchange(
      [good],
      { headers: { authorization: `Bearer ${bad}` } },
      { secrets: [bad] },
    );
    expect(errorOf(reply)).toMatch(/failed: invalid authorization header/);
    expect(errorOf(reply)).not.toContain('def-secret');
  });
});

describe('proxies', () => {
  it('sends http through HTTP_PROXY and spares NO_PROXY', async () => {
    const direct = await serve(() => answer('direct'));
    const proxy = await serve((call) => answer(`proxied ${call.path}`));
    const port = new URL(direct.origin).port;
    const through = open({ env: { HTTP_PROXY: proxy.origin } });
    expect(textOf(await through.send(post(`http://model.test:${port}/a`)))).toBe(
      `proxied http://model.test:${port}/a`,
    );
    expect(textOf(await through.send(post(`${direct.origin}/a`)))).toContain('proxied');
    const spared = open({ env: { http_proxy: proxy.origin, no_proxy: 'other.test,127.0.0.1' } });
    expect(textOf(await spared.send(post(`${direct.origin}/a`)))).toBe('direct');
    const unset = open({ env: { HTTP_PROXY: '', HTTPS_PROXY: proxy.origin } });
    expect(textOf(await unset.send(post(`${direct.origin}/a`)))).toBe('direct');
  });

  it('asks HTTPS_PROXY for a tunnel', async () => {
    const asked: string[] = [];
    const listener = createServer((socket) => {
      socket.once('data', (bytes) => {
        asked.push(bytes.toString().split('\r\n')[0] ?? '');
        socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      });
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise((resolve) => listener.close(() => resolve())));
    const address = listener.address();
    const origin = `http://user:hush-hush@127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const reply = await open({ env: { HTTPS_PROXY: origin }, secrets: [] }).send(
      post('https://model.test/v1', { max_retries: 0 }),
    );
    expect(asked).toEqual(['CONNECT model.test:443 HTTP/1.1']);
    expect(errorOf(reply)).toMatch(/^request to https:\/\/model\.test\/v1 failed: .*403/);
    expect(errorOf(reply)).not.toContain('hush');
  });

  it('a proxy that is no URL is an error in words', async () => {
    const reply = await open({ env: { HTTP_PROXY: 'http://[' } }).send(post('http://model.test/'));
    expect(errorOf(reply)).toMatch(/^the proxy cannot be used: /);
  });
});

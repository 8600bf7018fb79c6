import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';

let server: http.Server;
let served: string[];
let upstream: string;
let proxy: FaultProxy;

beforeEach(async () => {
  served = [];
  server = http.createServer((request, response) => {
    served.push(`${request.method} ${request.url}`);
    response.setHeader('link', `<${upstream}/next>; rel="next"`);
    request.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  proxy = await startFaultProxy({ upstream });
});

afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const post = (path: string, body = 'x') => fetch(`${proxy.url}${path}`, { method: 'POST', body });

test('without rules it hands on, records, and keeps links on itself', async () => {
  const response = await post('/a?b=1', 'hello');
  expect(await response.text()).toBe('hello');
  expect(response.headers.get('link')).toBe(`<${proxy.url}/next>; rel="next"`);
  expect(proxy.exchanges).toMatchObject([
    { method: 'POST', path: '/a?b=1', body: 'hello', status: 200, response: 'hello', faulty: false },
  ]);
});

test('an answer of its own, after so many and so often', async () => {
  const answer = { status: 502, headers: { 'content-type': 'text/html' }, body: '<html>' };
  proxy.addRule({ match: /^POST \/a/, fault: { kind: 'answer', answer }, skip: 1, times: 2 });
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await post('/a')).status);
  expect(statuses).toEqual([200, 502, 502, 200]);
  expect(served).toHaveLength(2);
});

test('a reset connection reaches nobody, a lost answer was worked on', async () => {
  proxy.addRule({ match: /reset/, fault: { kind: 'reset' } });
  proxy.addRule({ match: /lost/, fault: { kind: 'lost' } });
  proxy.addRule({ match: /late/, fault: { kind: 'lost', answer: { status: 502 } } });
  await expect(post('/reset')).rejects.toThrow();
  await expect(post('/lost')).rejects.toThrow();
  expect((await post('/late')).status).toBe(502);
  expect(served).toEqual(['POST /lost', 'POST /late']);
});

test('a rule can hold a request until something else happened', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  proxy.addRule({ match: /held/, fault: { kind: 'none' }, until: promise });
  const held = post('/held');
  await post('/other');
  resolve();
  await held;
  expect(served).toEqual(['POST /other', 'POST /held']);
});

test('a GraphQL request is matched by its query too, and rules can be cleared', async () => {
  proxy.addRule({ match: /graphql .*minimizeComment/, fault: { kind: 'answer', answer: { status: 500 } } });
  expect((await post('/graphql', '{"query":"mutation { minimizeComment }"}')).status).toBe(500);
  expect((await post('/graphql', '{"query":"query { viewer }"}')).status).toBe(200);
  proxy.clearRules();
  expect((await post('/graphql', '{"query":"mutation { minimizeComment }"}')).status).toBe(200);
});

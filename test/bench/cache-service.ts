// The cache service of GitHub Actions (version 2) with a blob store, for the real client.
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBlobStore } from './cache-service/blobs.ts';
import { answerCall, type Entry } from './cache-service/entries.ts';
import { bodyOf, sendJson } from './cache-service/http.ts';
import { runtimeToken, type Scope, scopesOf } from './cache-service/token.ts';

export type { Entry } from './cache-service/entries.ts';
export type { Scope } from './cache-service/token.ts';

const CALLS = '/twirp/github.actions.results.api.v1.CacheService/';

/** Makes requests go wrong. */
export interface CacheFault {
  /** Against `METHOD /path`; blobs are below `/blobs/`. */
  readonly match: RegExp;
  readonly what:
    | { readonly kind: 'answer'; readonly status: number; readonly body: string }
    | { readonly kind: 'reset' }
    /** Nothing is ever answered. */
    | { readonly kind: 'silence' };
  /** Default: always. */
  readonly times?: number;
}

export interface CacheService {
  readonly url: string;
  /** `METHOD /path` of every request. */
  readonly requests: readonly string[];
  readonly entries: readonly Entry[];
  /** The variables that the runner sets for a job with these scopes, the first one searched first. */
  environment(scopes: readonly Scope[]): Record<string, string>;
  addFault(fault: CacheFault): void;
  clearFaults(): void;
  /** Removes every entry, as GitHub does with those it has no room for. */
  evict(): void;
  close(): Promise<void>;
}

export async function startCacheService(): Promise<CacheService> {
  const entries: Entry[] = [];
  const requests: string[] = [];
  const faults: { fault: CacheFault; left: number }[] = [];
  const blobs = createBlobStore();
  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      sendJson(response, 500, { code: 'internal', msg: String(error) }),
    );
  });
  let base = '';

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', base);
    const line = `${request.method} ${url.pathname}`;
    requests.push(line);
    const active = faults.find(({ fault, left }) => left > 0 && fault.match.test(line));
    if (active !== undefined) {
      active.left -= 1;
      return fail(active.fault, request, response);
    }
    if (url.pathname.startsWith('/blobs/')) return blobs.handle(request, response, url);
    const scopes = scopesOf(request.headers.authorization);
    if (scopes === null) return sendJson(response, 401, { code: 'unauthenticated', msg: 'invalid token' });
    const body: unknown = JSON.parse((await bodyOf(request)).toString());
    const reply = answerCall(entries, url.pathname.slice(CALLS.length), body, scopes, {
      address: (name, permission) => blobs.address(base, name, permission),
      size: blobs.size,
    });
    sendJson(response, reply.status, reply.body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${base}/`,
    requests,
    entries,
    environment: (scopes) => ({
      ACTIONS_CACHE_SERVICE_V2: 'True',
      ACTIONS_RESULTS_URL: `${base}/`,
      ACTIONS_RUNTIME_URL: `${base}/`,
      ACTIONS_RUNTIME_TOKEN: runtimeToken(scopes),
    }),
    addFault: (fault) => {
      faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
    },
    clearFaults: () => {
      faults.length = 0;
    },
    evict: () => {
      for (const { blob } of entries.splice(0)) blobs.delete(blob);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function fail({ what }: CacheFault, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (what.kind === 'silence') return;
  if (what.kind === 'reset') {
    request.socket.destroy();
    return;
  }
  await bodyOf(request);
  response.writeHead(what.status, { 'content-type': 'application/json' }).end(what.body);
}

// A reverse proxy on 127.0.0.1 that records every request and can make any of them fail.
import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer made up by the proxy. A body that is not a string is sent as JSON. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A request as it came in, and what it got. */
export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Of the answer; `undefined` while there is none, or when the connection was reset. */
  status?: number;
  response?: string;
  /** A rule made this one fail. */
  faulty: boolean;
}

export type Fault =
  /** This answer; the server behind never sees the request. */
  | { readonly kind: 'answer'; readonly answer: Answer | ((exchange: Exchange) => Answer) }
  /** The connection breaks off; the server behind never sees the request. */
  | { readonly kind: 'reset' }
  /** The server behind does its work; the client gets this answer, or a reset connection. */
  | { readonly kind: 'lost'; readonly answer?: Answer }
  /** No fault at all, only the wait. */
  | { readonly kind: 'none' };

/** Which requests fail, and how. The first rule that matches counts. */
export interface Rule {
  /** Against `METHOD /path?query`, and for GraphQL also the query's text. */
  readonly match: RegExp | ((exchange: Exchange) => boolean);
  readonly fault: Fault;
  /** Let this many matching requests pass first. */
  readonly skip?: number;
  /** Only so many times. Default: always. */
  readonly times?: number;
  /** Wait for this before anything else; it puts requests in an order without a clock. */
  readonly until?: Promise<unknown>;
}

export interface FaultProxy {
  readonly url: string;
  readonly exchanges: readonly Exchange[];
  addRule(rule: Rule): void;
  clearRules(): void;
  close(): Promise<void>;
}

export interface FaultProxyOptions {
  /** Base URL of the server behind. */
  readonly upstream: string;
  /** Answers in place of the server behind. */
  readonly intercept?: (exchange: Exchange) => Promise<Answer | undefined>;
  /** Changes what the server behind answered. */
  readonly transform?: (exchange: Exchange, answer: Required<Answer>) => Promise<Answer>;
}

class Rules {
  readonly #active: { rule: Rule; skip: number; left: number }[] = [];

  add(rule: Rule): void {
    this.#active.push({ rule, skip: rule.skip ?? 0, left: rule.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#active.length = 0;
  }

  /** The rule for this request, counted as used. */
  take(exchange: Exchange): Rule | undefined {
    for (const entry of this.#active) {
      if (entry.left <= 0 || !matches(entry.rule, exchange)) continue;
      if (entry.skip > 0) {
        entry.skip--;
        continue;
      }
      entry.left--;
      return entry.rule;
    }
    return undefined;
  }
}

function matches({ match }: Rule, exchange: Exchange): boolean {
  if (typeof match === 'function') return match(exchange);
  const query = exchange.path.includes('/graphql') ? ` ${exchange.body}` : '';
  return match.test(`${exchange.method} ${exchange.path}${query}`);
}

async function readBody(stream: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, exchange: Exchange, answer: Answer): void {
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? '');
  exchange.status = answer.status;
  exchange.response = text;
  response.writeHead(answer.status, answer.headers ?? { 'content-type': 'application/json; charset=utf-8' });
  response.end(answer.status === 204 ? undefined : text);
}

/** Links of the server behind have to come back through the proxy, or pagination would go round it. */
function throughProxy(headers: IncomingHttpHeaders, host: string): Record<string, string> {
  const entries = Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || ['content-length', 'transfer-encoding'].includes(name)) return [];
    const text = Array.isArray(value) ? value.join(', ') : value;
    return [[name, text.replaceAll(/http:\/\/(localhost|127\.0\.0\.1):\d+/g, `http://${host}`)]];
  });
  return Object.fromEntries(entries);
}

function forward(upstream: string, exchange: Exchange): Promise<Required<Answer>> {
  const { hostname, port } = new URL(upstream);
  const { method, path } = exchange;
  const headers = { ...exchange.headers, host: `${hostname}:${port}` };
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path, headers }, async (response) => {
      const body = await readBody(response);
      const host = exchange.headers.host ?? '';
      resolve({ status: response.statusCode ?? 0, headers: throughProxy(response.headers, host), body });
    });
    request.on('error', reject);
    request.end(exchange.body);
  });
}

/** Starts a proxy on a free port of 127.0.0.1. */
export async function startFaultProxy(options: FaultProxyOptions): Promise<FaultProxy> {
  const rules = new Rules();
  const exchanges: Exchange[] = [];

  const answerFor = async (exchange: Exchange): Promise<Answer> => {
    const own = await options.intercept?.(exchange);
    if (own) return own;
    const answer = await forward(options.upstream, exchange);
    return (await options.transform?.(exchange, answer)) ?? answer;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = request;
    const exchange: Exchange = { method, path, headers, body: await readBody(request), faulty: false };
    exchanges.push(exchange);
    const rule = rules.take(exchange);
    const fault = rule?.fault ?? { kind: 'none' };
    await rule?.until;
    exchange.faulty = fault.kind !== 'none';
    if (fault.kind === 'lost') await answerFor(exchange);
    if (fault.kind === 'reset' || (fault.kind === 'lost' && !fault.answer)) request.socket.destroy();
    else if (fault.kind === 'lost' && fault.answer) send(response, exchange, fault.answer);
    else if (fault.kind === 'answer')
      send(response, exchange, typeof fault.answer === 'function' ? fault.answer(exchange) : fault.answer);
    else send(response, exchange, await answerFor(exchange));
  };

  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(599, { 'content-type': 'text/plain' });
      response.end(`test bench: ${error instanceof Error ? error.stack : String(error)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    addRule: (rule) => rules.add(rule),
    clearRules: () => rules.clear(),
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server saw it. */
export interface ServedCall {
  /** Counts from 0 over the server's life. */
  readonly index: number;
  readonly method: string;
  /** Path and query, as sent. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As sent, byte for byte. */
  readonly body: string;
}

/** What the server does with a call. */
export type Reply =
  | {
      readonly kind: 'answer';
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string | Buffer;
      readonly delayMs?: number;
    }
  /** Closes the connection without a byte. */
  | { readonly kind: 'closed-socket' }
  /** Announces more bytes than it sends, then closes. */
  | { readonly kind: 'half-body'; readonly body: string }
  /** Sends headers and a few bytes, and then nothing for ever. */
  | { readonly kind: 'stalled-body'; readonly body: string }
  /** Takes the request and never says anything. */
  | { readonly kind: 'silent' };

/** A model that says what a test tells it to. On 127.0.0.1. */
export interface ModelServer {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly origin: string;
  readonly calls: readonly ServedCall[];
  /** The most calls that were being answered at the same time. */
  readonly peak: number;
  /** Connections opened so far. */
  readonly connections: number;
  close(): Promise<void>;
}

export type Script = (call: ServedCall) => Reply | Promise<Reply>;

/** Starts a server that answers each call as the script says. */
export async function startModelServer(script: Script): Promise<ModelServer> {
  const calls: ServedCall[] = [];
  let inFlight = 0;
  let peak = 0;
  let connections = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      inFlight += 1;
      peak = Math.max(peak, inFlight);
      response.on('close', () => {
        inFlight -= 1;
      });
      const call: ServedCall = {
        index: calls.length,
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      calls.push(call);
      await play(await script(call), response);
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    get peak() {
      return peak;
    },
    get connections() {
      return connections;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function play(reply: Reply, response: ServerResponse): Promise<void> {
  switch (reply.kind) {
    case 'answer':
      if (reply.delayMs !== undefined) await new Promise((resolve) => setTimeout(resolve, reply.delayMs));
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
      response.end(reply.body);
      return;
    case 'closed-socket':
      response.socket?.destroy();
      return;
    case 'half-body':
      response.writeHead(200, { 'content-length': String(Buffer.byteLength(reply.body) + 100) });
      response.write(reply.body, () => setTimeout(() => response.socket?.destroy(), 20));
      return;
    case 'stalled-body':
      response.writeHead(200, { 'content-length': String(Buffer.byteLength(reply.body) + 100) });
      response.write(reply.body);
      return;
    case 'silent':
      return;
  }
}

/** An answer with this body; anything but a text is written as JSON. */
export function answer(
  body: unknown,
  more: { status?: number; headers?: Record<string, string> } = {},
): Reply {
  return { kind: 'answer', body: typeof body === 'string' ? body : JSON.stringify(body), ...more };
}

/** A chat completion as OpenAI-compatible servers send it. */
export function chatAnswer(text: string, tokens?: { input: number; output: number }): Reply {
  const usage =
    tokens === undefined ? {} : { usage: { prompt_tokens: tokens.input, completion_tokens: tokens.output } };
  return answer({ choices: [{ message: { role: 'assistant', content: text } }], ...usage });
}

/** One embedding as OpenAI-compatible servers send it. */
export function embeddingAnswer(vector: readonly number[]): Reply {
  return answer({ data: [{ index: 0, embedding: vector }] });
}

/** A message as Anthropic's API sends it. */
export function messageAnswer(text: string, tokens?: { input: number; output: number }): Reply {
  const usage =
    tokens === undefined ? {} : { usage: { input_tokens: tokens.input, output_tokens: tokens.output } };
  return answer({ type: 'message', role: 'assistant', content: [{ type: 'text', text }], ...usage });
}

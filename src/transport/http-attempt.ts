import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { LONGEST_TIMER_MS } from './clock.ts';
import type { Dispatchers } from './http-agents.ts';
import { describeBreak, isFinalBreak } from './http-words.ts';
import { whenAborted } from './when-aborted.ts';

/** What one attempt sends. */
export interface Attempt {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Covers everything from the first byte out to the last byte in. */
  readonly timeout_seconds: number;
}

/** What came of an attempt. */
type Ending =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly text: string;
      readonly retryAfter?: string;
      readonly date?: string;
      readonly location?: string;
    }
  | { readonly kind: 'timed-out' | 'too-large' | 'cancelled' }
  | { readonly kind: 'broken'; readonly cause: string; readonly final: boolean };

/** What one attempt gave, and after how many whole milliseconds. */
export type AttemptOutcome = Ending & { readonly latency_ms: number };

/** Makes one attempt and reads the whole answer. Never throws, never follows a redirect. */
export function attemptOnce(
  ways: Dispatchers,
  attempt: Attempt,
  signal: AbortSignal,
  maxBodyBytes: number,
): Promise<AttemptOutcome> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (ending: Ending): void => {
      clearTimeout(timer);
      release();
      resolve({ ...ending, latency_ms: Math.round(performance.now() - started) });
    };
    const exchange = new Exchange(maxBodyBytes, end);
    const timer = setTimeout(
      () => exchange.giveUp('timed-out'),
      Math.min(attempt.timeout_seconds * 1000, LONGEST_TIMER_MS),
    );
    const release = whenAborted(signal, () => exchange.giveUp('cancelled'));
    if (signal.aborted) return;
    const { method, url, headers, body } = attempt;
    try {
      ways.dispatch(url, { method, headers, ...(body === undefined ? {} : { body }) }, exchange);
    } catch (error) {
      exchange.onResponseError(null, error);
    }
  });
}

/**
 * One request and its answer, as undici tells of them. Not undici's own `request`, which makes a stream of every body
 * and costs half as much again.
 */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #maxBodyBytes: number;
  readonly #end: (ending: Ending) => void;
  readonly #chunks: Buffer[] = [];
  #controller: Dispatcher.DispatchController | null = null;
  #ended = false;
  #status = 0;
  #headers: IncomingHttpHeaders | null = null;

  constructor(maxBodyBytes: number, end: (ending: Ending) => void) {
    this.#maxBodyBytes = maxBodyBytes;
    this.#end = end;
  }

  giveUp(kind: 'timed-out' | 'cancelled'): void {
    this.#settle({ kind });
    this.#controller?.abort(new Error(kind));
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // Given up while it waited for a connection.
    if (this.#ended) controller.abort(new Error('given up'));
  }

  onResponseStart(_: unknown, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    // A 1xx answer only announces the real one.
    this.#headers = status < 200 ? null : headers;
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const headers = this.#headers ?? {};
    textOf(this.#chunks, oneHeader(headers, 'content-encoding'), this.#maxBodyBytes).then(
      (text) => this.#settle({ kind: 'response', status: this.#status, text, ...notes(headers) }),
      (error) => this.onResponseError(null, error),
    );
  }

  onResponseError(_: unknown, error: unknown): void {
    const phase = this.#headers === null ? 'request' : 'body';
    if (isTooLarge(error)) this.#settle({ kind: 'too-large' });
    else this.#settle({ kind: 'broken', cause: describeBreak(error, phase), final: isFinalBreak(error) });
  }

  #settle(ending: Ending): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#end(ending);
  }
}

function notes(headers: IncomingHttpHeaders) {
  const retryAfter = oneHeader(headers, 'retry-after');
  const date = oneHeader(headers, 'date');
  const location = oneHeader(headers, 'location');
  return {
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(date === undefined ? {} : { date }),
    ...(location === undefined ? {} : { location }),
  };
}

function oneHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The body as text. We ask for no compression, but some proxies compress all the same. */
async function textOf(
  chunks: readonly Buffer[],
  encodingHeader: string | undefined,
  maxBodyBytes: number,
): Promise<string> {
  const [first] = chunks;
  const body = first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks);
  const encoding = encodingHeader?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return decoder.decode(body);
  const zlib = await import('node:zlib');
  const limit = { maxOutputLength: maxBodyBytes };
  const unpacked =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? zlib.gunzipSync(body, limit)
      : encoding === 'br'
        ? zlib.brotliDecompressSync(body, limit)
        : encoding === 'deflate'
          ? zlib.inflateSync(body, limit)
          : null;
  if (unpacked === null) throw new Error(`the answer is packed as "${encoding}", which nobody asked for`);
  return decoder.decode(unpacked);
}

const decoder = new TextDecoder();

function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || error.code === 'ERR_BUFFER_TOO_LARGE';
}

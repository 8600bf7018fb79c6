import type { Dispatcher } from 'undici';
import { LONGEST_TIMER_MS } from './clock.ts';
import type { Dispatchers } from './http-agents.ts';
import { describeBreak, isFinalBreak } from './http-words.ts';

/** What one attempt sends. */
export interface Attempt {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Covers everything from the first byte out to the last byte in. */
  readonly timeout_seconds: number;
}

/** What one attempt gave. Latencies in whole milliseconds. */
export type AttemptOutcome =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly text: string;
      readonly retryAfter?: string;
      readonly date?: string;
      readonly location?: string;
      readonly latency_ms: number;
    }
  | { readonly kind: 'timed-out'; readonly latency_ms: number }
  | { readonly kind: 'too-large'; readonly latency_ms: number }
  | { readonly kind: 'cancelled'; readonly latency_ms: number }
  | { readonly kind: 'broken'; readonly cause: string; readonly final: boolean; readonly latency_ms: number };

/** Makes one attempt and reads the whole answer. Never throws, never follows a redirect. */
export async function attemptOnce(
  ways: Dispatchers,
  attempt: Attempt,
  signal: AbortSignal,
  maxBodyBytes: number,
): Promise<AttemptOutcome> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const stop = new AbortController();
  let late = false;
  const timer = setTimeout(
    () => {
      late = true;
      stop.abort();
    },
    Math.min(attempt.timeout_seconds * 1000, LONGEST_TIMER_MS),
  );
  const cancel = () => stop.abort();
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) stop.abort();
  let phase: 'request' | 'body' = 'request';
  try {
    const { method, headers, body } = attempt;
    const response = await ways.request(attempt.url, {
      method,
      headers,
      signal: stop.signal,
      ...(body === undefined ? {} : { body }),
    });
    phase = 'body';
    const text = await readText(response, maxBodyBytes);
    return { kind: 'response', status: response.statusCode, text, ...notes(response), latency_ms: elapsed() };
  } catch (error) {
    const latency_ms = elapsed();
    if (late) return { kind: 'timed-out', latency_ms };
    if (signal.aborted) return { kind: 'cancelled', latency_ms };
    if (isTooLarge(error)) return { kind: 'too-large', latency_ms };
    return { kind: 'broken', cause: describeBreak(error, phase), final: isFinalBreak(error), latency_ms };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

function notes(response: Dispatcher.ResponseData) {
  const retryAfter = oneHeader(response, 'retry-after');
  const date = oneHeader(response, 'date');
  const location = oneHeader(response, 'location');
  return {
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(date === undefined ? {} : { date }),
    ...(location === undefined ? {} : { location }),
  };
}

function oneHeader(response: Dispatcher.ResponseData, name: string): string | undefined {
  const value = response.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The body as text. We ask for no compression, but some proxies compress all the same. */
async function readText(response: Dispatcher.ResponseData, maxBodyBytes: number): Promise<string> {
  const encoding = oneHeader(response, 'content-encoding')?.trim().toLowerCase();
  if (encoding === undefined || encoding === '' || encoding === 'identity') return response.body.text();
  const packed = Buffer.from(await response.body.arrayBuffer());
  const zlib = await import('node:zlib');
  const limit = { maxOutputLength: maxBodyBytes };
  const unpacked =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? zlib.gunzipSync(packed, limit)
      : encoding === 'br'
        ? zlib.brotliDecompressSync(packed, limit)
        : encoding === 'deflate'
          ? zlib.inflateSync(packed, limit)
          : null;
  if (unpacked === null) throw new Error(`the answer is packed as "${encoding}", which nobody asked for`);
  return new TextDecoder().decode(unpacked);
}

function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || error.code === 'ERR_BUFFER_TOO_LARGE';
}

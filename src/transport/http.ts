import { secretMasker } from '../base/secrets.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Dispatchers, openDispatchers, type ProxyEnvironment } from './http-agents.ts';
import { type Attempt, type AttemptOutcome, attemptOnce } from './http-attempt.ts';
import { type Limits, type Meaning, meaningOf } from './http-meaning.ts';
import { backoff } from './http-retry.ts';
import type { Permit, RateLimiter } from './rate-limiter.ts';

/** One request, as often as it takes. */
export interface HttpRequest extends Attempt {
  /** Further attempts after the first. */
  readonly max_retries: number;
  readonly signal: AbortSignal;
  readonly limiter?: RateLimiter;
}

/** What came of it. `latency_ms`: whole milliseconds of the last attempt, waits left out. */
export type HttpReply =
  | { readonly kind: 'ok'; readonly text: string; readonly latency_ms: number }
  | {
      readonly kind: 'failed';
      /** Status, place and the start of the answer; secrets masked. */
      readonly error: string;
      readonly latency_ms: number;
      /** Absent when no whole answer came. */
      readonly status?: number;
    };

/** Sends requests to models: keep-alive, proxies, time limits, retries. One for a whole run. */
export interface HttpClient {
  /** Never throws: what goes wrong is a `failed` reply. */
  send(request: HttpRequest): Promise<HttpReply>;
  /** Drops all connections. */
  close(): Promise<void>;
}

export interface HttpClientOptions {
  /** Where `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` are read. */
  readonly env: ProxyEnvironment;
  /** Values to mask in everything that comes back. */
  readonly secrets: readonly string[];
  /** Connections to one host: as many as there may be requests in flight. Default: no limit. */
  readonly connections?: number;
  /** Bytes of one answer. Default 10 MiB. */
  readonly max_body_bytes?: number;
  /** The longest `Retry-After` that is waited for, in seconds. Default 60. */
  readonly max_retry_after_seconds?: number;
  /** Replay: every request is refused before anything is loaded or any socket opened. */
  readonly offline?: boolean;
  readonly clock?: Clock;
}

const MAX_BODY_BYTES = 10 * 1024 * 1024;
const MAX_RETRY_AFTER_SECONDS = 60;

/** Opens a client. Nothing is loaded and no socket is opened before the first request. */
export function openHttpClient(options: HttpClientOptions): HttpClient {
  const limits: Limits = {
    maxBodyBytes: options.max_body_bytes ?? MAX_BODY_BYTES,
    maxRetryAfterMs: (options.max_retry_after_seconds ?? MAX_RETRY_AFTER_SECONDS) * 1000,
  };
  const mask = secretMasker(options.secrets);
  const clock = options.clock ?? systemClock;
  let dispatchers: Promise<Dispatchers> | null = null;
  return {
    async send(request) {
      if (options.offline === true) {
        return { kind: 'failed', error: 'no call is made in replay mode', latency_ms: 0 };
      }
      dispatchers ??= openDispatchers(options.env, limits.maxBodyBytes, options.connections ?? null);
      let opened: Dispatchers;
      try {
        opened = await dispatchers;
      } catch (error) {
        // A proxy variable that is no URL is the only way to get here.
        const cause = error instanceof Error ? error.message : String(error);
        return { kind: 'failed', error: mask(`the proxy cannot be used: ${cause}`), latency_ms: 0 };
      }
      return sendWithRetries(opened, request, { limits, mask, clock });
    },
    async close() {
      const opened = dispatchers;
      dispatchers = null;
      await opened?.then(
        (ways) => ways.close(),
        () => undefined,
      );
    },
  };
}

interface Surroundings {
  readonly limits: Limits;
  readonly mask: (text: string) => string;
  readonly clock: Clock;
}

async function sendWithRetries(
  dispatchers: Dispatchers,
  request: HttpRequest,
  { limits, mask, clock }: Surroundings,
): Promise<HttpReply> {
  const { limiter, signal } = request;
  const shown = { url: mask(request.url), timeout_seconds: request.timeout_seconds };
  for (let attempt = 1; ; attempt += 1) {
    const permit = limiter === undefined ? null : await limiter.enter(signal);
    if (signal.aborted) {
      if (permit !== null) limiter?.leave(permit);
      return { kind: 'failed', error: 'cancelled', latency_ms: 0 };
    }
    const outcome = await attemptOnce(dispatchers, request, signal, limits.maxBodyBytes);
    const meaning = meaningOf(masked(outcome, mask), shown, limits, clock);
    const wait = meaning.kind === 'transient' ? (meaning.wait ?? backoff(attempt, clock)) : 0;
    release(limiter, permit, meaning, wait);
    const last = attempt > request.max_retries;
    if (meaning.kind !== 'transient' || last) return replyOf(meaning, attempt, outcome.latency_ms);
    await clock.sleep(wait, signal);
  }
}

/** Masks before anything is cut off: half a secret would not be found any more. */
function masked(outcome: AttemptOutcome, mask: (text: string) => string): AttemptOutcome {
  if (outcome.kind === 'broken') return { ...outcome, cause: mask(outcome.cause) };
  if (outcome.kind !== 'response') return outcome;
  const location = outcome.location === undefined ? {} : { location: mask(outcome.location) };
  return { ...outcome, text: mask(outcome.text), ...location };
}

function release(
  limiter: RateLimiter | undefined,
  permit: Permit | null,
  meaning: Meaning,
  wait: number,
): void {
  if (permit === null) return;
  if (meaning.kind === 'transient' && meaning.overloaded) limiter?.leaveOverloaded(permit, wait);
  else limiter?.leave(permit);
}

function replyOf(meaning: Meaning, attempts: number, latency_ms: number): HttpReply {
  if (meaning.kind === 'ok') return { kind: 'ok', text: meaning.text, latency_ms };
  const tries = `(after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})`;
  return {
    kind: 'failed',
    error: meaning.kind === 'transient' ? `${meaning.error} ${tries}` : meaning.error,
    latency_ms,
    ...(meaning.status === undefined ? {} : { status: meaning.status }),
  };
}

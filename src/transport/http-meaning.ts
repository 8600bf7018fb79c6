import type { Clock } from './clock.ts';
import type { AttemptOutcome } from './http-attempt.ts';
import { isTransientStatus, retryAfterMs } from './http-retry.ts';
import { colonSnippet, displayUrl, statusLine } from './http-words.ts';

/** What an attempt means: an answer, the end, or another try after a wait. */
export type Meaning =
  | { readonly kind: 'ok'; readonly text: string }
  | { readonly kind: 'final'; readonly error: string; readonly status?: number }
  | {
      readonly kind: 'transient';
      readonly error: string;
      readonly status?: number;
      /** What the server asked for, in milliseconds; `null` = nothing. */
      readonly wait: number | null;
      /** The server has too much to do: not this request's fault, and every request's concern. */
      readonly overloaded: boolean;
    };

/** What the client allows. */
export interface Limits {
  readonly maxBodyBytes: number;
  readonly maxRetryAfterMs: number;
}

/** Reads an attempt's outcome. `url` and the outcome's texts must hold no secret any more. */
export function meaningOf(
  outcome: AttemptOutcome,
  request: { readonly url: string; readonly timeout_seconds: number },
  limits: Limits,
  clock: Clock,
): Meaning {
  const place = displayUrl(request.url);
  switch (outcome.kind) {
    case 'response':
      return meaningOfResponse(place, outcome, limits, clock);
    case 'timed-out':
      return transient(`request to ${place} timed out after ${request.timeout_seconds}s`);
    case 'cancelled':
      return { kind: 'final', error: 'cancelled' };
    case 'too-large':
      return { kind: 'final', error: `${place} sent more than the ${limits.maxBodyBytes} bytes allowed` };
    case 'broken': {
      const error = `request to ${place} failed: ${outcome.cause}`;
      return outcome.final ? { kind: 'final', error } : transient(error);
    }
  }
}

function meaningOfResponse(
  place: string,
  response: AttemptOutcome & { kind: 'response' },
  limits: Limits,
  clock: Clock,
): Meaning {
  const { status, text } = response;
  if (status >= 200 && status <= 299) return { kind: 'ok', text };
  const said = `${place} returned ${statusLine(status)}`;
  if (status >= 300 && status <= 399) {
    const to = response.location === undefined ? '' : ` to ${displayUrl(response.location)}`;
    const mend = 'redirects are not followed, so put the final address into the url';
    return { kind: 'final', error: `${said}${to}; ${mend}${colonSnippet(text)}`, status };
  }
  if (!isTransientStatus(status)) return { kind: 'final', error: `${said}${colonSnippet(text)}`, status };
  const wait = retryAfterMs(response.retryAfter, response.date, clock);
  if (wait !== null && wait > limits.maxRetryAfterMs) {
    const asked = `asks to wait ${Math.ceil(wait / 1000)} s, longer than the ${limits.maxRetryAfterMs / 1000} s allowed`;
    return { kind: 'final', error: `${said} and ${asked}${colonSnippet(text)}`, status };
  }
  const overloaded = status === 429 || (status === 503 && wait !== null);
  return { kind: 'transient', error: `${said}${colonSnippet(text)}`, status, wait, overloaded };
}

function transient(error: string): Meaning {
  return { kind: 'transient', error, wait: null, overloaded: false };
}

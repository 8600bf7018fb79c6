import type { Clock } from './clock.ts';

/** First wait before a retry, and the longest one, in milliseconds. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)/i;

/** Statuses that another try may mend. */
export function isTransientStatus(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || (status >= 500 && status <= 599);
}

/**
 * Wait before retry number `retry` (from 1), in milliseconds: 0.5 s, doubled each time, 10 s at most, of which a random
 * half is taken off so that requests that failed together do not come back together.
 */
export function backoff(retry: number, clock: Clock): number {
  const whole = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (retry - 1));
  return whole * (0.5 + clock.random() / 2);
}

/**
 * Reads a `Retry-After` header (RFC 9110, 10.2.3): seconds or a date.
 *
 * @param date the answer's own `Date` header, which makes a server's wrong clock harmless.
 * @returns milliseconds to wait, never negative; `null` when there is no header or it cannot be read.
 */
export function retryAfterMs(
  header: string | undefined,
  date: string | undefined,
  clock: Clock,
): number | null {
  const value = header?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(value)) return Number(value) * 1000;
  if (!WEEKDAY.test(value)) return null;
  const until = Date.parse(value);
  if (Number.isNaN(until)) return null;
  const sent = WEEKDAY.test(date ?? '') ? Date.parse(date ?? '') : Number.NaN;
  return Math.max(0, until - (Number.isNaN(sent) ? clock.date() : sent));
}

import { type Clock, systemClock } from './clock.ts';

/** The right to make one attempt. Must be given back. */
export interface Permit {
  readonly round: number;
}

/** Shared by all requests of one arm: when the server says it is too much for one of them, all of them slow down. */
export interface RateLimiter {
  /** Waits for a place in line; `null` when the signal was aborted first. */
  enter(signal: AbortSignal): Promise<Permit | null>;
  /** Gives the place back after an attempt that the server took. */
  leave(permit: Permit): void;
  /** Gives the place back after the server said "too many"; nobody starts for the next `pauseMs`. */
  leaveOverloaded(permit: Permit, pauseMs: number): void;
}

export interface RateLimiterOptions {
  /** Attempts a minute, evenly spaced; retries count. Absent = no limit. */
  readonly requests_per_minute?: number;
  readonly clock?: Clock;
}

type Waiter = (permit: Permit) => void;

/**
 * A limiter that starts open and learns. A "too many" halves how many attempts may be in flight and holds all new ones
 * back; each success then lets a little more through (additive increase, multiplicative decrease, as in TCP,
 * RFC 5681). Attempts that were already in flight when the limit was cut do not cut it again.
 */
export function openRateLimiter(options: RateLimiterOptions = {}): RateLimiter {
  const clock = options.clock ?? systemClock;
  const spacing = options.requests_per_minute === undefined ? 0 : 60_000 / options.requests_per_minute;
  const line: Waiter[] = [];
  let inFlight = 0;
  let allowed = Number.POSITIVE_INFINITY;
  let round = 0;
  let notBefore = Number.NEGATIVE_INFINITY;
  /** Ends the wait for `notBefore`; `null` when nobody waits for it. */
  let waking: AbortController | null = null;

  const hasRoom = () => inFlight < Math.floor(allowed);
  const start = (): Permit => {
    inFlight += 1;
    if (spacing > 0) notBefore = Math.max(clock.now(), notBefore) + spacing;
    return { round };
  };
  const admit = () => {
    while (line.length > 0 && hasRoom()) {
      const wait = notBefore - clock.now();
      if (wait > 0) return wakeAfter(wait);
      line.shift()?.(start());
    }
  };
  const wakeAfter = (ms: number) => {
    if (waking !== null) return;
    const wake = new AbortController();
    waking = wake;
    void clock.sleep(ms, wake.signal).then(() => {
      if (waking === wake) waking = null;
      admit();
    });
  };
  const waitInLine = (signal: AbortSignal) =>
    new Promise<Permit | null>((resolve) => {
      const waiter: Waiter = (permit) => {
        signal.removeEventListener('abort', giveUp);
        resolve(permit);
      };
      const giveUp = () => {
        line.splice(line.indexOf(waiter), 1);
        // A timer nobody waits for would keep the process alive.
        if (line.length === 0) waking?.abort();
        resolve(null);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      line.push(waiter);
      admit();
    });

  return {
    enter(signal) {
      if (signal.aborted) return Promise.resolve(null);
      if (line.length === 0 && hasRoom() && notBefore <= clock.now()) return Promise.resolve(start());
      return waitInLine(signal);
    },
    leave() {
      inFlight -= 1;
      if (allowed !== Number.POSITIVE_INFINITY) allowed += 1 / allowed;
      admit();
    },
    leaveOverloaded(permit, pauseMs) {
      if (permit.round === round) {
        allowed = Math.max(1, Math.floor(Math.min(allowed, inFlight) / 2));
        round += 1;
      }
      inFlight -= 1;
      notBefore = Math.max(notBefore, clock.now() + pauseMs);
      admit();
    },
  };
}

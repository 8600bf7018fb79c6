/** Time and chance, so that tests need neither. */
export interface Clock {
  /** Milliseconds, only good for differences. */
  now(): number;
  /** Milliseconds since 1970, for dates that servers send. */
  date(): number;
  /** 0 up to, not including, 1. */
  random(): number;
  /** Resolves after `ms`, or at once when the signal is aborted. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The longest delay a timer takes; a longer one would fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  random: Math.random,
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(ms, LONGEST_TIMER_MS));
      signal?.addEventListener('abort', done, { once: true });
    }),
};

import type { Clock } from '../../src/transport/clock.ts';

/** A clock that jumps ahead when somebody sleeps. `frozen`: it waits for `release()` first. */
export interface FakeClock extends Clock {
  /** What was slept for, in order, in milliseconds. */
  readonly sleeps: readonly number[];
  /** Sleepers that have not woken. */
  readonly pending: number;
  release(): void;
  /** Lets everything run that can run. */
  settle(): Promise<void>;
}

export function fakeClock(options: { frozen?: boolean; date?: number; random?: number } = {}): FakeClock {
  let now = 0;
  let pending = 0;
  const sleeps: number[] = [];
  let release = () => {};
  const thawed =
    options.frozen === true
      ? new Promise<void>((resolve) => {
          release = resolve;
        })
      : Promise.resolve();
  return {
    sleeps,
    get pending() {
      return pending;
    },
    release: () => release(),
    now: () => now,
    date: () => (options.date ?? 0) + now,
    random: () => options.random ?? 0,
    async sleep(ms, signal) {
      const until = now + ms;
      sleeps.push(ms);
      pending += 1;
      const aborted = new Promise<void>((resolve) => {
        if (signal?.aborted) resolve();
        signal?.addEventListener('abort', () => resolve(), { once: true });
      });
      await Promise.race([thawed, aborted]);
      pending -= 1;
      if (signal?.aborted !== true) now = Math.max(now, until);
    },
    settle: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

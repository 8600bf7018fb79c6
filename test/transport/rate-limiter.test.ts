import { describe, expect, it } from 'vitest';
import { openRateLimiter, type Permit, type RateLimiter } from '../../src/transport/rate-limiter.ts';
import { fakeClock } from './fake-clock.ts';

const forever = new AbortController().signal;

async function enter(limiter: RateLimiter): Promise<Permit> {
  const permit = await limiter.enter(forever);
  if (permit === null) throw new Error('no permit');
  return permit;
}

describe('the rate limiter', () => {
  it('lets everybody in until the server complains', async () => {
    const clock = fakeClock();
    const limiter = openRateLimiter({ clock });
    await Promise.all(Array.from({ length: 100 }, () => enter(limiter)));
    expect(clock.sleeps).toEqual([]);
  });

  it('holds all of them back after one complaint', async () => {
    const clock = fakeClock();
    const limiter = openRateLimiter({ clock });
    limiter.leaveOverloaded(await enter(limiter), 3000);
    await enter(limiter);
    expect(clock.now()).toBe(3000);
    expect(clock.sleeps).toEqual([3000]);
  });

  it('halves what may be in flight, once for one wave of complaints', async () => {
    const clock = fakeClock();
    const limiter = openRateLimiter({ clock });
    const wave = await Promise.all(Array.from({ length: 16 }, () => enter(limiter)));
    for (const permit of wave) limiter.leaveOverloaded(permit, 1000);
    let inside = 0;
    for (let i = 0; i < 20; i += 1) {
      void limiter.enter(forever).then(() => {
        inside += 1;
      });
    }
    await clock.settle();
    expect(inside).toBe(8);
  });

  it('opens again, a little with each success', async () => {
    const clock = fakeClock();
    const limiter = openRateLimiter({ clock });
    const [first, second] = [await enter(limiter), await enter(limiter)];
    limiter.leaveOverloaded(first, 0);
    limiter.leave(second);
    let inside = 0;
    const permits: Permit[] = [];
    for (let i = 0; i < 40; i += 1) {
      void limiter.enter(forever).then((permit) => {
        inside += 1;
        if (permit !== null) permits.push(permit);
      });
    }
    await clock.settle();
    expect(inside).toBe(2);
    for (let i = 0; i < 6; i += 1) {
      const permit = permits.shift();
      if (permit !== undefined) limiter.leave(permit);
      await clock.settle();
    }
    // Six successes: two more than the two at the start may be in flight now.
    expect(inside - 6).toBeGreaterThan(2);
  });

  it('spaces attempts evenly for requests_per_minute', async () => {
    const clock = fakeClock();
    const limiter = openRateLimiter({ requests_per_minute: 120, clock });
    const starts: number[] = [];
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        const permit = await enter(limiter);
        starts.push(clock.now());
        limiter.leave(permit);
      }),
    );
    expect(starts).toEqual([0, 500, 1000, 1500]);
  });

  it('gives nothing to a waiter whose run was stopped, and the place to the next one', async () => {
    const clock = fakeClock({ frozen: true });
    const limiter = openRateLimiter({ clock });
    limiter.leaveOverloaded(await enter(limiter), 60_000);
    const stop = new AbortController();
    const stopped = limiter.enter(stop.signal);
    const next = limiter.enter(forever);
    stop.abort();
    expect(await stopped).toBeNull();
    clock.release();
    expect(await next).not.toBeNull();
    expect(await limiter.enter(AbortSignal.abort())).toBeNull();
  });

  it('leaves no timer behind when the last waiter gives up', async () => {
    const clock = fakeClock({ frozen: true });
    const limiter = openRateLimiter({ clock });
    limiter.leaveOverloaded(await enter(limiter), 60_000);
    const stop = new AbortController();
    const stopped = limiter.enter(stop.signal);
    stop.abort();
    await stopped;
    await clock.settle();
    expect(clock.pending).toBe(0);
  });
});

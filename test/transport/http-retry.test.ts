import { describe, expect, it } from 'vitest';
import { backoff, isTransientStatus, retryAfterMs } from '../../src/transport/http-retry.ts';
import { fakeClock } from './fake-clock.ts';

const NOW = Date.parse('Wed, 21 Oct 2026 07:28:00 GMT');

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['7', 7000],
    [' 7 ', 7000],
    ['1.5', 1500],
    ['Wed, 21 Oct 2026 07:28:30 GMT', 30_000],
    ['Wednesday, 21-Oct-26 07:28:30 GMT', 30_000],
    ['Wed, 21 Oct 2026 07:00:00 GMT', 0],
    ['-1', null],
    ['soon', null],
    ['5 apples', null],
    ['', null],
    [undefined, null],
  ])('%s is %s ms', (header, ms) => {
    expect(retryAfterMs(header, undefined, fakeClock({ date: NOW }))).toBe(ms);
  });

  it("counts from the server's own clock when it tells the time", () => {
    const header = 'Wed, 21 Oct 2026 08:00:10 GMT';
    expect(retryAfterMs(header, 'Wed, 21 Oct 2026 08:00:00 GMT', fakeClock({ date: NOW }))).toBe(10_000);
    expect(retryAfterMs(header, 'nonsense', fakeClock({ date: NOW }))).toBe(32 * 60_000 + 10_000);
  });
});

describe('backoff', () => {
  it.each([
    [1, 0, 250],
    [1, 1, 500],
    [2, 1, 1000],
    [3, 1, 2000],
    [6, 1, 10_000],
    [60, 0, 5000],
  ])('retry %i with chance %d waits %i ms', (retry, random, ms) => {
    expect(backoff(retry, fakeClock({ random }))).toBe(ms);
  });
});

it.each([
  [200, false],
  [400, false],
  [401, false],
  [404, false],
  [408, true],
  [409, true],
  [422, false],
  [429, true],
  [500, true],
  [503, true],
  [529, true],
  [599, true],
])('status %i is transient: %s', (status, transient) => {
  expect(isTransientStatus(status)).toBe(transient);
});

import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { whenAborted } from '../../src/transport/when-aborted.ts';

describe('whenAborted', () => {
  it('calls back everybody who still waits, once', () => {
    const run = new AbortController();
    const called: string[] = [];
    whenAborted(run.signal, () => called.push('first'));
    const release = whenAborted(run.signal, () => called.push('released'));
    whenAborted(run.signal, () => called.push('second'));
    release();
    whenAborted(run.signal, () => called.push('third'));
    run.abort();
    run.abort();
    expect(called.sort()).toEqual(['first', 'second', 'third']);
  });

  it('calls back at once when it is too late, and tells signals apart', () => {
    const run = new AbortController();
    const other = new AbortController();
    const called: string[] = [];
    whenAborted(other.signal, () => called.push('other'));
    run.abort();
    whenAborted(run.signal, () => called.push('late'))();
    expect(called).toEqual(['late']);
  });

  it('listens once, however many wait', () => {
    const { signal } = new AbortController();
    for (let call = 0; call < 100; call += 1) whenAborted(signal, () => undefined)();
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  });
});

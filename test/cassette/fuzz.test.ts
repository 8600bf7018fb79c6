import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { InvalidInputError } from '../../src/base/errors.ts';
import { diffCassettes } from '../../src/cassette/diff.ts';
import { describeList, listCassettes } from '../../src/cassette/list.ts';
import { freshDirectory, runOnce } from './support.ts';

/** Numbers that look random and are the same in every run (mulberry32). */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** One to four bytes changed, removed, doubled, or a piece of the file put somewhere else. */
function damage(bytes: Buffer, next: (below: number) => number): Buffer {
  let damaged = bytes;
  for (let times = 1 + next(4); times > 0; times -= 1) {
    const at = next(damaged.length);
    const piece = damaged.subarray(at, at + next(60));
    const [head, tail] = [damaged.subarray(0, at), damaged.subarray(at + 1)];
    const changes = [
      () => Buffer.concat([head, Buffer.from([next(256)]), tail]),
      () => Buffer.concat([head, tail]),
      () => Buffer.concat([head, piece, damaged.subarray(at)]),
      () =>
        Buffer.concat([head, Buffer.from(['\n', '"', '{', '}', '\0', '9'.repeat(400)][next(6)] ?? ''), tail]),
    ];
    damaged = changes[next(changes.length)]?.() ?? damaged;
  }
  return damaged;
}

test('400 damaged cassettes: refused in words, or answered, or errored; never a crash, never a call in replay', async () => {
  const directory = freshDirectory();
  const texts = ['a', 'b', 'c'];
  await runOnce({ directory }, texts);
  const path = join(directory, 'gpt.jsonl');
  const whole = readFileSync(path);
  const next = random(20261130);
  let [refused, answered, errored] = [0, 0, 0];
  for (let round = 0; round < 400; round += 1) {
    writeFileSync(path, damage(whole, next));
    expect(describeList(listCassettes(directory)).length).toBeGreaterThan(1);
    try {
      diffCassettes(directory, directory);
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidInputError);
    }
    try {
      const { outcomes, calls } = await runOnce({ directory, mode: 'replay' }, texts);
      expect(calls.asked).toEqual([]);
      for (const outcome of outcomes) {
        if (outcome.kind === 'errored') errored += 1;
        else answered += 1;
        // The answer's own text may have been damaged; the question it answers may not.
        expect(outcome.provenance).toBe(outcome.kind === 'errored' ? 'missed' : 'replayed');
      }
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidInputError);
      refused += 1;
    }
  }
  // Each of the three ways must have been seen, else the damage is too mild or too wild to show anything.
  expect(Math.min(refused, answered, errored)).toBeGreaterThan(50);
});

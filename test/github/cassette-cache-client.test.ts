import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askCache, oneLine, reasonIn } from '../../src/github/cassette-cache-client.ts';

const original = process.stdout.write;
let printed: string[] = [];
beforeEach(() => {
  printed = [];
  process.stdout.write = (chunk: string | Uint8Array) => printed.push(String(chunk)) > 0;
});
afterEach(() => {
  process.stdout.write = original;
});

/** Prints as `@actions/core` does. */
const say = (line: string) => process.stdout.write(`${line}\n`);

describe('asking the client', () => {
  test('what it prints is kept back and told; masks go through', async () => {
    const asked = await askCache(
      async () => {
        say('::add-mask::signature');
        say('::warning::Failed to save: no');
        return -1;
      },
      5000,
      false,
    );
    expect(asked).toEqual({
      kind: 'answered',
      value: -1,
      said: ['::add-mask::signature', '::warning::Failed to save: no'],
    });
    say('ours');
    expect(printed).toEqual(['::add-mask::signature\n', 'ours\n']);
  });

  test('all of it goes through when the job is debugged', async () => {
    await askCache(async () => say('::debug::details'), 5000, true);
    expect(printed).toEqual(['::debug::details\n']);
  });

  test('an error comes back as its message, and output is free again', async () => {
    expect(await askCache(() => Promise.reject(new Error('no space')), 5000, false)).toEqual({
      kind: 'failed',
      reason: 'no space',
    });
    say('ours');
    expect(printed).toEqual(['ours\n']);
  });

  test('after our limit the run goes on, and what the client prints later is dropped', async () => {
    let goOn = () => {};
    const late = new Promise<void>((resolve) => {
      goOn = resolve;
    }).then(() => say('::warning::Failed to restore: aborted'));
    expect(await askCache(() => late, 1, false)).toEqual({ kind: 'slow' });
    goOn();
    await late;
    say('Cache Size: ~1 MB');
    say('::warning::a warning of ours');
    expect(printed).toEqual(['::warning::a warning of ours\n']);
  });
});

describe('the reason in what the client printed', () => {
  const lost =
    '::info::Failed to save: Unable to reserve cache with key k, another job may be creating this cache.';
  test.each([
    [
      'a lost race',
      ['::debug::Failed to reserve cache: Error: Failed request: (409) Conflict: already exists', lost],
      'the same recordings are stored already',
    ],
    [
      'a service that is down, which the client calls a lost race',
      [
        '::debug::Failed to reserve cache: Error: Failed to make request after 5 attempts: (503) Service Unavailable',
        lost,
      ],
      'Failed to reserve cache: Error: Failed to make request after 5 attempts: (503) Service Unavailable',
    ],
    [
      'a refusal in words',
      ['::warning::Cache reservation failed: quota exceeded', lost],
      'Cache reservation failed: quota exceeded',
    ],
    [
      'a read-only token',
      ['::warning::Failed to save: Unable … cache write denied: token has no writable scopes'],
      'this run may read the cache and not write it',
    ],
    [
      'too many uploads',
      ['::warning::Failed to save: Rate limited: Failed request: (429)'],
      'too many uploads at the moment (429)',
    ],
    [
      'a failed upload',
      [
        '::warning::uploadCacheArchiveSDK: internal error uploading: socket hang up',
        '::warning::Failed to save: x',
      ],
      'uploadCacheArchiveSDK: internal error uploading: socket hang up',
    ],
    ['nothing at all', [], 'the cache service gave no reason'],
  ])('%s', (_what, said, reason) => {
    expect(reasonIn(said)).toBe(reason);
  });

  test('is one line, clipped', () => {
    expect(oneLine(`a\n::error::b ${'x'.repeat(500)}`)).toMatch(/^a ::error::b x{180,190}…$/);
  });
});

import { mkdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countedCalls, filesBelow, freshDirectory, linesOf, open, request, runOnce } from './support.ts';

const FILE = 'gpt.jsonl';
const folders = () => ({ directory: freshDirectory(), cacheDirectory: freshDirectory() });

describe('with a cache on top of the committed cassettes', () => {
  test('both are read, and what is new goes to the cache alone', async () => {
    const { directory, cacheDirectory } = folders();
    await runOnce({ directory }, ['a']);
    const committed = filesBelow(directory);
    const first = await runOnce({ directory, cacheDirectory }, ['a', 'b']);
    expect(first.calls.asked).toEqual(['b']);
    expect(first.report.written).toEqual([{ file: `cassette-cache/${FILE}`, recorded: 1 }]);
    const second = await runOnce({ directory, cacheDirectory, mode: 'replay' }, ['a', 'b']);
    expect(second.report).toMatchObject({ replayed: 2, missed: 0 });
    expect(filesBelow(directory)).toEqual(committed);
    expect(linesOf(join(cacheDirectory, FILE))).toHaveLength(1);
  });

  test('a committed recording wins over the cache’s, so that an eviction changes no result', async () => {
    const { directory, cacheDirectory } = folders();
    const calls = countedCalls();
    for (const [folder, answer] of [
      [directory, 'reviewed'],
      [cacheDirectory, 'cached'],
    ] as const) {
      const cassettes = await open({ directory: folder });
      await cassettes.storeFor('gpt').call(request('a'), 'a', calls.live('a', answer));
      await cassettes.close();
    }
    const { outcomes } = await runOnce({ directory, cacheDirectory }, ['a']);
    expect(outcomes[0]).toMatchObject({ response: { text: 'reviewed' } });
  });

  test('a run without a cache writes the committed one', async () => {
    const { directory } = folders();
    const { report } = await runOnce({ directory }, ['a']);
    expect(report.written).toEqual([{ file: `.eval-matrix/cassettes/${FILE}`, recorded: 1 }]);
  });

  test('damage in the cache is said, ignored, and mended: never a failed run', async () => {
    const { directory, cacheDirectory } = folders();
    await runOnce({ directory, cacheDirectory }, ['a', 'b', 'c', 'd']);
    const path = join(cacheDirectory, FILE);
    const [a = '', b = '', c = '', d = ''] = linesOf(path);
    writeFileSync(
      path,
      [a.replace('"v":1', '"v":9'), b.replace('"text":"B"', '"text":5'), 'junk', c, d.slice(0, -9)].join(
        '\n',
      ),
    );
    const { report, calls } = await runOnce({ directory, cacheDirectory }, ['a', 'b', 'c', 'd']);
    expect(calls.asked).toEqual(['a', 'b', 'd']);
    expect(report.notes).toEqual([
      `cassette-cache/${FILE}:1: this line is not a recording: format version 9, and this program reads version 1; ignored`,
      `cassette-cache/${FILE}:3: this line is not a recording: not JSON; ignored`,
      `cassette cassette-cache/${FILE}, line 5: cut off when an earlier run was killed; that one call is made again`,
    ]);
    expect(
      (await runOnce({ directory, cacheDirectory, mode: 'replay' }, ['a', 'b', 'c', 'd'])).report,
    ).toMatchObject({
      replayed: 4,
      notes: [],
    });
  });

  test('a link planted in the cache is not followed', async () => {
    const { directory, cacheDirectory } = folders();
    const target = join(freshDirectory(), '..', 'victim.txt');
    writeFileSync(target, 'precious');
    mkdirSync(cacheDirectory);
    symlinkSync(target, join(cacheDirectory, FILE));
    const { report } = await runOnce({ directory, cacheDirectory }, ['a']);
    expect(readFileSync(target, 'utf8')).toBe('precious');
    expect(report.notes[0]).toContain('not a regular file');
    expect(linesOf(join(cacheDirectory, FILE))).toHaveLength(1);
  });
});

describe('a cache that grows', () => {
  test('above its size it loses what the run did not use, the oldest first; never what is in use', async () => {
    const { directory, cacheDirectory } = folders();
    const day = (today: string, texts: string[]) =>
      runOnce({ directory, cacheDirectory, today: () => today }, texts);
    await day('2026-01-01', ['oldest', 'used']);
    await day('2026-02-01', ['older']);
    await day('2026-03-01', ['newer']);
    const size = readFileSync(join(cacheDirectory, FILE)).length;
    const cassettes = await open({ directory, cacheDirectory, cacheBudgetBytes: Math.ceil(size * 0.8) });
    const calls = countedCalls();
    for (const text of ['used', 'brand new']) {
      await cassettes.storeFor('gpt').call(request(text), text, calls.live(text));
    }
    await cassettes.close();
    const left = linesOf(join(cacheDirectory, FILE)).map((line) => JSON.parse(line).request.input);
    expect(left).toEqual(['brand new', 'newer', 'used']);
  });

  test('committed cassettes are never trimmed', async () => {
    const { directory } = folders();
    await runOnce({ directory }, ['a', 'b']);
    await runOnce({ directory, cacheBudgetBytes: 1 }, ['c']);
    expect(linesOf(join(directory, FILE))).toHaveLength(3);
  });
});

describe('names', () => {
  test('two arms whose names differ only in case are refused: some systems would give them one file', async () => {
    await expect(open({ directory: freshDirectory(), arms: ['gpt', 'GPT'] })).rejects.toMatchObject({
      code: 'cassette-twins',
      message: expect.stringContaining('arm "gpt" and arm "GPT"'),
    });
  });

  test('a torn file of an arm that does not run is nobody’s business', async () => {
    const { directory } = folders();
    const cassettes = await open({ directory, arms: ['other'] });
    const calls = countedCalls();
    await cassettes.storeFor('other').call(request('a'), 'a', calls.live('a'));
    await cassettes.close();
    const path = join(directory, 'other.jsonl');
    truncateSync(path, readFileSync(path).length - 9);
    await runOnce({ directory }, ['b']);
    expect(readFileSync(path, 'utf8').endsWith('\n')).toBe(false);
  });
});

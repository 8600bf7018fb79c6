import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeDifferences, diffCassettes } from '../../src/cassette/diff.ts';
import { describeList, listCassettes } from '../../src/cassette/list.ts';
import { describePrune, pruneCassettes } from '../../src/cassette/prune.ts';
import { countedCalls, filesBelow, freshDirectory, linesOf, open, request, runOnce } from './support.ts';

/** Records answers: arm → input → answer, at a day, with a model. */
async function record(
  directory: string,
  arm: string,
  answers: Record<string, string>,
  over: { model?: string; day?: string; mode?: 'auto' | 'live' } = {},
) {
  const { model = 'gpt-5', day = '2026-11-30', mode = 'live' } = over;
  const cassettes = await open({ directory, arms: [arm], mode, today: () => day });
  const calls = countedCalls();
  for (const [input, answer] of Object.entries(answers)) {
    await cassettes.storeFor(arm).call(request(input, { model }), input, calls.live(input, answer));
  }
  await cassettes.close();
}

describe('ls', () => {
  test('files, recordings, models, days and sizes', async () => {
    const directory = freshDirectory();
    await record(directory, 'a/b', { one: '1' }, { day: '2026-01-02' });
    await record(directory, 'a/b', { two: '2', three: '3' }, { model: 'gpt-6', day: '2026-03-04' });
    await record(directory, 'plain', { one: '1' });
    const listed = listCassettes(directory);
    expect(listed.map(({ name }) => name)).toEqual([
      { kind: 'arm', arm: 'a/b' },
      { kind: 'arm', arm: 'plain' },
    ]);
    expect(listed[0]).toMatchObject({
      recordings: 3,
      models: [
        { model: 'gpt-6', recordings: 2 },
        { model: 'gpt-5', recordings: 1 },
      ],
      dates: { first: '2026-01-02', last: '2026-03-04' },
      bytes: readFileSync(join(directory, 'a%2Fb.jsonl')).length,
    });
    expect(describeList(listed)).toEqual([
      'file         recordings  models                recorded                 size',
      'a%2Fb.jsonl  3           gpt-6 (2), gpt-5 (1)  2026-01-02 … 2026-03-04  905 B',
      'plain.jsonl  1           gpt-5 (1)             2026-11-30               301 B',
    ]);
  });

  test('every bad line, and lines that hold something like a key', async () => {
    const directory = freshDirectory();
    await record(directory, 'gpt', { one: '1', two: 'sk-proj-abcdefghijklmnop1234' });
    const path = join(directory, 'gpt.jsonl');
    const [one = '', two = ''] = linesOf(path);
    writeFileSync(path, `${one.replace('"text":"1"', '"text":1')}\n${two}\nnonsense\n`);
    const lines = describeList(listCassettes(directory)).slice(2);
    expect(lines).toEqual([
      'gpt.jsonl:3: this line is not a recording: not JSON (delete the line; the call is then recorded again)',
      expect.stringMatching(/^gpt\.jsonl:1: this line is not a recording: response\.text: /),
      'gpt.jsonl:2: holds something shaped like a key; look at it before you commit it',
    ]);
  });

  test('a last line that was cut off, and a file of NUL bytes', async () => {
    const directory = freshDirectory();
    await record(directory, 'gpt', { one: '1' });
    const path = join(directory, 'gpt.jsonl');
    writeFileSync(path, `${readFileSync(path, 'utf8')}{"v":1,"key":"ab`);
    writeFileSync(join(directory, 'zero.jsonl'), Buffer.alloc(3_000_000));
    expect(describeList(listCassettes(directory))).toEqual([
      expect.stringMatching(/^file /),
      expect.stringMatching(/^gpt\.jsonl +1 /),
      expect.stringMatching(/^zero\.jsonl +0 /),
      'gpt.jsonl:2: this line was cut off, and is no recording (the next run that records takes it away)',
      'zero.jsonl:1: this line is no recording: nothing but NUL bytes (the next run that records takes it away)',
    ]);
  });

  test('nothing there', () => {
    expect(describeList(listCassettes(freshDirectory()))).toEqual(['No cassettes here.']);
  });
});

describe('prune', () => {
  test('keeps what a full run used, drops the rest, removes files of which nothing is left', async () => {
    const directory = freshDirectory();
    await record(directory, 'gpt', { a: '1', b: '2', c: '3' });
    await record(directory, 'gone', { x: '1' });
    const { cassettes } = await runOnce({ directory, mode: 'replay' }, ['a', 'c']);
    const used = cassettes.usedKeys();
    const before = filesBelow(directory);
    const would = pruneCassettes({ directory, used, dryRun: true });
    expect(filesBelow(directory)).toEqual(before);
    const pruned = pruneCassettes({ directory, used, dryRun: false });
    expect(would).toEqual(pruned);
    expect(pruned).toEqual([
      { file: 'gone.jsonl', kept: 0, dropped: 1, removed: true },
      { file: 'gpt.jsonl', kept: 2, dropped: 1, removed: false },
    ]);
    expect(Object.keys(filesBelow(directory))).toEqual(['gpt.jsonl']);
    expect((await runOnce({ directory, mode: 'replay' }, ['a', 'c'])).report).toMatchObject({ replayed: 2 });
    expect(describePrune(pruned, false)).toEqual([
      'gone.jsonl: 1 dropped, 0 kept (file removed)',
      'gpt.jsonl: 1 dropped, 2 kept',
      '2 recordings dropped.',
    ]);
    expect(describePrune(pruneCassettes({ directory, used, dryRun: false }), false)).toEqual([
      'Every recording is in use.',
    ]);
  });

  test('what the run itself recorded is in use', async () => {
    const directory = freshDirectory();
    const { cassettes } = await runOnce({ directory }, ['a', 'b']);
    expect(pruneCassettes({ directory, used: cassettes.usedKeys(), dryRun: true })).toEqual([
      { file: 'gpt.jsonl', kept: 2, dropped: 0, removed: false },
    ]);
  });

  test('a file with a bad line is left alone', async () => {
    const directory = freshDirectory();
    await record(directory, 'gpt', { a: '1' });
    const path = join(directory, 'gpt.jsonl');
    writeFileSync(path, `junk\n${readFileSync(path, 'utf8')}`);
    const before = filesBelow(directory);
    expect(pruneCassettes({ directory, used: new Map(), dryRun: false })).toMatchObject([
      { dropped: 0, removed: false },
    ]);
    expect(filesBelow(directory)).toEqual(before);
  });

  test('what is left alone is named', async () => {
    const directory = freshDirectory();
    await record(directory, 'gpt', { a: '1' });
    const path = join(directory, 'gpt.jsonl');
    writeFileSync(path, `junk\n${readFileSync(path, 'utf8')}`);
    const alone =
      'gpt.jsonl is left alone: gpt.jsonl:1: this line is not a recording: not JSON (delete the line; the call is then recorded again)';
    const prune = () => describePrune(pruneCassettes({ directory, used: new Map(), dryRun: true }), true);
    expect(prune()).toEqual([alone, 'Every other recording is in use.']);
    await record(directory, 'other', { a: '1' });
    expect(prune()).toEqual([
      'other.jsonl: 1 would be dropped, 0 kept (file removed)',
      alone,
      '1 recordings would be dropped.',
    ]);
  });
});

describe('diff', () => {
  test('changed answers as text; days and latencies do not count', async () => {
    const [before, after] = [freshDirectory(), freshDirectory()];
    await record(before, 'gpt', { same: 'x', hello: 'Hi\nthere', gone: '1' }, { day: '2026-01-01' });
    await record(after, 'gpt', { same: 'x', hello: 'Hello\nthere', fresh: '2' });
    await record(before, 'same', { a: '1' });
    await record(after, 'same', { a: '1' }, { day: '2027-01-01' });
    expect(describeDifferences(diffCassettes(before, after))).toEqual([
      '== gpt.jsonl: 1 changed, 1 added, 1 removed, 1 unchanged',
      'hello',
      '  - Hi',
      '  - there',
      '  + Hello',
      '  + there',
      'added: fresh',
      'removed: gone',
    ]);
  });

  test('two arms’ files: the same inputs asked of two models', async () => {
    const directory = freshDirectory();
    await record(directory, 'old', { a: 'yes', b: 'same' }, { model: 'gpt-5' });
    await record(directory, 'new', { a: 'no', b: 'same' }, { model: 'gpt-6' });
    const difference = diffCassettes(join(directory, 'old.jsonl'), join(directory, 'new.jsonl'));
    expect(describeDifferences(difference)).toEqual([
      '== new.jsonl: 1 changed, 0 added, 0 removed, 1 unchanged',
      'a (gpt-5 → gpt-6)',
      '  - yes',
      '  + no',
    ]);
  });

  test('one model asked otherwise, and trials', async () => {
    const [before, after] = [freshDirectory(), freshDirectory()];
    for (const [directory, system, answer] of [
      [before, 'kind', 'yes'],
      [after, 'terse', 'y'],
    ] as const) {
      const cassettes = await open({ directory });
      const asked = request('a', { system, trial: 1 });
      await cassettes.storeFor('gpt').call(asked, 'a', countedCalls().live('a', answer));
      await cassettes.close();
    }
    expect(describeDifferences(diffCassettes(before, after))).toEqual([
      '== gpt.jsonl: 1 changed, 0 added, 0 removed, 0 unchanged',
      'a [trial 2] (asked otherwise)',
      '  - yes',
      '  + y',
    ]);
  });

  test('one file against a folder', async () => {
    const [before, after] = [freshDirectory(), freshDirectory()];
    await record(before, 'gpt', { a: '1' });
    await record(after, 'gpt', { a: '2' });
    await record(after, 'other', { z: '1' });
    expect(diffCassettes(join(before, 'gpt.jsonl'), after)).toMatchObject([
      { file: 'gpt.jsonl', changed: [{ before: { text: '1' }, after: { text: '2' } }] },
    ]);
  });

  test('a file of NUL bytes is not told as an empty one', async () => {
    const [before, after] = [freshDirectory(), freshDirectory()];
    await record(before, 'gpt', { a: '1' });
    mkdirSync(after);
    writeFileSync(join(after, 'gpt.jsonl'), '\0\0\0');
    const note = `${join(after, 'gpt.jsonl')}:1: this line is no recording: nothing but NUL bytes (the next run that records takes it away)`;
    expect(describeDifferences(diffCassettes(before, after))).toEqual([
      note,
      '== gpt.jsonl: 0 changed, 0 added, 1 removed, 0 unchanged',
      'removed: a',
    ]);
    expect(describeDifferences(diffCassettes(after, after))).toEqual([note, note, 'No answer changed.']);
  });

  test('nothing differs; nothing there; nothing readable', async () => {
    const directory = freshDirectory();
    await record(directory, 'gpt', { a: '1' });
    expect(describeDifferences(diffCassettes(directory, directory))).toEqual(['No answer changed.']);
    expect(() => diffCassettes(directory, join(directory, 'no'))).toThrow(/there is no/);
    const bad = freshDirectory();
    mkdirSync(bad);
    writeFileSync(join(bad, 'gpt.jsonl'), 'junk\n');
    expect(() => diffCassettes(directory, bad)).toThrow('this line is not a recording: not JSON');
  });
});

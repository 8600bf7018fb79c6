import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CallOutcome, CassetteMode, LiveOutcome } from '../../src/cassette/cassette.ts';
import { countedCalls, filesBelow, freshDirectory, linesOf, open, request, runOnce } from './support.ts';

const errored = async (): Promise<LiveOutcome> => ({ kind: 'errored', error: 'HTTP 500', latency_ms: 3 });
const provenances = (outcomes: readonly CallOutcome[]) => outcomes.map((outcome) => outcome.provenance);
const texts = (outcomes: readonly CallOutcome[]) =>
  outcomes.map((outcome) => (outcome.kind === 'answered' ? outcome.response.text : outcome.error));

describe('auto', () => {
  test('asks once and replays for ever, latency and tokens included', async () => {
    const directory = freshDirectory();
    const first = await runOnce({ directory }, ['a', 'b']);
    const second = await runOnce({ directory }, ['a', 'b']);
    expect(first.calls.asked).toEqual(['a', 'b']);
    expect(second.calls.asked).toEqual([]);
    expect(provenances(second.outcomes)).toEqual(['replayed', 'replayed']);
    expect(second.outcomes.map((o) => o.kind === 'answered' && o.response)).toEqual(
      first.outcomes.map((o) => o.kind === 'answered' && o.response),
    );
    expect(first.report).toMatchObject({ recorded: 2, replayed: 0, live: 0, missed: 0, changed: true });
    expect(second.report).toMatchObject({ recorded: 0, replayed: 2, changed: false, written: [] });
  });

  test('a second run with nothing new writes nothing', async () => {
    const directory = freshDirectory();
    await runOnce({ directory }, ['b', 'a', 'c']);
    const before = filesBelow(directory);
    await runOnce({ directory, today: () => '2031-01-01' }, ['a', 'c', 'b']);
    expect(filesBelow(directory)).toEqual(before);
  });

  test('equal inputs of two cases share one recording', async () => {
    const directory = freshDirectory();
    const { calls, report } = await runOnce({ directory }, ['a', 'a']);
    expect(calls.asked).toEqual(['a']);
    expect(report).toMatchObject({ recorded: 1, replayed: 1 });
    expect(linesOf(join(directory, 'gpt.jsonl'))).toHaveLength(1);
  });

  test('a trial never replays another trial', async () => {
    const directory = freshDirectory();
    const calls = countedCalls();
    const cassettes = await open({ directory });
    const store = cassettes.storeFor('gpt');
    for (const trial of [0, 1, 2, 1]) {
      await store.call(request('a', { trial }), 'a', calls.live(`a${trial}`));
    }
    await cassettes.close();
    expect(calls.asked).toEqual(['a0', 'a1', 'a2']);
    expect(linesOf(join(directory, 'gpt.jsonl'))).toHaveLength(3);
  });

  test.each([
    ['model', { model: 'gpt-6' }],
    ['url', { url: 'http://127.0.0.1:1/v1/' }],
    ['system', { system: 'be brief' }],
    ['params', { params: { temperature: 0 } }],
    ['type', { type: 'embeddings' }],
  ])('a changed %s is asked again, and nothing else is', async (_member, over) => {
    const directory = freshDirectory();
    await runOnce({ directory }, ['a', 'b']);
    const calls = countedCalls();
    const cassettes = await open({ directory });
    const store = cassettes.storeFor('gpt');
    await store.call(request('a', over), 'a', calls.live('a'));
    await store.call(request('b'), 'b', calls.live('b'));
    await cassettes.close();
    expect(calls.asked).toEqual(['a']);
  });

  test('an error is never recorded: the next run asks again', async () => {
    const directory = freshDirectory();
    const cassettes = await open({ directory });
    const outcome = await cassettes.storeFor('gpt').call(request('a'), 'a', errored);
    expect(outcome).toEqual({ kind: 'errored', error: 'HTTP 500', latency_ms: 3, provenance: 'live' });
    expect(await cassettes.close()).toMatchObject({ live: 1, recorded: 0, changed: false });
    expect(filesBelow(directory)).toEqual({});
    const { calls } = await runOnce({ directory }, ['a']);
    expect(calls.asked).toEqual(['a']);
  });

  test('renaming an arm pays for nothing, and rewrites nothing', async () => {
    const directory = freshDirectory();
    await runOnce({ directory }, ['a']);
    const before = filesBelow(directory);
    const calls = countedCalls();
    const cassettes = await open({ directory, arms: ['renamed'] });
    const outcome = await cassettes.storeFor('renamed').call(request('a'), 'a', calls.live('a'));
    const report = await cassettes.close();
    expect(outcome.provenance).toBe('replayed');
    expect(report.changed).toBe(false);
    expect(filesBelow(directory)).toEqual(before);
    expect([...cassettes.usedKeys().keys()]).toEqual(['gpt.jsonl']);
  });

  test('two arms that ask the same share one call, also within the run that records it', async () => {
    const directory = freshDirectory();
    const calls = countedCalls();
    const cassettes = await open({ directory, arms: ['one', 'two'] });
    await cassettes.storeFor('one').call(request('a'), 'a', calls.live('a'));
    const second = await cassettes.storeFor('two').call(request('a'), 'a', calls.live('a'));
    await cassettes.close();
    expect(calls.asked).toEqual(['a']);
    expect(second.provenance).toBe('replayed');
    expect(Object.keys(filesBelow(directory))).toEqual(['one.jsonl']);
  });

  test('an arm and the scorers never answer for each other, even when the arm is called scorers', async () => {
    const directory = freshDirectory();
    const calls = countedCalls();
    const cassettes = await open({ directory, arms: ['scorers'], scorers: true });
    await cassettes.storeFor('scorers').call(request('a'), 'a', calls.live('a', 'of the arm'));
    await cassettes.scorerStore().call(request('a'), 'judge:a', calls.live('a', 'of the judge'));
    await cassettes.close();
    expect(calls.asked).toEqual(['a', 'a']);
    const again = await open({ directory, arms: ['scorers'], scorers: true, mode: 'replay' });
    const replayed = [
      await again.storeFor('scorers').call(request('a'), 'a', calls.live('a')),
      await again.scorerStore().call(request('a'), 'judge:a', calls.live('a')),
    ];
    expect(texts(replayed)).toEqual(['of the arm', 'of the judge']);
  });
});

describe('replay', () => {
  test('never calls; a miss is EvalCore’s sentence', async () => {
    const directory = freshDirectory();
    const { outcomes, calls, report } = await runOnce({ directory, mode: 'replay' }, ['a']);
    expect(calls.asked).toEqual([]);
    expect(outcomes[0]).toEqual({
      kind: 'errored',
      error: 'cache miss for case "a" in replay mode — record it first with --cache auto (or live)',
      latency_ms: 0,
      provenance: 'missed',
    });
    expect(report).toMatchObject({ missed: 1, changed: false });
    expect(filesBelow(directory)).toEqual({});
  });

  test('writes nothing, not even order', async () => {
    const directory = freshDirectory();
    await runOnce({ directory }, ['a']);
    const before = filesBelow(directory);
    await runOnce({ directory, mode: 'replay' }, ['a', 'b']);
    expect(filesBelow(directory)).toEqual(before);
  });
});

describe('live', () => {
  test('asks although there is a recording, once a run, and the new answer replaces the old one', async () => {
    const directory = freshDirectory();
    await runOnce({ directory }, ['a', 'b']);
    const calls = countedCalls();
    const cassettes = await open({ directory, mode: 'live', today: () => '2027-01-01' });
    const store = cassettes.storeFor('gpt');
    const outcomes = [
      await store.call(request('a'), 'a', calls.live('a', 'new')),
      await store.call(request('a'), 'a2', calls.live('a', 'newer')),
    ];
    expect(await cassettes.close()).toMatchObject({ recorded: 1, replayed: 1, changed: true });
    expect(calls.asked).toEqual(['a']);
    expect(texts(outcomes)).toEqual(['new', 'new']);
    const after = await runOnce({ directory, mode: 'replay' }, ['a', 'b']);
    expect(texts(after.outcomes)).toEqual(['new', 'B']);
    expect(linesOf(join(directory, 'gpt.jsonl'))).toHaveLength(2);
  });

  test('asks once for each arm, even where arms ask the same', async () => {
    const calls = countedCalls();
    const cassettes = await open({ directory: freshDirectory(), mode: 'live', arms: ['one', 'two'] });
    for (const arm of ['one', 'two']) {
      await cassettes.storeFor(arm).call(request('a'), 'a', calls.live('a'));
    }
    expect(calls.asked).toEqual(['a', 'a']);
  });
});

describe('off', () => {
  test('always asks, records nothing, reads nothing', async () => {
    const directory = freshDirectory();
    await runOnce({ directory }, ['a']);
    const before = filesBelow(directory);
    const { calls, report, outcomes } = await runOnce({ directory, mode: 'off' }, ['a', 'a']);
    expect(calls.asked).toEqual(['a', 'a']);
    expect(provenances(outcomes)).toEqual(['live', 'live']);
    expect(report).toMatchObject({ live: 2, replayed: 0, recorded: 0, changed: false });
    expect(filesBelow(directory)).toEqual(before);
  });
});

describe('calls in flight', () => {
  test.each<CassetteMode>(['auto', 'live', 'off'])('%s: 16 equal requests make one call', async (mode) => {
    const calls = countedCalls();
    const cassettes = await open({ directory: freshDirectory(), mode });
    const store = cassettes.storeFor('gpt');
    const outcomes = await Promise.all(
      Array.from({ length: 16 }, (_, i) =>
        store.call(request('a'), `case-${i}`, calls.live('a', `answer ${i}`)),
      ),
    );
    expect(calls.asked).toEqual(['a']);
    expect(new Set(texts(outcomes))).toEqual(new Set(['answer 0']));
    const made = mode === 'off' ? 'live' : 'recorded';
    expect(provenances(outcomes).filter((provenance) => provenance === made)).toHaveLength(1);
    expect(cassettes.tally()).toMatchObject({ [made]: 1, replayed: 15 });
  });

  test('an error is shared by those who waited for it, and by nobody after them', async () => {
    const cassettes = await open({ directory: freshDirectory() });
    const store = cassettes.storeFor('gpt');
    const failed = await Promise.all([1, 2].map((i) => store.call(request('a'), `case-${i}`, errored)));
    expect(texts(failed)).toEqual(['HTTP 500', 'HTTP 500']);
    const calls = countedCalls();
    const later = await store.call(request('a'), 'case-3', calls.live('a'));
    expect(later.provenance).toBe('recorded');
  });

  test('a call that throws fails those who wait for it and is forgotten', async () => {
    const cassettes = await open({ directory: freshDirectory() });
    const store = cassettes.storeFor('gpt');
    const broken = () => Promise.reject(new Error('a fault of ours'));
    const both = await Promise.allSettled([1, 2].map((i) => store.call(request('a'), `case-${i}`, broken)));
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const calls = countedCalls();
    expect((await store.call(request('a'), 'a', calls.live('a'))).kind).toBe('answered');
  });
});

describe('the scorers’ store', () => {
  test.each<CassetteMode>(['auto', 'live', 'off'])(
    '%s: an equal request gets the equal verdict, whenever it comes',
    async (mode) => {
      const calls = countedCalls();
      const cassettes = await open({ directory: freshDirectory(), mode, scorers: true });
      const store = cassettes.scorerStore();
      const outcomes = [
        await store.call(request('judge this'), 'judge:a', calls.live('j', 'good')),
        await store.call(request('judge this'), 'judge:a', calls.live('j', 'bad')),
      ];
      expect(calls.asked).toEqual(['j']);
      expect(texts(outcomes)).toEqual(['good', 'good']);
    },
  );
});

describe('laziness', () => {
  test.each<CassetteMode>(['auto', 'replay', 'live', 'off'])(
    '%s: a run that records nothing touches no disk',
    async (mode) => {
      const directory = freshDirectory();
      const cassettes = await open({ directory, mode, arms: [] });
      expect(await cassettes.close()).toMatchObject({ changed: false, written: [], notes: [] });
      expect(filesBelow(join(directory, '..'))).toEqual({});
    },
  );

  test('nothing is made before the first recording', async () => {
    const directory = freshDirectory();
    const cassettes = await open({ directory, scorers: true });
    cassettes.storeFor('gpt');
    cassettes.scorerStore();
    await cassettes.close();
    expect(filesBelow(join(directory, '..'))).toEqual({});
  });

  test('closing twice gives the same report', async () => {
    const { cassettes, report } = await runOnce({ directory: freshDirectory() }, ['a']);
    expect(await cassettes.close()).toBe(report);
  });
});

describe('a disk that refuses', () => {
  test('the answer is not lost, and the run says so', async () => {
    const directory = freshDirectory();
    const calls = countedCalls();
    const cassettes = await open({ directory });
    // A file where the folder should be: the super-user is refused as well.
    writeFileSync(directory, '');
    const store = cassettes.storeFor('gpt');
    const outcomes = [];
    for (const text of ['a', 'b', 'a'])
      outcomes.push(await store.call(request(text), text, calls.live(text)));
    const report = await cassettes.close();
    expect(texts(outcomes)).toEqual(['A', 'B', 'A']);
    expect(calls.asked).toEqual(['a', 'b']);
    expect(report).toMatchObject({ changed: false, written: [] });
    expect(report.notes).toHaveLength(3);
    expect(report.notes.at(-1)).toBe(
      'cassette .eval-matrix/cassettes/gpt.jsonl: 2 recordings could not be written',
    );
  });

  test('what could not be written during the run is written at its end', async () => {
    const directory = freshDirectory();
    const calls = countedCalls();
    const cassettes = await open({ directory });
    const store = cassettes.storeFor('gpt');
    writeFileSync(directory, '');
    await store.call(request('a'), 'a', calls.live('a'));
    rmSync(directory);
    await store.call(request('b'), 'b', calls.live('b'));
    const report = await cassettes.close();
    expect(report.written).toEqual([{ file: '.eval-matrix/cassettes/gpt.jsonl', recorded: 2 }]);
    const after = await runOnce({ directory }, ['a', 'b']);
    expect(after.calls.asked).toEqual([]);
  });
});

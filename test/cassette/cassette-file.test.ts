import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '../../src/base/errors.ts';
import { keyOf } from '../../src/cassette/request-key.ts';
import { countedCalls, filesBelow, freshDirectory, linesOf, open, request, runOnce } from './support.ts';

const FILE = 'gpt.jsonl';

/** A folder with a cassette of these recordings, tidy. */
async function recorded(...texts: string[]): Promise<{ directory: string; path: string }> {
  const directory = freshDirectory();
  await runOnce({ directory }, texts);
  return { directory, path: join(directory, FILE) };
}

/** A folder whose cassette is exactly this text. */
function written(text: string | Buffer): { directory: string; path: string } {
  const directory = freshDirectory();
  mkdirSync(directory);
  writeFileSync(join(directory, FILE), text);
  return { directory, path: join(directory, FILE) };
}

async function faultsOf(directory: string) {
  const error = await open({ directory }).then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof InvalidInputError
    ? error.faults.map(({ message, place, hint }) => ({
        message,
        line: place?.line,
        file: place?.file,
        hint,
      }))
    : null;
}

describe('a line', () => {
  test('holds the request without headers or keys, the answer and the day, and nothing else', async () => {
    const { path } = await recorded('hi\n"there"');
    expect(readFileSync(path, 'utf8')).toBe(
      `{"v":1,"key":"${keyOf(request('hi\n"there"'))}","request":{"input":"hi\\n\\"there\\"","identity":` +
        '{"model":"gpt-5","type":"openai-compatible","url":"http://127.0.0.1:1/v1"},"trial":0},"response":' +
        '{"text":"HI\\n\\"THERE\\"","latency_ms":7,"tokens":{"input":3,"output":5}},"recorded_at":"2026-11-30"}\n',
    );
  });

  test('keeps the spelling of numbers, and vectors, and half surrogates', async () => {
    const directory = freshDirectory();
    const asked = { identity: '{"params":{"n":18446744073709551615,"t":0.0}}', input: 'x\ud800', trial: 0 };
    const response = { text: '\udfff', latency_ms: 0, vector: [0.1, -2e-9, 3] };
    const cassettes = await open({ directory });
    await cassettes.storeFor('gpt').call(asked, 'a', async () => ({ kind: 'answered', response }));
    await cassettes.close();
    expect(readFileSync(join(directory, FILE), 'utf8')).toContain(
      '{"params":{"n":18446744073709551615,"t":0.0}}',
    );
    const again = await open({ directory, mode: 'replay' });
    const outcome = await again.storeFor('gpt').call(asked, 'a', () => Promise.reject(new Error('called')));
    expect(outcome).toMatchObject({ kind: 'answered', response, provenance: 'replayed' });
  });

  test('the lines are sorted by input, whatever the order of the calls', async () => {
    const one = await recorded('b', 'a', 'c');
    const two = await recorded('c', 'b', 'a');
    expect(readFileSync(one.path, 'utf8')).toBe(readFileSync(two.path, 'utf8'));
    expect(linesOf(one.path).map((line) => JSON.parse(line).request.input)).toEqual(['a', 'b', 'c']);
  });
});

describe('a line that was cut off', () => {
  test.each([1, 40, 120, -1])(
    'after %i bytes: the run says so, asks that one again, loses nothing else',
    async (cut) => {
      const { directory, path } = await recorded('a', 'b', 'c');
      const whole = readFileSync(path);
      const last = whole.lastIndexOf('\n', whole.length - 2) + 1;
      truncateSync(path, cut > 0 ? last + cut : whole.length - 1 + cut);
      const { calls, report } = await runOnce({ directory }, ['a', 'b', 'c']);
      expect(calls.asked).toEqual(['c']);
      expect(report.notes).toEqual([
        `cassette .eval-matrix/cassettes/${FILE}, line 3: cut off when an earlier run was killed; that one call is made again`,
      ]);
      expect(readFileSync(path)).toEqual(whole);
    },
  );

  test('in replay: said, and nothing is written', async () => {
    const { directory, path } = await recorded('a', 'b');
    truncateSync(path, readFileSync(path).length - 9);
    const before = readFileSync(path);
    const { report } = await runOnce({ directory, mode: 'replay' }, ['a', 'b']);
    expect(report).toMatchObject({ replayed: 1, missed: 1 });
    expect(report.notes.join()).toContain('that recording is lost');
    expect(readFileSync(path)).toEqual(before);
  });

  test('a run that dies right after leaves two whole lines, not one broken one', async () => {
    const { directory, path } = await recorded('a', 'b');
    truncateSync(path, readFileSync(path).length - 9);
    const calls = countedCalls();
    const cassettes = await open({ directory });
    await cassettes.storeFor('gpt').call(request('z'), 'z', calls.live('z'));
    // Not closed: what a killed process leaves behind.
    expect(linesOf(path).map((line) => JSON.parse(line).request.input)).toEqual(['a', 'z']);
  });

  test('only the newline is missing: nothing is lost', async () => {
    const { directory, path } = await recorded('a', 'b');
    truncateSync(path, readFileSync(path).length - 1);
    const { calls, report } = await runOnce({ directory }, ['a', 'b', 'c']);
    expect(calls.asked).toEqual(['c']);
    expect(report.notes).toEqual([]);
    expect(linesOf(path)).toHaveLength(3);
  });
});

describe('a file that people touched', () => {
  test('CRLF, blank lines, a byte order mark, another order of members: all read', async () => {
    const { path } = await recorded('a', 'b');
    const [a = '', b = ''] = linesOf(path);
    const { v, key, request: asked, response, recorded_at } = JSON.parse(b);
    const reordered = JSON.stringify({ recorded_at, response, request: asked, key, v });
    const { directory } = written(`\ufeff${a}\r\n\r\n  \n${reordered}\r\n`);
    const { calls } = await runOnce({ directory, mode: 'replay' }, ['a', 'b']);
    expect(calls.asked).toEqual([]);
    expect((await runOnce({ directory }, ['a', 'b'])).report).toMatchObject({ replayed: 2 });
  });

  test('a file in an order of its own is put in order once, and then left alone', async () => {
    const { directory, path } = await recorded('a', 'b', 'c');
    writeFileSync(path, `${linesOf(path).reverse().join('\n')}\n`);
    const first = await runOnce({ directory }, ['a']);
    expect(first.report).toMatchObject({ changed: true, recorded: 0 });
    expect(linesOf(path).map((line) => JSON.parse(line).request.input)).toEqual(['a', 'b', 'c']);
    expect((await runOnce({ directory }, ['a'])).report.changed).toBe(false);
  });

  test('of two lines with one key the last wins, and the other goes', async () => {
    const { directory, path } = await recorded('a');
    const [line = ''] = linesOf(path);
    writeFileSync(path, `${line}\n${line.replace('"text":"A"', '"text":"edited"')}\n`);
    const { outcomes } = await runOnce({ directory }, ['a']);
    expect(outcomes[0]).toMatchObject({ response: { text: 'edited' } });
    expect(linesOf(path)).toHaveLength(1);
    expect(readFileSync(path, 'utf8')).toContain('edited');
  });
});

describe('hostile lines', () => {
  test('every line that cannot be read is named at once, with its mend, before anything runs', async () => {
    const { path } = await recorded('a');
    const [good = ''] = linesOf(path);
    const { directory } = written(
      ['nonsense', good, '<<<<<<< HEAD', good.replace('"v":1', '"v":2'), '{"key":"x"}', '[]', good, ''].join(
        '\n',
      ),
    );
    const file = `.eval-matrix/cassettes/${FILE}`;
    const say = (line: number, reason: string) =>
      expect.objectContaining({ message: `this line is not a recording: ${reason}`, line, file });
    const faults = await faultsOf(directory);
    expect(faults).toEqual([
      say(1, 'not JSON'),
      say(3, 'a merge conflict that was not resolved'),
      say(4, 'format version 2, and this program reads version 1'),
      say(5, 'no format version ("v")'),
      say(6, 'no format version ("v")'),
    ]);
    expect(faults?.map(({ hint }) => hint)).toEqual([
      'delete the line; the call is then recorded again',
      'keep the recordings of both sides and delete the conflict markers',
      expect.stringContaining('update eval-matrix'),
      expect.anything(),
      expect.anything(),
    ]);
  });

  test.each([
    ['text is no text', '"text":"A"', '"text":5', 'response.text'],
    ['a latency below zero', '"latency_ms":7', '"latency_ms":-7', 'response.latency_ms'],
    ['a member of its own', '"trial":0}', '"trial":0,"headers":{}}', 'request'],
    [
      'half a token count',
      '"tokens":{"input":3,"output":5}',
      '"tokens":{"input":3}',
      'response.tokens.output',
    ],
    ['a vector of words', '"latency_ms":7', '"latency_ms":7,"vector":["x"]', 'response.vector.0'],
    ['a date that is none', '"2026-11-30"', '"yesterday"', 'recorded_at'],
    ['a day of no month', '"2026-11-30"', '"9999-99-99"', 'recorded_at: expected a day, as 2026-11-30'],
    ['a month of no days', '"2026-11-30"', '"2026-00-10"', 'recorded_at'],
    ['a day that its month has not', '"2026-11-30"', '"2026-11-31"', 'recorded_at'],
    ['a leap day of another year', '"2026-11-30"', '"2026-02-29"', 'recorded_at'],
    ['JSON that stops in the middle', '"recorded_at"', '"recorded_at', 'not JSON'],
    ['another request than its key says', '"input":"a"', '"input":"b"', 'its key belongs to another request'],
    ['another model than its key says', '"gpt-5"', '"gpt-6"', 'its key belongs to another request'],
    [
      'an identity nested without end',
      '{"model":"gpt-5"',
      `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}`,
      'too deeply',
    ],
  ])(
    '%s: the case is errored and says where; nothing is asked behind the user’s back',
    async (_what, old, now, says) => {
      const { directory, path } = await recorded('a', 'b');
      const [a = '', b = ''] = linesOf(path);
      const edited = a.replace(old, now);
      expect(edited).not.toBe(a);
      writeFileSync(path, `${edited}\n${b}\n`);
      for (const mode of ['auto', 'replay'] as const) {
        const { outcomes, calls } = await runOnce({ directory, mode }, ['a', 'b']);
        const [outcome, other] = outcomes;
        expect(outcome).toMatchObject({ kind: 'errored', provenance: 'missed' });
        const error = outcome?.kind === 'errored' ? outcome.error : '';
        expect(error).toContain(`the recording at .eval-matrix/cassettes/${FILE}:1 cannot be used (`);
        expect(error).toContain(says);
        expect(error).toContain('delete that line');
        expect(other?.kind).toBe('answered');
        expect(calls.asked).toEqual([]);
      }
    },
  );

  test('a bad line is recorded anew in live mode', async () => {
    const { directory, path } = await recorded('a');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"text":"A"', '"text":5'));
    await runOnce({ directory, mode: 'live' }, ['a']);
    expect((await runOnce({ directory, mode: 'replay' }, ['a'])).report).toMatchObject({ replayed: 1 });
    expect(linesOf(path)).toHaveLength(1);
  });

  test('a link, a folder, or a file too large to be read is refused', async () => {
    const { path: elsewhere } = await recorded('a');
    const directory = freshDirectory();
    mkdirSync(directory);
    symlinkSync(elsewhere, join(directory, FILE));
    expect(await faultsOf(directory)).toMatchObject([
      { message: expect.stringContaining('not a regular file') },
    ]);
    const folder = freshDirectory();
    mkdirSync(join(folder, FILE), { recursive: true });
    expect(await faultsOf(folder)).toMatchObject([
      { message: expect.stringContaining('not a regular file') },
    ]);
    const huge = written('');
    truncateSync(huge.path, 1024 ** 3 + 1);
    expect(await faultsOf(huge.directory)).toMatchObject([
      { message: expect.stringContaining('larger than'), hint: expect.stringContaining('prune') },
    ]);
  });

  test('a file of nothing but garbage has an end to its faults', async () => {
    const { directory } = written('x\n'.repeat(5000));
    expect((await faultsOf(directory))?.length).toBe(20);
  });

  test('own members named __proto__ and constructor do no harm', async () => {
    const directory = freshDirectory();
    const asked = { identity: '{"__proto__":{"polluted":1},"constructor":2}', input: 'a', trial: 0 };
    const cassettes = await open({ directory });
    const live = async () => ({ kind: 'answered', response: { text: 'x', latency_ms: 1 } }) as const;
    await cassettes.storeFor('gpt').call(asked, 'a', live);
    await cassettes.close();
    const again = await open({ directory, mode: 'replay' });
    const other = { ...asked, identity: '{"constructor":2}' };
    expect((await again.storeFor('gpt').call(asked, 'a', live)).provenance).toBe('replayed');
    expect((await again.storeFor('gpt').call(other, 'a', live)).provenance).toBe('missed');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('two runs at the same time', () => {
  test('neither loses what the other recorded, whoever closes first', async () => {
    const directory = freshDirectory();
    const calls = countedCalls();
    const [one, two] = [await open({ directory }), await open({ directory })];
    await one.storeFor('gpt').call(request('a'), 'a', calls.live('a'));
    await two.storeFor('gpt').call(request('b'), 'b', calls.live('b'));
    await one.close();
    await two.storeFor('gpt').call(request('c'), 'c', calls.live('c'));
    await two.close();
    expect(linesOf(join(directory, FILE)).map((line) => JSON.parse(line).request.input)).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect(Object.keys(filesBelow(directory))).toEqual([FILE]);
  });

  test('a file that was removed under a run comes back with what the run recorded', async () => {
    const directory = freshDirectory();
    const calls = countedCalls();
    const cassettes = await open({ directory });
    await cassettes.storeFor('gpt').call(request('a'), 'a', calls.live('a'));
    rmSync(join(directory, FILE));
    await cassettes.close();
    expect(existsSync(join(directory, FILE))).toBe(true);
    expect(linesOf(join(directory, FILE))).toHaveLength(1);
  });
});

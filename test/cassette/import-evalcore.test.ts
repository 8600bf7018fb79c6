import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { canonicalJson, parseJson } from '../../src/base/json.ts';
import { type Asker, describeImport, importEvalCore } from '../../src/cassette/import-evalcore.ts';
import { type OldRow, oldRequest, sha256, writeEvalCoreCache } from '../bench/evalcore-cache.ts';
import { filesBelow, freshDirectory, linesOf, open, temporaryFolder } from './support.ts';

const never = () => Promise.reject(new Error('called'));

const CHAT =
  '{"model":"gpt-5","params":{"temperature":0.0,"top_p":1},"type":"openai-compatible","url":"http://x/v1"}';
const JUDGE = '{"model":"judge","type":"openai-compatible","url":"http://x/v1"}';
const EMBED = '{"model":"small","type":"embeddings","url":"http://x/v1"}';
const HTTP = '{"http":{"body":{"q":"{{input}}"},"method":"POST","url":"http://y/"}}';

/** A database as EvalCore 0.7.5 writes it. */
const evalcoreCache = (rows: readonly OldRow[]) =>
  writeEvalCoreCache(join(temporaryFolder(), '.evalcore/cache.db'), rows);

const asked = oldRequest;
const answered = (text: string) => JSON.stringify({ text, latency_ms: 812, tokens: { input: 3, output: 4 } });

const askers: Asker[] = [
  { name: { kind: 'arm', arm: 'gpt' }, identity: CHAT },
  { name: { kind: 'arm', arm: 'twin' }, identity: CHAT },
  { name: { kind: 'arm', arm: 'web' }, identity: HTTP },
  { name: { kind: 'scorers' }, identity: JUDGE },
  { name: { kind: 'scorers' }, identity: EMBED },
];

describe('the cache of EvalCore', () => {
  test('replays here without one call: arms, trials, judges, embeddings', async () => {
    const database = evalcoreCache([
      { request: asked(CHAT, 'hi "you"\n'), response: answered('hello') },
      { request: asked(CHAT, 'hi "you"\n', 2), response: answered('hello again') },
      { request: asked(HTTP, 'q'), response: '{"latency_ms":1,"text":"from the web"}' },
      { request: asked(JUDGE, 'grade it'), response: answered('{"score":1}') },
      { request: asked(EMBED, 'vector of this'), response: '{"latency_ms":5,"text":"[0.25,-1e-7,3]"}' },
    ]);
    const directory = freshDirectory();
    const report = await importEvalCore({ database, directory, askers, secrets: [] });
    expect(Object.fromEntries(report.written)).toEqual({
      'gpt.jsonl': 2,
      'twin.jsonl': 2,
      'web.jsonl': 1,
      'scorers.jsonl': 2,
    });
    expect(describeImport(report).at(-1)).toBe('7 recordings imported.');
    const cassettes = await open({ directory, mode: 'replay', arms: ['gpt', 'twin', 'web'], scorers: true });
    const [gpt, web, scorers] = [
      cassettes.storeFor('gpt'),
      cassettes.storeFor('web'),
      cassettes.scorerStore(),
    ];
    expect([
      await gpt.call({ identity: CHAT, input: 'hi "you"\n', trial: 0 }, 'a', never),
      await gpt.call({ identity: CHAT, input: 'hi "you"\n', trial: 2 }, 'a', never),
      await web.call({ identity: HTTP, input: 'q', trial: 0 }, 'a', never),
      await scorers.call({ identity: JUDGE, input: 'grade it', trial: 0 }, 'a', never),
      await scorers.call({ identity: EMBED, input: 'vector of this', trial: 0 }, 'a', never),
    ]).toMatchObject(
      [
        { text: 'hello', latency_ms: 812, tokens: { input: 3, output: 4 } },
        { text: 'hello again', latency_ms: 812, tokens: { input: 3, output: 4 } },
        { text: 'from the web', latency_ms: 1 },
        { text: '{"score":1}', latency_ms: 812, tokens: { input: 3, output: 4 } },
        { text: '', latency_ms: 5, vector: [0.25, -1e-7, 3] },
      ].map((response) => ({ kind: 'answered', response, provenance: 'replayed' })),
    );
  });

  test('keeps EvalCore’s keys and days, sorted, in the asker’s file', async () => {
    const rows = ['b', 'a'].map((input) => ({ request: asked(CHAT, input), response: answered(input) }));
    const directory = freshDirectory();
    await importEvalCore({ database: evalcoreCache(rows), directory, askers, secrets: [] });
    const lines = linesOf(join(directory, 'gpt.jsonl')).map((line) => JSON.parse(line));
    expect(lines.map(({ key }) => key)).toEqual([sha256(asked(CHAT, 'a')), sha256(asked(CHAT, 'b'))]);
    expect(lines[0].recorded_at).toBe('2026-07-22');
    const before = filesBelow(directory);
    const cassettes = await open({ directory, mode: 'auto' });
    await cassettes.storeFor('gpt').call({ identity: CHAT, input: 'a', trial: 0 }, 'a', never);
    expect((await cassettes.close()).changed).toBe(false);
    expect(filesBelow(directory)).toEqual(before);
  });

  test.each([
    ['2024-02-29 10:11:12', '2024-02-29'],
    ['2026-02-29 10:11:12', '1970-01-01'],
    ['9999-99-99', '1970-01-01'],
    ['', '1970-01-01'],
  ])('a day that there is not is none: %j', async (created_at, day) => {
    const database = evalcoreCache([{ request: asked(CHAT, 'a'), response: answered('A'), created_at }]);
    const directory = freshDirectory();
    await importEvalCore({ database, directory, askers, secrets: [] });
    expect(linesOf(join(directory, 'gpt.jsonl'))).toEqual([
      expect.stringContaining(`"recorded_at":"${day}"`),
    ]);
    const cassettes = await open({ directory, mode: 'replay', arms: ['gpt'] });
    const outcome = cassettes.storeFor('gpt').call({ identity: CHAT, input: 'a', trial: 0 }, 'a', never);
    expect(await outcome).toMatchObject({ kind: 'answered' });
    await cassettes.close();
  });

  test('a suite that spells a number otherwise finds its recordings all the same', async () => {
    const identity = canonicalJson(parseJson(CHAT.replace('0.0', '0')));
    const directory = freshDirectory();
    const database = evalcoreCache([{ request: asked(CHAT, 'a'), response: answered('A') }]);
    await importEvalCore({
      database,
      directory,
      askers: [{ name: { kind: 'arm', arm: 'gpt' }, identity }],
      secrets: [],
    });
    const cassettes = await open({ directory, mode: 'replay' });
    const outcome = await cassettes.storeFor('gpt').call({ identity, input: 'a', trial: 0 }, 'a', never);
    expect(outcome.provenance).toBe('replayed');
  });

  test('says what it leaves out, and what it cannot read; the rest is imported', async () => {
    const other = CHAT.replace('gpt-5', 'gpt-4');
    const database = evalcoreCache([
      { request: asked(CHAT, 'good'), response: answered('A') },
      { request: asked(other, 'a'), response: answered('A') },
      { request: asked(other, 'b'), response: answered('A') },
      { request: asked(CHAT, 'moved'), response: answered('A'), key: 'f'.repeat(64) },
      { request: '{"identity":', response: answered('A') },
      { request: asked(CHAT, 'x'), response: '{"text":null}' },
      { request: asked('[1]', 'x'), response: answered('A') },
    ]);
    const directory = freshDirectory();
    const report = await importEvalCore({ database, directory, askers: askers.slice(0, 1), secrets: [] });
    expect(Object.fromEntries(report.written)).toEqual({ 'gpt.jsonl': 1 });
    expect(Object.fromEntries(report.unplaced)).toEqual({ 'model gpt-4 at http://x/v1': 2 });
    expect(report.unreadable.map((reason) => reason.replace(/^row .*?: /, ''))).toEqual([
      'its key does not belong to its request',
      'its request is not one of EvalCore 0.7',
      'its response is not one of EvalCore 0.7',
      'its request is not one of EvalCore 0.7',
    ]);
  });

  test('the database stays as it is, and nothing appears beside it', async () => {
    const database = evalcoreCache([{ request: asked(CHAT, 'a'), response: answered('A') }]);
    const before = readFileSync(database);
    await importEvalCore({ database, directory: freshDirectory(), askers, secrets: [] });
    expect(readFileSync(database)).toEqual(before);
    expect(readdirSync(join(database, '..'))).toEqual(['cache.db']);
  });

  test('secrets do not come along', async () => {
    const directory = freshDirectory();
    const database = evalcoreCache([
      { request: asked(CHAT, 'key sk-1234567890'), response: answered('sk-1234567890') },
    ]);
    await importEvalCore({ database, directory, askers, secrets: ['sk-1234567890'] });
    expect(Object.values(filesBelow(directory)).join('')).not.toContain('sk-1234567890');
    const cassettes = await open({ directory, mode: 'replay' });
    const outcome = await cassettes
      .storeFor('gpt')
      .call({ identity: CHAT, input: 'key sk-1234567890', trial: 0 }, 'a', never);
    expect(outcome.provenance).toBe('replayed');
  });

  test('recordings that are there already stay', async () => {
    const directory = freshDirectory();
    const cassettes = await open({ directory });
    const live = async () => ({ kind: 'answered', response: { text: 'mine', latency_ms: 1 } }) as const;
    await cassettes.storeFor('gpt').call({ identity: CHAT, input: 'mine', trial: 0 }, 'a', live);
    await cassettes.close();
    const database = evalcoreCache([{ request: asked(CHAT, 'a'), response: answered('A') }]);
    await importEvalCore({ database, directory, askers, secrets: [] });
    expect(linesOf(join(directory, 'gpt.jsonl'))).toHaveLength(2);
  });

  test.each([
    ['no file', () => join(temporaryFolder(), 'cache.db')],
    [
      'no database',
      () => {
        const path = join(temporaryFolder(), 'cache.db');
        writeFileSync(path, 'not a database, but longer than the header of one. '.repeat(50));
        return path;
      },
    ],
    [
      'another database',
      () => {
        const path = join(temporaryFolder(), 'cache.db');
        const database = new DatabaseSync(path);
        database.exec('CREATE TABLE other (x)');
        database.close();
        return path;
      },
    ],
  ])('%s: refused, with the place and the mend', async (_what, make) => {
    const path = make();
    const directory = freshDirectory();
    const importing = importEvalCore({ database: path, directory, askers, secrets: [] });
    await expect(importing).rejects.toMatchObject({
      code: 'not-an-evalcore-cache',
      place: { file: path },
      hint: expect.stringContaining('.evalcore/cache.db'),
    });
    expect(filesBelow(directory)).toEqual({});
  });
});

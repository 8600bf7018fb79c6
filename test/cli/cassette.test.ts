// `eval-matrix cassette`, through the committed bundle.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot, runCli } from '../bench/cli.ts';
import { oldRequest, writeEvalCoreCache } from '../bench/evalcore-cache.ts';
import { chatAnswer, type ModelServer, type ServedCall } from '../bench/model-server.ts';
import { serve } from '../targets/model-targets.ts';
import { armOf, bytesBelow, casesOf, promptOf, recordingsIn, runSuite, suiteFolder } from './model-folder.ts';

const offline = { NODE_OPTIONS: `--require ${join(projectRoot, 'test/bench/no-network.cjs')}` };
const CASSETTES = '.eval-matrix/cassettes';

const suite = (origin: string, model = 'small') => `
targets:
  a: { type: openai-compatible, url: "${origin}/v1", model: ${model} }
  b: { type: openai-compatible, url: "${origin}/v1", model: large }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: judge, url: "${origin}/judge", model: j, rubric: Good? }]
run: { matrix: [a, b] }
`;

function model(call: ServedCall) {
  const { model } = JSON.parse(call.body);
  return chatAnswer(
    call.path.startsWith('/judge') ? '{"score": 1, "reason": "fine"}' : `${model} says ${promptOf(call)}`,
    { input: 10, output: 2 },
  );
}

interface Recorded {
  readonly cwd: string;
  readonly server: ModelServer;
}

/** A suite with two arms and a judge, recorded; its cassettes are gone with the test. */
async function recordedSuite(inputs: readonly string[] = ['one', 'two']): Promise<Recorded> {
  const server = await serve(model);
  const cwd = suiteFolder(suite(server.origin), inputs);
  await runSuite(cwd);
  return { cwd, server };
}

const cassette = (cwd: string, ...args: string[]) => runCli(['cassette', ...args], { cwd, env: offline });

test('ls: files, recordings, models, days, sizes', async () => {
  const { cwd } = await recordedSuite();
  const { status, stdout } = await cassette(cwd, 'ls', CASSETTES);
  expect(status).toBe(0);
  const rows = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/ {2,}/).slice(0, 3));
  expect(rows).toEqual([
    ['file', 'recordings', 'models'],
    ['a.jsonl', '2', 'small (2)'],
    ['b.jsonl', '2', 'large (2)'],
    ['scorers.jsonl', '4', 'j (4)'],
  ]);
});

describe('prune', () => {
  test('drops what a full run no longer uses, and --dry-run only says so', async () => {
    const { cwd, server } = await recordedSuite(['one', 'two']);
    writeFileSync(join(cwd, 'cases.jsonl'), casesOf(['two']));
    const before = bytesBelow(join(cwd, CASSETTES));
    const calls = server.calls.length;

    const dry = await cassette(cwd, 'prune', 'evals.yaml', '--dry-run');
    expect(dry.status, dry.stderr).toBe(0);
    expect(dry.stdout).toContain('a.jsonl');
    expect(bytesBelow(join(cwd, CASSETTES)).equals(before)).toBe(true);

    const pruned = await cassette(cwd, 'prune', 'evals.yaml');
    expect(pruned.status, pruned.stderr).toBe(0);
    const inputs = (name: string) =>
      recordingsIn(join(cwd, CASSETTES, `${name}.jsonl`)).map(({ request }) => request.input);
    expect(inputs('a')).toEqual(['two']);
    expect(inputs('b')).toEqual(['two']);
    expect(inputs('scorers')).toHaveLength(2);
    const replay = await runSuite(cwd, ['--cache', 'replay'], offline);
    expect(replay.results.arms.map((arm) => arm.cassette)).toEqual(
      Array(2).fill({ replayed: 2, recorded: 0, live: 0, missed: 0 }),
    );
    expect(server.calls.length).toBe(calls);
  });

  test('refuses to guess while a call has no recording, and removes nothing', async () => {
    const { cwd } = await recordedSuite(['one']);
    writeFileSync(join(cwd, 'cases.jsonl'), casesOf(['one', 'new']));
    const before = bytesBelow(join(cwd, CASSETTES));
    const { status, stderr } = await cassette(cwd, 'prune', 'evals.yaml');
    expect(status).toBe(2);
    expect(stderr).toContain('2 calls have no recording');
    expect(stderr).toContain('record the suite first');
    expect(bytesBelow(join(cwd, CASSETTES)).equals(before)).toBe(true);
  });
});

test('diff: which answers changed, as text', async () => {
  const { cwd, server } = await recordedSuite();
  cpSync(join(cwd, CASSETTES), join(cwd, 'before'), { recursive: true });
  rmSync(join(cwd, CASSETTES, 'a.jsonl'));
  writeFileSync(join(cwd, 'evals.yaml'), suite(server.origin, 'medium'));
  await runSuite(cwd);
  const { status, stdout } = await cassette(cwd, 'diff', 'before/a.jsonl', `${CASSETTES}/a.jsonl`);
  expect(status).toBe(0);
  expect(stdout).toContain('small says one');
  expect(stdout).toContain('medium says one');
  const same = await cassette(cwd, 'diff', 'before/b.jsonl', `${CASSETTES}/b.jsonl`);
  expect(same.stdout).not.toContain('large says');
});

describe('import of an EvalCore cache', () => {
  const origin = 'http://127.0.0.1:9';
  const chat = (name: string, more = '') =>
    `{"model":"${name}",${more}"type":"openai-compatible","url":"${origin}/v1"}`;
  const prompt = (input: string, output: string) =>
    `You grade.\n\nRubric: Good?\n\n<input>\n${input}\n</input>\n<output>\n${output}\n</output>\n\nAnswer in JSON.`;
  const answered = (text: string) =>
    JSON.stringify({ text, latency_ms: 812, tokens: { input: 3, output: 4 } });
  const answers = {
    small: { one: 'small says one', two: 'small says two' },
    large: { one: 'large says one', two: 'large says "two" 😀' },
  };
  const rows = Object.entries(answers).flatMap(([name, said]) =>
    Object.entries(said).flatMap(([input, text]) => [
      {
        request: oldRequest(chat(name, name === 'large' ? '"params":{"temperature":0.0},' : ''), input),
        response: answered(text),
      },
      {
        request: oldRequest(
          `{"model":"j","type":"openai-compatible","url":"${origin}/judge"}`,
          prompt(input, text),
        ),
        response: answered('{"score": 0.75, "reason": "kind"}'),
      },
    ]),
  );
  const asInEvalCore = suite(origin).replace('model: large', 'model: large, params: { temperature: 0.0 }');

  test('replays with no call: arms, a judge, numbers as they are spelt', async () => {
    const cwd = suiteFolder(asInEvalCore, []);
    writeFileSync(join(cwd, 'cases.jsonl'), '{"input": "one"}\n{"input": "two"}\n');
    const database = writeEvalCoreCache(join(cwd, '.evalcore/cache.db'), [
      ...rows,
      { request: oldRequest(chat('gone'), 'one'), response: answered('nobody asks') },
    ]);
    const before = readFileSync(database);
    const imported = await cassette(cwd, 'import', 'evals.yaml', '.evalcore/cache.db');
    expect(imported.status, imported.stderr).toBe(0);
    expect(imported.stdout).toContain('8 recordings imported.');
    expect(imported.stdout).toContain('gone');
    expect(imported.stderr).toBe('');
    expect(readFileSync(database).equals(before)).toBe(true);
    expect(existsSync(`${database}-wal`)).toBe(false);

    const { status, stdout, results } = await runSuite(cwd, ['--cache', 'replay'], offline);
    expect(status, stdout).toBe(0);
    expect(armOf(results, 'b').results.map(({ output }) => output)).toEqual(Object.values(answers.large));
    expect(armOf(results, 'b').results[0]?.scores[0]).toMatchObject({ value: 0.75, reason: 'kind' });
    for (const arm of results.arms)
      expect(arm.cassette).toEqual({ replayed: 4, recorded: 0, live: 0, missed: 0 });
  });

  test('a file that is no such database is refused in words', async () => {
    const cwd = suiteFolder(asInEvalCore, ['one'], { 'cache.db': 'not a database at all' });
    const { status, stderr } = await cassette(cwd, 'import', 'evals.yaml', 'cache.db');
    expect(status).toBe(2);
    expect(stderr).toContain('cache.db');
  });
});

test('what it cannot do it says, with what it can', async () => {
  const { status, stderr } = await cassette(suiteFolder('', []), 'purge', 'evals.yaml');
  expect(status).toBe(2);
  expect(stderr).toContain('unknown command "cassette purge"');
  expect(stderr).toContain('cassette prune SUITE');
});

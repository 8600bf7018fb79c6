// What makes a call be asked again, what does not, and what is never recorded: through the committed bundle.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot, temporaryFolder } from '../bench/cli.ts';
import {
  answer,
  chatAnswer,
  embeddingAnswer,
  type ModelServer,
  messageAnswer,
  type ServedCall,
  startModelServer,
} from '../bench/model-server.ts';
import { bytesBelow, casesOf, recordingsIn, runSuite } from './model-folder.ts';

const offline = { NODE_OPTIONS: `--require ${join(projectRoot, 'test/bench/no-network.cjs')}` };
const KEY = { KEY: 'k-first-0123456789' };
const CASSETTES = '.eval-matrix/cassettes';

const suite = (origin: string) => `
targets:
  chat: { type: openai-compatible, url: "${origin}/v1", model: m, system: Be brief., params: { temperature: 0.0 }, api_key_env: KEY, max_retries: 1, timeout_seconds: 9, cost: { input_per_1m: 1, output_per_1m: 1 } }
  claude: { type: anthropic, url: "${origin}", model: c, max_tokens: 99 }
  web: { type: http, url: "${origin}/ask?q={{input}}", body: { q: "{{input}}" }, headers: { X-Lang: en }, response_path: /answer }
datasets: [{ file: cases.jsonl }]
scorers:
  - { type: judge, url: "${origin}/judge", model: j, rubric: Good?, threshold: 0.5 }
  - { type: similarity, url: "${origin}/v1", model: e, threshold: 0.1 }
run: { matrix: [chat, claude, web] }
`;

function model(call: ServedCall) {
  if (call.path.endsWith('/embeddings')) return embeddingAnswer([1, 0.5]);
  if (call.path.startsWith('/judge')) return chatAnswer('{"score": 1}');
  if (call.path.startsWith('/ask')) return answer({ answer: 'blue', other: 'blue' });
  return call.path === '/v1/messages' ? messageAnswer('blue') : chatAnswer('blue');
}

/** Whom a call asked. */
function asked({ path }: ServedCall): string {
  if (path.endsWith('/embeddings')) return 'embedding';
  if (path.startsWith('/judge')) return 'judge';
  if (path.startsWith('/ask')) return 'web';
  return path === '/v1/messages' ? 'claude' : 'chat';
}

let server: ModelServer;
let recorded: string;
let first: readonly string[];

beforeAll(async () => {
  server = await startModelServer(model);
  recorded = mkdtempSync(join(tmpdir(), 'recorded-'));
  writeFileSync(join(recorded, 'evals.yaml'), suite(server.origin));
  writeFileSync(join(recorded, 'cases.jsonl'), casesOf(['sky']));
  await runSuite(recorded, [], KEY);
  first = server.calls.map(asked).toSorted();
});
afterAll(async () => {
  rmSync(recorded, { recursive: true, force: true });
  await server.close();
});

/** Runs the recorded suite again after these changes, and tells whom it asked. */
async function askedAfter(
  edits: readonly (readonly [from: string, to: string])[],
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = KEY,
): Promise<string[]> {
  const cwd = temporaryFolder(recorded);
  for (const [from, to] of edits) {
    const paths = ['evals.yaml', 'cases.jsonl'].map((name) => join(cwd, name));
    const touched = paths.filter((path) => readFileSync(path, 'utf8').includes(from));
    expect(touched, from).not.toEqual([]);
    for (const path of touched) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
  }
  const before = server.calls.length;
  const { results, stderr } = await runSuite(cwd, flags, env);
  expect(
    results.arms.map((arm) => arm.cases.errored),
    stderr,
  ).not.toContain(1);
  return server.calls.slice(before).map(asked).toSorted();
}

test('the first run asks each once: the arms, one judge for equal answers, one vector for equal texts', () => {
  expect(first).toEqual(['chat', 'claude', 'embedding', 'judge', 'web']);
});

describe('asked again', () => {
  test.each<[string, string, string, string[]]>([
    ['a model', 'model: m,', 'model: m2,', ['chat']],
    ['a url', '/v1", model: m,', '/v2", model: m,', ['chat']],
    ['a slash at the end of a url', '/v1", model: m,', '/v1/", model: m,', ['chat']],
    ['a system text', 'Be brief.', 'Be long.', ['chat']],
    ['a parameter', 'temperature: 0.0', 'temperature: 0.5', ['chat']],
    ['the spelling of a number', 'temperature: 0.0', 'temperature: 0', ['chat']],
    ['the limit of an answer', 'max_tokens: 99', 'max_tokens: 100', ['claude']],
    ['a body', '{ q: "{{input}}" }', '{ question: "{{input}}" }', ['web']],
    ['a header', 'X-Lang: en', 'X-Lang: de', ['web']],
    ['where the answer stands', 'response_path: /answer', 'response_path: /other', ['web']],
    ['the rubric', 'rubric: Good?', 'rubric: Fine?', ['judge']],
    ['the judge’s model', 'model: j', 'model: j2', ['judge']],
    ['the embedding’s model', 'model: e,', 'model: e2,', ['embedding']],
    ['what a judge is told to expect', '"expected":"blue"', '"expected":"navy"', ['embedding', 'judge']],
    ['the context a judge sees', '"expected"', '"context":"at noon","expected"', ['judge']],
    ['an input', '"sky"', '"sea"', ['chat', 'claude', 'judge', 'web']],
  ])('%s', async (_, from, to, calls) => {
    expect(await askedAfter([[from, to]])).toEqual(calls);
  });

  test('a second trial: the arms alone, since equal answers are judged once', async () => {
    expect(await askedAfter([], ['--trials', '2'])).toEqual(['chat', 'claude', 'web']);
  });
});

describe('not asked again', () => {
  test.each<[string, (readonly [string, string])[]]>([
    ['nothing', []],
    [
      'the names of arms',
      [
        ['chat', 'gpt'],
        ['web', 'net'],
      ],
    ],
    ['the order of arms', [['[chat, claude, web]', '[web, chat, claude]']]],
    [
      'the id of a case, its tags and metadata',
      [['"input"', '"id":"s/1","tags":["x"],"owner":"me","input"']],
    ],
    [
      'thresholds',
      [
        ['threshold: 0.5', 'threshold: 0.9'],
        ['threshold: 0.1', 'threshold: 0.2'],
      ],
    ],
    ['names and weights of scorers', [['type: judge', 'type: judge, name: grade, weight: 3']]],
    [
      'retries, time limits, rates and prices',
      [
        [
          'max_retries: 1, timeout_seconds: 9',
          'max_retries: 4, timeout_seconds: 20, requests_per_minute: 600',
        ],
        ['_per_1m: 1', '_per_1m: 7'],
      ],
    ],
    [
      'the order of keys, and the case of a header’s name',
      [
        ['model: m, system: Be brief.', 'system: Be brief., model: m'],
        ['X-Lang', 'x-lang'],
      ],
    ],
    [
      'a second case with the same input',
      [['{"input"', '{"id":"twin","input":"sky","expected":"blue"}\n{"input"']],
    ],
  ])('%s', async (_, edits) => {
    expect(await askedAfter(edits)).toEqual([]);
  });

  test('another key, or another variable for it', async () => {
    expect(
      await askedAfter([['api_key_env: KEY', 'api_key_env: OTHER']], [], { OTHER: 'k-second-987654' }),
    ).toEqual([]);
  });

  test('an arm that is new and asks what another one has asked', async () => {
    const twin = `  twin: { type: anthropic, url: "${server.origin}", model: c, max_tokens: 99 }\ndatasets:`;
    expect(
      await askedAfter([
        ['datasets:', twin],
        ['claude, web]', 'claude, web, twin]'],
      ]),
    ).toEqual([]);
  });
});

describe('modes', () => {
  test('live asks all once more and replaces what was recorded; off asks and leaves it alone', async () => {
    const before = bytesBelow(join(recorded, CASSETTES));
    expect(await askedAfter([], ['--cache', 'live'])).toEqual(first);
    expect(await askedAfter([], ['--cache', 'off'])).toEqual(first);
    const cwd = temporaryFolder(recorded);
    await runSuite(cwd, ['--cache', 'off'], KEY);
    expect(bytesBelow(join(cwd, CASSETTES)).equals(before)).toBe(true);
    await runSuite(cwd, ['--cache', 'live'], KEY);
    expect(recordingsIn(join(cwd, CASSETTES, 'chat.jsonl'))).toHaveLength(1);
  });

  test('a replay writes nothing, not a byte', async () => {
    const cwd = temporaryFolder(recorded);
    const before = bytesBelow(join(cwd, '.eval-matrix'));
    await runSuite(cwd, ['--cache', 'replay'], offline);
    expect(bytesBelow(join(cwd, '.eval-matrix')).equals(before)).toBe(true);
  });

  test('a recording that is damaged is an error with its line, never a call', async () => {
    const cwd = temporaryFolder(recorded);
    const path = join(cwd, CASSETTES, 'chat.jsonl');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"text":"blue"', '"text":7'));
    const before = server.calls.length;
    const { results } = await runSuite(cwd, [], KEY);
    expect(results.arms[0]?.results[0]?.error).toMatch(
      /^the recording at .*chat\.jsonl:1 cannot be used .*delete that line and record it again/,
    );
    expect(server.calls.slice(before).map(asked)).toEqual([]);
  });
});

test('never recorded: commands, traces, subprocess scorers; such a suite leaves no folder behind', async () => {
  const cwd = temporaryFolder();
  writeFileSync(
    join(cwd, 'evals.yaml'),
    `
targets: { sh: { type: shell, cmd: cat }, recorded: { type: trace } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: subprocess, cmd: 'cat > /dev/null; echo "{\\"score\\": 1}"' }]
run: { matrix: [sh, recorded] }
`,
  );
  writeFileSync(join(cwd, 'cases.jsonl'), '{"input": "x", "trace": "t.json"}\n');
  writeFileSync(join(cwd, 't.json'), '{"steps": [], "final_output": "x"}');
  const { status, results } = await runSuite(cwd);
  expect(status).toBe(0);
  expect(results.arms.map((arm) => arm.cassette)).toEqual(
    Array(2).fill({ replayed: 0, recorded: 0, live: 0, missed: 0 }),
  );
  expect(existsSync(join(cwd, '.eval-matrix'))).toBe(false);
});

test('an embedding over a shell arm is recorded too, and a replay without it asks nobody', async () => {
  const cwd = temporaryFolder();
  writeFileSync(
    join(cwd, 'evals.yaml'),
    `
targets: { sh: { type: shell, cmd: cat } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: similarity, url: "${server.origin}/v1", model: e }]
`,
  );
  writeFileSync(join(cwd, 'cases.jsonl'), casesOf(['blue']));
  const missed = await runSuite(cwd, ['--cache', 'replay'], offline);
  expect(missed.results.arms[0]?.cassette.missed).toBe(1);
  expect(missed.results.arms[0]?.results[0]?.scores[0]?.error).toContain(
    'cache miss for case "embed-expected:case-1"',
  );
  await runSuite(cwd);
  const replayed = await runSuite(cwd, ['--cache', 'replay'], offline);
  expect(replayed.results.verdict).toBe('met');
});

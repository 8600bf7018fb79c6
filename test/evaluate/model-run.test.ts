import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../src/base/errors.ts';
import type { CassetteReport } from '../../src/cassette/cassettes.ts';
import { type EvaluateRequest, evaluate } from '../../src/evaluate/evaluate.ts';
import { renderJson } from '../../src/report/json.ts';
import type { ArmResult, Results } from '../../src/results/results.ts';
import { answer, chatAnswer, embeddingAnswer, type Reply, type ServedCall } from '../bench/model-server.ts';
import { serve } from '../targets/model-targets.ts';

const KEY = 'k-very-secret-0123456789';

/** A folder with this suite and these inputs, one case each. */
function project(suite: string, inputs: readonly string[]): string {
  const cwd = mkdtempSync(join(tmpdir(), 'model-run-'));
  writeFileSync(join(cwd, 'evals.yaml'), suite);
  writeFileSync(
    join(cwd, 'cases.jsonl'),
    inputs.map((input) => `${JSON.stringify({ input, expected: 'blue' })}\n`).join(''),
  );
  return cwd;
}

interface Ran {
  readonly results: Results;
  readonly json: string;
  readonly cassettes: CassetteReport;
}

async function run(cwd: string, more: Partial<EvaluateRequest> = {}): Promise<Ran> {
  const reports: CassetteReport[] = [];
  const never = new AbortController().signal;
  const results = await evaluate({
    suitePath: 'evals.yaml',
    cwd,
    env: { ...process.env, KEY },
    stop: never,
    kill: never,
    onCassettes: (report) => reports.push(report),
    ...more,
  });
  const [cassettes] = reports;
  if (cassettes === undefined) throw new Error('no report of the cassettes');
  return { results, json: [...renderJson(results)].join(''), cassettes };
}

function armOf(results: Results, name: string): ArmResult {
  const arm = results.arms.find((one) => one.name === name);
  if (arm === undefined) throw new Error(`no arm ${name}`);
  return arm;
}

/** Every byte below a folder, as one text. */
function bytesBelow(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

const everything = (origin: string) => `
targets:
  small: { type: openai-compatible, url: "${origin}/v1", model: small, api_key_env: KEY, cost: { input_per_1m: 10, output_per_1m: 10 } }
  large: { type: openai-compatible, url: "${origin}/v1", model: large, api_key_env: KEY, params: { temperature: 0.0 } }
  claude: { type: anthropic, url: "${origin}", model: claude, api_key_env: KEY }
  web: { type: http, url: "${origin}/ask?q={{input}}", method: GET, api_key_env: KEY, response_path: /answer }
datasets: [{ file: cases.jsonl }]
scorers:
  - { type: judge, url: "${origin}/judge", model: judge, rubric: Is it good?, api_key_env: KEY, trials: 3, cost: { input_per_1m: 1, output_per_1m: 1 } }
  - { type: similarity, url: "${origin}/v1", model: embed, api_key_env: KEY, threshold: -1 }
run: { matrix: [small, large, claude, web], concurrency: 4, trials: { count: 2, require: any } }
`;

/** Answers everything; says its own number now and then, and repeats the key it was sent. */
function model(call: ServedCall): Reply {
  if (call.path === '/v1/embeddings') return embeddingAnswer([call.body.length, 1]);
  if (call.path === '/judge/chat/completions') {
    return chatAnswer(`{"score": 0.${call.index % 9}, "reason": "key ${call.headers.authorization}"}`, {
      input: 50,
      output: 5,
    });
  }
  const said = `answer ${call.index % 3} to a caller with ${call.headers.authorization ?? call.headers['x-api-key']}`;
  if (call.path.startsWith('/ask')) return answer({ answer: said });
  if (call.path === '/v1/messages') return answer({ content: [{ type: 'text', text: said }] });
  return chatAnswer(said, { input: 100, output: 20 });
}

describe('record once, replay for ever', () => {
  it('replays without key and network, the same bytes at any concurrency, and no key is anywhere', async () => {
    const server = await serve(model);
    const cwd = project(everything(server.origin), ['one', 'two', 'three', 'four', 'five']);
    const recorded = await run(cwd);
    expect(recorded.cassettes).toMatchObject({ live: 0, missed: 0, changed: true });
    expect(recorded.cassettes.recorded).toBe(server.calls.length);
    const callsOfRecording = server.calls.length;
    const connections = server.connections;

    const again = await run(cwd);
    expect(again.cassettes).toMatchObject({ recorded: 0, live: 0, missed: 0, changed: false });

    const offline = { cache: 'replay', env: { PATH: process.env.PATH } } as const;
    const replays = [
      await run(cwd, { ...offline, concurrency: 1 }),
      await run(cwd, { ...offline, concurrency: 1 }),
      await run(cwd, { ...offline, concurrency: 16 }),
    ];
    expect(new Set([again.json, ...replays.map(({ json }) => json)]).size).toBe(1);
    expect(server.calls.length).toBe(callsOfRecording);
    expect(server.connections).toBe(connections);

    for (const arm of again.results.arms) {
      expect(arm.cases).toMatchObject({ total: 5, errored: 0, skipped: 0 });
      expect(arm.cassette).toMatchObject({ recorded: 0, live: 0, missed: 0 });
    }
    expect(bytesBelow(cwd) + recorded.json + again.json).not.toContain(KEY);
    expect(recorded.json).toContain('***');
  });

  it('warns where two arms send the same requests', async () => {
    const server = await serve(() => chatAnswer('blue'));
    const arm = `{ type: openai-compatible, url: "${server.origin}/v1", model: m }`;
    const suite = `
targets: { one: ${arm}, two: ${arm} }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: exact }]
run: { matrix: [one, two] }
`;
    const { results } = await run(project(suite, ['a', 'b']));
    expect(results.warnings).toEqual([
      'arms "one" and "two" send the same requests: a difference between them is sampling noise only',
    ]);
  });

  it('books what was paid, and shows an unknown cost as unknown', async () => {
    const server = await serve((call) =>
      chatAnswer(call.path.startsWith('/judge') ? '{"score": 1}' : 'hi', { input: 100, output: 20 }),
    );
    const suite = `
targets:
  priced: { type: openai-compatible, url: "${server.origin}", model: a, cost: { input_per_1m: 10, output_per_1m: 50 } }
  free: { type: openai-compatible, url: "${server.origin}", model: b }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: hi }]
run: { matrix: [priced, free] }
`;
    const cwd = project(suite, ['one', 'two']);
    const { results } = await run(cwd);
    expect(armOf(results, 'priced')).toMatchObject({
      cost_usd: 0.004,
      spent_usd: 0.004,
      tokens: { input: 200, output: 40 },
    });
    expect(armOf(results, 'free')).toMatchObject({
      cost_usd: null,
      spent_usd: 0,
      tokens: { input: 200, output: 40 },
    });
    const replay = await run(cwd, { cache: 'replay' });
    expect(armOf(replay.results, 'priced')).toMatchObject({ cost_usd: 0.004, spent_usd: 0 });
  });

  it('tells all misses of a replay, each an errored case', async () => {
    const server = await serve(model);
    const cwd = project(everything(server.origin), ['one', 'two']);
    const { results, cassettes } = await run(cwd, { cache: 'replay' });
    expect(server.connections).toBe(0);
    expect(cassettes.misses.length).toBe(16);
    for (const arm of results.arms) {
      expect(arm).toMatchObject({ verdict: 'inconclusive', cases: { errored: 2 } });
      expect(arm.results[0]?.error).toContain('case-1');
    }
  });

  it('16 cases with one request make one call', async () => {
    const server = await serve(async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return chatAnswer('blue');
    });
    const suite = `
targets: { it: { type: openai-compatible, url: "${server.origin}", model: m } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: exact }]
`;
    const cwd = project(
      suite,
      Array.from({ length: 16 }, () => 'same'),
    );
    const { results } = await run(cwd, { target: 'it', concurrency: 16 });
    expect(server.calls.length).toBe(1);
    expect(armOf(results, 'it').cassette).toEqual({ replayed: 15, recorded: 1, live: 0, missed: 0 });
    expect(armOf(results, 'it').cases.passed).toBe(16);
  });

  it.each(['auto', 'live', 'off'] as const)(
    '%s: arms with equal outputs get the equal verdict',
    async (cache) => {
      let verdicts = 0;
      const server = await serve((call) => {
        if (!call.path.startsWith('/judge')) return chatAnswer('the same');
        verdicts += 1;
        return chatAnswer(`{"score": 0.${verdicts}}`);
      });
      const suite = `
targets:
  a: { type: openai-compatible, url: "${server.origin}/a", model: m }
  b: { type: openai-compatible, url: "${server.origin}/b", model: m }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: judge, url: "${server.origin}/judge", model: j, rubric: Good? }]
run: { matrix: [a, b] }
`;
      const { results } = await run(project(suite, ['one', 'two']), { cache });
      expect(results.comparison).toMatchObject({ ties: 2, wins: { a: 0, b: 0 } });
      expect(verdicts).toBe(2);
    },
  );
});

describe('a server that misbehaves', () => {
  const faults: Record<string, { reply: Reply; calls: number; error: RegExp }> = {
    'too many': {
      reply: answer('slow down', { status: 429, headers: { 'retry-after': '0' } }),
      calls: 2,
      error: /returned 429 Too Many Requests: slow down \(after 2 attempts\)$/,
    },
    quota: {
      reply: answer('quota', { status: 429, headers: { 'retry-after': '3600' } }),
      calls: 1,
      error: /asks to wait 3600 s, longer than the 60 s allowed: quota$/,
    },
    broken: {
      reply: answer('boom', { status: 500, headers: { 'retry-after': '0' } }),
      calls: 2,
      error: /returned 500 Internal Server Error: boom \(after 2 attempts\)$/,
    },
    stalled: {
      reply: { kind: 'stalled-body', body: '{"choices":' },
      calls: 2,
      error: /timed out after 1s \(after 2 attempts\)$/,
    },
    slow: { reply: { kind: 'silent' }, calls: 2, error: /timed out after 1s \(after 2 attempts\)$/ },
    half: {
      reply: { kind: 'half-body', body: '{"choices":' },
      calls: 2,
      error: /the connection closed in the middle of the answer \(after 2 attempts\)$/,
    },
    malformed: {
      reply: answer('{"choices": [}'),
      calls: 1,
      error: /answered with something that is not JSON: \{"choices": \[\}$/,
    },
    closed: {
      reply: { kind: 'closed-socket' },
      calls: 2,
      error: /the connection closed before an answer \(after 2 attempts\)$/,
    },
    moved: {
      reply: answer('', { status: 308, headers: { location: 'https://new.test/v1' } }),
      calls: 1,
      error: /returned 308 Permanent Redirect to https:\/\/new\.test\/v1; redirects are not followed/,
    },
    refused: {
      reply: answer('bad key', { status: 401 }),
      calls: 1,
      error: /returned 401 Unauthorized: bad key$/,
    },
    empty: {
      reply: answer({ choices: [] }),
      calls: 1,
      error: /answered without text at choices\[0\]\.message\.content/,
    },
  };

  it('errors the case it misbehaves for, with the reason, and no other; nothing of it is recorded', async () => {
    const inputOf = (call: ServedCall): string => JSON.parse(call.body).messages.at(-1).content;
    const server = await serve((call) => faults[inputOf(call)]?.reply ?? chatAnswer('blue'));
    const suite = `
targets: { it: { type: openai-compatible, url: "${server.origin}", model: m, max_retries: 1, timeout_seconds: 1 } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: exact }]
run: { concurrency: 16 }
`;
    const cwd = project(suite, [...Object.keys(faults), 'fine', 'also fine']);
    const { results, cassettes } = await run(cwd, { target: 'it' });
    const arm = armOf(results, 'it');
    expect(arm.cases).toEqual({ total: 13, passed: 2, failed: 0, errored: 11, skipped: 0 });
    for (const [index, [name, { calls, error }]] of Object.entries(faults).entries()) {
      expect
        .soft(arm.results[index])
        .toMatchObject({ verdict: 'errored', error: expect.stringMatching(error) });
      expect.soft(server.calls.filter((call) => inputOf(call) === name).length, name).toBe(calls);
    }
    expect(cassettes).toMatchObject({ recorded: 2, live: 11 });
  });

  it('a storm of refusals slows the arm down and costs no case', async () => {
    let busy = 0;
    const server = await serve(async () => {
      if (busy >= 2) return answer('slow down', { status: 429, headers: { 'retry-after': '0' } });
      busy += 1;
      await new Promise((resolve) => setTimeout(resolve, 3));
      busy -= 1;
      return chatAnswer('blue');
    });
    const suite = `
targets: { it: { type: openai-compatible, url: "${server.origin}", model: m, max_retries: 8 } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: exact }]
run: { concurrency: 16 }
`;
    const cwd = project(
      suite,
      Array.from({ length: 60 }, (_, index) => `case ${index}`),
    );
    expect(armOf((await run(cwd, { target: 'it' })).results, 'it').cases.passed).toBe(60);
  });

  it('a judge that is down errors the case and hands the win to nobody', async () => {
    const server = await serve((call) => {
      if (!call.path.startsWith('/judge'))
        return chatAnswer(call.path.startsWith('/a') ? 'from a' : 'from b');
      return call.body.includes('from a') ? answer('down', { status: 401 }) : chatAnswer('{"score": 1}');
    });
    const suite = `
targets:
  a: { type: openai-compatible, url: "${server.origin}/a", model: m }
  b: { type: openai-compatible, url: "${server.origin}/b", model: m }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: judge, url: "${server.origin}/judge", model: j, rubric: Good? }]
run: { matrix: [a, b] }
`;
    const { results } = await run(project(suite, ['one']));
    expect(armOf(results, 'a').results[0]).toMatchObject({
      verdict: 'errored',
      scores: [
        {
          value: null,
          error: expect.stringMatching(/^judge call failed: .*returned 401 Unauthorized: down$/),
        },
      ],
    });
    expect(armOf(results, 'b').cases.passed).toBe(1);
    expect(results.comparison.rows).toEqual([{ case: 'case-1', winner: null, comparable: false }]);
  });
});

describe('keys', () => {
  const suite = `
targets: { it: { type: openai-compatible, url: "http://127.0.0.1:9", model: m, api_key_env: NOT_SET } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: exact }]
`;
  it.each(['auto', 'live', 'off'] as const)('a missing one stops a run in mode %s', async (cache) => {
    await expect(run(project(suite, ['x']), { cache, target: 'it' })).rejects.toThrow(InvalidInputError);
  });

  it('nobody asks for one in replay', async () => {
    const { results } = await run(project(suite, ['x']), { cache: 'replay', target: 'it' });
    expect(armOf(results, 'it').cassette.missed).toBe(1);
  });

  it('that a command prints are masked in results', async () => {
    const shell = `
targets:
  sh: { type: shell, cmd: 'printf "key %s" "$KEY"' }
  model: { type: openai-compatible, url: "http://127.0.0.1:9", model: m, api_key_env: KEY }
datasets: [{ file: cases.jsonl }]
scorers:
  - { type: contains, value: nothing }
  - { type: subprocess, cmd: 'cat >/dev/null; echo "$KEY" >&2; exit 1' }
`;
    const { json } = await run(project(shell, ['x']), { target: 'sh' });
    expect(json).not.toContain(KEY);
    expect(json.match(/\*\*\*/g)?.length).toBe(3);
  });
});

it('a module of the suite answers, and a broken one stops the run', async () => {
  const suite = (name: string) => `
targets: { it: { type: module, module: "./agent.ts#${name}", cost: { input_per_1m: 1, output_per_1m: 1 } } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: exact }, { type: trajectory, rules: [{ must_call: search, with: { n: { equals: 1.0 } } }] }]
`;
  const cwd = project(suite('answer'), ['x']);
  writeFileSync(
    join(cwd, 'agent.ts'),
    'export const answer = (input: string) => ({ text: "blue", tokens: { input: 1, output: 1 }, steps: [{ tool: "search", input: { n: 1 } }] });',
  );
  const { results } = await run(cwd, { target: 'it' });
  expect(armOf(results, 'it')).toMatchObject({ verdict: 'met', cost_usd: 0.000002, cases: { passed: 1 } });
  writeFileSync(join(cwd, 'evals.yaml'), suite('missing'));
  await expect(run(cwd, { target: 'it' })).rejects.toThrow(
    'target "it": ./agent.ts exports no function "missing"',
  );
});

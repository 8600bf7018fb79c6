// Models that misbehave, asked by the committed bundle over real sockets.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot, runCli } from '../bench/cli.ts';
import {
  answer,
  chatAnswer,
  embeddingAnswer,
  messageAnswer,
  type Reply,
  type ServedCall,
} from '../bench/model-server.ts';
import { serve } from '../targets/model-targets.ts';
import { armOf, bytesBelow, promptOf, recordingsIn, runSuite, suiteFolder } from './model-folder.ts';

const offline = { NODE_OPTIONS: `--require ${join(projectRoot, 'test/bench/no-network.cjs')}` };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const oneArm = (origin: string, more = '', run = '') => `
targets: { it: { type: openai-compatible, url: "${origin}", model: m, ${more} } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: exact }]
run: { concurrency: 16, ${run} }
`;

interface Trouble {
  readonly reply: Reply;
  /** Requests the server sees for the one call; the arm retries once. */
  readonly requests: number;
  readonly error: RegExp;
}

const again = { 'retry-after': '0' };
const TROUBLE: Readonly<Record<string, Trouble>> = {
  'too many requests': {
    reply: answer('slow down', { status: 429, headers: again }),
    requests: 2,
    error: /returned 429 Too Many Requests: slow down \(after 2 attempts\)$/,
  },
  'come back in an hour': {
    reply: answer('quota', { status: 429, headers: { 'retry-after': '3600' } }),
    requests: 1,
    error: /asks to wait 3600 s, longer than the 60 s allowed: quota$/,
  },
  'a 500': {
    reply: answer('boom', { status: 500, headers: again }),
    requests: 2,
    error: /returned 500 Internal Server Error: boom \(after 2 attempts\)$/,
  },
  'a stalled body': {
    reply: { kind: 'stalled-body', body: '{"choices":' },
    requests: 2,
    error: /timed out after 2s \(after 2 attempts\)$/,
  },
  'half a body': {
    reply: { kind: 'half-body', body: '{"choices":' },
    requests: 2,
    error: /the connection closed in the middle of the answer \(after 2 attempts\)$/,
  },
  'malformed JSON': {
    reply: answer('{"choices": [}'),
    requests: 1,
    error: /answered with something that is not JSON: \{"choices": \[\}$/,
  },
  'a closed socket': {
    reply: { kind: 'closed-socket' },
    requests: 2,
    error: /the connection closed before an answer \(after 2 attempts\)$/,
  },
  'a 302': {
    reply: answer('', { status: 302, headers: { location: 'http://127.0.0.1:1/login' } }),
    requests: 1,
    error: /returned 302 Found to http:\/\/127\.0\.0\.1:1\/login; redirects are not followed/,
  },
  'too slow a server': {
    reply: { kind: 'silent' },
    requests: 2,
    error: /timed out after 2s \(after 2 attempts\)$/,
  },
  'no text': { reply: answer({ choices: [] }), requests: 1, error: /answered without text at choices\[0\]/ },
};

describe('a server that misbehaves', () => {
  test('errors the cases it misbehaves for, says why, records nothing of it, and spoils no other case', async () => {
    const slow: Reply = { ...chatAnswer('blue'), delayMs: 700 } as Reply;
    const server = await serve(
      (call) => TROUBLE[promptOf(call)]?.reply ?? (promptOf(call) === 'slow' ? slow : chatAnswer('blue')),
    );
    const inputs = [...Object.keys(TROUBLE), 'slow', 'fine'];
    const cwd = suiteFolder(oneArm(server.origin, 'max_retries: 1, timeout_seconds: 2'), inputs);
    const { status, stdout, results } = await runSuite(cwd, ['--target', 'it']);
    const arm = armOf(results, 'it');
    expect(status).toBe(1);
    expect(arm).toMatchObject({ verdict: 'inconclusive', cases: { passed: 2, failed: 0, errored: 10 } });
    for (const [index, [name, { requests, error }]] of Object.entries(TROUBLE).entries()) {
      const result = arm.results[index];
      expect.soft(result, name).toMatchObject({ verdict: 'errored', error: expect.stringMatching(error) });
      expect.soft(stdout).toContain(`ERR case-${index + 1}\n     target error: ${result?.error}`);
      expect.soft(server.calls.filter((call) => promptOf(call) === name).length, name).toBe(requests);
    }
    const recorded = recordingsIn(join(cwd, '.eval-matrix/cassettes/it.jsonl'));
    expect(recorded.map(({ request }) => request.input)).toEqual(['fine', 'slow']);
    expect(arm.cassette).toEqual({ replayed: 0, recorded: 2, live: 10, missed: 0 });
    expect(stdout).toContain('calls: 0 replayed, 2 recorded, 10 live');
  });

  test('a storm of 429 slows the arm down, costs no case, and no answer is asked for twice', async () => {
    let busy = 0;
    const answered: string[] = [];
    const server = await serve(async (call) => {
      if (busy >= 2) return answer('slow down', { status: 429, headers: again });
      busy += 1;
      await pause(3);
      busy -= 1;
      answered.push(promptOf(call));
      return chatAnswer('blue');
    });
    const inputs = Array.from({ length: 60 }, (_, index) => `question ${index}`);
    const cwd = suiteFolder(oneArm(server.origin, 'max_retries: 8'), inputs);
    const { status, results } = await runSuite(cwd, ['--target', 'it']);
    expect(status).toBe(0);
    expect(armOf(results, 'it').cases.passed).toBe(60);
    expect(server.calls.length).toBeGreaterThan(60);
    expect(answered.toSorted()).toEqual(inputs.toSorted());
  });

  test('a judge that is down: the case is errored, and the win goes to nobody', async () => {
    const server = await serve((call) => {
      if (!call.path.startsWith('/judge'))
        return chatAnswer(call.path.startsWith('/a') ? 'from a' : 'from b');
      return call.body.includes('from a') ? answer('down', { status: 401 }) : chatAnswer('{"score": 1}');
    });
    const cwd = suiteFolder(
      `
targets:
  a: { type: openai-compatible, url: "${server.origin}/a", model: m }
  b: { type: openai-compatible, url: "${server.origin}/b", model: m }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: judge, url: "${server.origin}/judge", model: j, rubric: Good? }]
run: { matrix: [a, b] }
`,
      ['one'],
    );
    const { results, stdout } = await runSuite(cwd);
    expect(stdout).toContain('judge: scorer error: judge call failed: ');
    expect(stdout).toContain('returned 401 Unauthorized: down');
    expect(results.comparison.rows).toEqual([{ case: 'case-1', winner: null, comparable: false }]);
  });
});

test.each(['auto', 'live', 'off'])('%s: 16 equal cases in flight make one call', async (cache) => {
  const server = await serve(async () => {
    await pause(100);
    return chatAnswer('blue');
  });
  const cwd = suiteFolder(oneArm(server.origin), Array(16).fill('the same'));
  const { status, results } = await runSuite(cwd, ['--target', 'it', '--cache', cache]);
  expect(status).toBe(0);
  expect(server.calls.length).toBe(1);
  expect(armOf(results, 'it').cases.passed).toBe(16);
});

describe('keys', () => {
  const KEY = 'k-very-secret-0123456789';
  const OTHER = 'sk-other/secret+with="signs"-42';
  const keys = { KEY, OTHER };
  const everything = (origin: string) => `
targets:
  chat: { type: openai-compatible, url: "${origin}/v1", model: m, api_key_env: KEY, max_retries: 0 }
  claude: { type: anthropic, url: "${origin}", model: c, api_key_env: OTHER, max_retries: 0 }
  web: { type: http, url: "${origin}/ask?q={{input}}", method: GET, api_key_env: OTHER, auth_header: x-token, auth_prefix: "", response_path: /answer }
datasets: [{ file: cases.jsonl }]
scorers:
  - { type: contains, value: something else }
  - { type: judge, url: "${origin}/judge", model: j, rubric: Good?, api_key_env: KEY }
  - { type: similarity, url: "${origin}/v1", model: e, api_key_env: OTHER }
run: { matrix: [chat, claude, web] }
`;

  /** Says every key it was sent, as text, as JSON and in base64, also in its refusals. */
  function indiscreet(call: ServedCall): Reply {
    const { authorization, 'x-api-key': key, 'x-token': token } = call.headers;
    const sent = String(authorization ?? key ?? token).replace('Bearer ', '');
    const said = `you are ${sent} ${JSON.stringify(sent)} ${Buffer.from(sent).toString('base64')} ${encodeURIComponent(sent)}`;
    if (call.path === '/v1/embeddings') return embeddingAnswer([1, 0]);
    if (call.path.startsWith('/judge')) return chatAnswer(JSON.stringify({ score: 0.1, reason: said }));
    if (call.body.includes('refuse') || call.path.includes('refuse')) return answer(said, { status: 401 });
    if (call.path.startsWith('/ask')) return answer({ answer: said });
    if (call.path === '/v1/messages') return messageAnswer(said);
    return chatAnswer(said);
  }

  const spellings = Object.values(keys).flatMap((key) => [
    key,
    JSON.stringify(key).slice(1, -1),
    JSON.stringify(JSON.stringify(key).slice(1, -1)).slice(1, -1),
    Buffer.from(key).toString('base64'),
    encodeURIComponent(key),
  ]);

  test('no byte of one is in a cassette, a results file, a report, or on stdout or stderr', async () => {
    const server = await serve(indiscreet);
    const cwd = suiteFolder(everything(server.origin), ['tell', 'refuse']);
    const reports = ['--markdown', 'report.md', '--junit', 'junit.xml'];
    const run = await runSuite(cwd, reports, keys);
    // A replay that knows no key shows what the cassette holds, and its miss shows requests.
    const replay = await runSuite(cwd, ['--cache', 'replay', '--trials', '2', '--markdown', 'replay.md']);
    const list = await runCli(['cassette', 'ls', '.eval-matrix/cassettes'], { cwd });
    expect(run.stdout).toContain('***');
    expect(replay.results.arms[0]?.results[0]?.trials?.[0]?.output).toContain('you are ***');
    expect(server.calls.some((call) => call.headers.authorization === `Bearer ${KEY}`)).toBe(true);
    const shown = [run, replay, list].map(({ stdout, stderr }) => stdout + stderr).join('\n');
    const bytes = Buffer.concat([bytesBelow(cwd), Buffer.from(shown)]);
    for (const spelling of spellings) expect.soft(bytes.includes(spelling), spelling).toBe(false);
  });

  test('a replay needs none, and touches no network', async () => {
    const server = await serve(indiscreet);
    const cwd = suiteFolder(everything(server.origin), ['tell', 'also tell']);
    await runSuite(cwd, [], keys);
    const replays = [];
    for (const concurrency of ['1', '1', '16'])
      replays.push(await runSuite(cwd, ['--cache', 'replay', '--concurrency', concurrency], offline));
    expect(new Set(replays.map(({ json }) => json)).size).toBe(1);
    expect(replays[0]?.stderr).toBe('');
    for (const arm of replays[0]?.results.arms ?? []) expect(arm.cases.errored).toBe(0);
  });

  test('one that is missing stops a run that would need it, before anything is asked', async () => {
    const server = await serve(indiscreet);
    const cwd = suiteFolder(everything(server.origin), ['tell']);
    const { status, stderr } = await runCli(['run', 'evals.yaml'], { cwd, env: { KEY } });
    expect(status).toBe(2);
    expect(stderr).toContain('environment variable OTHER is not set');
    expect(server.connections).toBe(0);
  });
});

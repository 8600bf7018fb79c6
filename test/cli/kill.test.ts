// `kill -9` in the middle of a run of the committed bundle: what was answered and recorded is never paid again.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../bench/cli.ts';
import { chatAnswer, type ServedCall } from '../bench/model-server.ts';
import { serve } from '../targets/model-targets.ts';
import { armOf, promptOf, recordingsIn, runSuite, suiteFolder } from './model-folder.ts';

const CASES = 200;
const CONCURRENCY = 8;
const inputs = Array.from({ length: CASES }, (_, index) => `question ${index}`);

const suite = (origin: string) => `
targets: { it: { type: openai-compatible, url: "${origin}/v1", model: m, max_retries: 0 } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: judge, url: "${origin}/judge", model: j, rubric: Good?, max_retries: 0 }]
run: { concurrency: ${CONCURRENCY} }
`;

/** Random, and the same in every run of this test (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = seeded(2026);
/** After how many calls, target and judge together, the process dies: while a call comes in, or is answered. */
const moments = Array.from({ length: 20 }, (_, index) => ({
  calls: 1 + Math.floor(random() * (2 * CASES - 1)),
  answered: index % 2 === 0,
}));

const answerTo = (call: ServedCall) =>
  chatAnswer(call.path.startsWith('/judge') ? '{"score": 1}' : `answer to ${promptOf(call)}`);

test.each(moments)('killed at call $calls (answered: $answered)', async ({ calls, answered }) => {
  let pid = 0;
  const kill = () => process.kill(pid, 'SIGKILL');
  const server = await serve((call) => {
    if (call.index + 1 === calls) {
      if (!answered) kill();
      // The answer is on its way before the signal: sometimes it is read and written, sometimes not.
      else setImmediate(kill);
    }
    return answerTo(call);
  });
  const cwd = suiteFolder(suite(server.origin), inputs);
  const flags = ['run', 'evals.yaml', '--target', 'it'];
  const first = await runCli(flags, { cwd, onStart: (started) => (pid = started) });
  expect(first.signal).toBe('SIGKILL');

  const cassettes = join(cwd, '.eval-matrix/cassettes');
  const kept = ['it', 'scorers'].flatMap((name) => recordingsIn(join(cassettes, `${name}.jsonl`)));
  const paidFirst = server.calls.map(promptOf);
  const second = await runSuite(cwd, ['--target', 'it']);
  const paidAgain = server.calls.slice(paidFirst.length).map(promptOf);

  // Every completed call is replayed; only calls in flight at that moment can be lost.
  const recorded = new Set(kept.map(({ request }) => request.input));
  expect(paidAgain.filter((input) => recorded.has(input))).toEqual([]);
  const twice = paidAgain.filter((input) => paidFirst.includes(input));
  expect(twice.length).toBeLessThanOrEqual(CONCURRENCY);
  expect(new Set(paidAgain).size).toBe(paidAgain.length);
  expect(kept.length).toBeGreaterThanOrEqual(calls - CONCURRENCY);
  expect(server.calls.length).toBe(2 * CASES + twice.length);

  expect(second.status).toBe(0);
  expect(armOf(second.results, 'it')).toMatchObject({
    cases: { passed: CASES },
    cassette: { replayed: kept.length, recorded: 2 * CASES - kept.length, live: 0, missed: 0 },
  });
  const third = await runSuite(cwd, ['--target', 'it', '--cache', 'replay']);
  expect(armOf(third.results, 'it').cassette).toMatchObject({ replayed: 2 * CASES, missed: 0 });
  expect(server.calls.length).toBe(2 * CASES + twice.length);
});

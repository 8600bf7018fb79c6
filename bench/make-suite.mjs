// Suites and cassettes of any size for the benchmark.
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecording } from '../src/cassette/format.ts';
import { keyOf } from '../src/cassette/request-key.ts';
import { chatIdentity } from '../src/targets/chat-protocol.ts';

/** Cases in flight inside an arm. */
export const CONCURRENCY = 10;

const armName = (index) => `arm-${index}`;
const inputOf = (index) =>
  `Question ${String(index).padStart(6, '0')}: ${'what does the manual say about that part? '.repeat(5)}`;

/**
 * Writes a suite of chat arms with one assertion into a new folder.
 *
 * @returns paths of the suite, its dataset and its cassettes.
 */
export function makeSuite(folder, url, cases, arms) {
  mkdirSync(folder, { recursive: true });
  const names = Array.from({ length: arms }, (_, index) => armName(index));
  const targets = names.map(
    (name) => `  ${name}: { type: openai-compatible, url: "${url}", model: ${name} }\n`,
  );
  const suite = join(folder, 'evals.yaml');
  const dataset = join(folder, 'cases.jsonl');
  writeFileSync(
    suite,
    `targets:\n${targets.join('')}datasets:\n  - file: cases.jsonl\nscorers:\n  - { type: contains, value: "42" }\n` +
      `run: { concurrency: ${CONCURRENCY}, matrix: [${names.join(', ')}] }\n`,
  );
  const lines = Array.from({ length: cases }, (_, index) =>
    JSON.stringify({ id: `case-${index}`, input: inputOf(index) }),
  );
  writeFileSync(dataset, `${lines.join('\n')}\n`);
  return { suite, dataset, url, cases, arms, cassettes: join(folder, '.eval-matrix', 'cassettes') };
}

/** Writes the cassettes that a run of the suite would have recorded: one of 400,000 calls takes too long. */
export function makeCassettes({ url, cases, arms, cassettes }) {
  mkdirSync(cassettes, { recursive: true });
  const why = 'Here is why, at some length. '.repeat(33);
  for (let arm = 0; arm < arms; arm += 1) {
    const identity = chatIdentity({ url, model: armName(arm) });
    const file = openSync(join(cassettes, `${armName(arm)}.jsonl`), 'w');
    for (let index = 0; index < cases; index += 1) {
      const request = { identity, input: inputOf(index), trial: 0 };
      // One in ten is wrong, and not the same one in each arm.
      const text = `The answer is ${(index + arm) % 10 === 0 ? 'unknown' : 42}. ${why}`;
      const response = { text, latency_ms: 50, tokens: { input: 100, output: 200 } };
      const made = { key: keyOf(request), request, response, recordedAt: '2026-11-30', scrubbed: false };
      writeSync(file, `${formatRecording(made)}\n`);
    }
    closeSync(file);
  }
}

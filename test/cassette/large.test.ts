import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshDirectory, linesOf, open, request, runOnce } from './support.ts';

/** Answers of every size around the 1 MiB in which a file is read, one of them larger. */
const sizes = [0, 1, 1000, 500_000, 1_048_000, 1_048_576, 1_049_000, 3_000_000];
const inputs = sizes.map((size, i) => `${i} ${size}`);
const answer = (input: string) => 'é'.repeat(Number(input.split(' ')[1]) / 2);

async function recordAll(directory: string): Promise<void> {
  const cassettes = await open({ directory });
  for (const input of inputs) {
    const response = { text: answer(input), latency_ms: 1 };
    await cassettes.storeFor('gpt').call(request(input), input, async () => ({ kind: 'answered', response }));
  }
  await cassettes.close();
}

test('lines longer than the piece in which a file is read come back whole', async () => {
  const directory = freshDirectory();
  await recordAll(directory);
  const cassettes = await open({ directory, mode: 'replay' });
  for (const input of inputs) {
    const outcome = await cassettes
      .storeFor('gpt')
      .call(request(input), input, () => Promise.reject(new Error('called')));
    expect(outcome.kind === 'answered' && outcome.response.text === answer(input)).toBe(true);
  }
});

test('the second run writes nothing, and a cut in the largest line costs that line alone', async () => {
  const directory = freshDirectory();
  await recordAll(directory);
  const path = join(directory, 'gpt.jsonl');
  expect((await runOnce({ directory }, inputs)).report).toMatchObject({
    changed: false,
    replayed: inputs.length,
  });
  const whole = readFileSync(path);
  truncateSync(path, whole.length - 1_500_000);
  const { calls, report } = await runOnce({ directory }, inputs);
  expect(calls.asked).toEqual([inputs.at(-1)]);
  expect(report.notes).toHaveLength(1);
});

test('10,000 recordings: sorted, indexed, found, and the place of a bad one told', async () => {
  const directory = freshDirectory();
  const texts = Array.from({ length: 10_000 }, (_, i) => `question ${i} ${'x'.repeat(i % 300)}`);
  await runOnce({ directory }, texts);
  const path = join(directory, 'gpt.jsonl');
  const lines = linesOf(path);
  const asked = lines.map((line) => JSON.parse(line).request.input);
  expect(asked).toEqual([...texts].sort());
  expect((await runOnce({ directory, mode: 'replay' }, texts)).report).toMatchObject({ replayed: 10_000 });
  lines[7776] = 'junk';
  writeFileSync(path, `${lines.join('\n')}\n`);
  await expect(open({ directory })).rejects.toMatchObject({ place: { line: 7777 } });
});

test('a line without end is told as any bad line is', async () => {
  const directory = freshDirectory();
  mkdirSync(directory);
  writeFileSync(join(directory, 'gpt.jsonl'), `${'x'.repeat(70 * 1024 * 1024)}\n`);
  await expect(open({ directory })).rejects.toMatchObject({
    message: expect.stringContaining('longer than'),
    place: { line: 1 },
  });
});

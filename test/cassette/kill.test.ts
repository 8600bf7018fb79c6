import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesBelow, freshDirectory, linesOf } from './support.ts';

const SCRIPT = fileURLToPath(new URL('./recording-process.ts', import.meta.url));
const CASES = 200;
const IN_FLIGHT = 8;

interface Run {
  readonly lines: readonly string[];
  readonly killed: boolean;
}

/** Runs the process and kills it, with no chance to clean up, after it has printed so many lines. */
function run(directory: string, killAfterLines: number): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, directory, String(CASES)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.split('\n').length > killAfterLines) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', (_code, signal) => {
      const lines = text.split('\n');
      // The last element has no newline behind it: nothing, or half a line.
      resolve({ lines: lines.slice(0, -1), killed: signal === 'SIGKILL' });
    });
  });
}

const saying = (lines: readonly string[], word: string) =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

/** Where to kill: spread over the run, different in each test run, told when a test fails. */
const moments = Array.from({ length: 20 }, () => Math.floor(Math.random() * CASES * 2.4));

test(`killed at 20 moments (after ${moments.join(', ')} lines): what was answered is never paid again`, {
  timeout: 240_000,
}, async () => {
  for (const moment of moments) {
    const directory = freshDirectory();
    const first = await run(directory, moment);
    const second = await run(directory, Number.POSITIVE_INFINITY);
    const answered = saying(first.lines, 'recorded');
    const paidAgain = new Set(saying(second.lines, 'paid'));
    expect(answered.filter((input) => paidAgain.has(input))).toEqual([]);
    // Of the calls that were paid and not yet answered, none but those in flight can be lost.
    const lost = saying(first.lines, 'paid').filter((input) => paidAgain.has(input));
    expect(lost.length).toBeLessThanOrEqual(first.killed ? IN_FLIGHT : 0);
    expect(second.lines.at(-1)).toBe('closed');
    const lines = linesOf(join(directory, 'gpt.jsonl'));
    expect(lines.map((line) => JSON.parse(line).request.input)).toEqual(
      Array.from({ length: CASES }, (_, i) => `question ${i}`).sort(),
    );
    expect(Object.keys(filesBelow(directory))).toEqual(['gpt.jsonl']);
  }
});

test('killed again and again, it still comes to its end, and then has nothing left to do', {
  timeout: 240_000,
}, async () => {
  const directory = freshDirectory();
  const paid: string[] = [];
  let kills = 0;
  for (let round = 0; round < 40; round += 1) {
    const { lines, killed } = await run(directory, 60 + Math.floor(Math.random() * 60) + round * 20);
    paid.push(...saying(lines, 'paid'));
    kills += killed ? 1 : 0;
    if (!killed) break;
  }
  expect(kills).toBeGreaterThan(0);
  expect(paid.length).toBeLessThanOrEqual(CASES + kills * IN_FLIGHT);
  const before = readFileSync(join(directory, 'gpt.jsonl'));
  const last = await run(directory, Number.POSITIVE_INFINITY);
  expect(saying(last.lines, 'paid')).toEqual([]);
  expect(readFileSync(join(directory, 'gpt.jsonl'))).toEqual(before);
});

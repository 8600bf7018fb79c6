// Sizes, never times: a slow machine must not turn these red.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Results } from '../../src/results/results.ts';
import { runCli, temporaryFolder } from '../bench/cli.ts';

const GIBIBYTE = 1024 ** 3;

function suiteOf(cases: number): string {
  const cwd = temporaryFolder();
  const lines = Array.from({ length: cases }, (_, i) =>
    JSON.stringify({ id: `c${i}`, input: `input ${i}`, expected: { n: i } }),
  );
  writeFileSync(join(cwd, 'cases.jsonl'), lines.join('\n'));
  writeFileSync(
    join(cwd, 'evals.yaml'),
    `
targets:
  a: { type: shell, cmd: cat }
  b: { type: shell, cmd: cat }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: input }]
run: { matrix: [a, b] }
`,
  );
  return cwd;
}

/** The most memory the process has held, read while it runs: Linux keeps the peak itself. */
function watchPeak(pid: number): () => number {
  let peak = 0;
  const look = setInterval(() => {
    try {
      const match = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
      peak = Math.max(peak, Number(match?.[1] ?? 0) * 1024);
    } catch {
      clearInterval(look); // it has ended
    }
  }, 100);
  return () => peak;
}

test('10,000 cases on two shell arms stay under 1 GiB', { timeout: 600_000 }, async () => {
  const cwd = suiteOf(10_000);
  let peak = () => 0;
  const { status, stdout } = await runCli(['run', 'evals.yaml', '-q', '--json', 'results.json'], {
    cwd,
    onStart: (pid) => {
      peak = watchPeak(pid);
    },
  });
  expect(status).toBe(0);
  expect(stdout).toContain('wins: a 0 · b 0 · ties 10000');
  expect(peak()).toBeGreaterThan(0);
  expect(peak()).toBeLessThan(GIBIBYTE);
  const results = JSON.parse(readFileSync(join(cwd, 'results.json'), 'utf8')) as Results;
  expect(results.arms[1]?.results.at(-1)?.output).toBe('input 9999');
});

test('100,000 cases load, every id and place kept', async () => {
  const cwd = suiteOf(100_000);
  const { status, stdout } = await runCli(['validate', 'evals.yaml'], { cwd });
  expect(status).toBe(0);
  expect(stdout).toContain('100000 case(s)');
});

// The public page on comparing models is a promise to its readers: its examples come out of this program too.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCli, temporaryFolder } from '../bench/cli.ts';

const suite = (echo = 'cat') => `
targets:
  echo: { type: shell, cmd: "${echo}" }
  upper: { type: shell, cmd: "tr '[:lower:]' '[:upper:]'" }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: REFUND }]
run: { matrix: [echo, upper] }
`;
const cases = '{"id":"refund-1","input":"REFUND me"}\n{"id":"refund-2","input":"refund please"}\n';

function folderWith(files: Record<string, string>): string {
  const cwd = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  return cwd;
}

const withoutMilliseconds = (text: string) => text.replaceAll(/\(\d+ms\)/g, '(Nms)');

test('one arm fails a case: both blocks, the comparison, FAILED, exit 1', async () => {
  const cwd = folderWith({ 'evals.yaml': suite(), 'cases.jsonl': cases });
  const { status, stdout } = await runCli(['run', 'evals.yaml'], { cwd });
  expect(withoutMilliseconds(stdout)).toBe(`== target: echo
PASS refund-1 (Nms)
FAIL refund-2
     contains: expected output to contain "REFUND", got: "refund please"

1 passed, 1 failed, 2 total

== target: upper
PASS refund-1 (Nms)
PASS refund-2 (Nms)

2 passed, 0 failed, 2 total

== comparison
case        echo    upper
refund-1    PASS    PASS     tie
refund-2    FAIL    PASS     upper
wins: echo 0 · upper 1 · ties 1

FAILED
`);
  expect(status).toBe(1);
});

test('both arms pass: two ties, PASSED, exit 0', async () => {
  const cwd = folderWith({ 'evals.yaml': suite("tr '[:lower:]' '[:upper:]'"), 'cases.jsonl': cases });
  const { status, stdout } = await runCli(['run', 'evals.yaml'], { cwd });
  expect(stdout).toContain(`== comparison
case        echo    upper
refund-1    PASS    PASS     tie
refund-2    PASS    PASS     tie
wins: echo 0 · upper 0 · ties 2

PASSED
`);
  expect(status).toBe(0);
});

const models = `
targets:
  gpt: { type: shell, cmd: cat }
  claude: { type: shell, cmd: cat }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: REFUND }]
`;

describe('what a matrix refuses', () => {
  const rows: [flags: string[], message: string][] = [
    [['--matrix', 'gpt'], 'matrix must list at least two targets, got 1'],
    [['--matrix', 'gpt,gpt'], 'matrix lists target "gpt" more than once'],
    [['--matrix', 'gpt,mystery'], 'matrix target "mystery" is not defined; available: claude, gpt'],
    [
      ['--matrix', 'gpt,claude', '--target', 'gpt'],
      'cannot combine --target with a matrix: a matrix already runs the suite against several targets. Drop --target, or drop the matrix.',
    ],
    [
      ['--matrix', 'gpt,claude', '--baseline', 'main'],
      'baselines are per-run; run targets separately with --target to baseline them',
    ],
    [
      ['--matrix', 'gpt,claude', '--save-baseline', 'main'],
      'baselines are per-run; run targets separately with --target to baseline them',
    ],
  ];
  test.each(rows)('%j', async (flags, message) => {
    const cwd = folderWith({ 'evals.yaml': models, 'cases.jsonl': cases });
    const { status, stdout, stderr } = await runCli(['run', 'evals.yaml', ...flags], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`Error: ${message}`);
  });
});

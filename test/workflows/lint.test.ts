import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/lint-workflows.mjs', import.meta.url));

async function lint(...files: string[]): Promise<{ ok: boolean; text: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...files]);
    return { ok: true, text: stdout };
  } catch (error) {
    return { ok: false, text: String((error as { stderr?: string }).stderr) };
  }
}

test('the workflows we run and the workflows to copy are right', async () => {
  expect(await lint()).toEqual({ ok: true, text: expect.stringContaining(': 0 problems') });
});

test('a workflow that is wrong is found out', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const file = join(folder, 'wrong.yml');
  writeFileSync(
    file,
    `on: { pull_request: { branch: [main] } }
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - run: echo "\${{ github.event.pull_request.title }}"
      - uses: eval-matrix/eval-matrix@v1
        with: { siute: evals.yaml }
      - uses: ./
        with: { suite: evals.yaml, comment-kye: x }
`,
  );
  const { ok, text } = await lint(file);
  rmSync(folder, { recursive: true });
  expect(ok).toBe(false);
  for (const problem of ['siute', 'comment-kye', 'branch', 'potentially untrusted'])
    expect(text).toContain(problem);
});

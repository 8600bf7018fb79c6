import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot, runCli, temporaryFolder } from '../bench/cli.ts';
import { runMain } from './in-process.ts';

const WORKFLOW = '.github/workflows/evals.yml';
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe('a new folder', () => {
  test('gets a suite, its cases and a workflow, and hears what to do next', async () => {
    const cwd = temporaryFolder();
    const { status, stdout, stderr } = await runMain(['init'], { cwd });
    expect([status, stderr]).toEqual([0, '']);
    expect(filesIn(cwd)).toEqual([WORKFLOW, 'cases.jsonl', 'evals.yaml']);
    for (const line of ['  evals.yaml', '  cases.jsonl', `  ${WORKFLOW}`])
      expect(stdout.split('\n')).toContain(line);
    expect(stdout).toContain('eval-matrix run evals.yaml ');
    expect(stdout).toContain('no git repository yet');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  test('the suite runs green offline: two arms, a gate, one case that tells them apart', async () => {
    const cwd = temporaryFolder();
    await runMain(['init'], { cwd });
    const { status, stdout, stderr } = await runMain(['run', 'evals.yaml', '--no-progress'], {
      cwd,
      env: SHELL_ONLY,
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('wins: short 1 · friendly 0 · ties 2\n\nPASSED\n');
    expect(stdout.match(/^GATE PASS pass_rate >= 0\.9/gm)).toHaveLength(2);
  });

  test('the committed bundle runs it too', async () => {
    const cwd = temporaryFolder();
    await runMain(['init'], { cwd });
    const { status, stdout } = await runCli(['run', 'evals.yaml', '-q'], { cwd });
    expect(status, stdout).toBe(0);
  });

  test('it fits the schema', async () => {
    const cwd = temporaryFolder();
    await runMain(['init'], { cwd });
    expect((await runMain(['validate', 'evals.yaml'], { cwd })).stdout).toBe(
      'OK: 2 target(s), 1 dataset(s), 1 scorer(s), 3 case(s)\n',
    );
  });

  test('a folder that is not there yet is made', async () => {
    const cwd = temporaryFolder();
    const { status, stdout } = await runMain(['init', 'a/new one'], { cwd });
    expect(status).toBe(0);
    expect(filesIn(join(cwd, 'a/new one'))).toContain('evals.yaml');
    expect(stdout).toContain("eval-matrix run 'a/new one/evals.yaml' ");
  });
});

/** `sh` and what the commands of the suite call, and nothing else. */
const SHELL_ONLY = { PATH: process.env.PATH };

interface Workflow {
  on: unknown;
  permissions: Record<string, string>;
  jobs: { evals: { steps: { uses: string; with?: Record<string, unknown> }[] } };
}

describe('the workflow', () => {
  const workflowIn = (folder: string) => parse(readFileSync(join(folder, WORKFLOW), 'utf8')) as Workflow;

  test('is the one of the README', async () => {
    const cwd = temporaryFolder();
    await runMain(['init'], { cwd });
    const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
    const shown = parse(/```yaml\n(name: evals\n[\s\S]*?)```/.exec(readme)?.[1] ?? '') as Workflow;
    const { on, permissions, jobs } = workflowIn(cwd);
    expect({ on, permissions }).toEqual({ on: shown.on, permissions: shown.permissions });
    expect(jobs.evals.steps.map((step) => step.uses)).toEqual(
      shown.jobs.evals.steps.map((step) => step.uses),
    );
    expect(jobs.evals.steps.at(-1)?.with).toEqual(shown.jobs.evals.steps.at(-1)?.with);
  });

  test('sets only inputs that the action has', async () => {
    const cwd = temporaryFolder();
    await runMain(['init'], { cwd });
    const action = parse(readFileSync(join(projectRoot, 'action.yml'), 'utf8')) as { inputs: object };
    const set = Object.keys(workflowIn(cwd).jobs.evals.steps.at(-1)?.with ?? {});
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(set));
  });

  test.each([
    ['evals', 'evals/evals.yaml'],
    ['my evals: #1', 'my evals: #1/evals.yaml'],
  ])('lies at the root of the repository and names the suite from there: %s', async (folder, suite) => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, '.git'));
    const { stdout } = await runMain(['init', folder], { cwd });
    expect(filesIn(cwd)).toEqual([WORKFLOW, `${folder}/cases.jsonl`, `${folder}/evals.yaml`].sort());
    expect(workflowIn(cwd).jobs.evals.steps.at(-1)?.with).toEqual({ suite });
    expect(stdout).toContain('Commit the files');
  });
});

describe('nothing is overwritten, and it is all or nothing', () => {
  test('every file that is in the way is named', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, '.github/workflows'), { recursive: true });
    writeFileSync(join(cwd, WORKFLOW), 'mine');
    symlinkSync('/nowhere', join(cwd, 'cases.jsonl'));
    const { status, stdout, stderr } = await runMain(['init'], { cwd });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.match(/^Error: .*/gm)).toEqual([
      'Error: cases.jsonl exists already',
      `Error: ${WORKFLOW} exists already`,
    ]);
    expect(existsSync(join(cwd, 'evals.yaml'))).toBe(false);
    expect(readFileSync(join(cwd, WORKFLOW), 'utf8')).toBe('mine');
  });

  test('a second init changes no byte', async () => {
    const cwd = temporaryFolder();
    await runMain(['init'], { cwd });
    writeFileSync(join(cwd, 'evals.yaml'), 'changed');
    expect((await runMain(['init'], { cwd })).status).toBe(2);
    expect(readFileSync(join(cwd, 'evals.yaml'), 'utf8')).toBe('changed');
  });

  test('what cannot be written takes back what was', async () => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, '.github'), 'a file');
    const { status, stderr } = await runMain(['init'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain(`could not write ${WORKFLOW}`);
    expect(filesIn(cwd)).toEqual(['.github']);
  });

  test.each([
    [['evals.yaml'], 'evals.yaml is not a folder'],
    [['a', 'b'], 'init takes one folder, got also "b"'],
    [['--force'], 'unknown flag --force'],
  ])('%j', async (words, message) => {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'evals.yaml'), '');
    const { status, stderr } = await runMain(['init', ...words], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain(message);
    expect(filesIn(cwd)).toEqual(['evals.yaml']);
  });
});

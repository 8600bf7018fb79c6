// What a disk, a shell or a hurried hand can do to the command line. Nothing here may end in a stack trace.
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isStdout } from '../../src/cli/report-files.ts';
import { projectRoot, temporaryFolder } from '../bench/cli.ts';
import { runMain } from './in-process.ts';

/** A suite whose one arm leaves a file behind when it runs. */
function suiteFolder(cmd = 'touch ran; cat'): string {
  const cwd = temporaryFolder();
  const suite = {
    targets: { a: { type: 'shell', cmd: `cd '${cwd}'; ${cmd}` } },
    datasets: [{ file: 'cases.jsonl' }],
    scorers: [{ type: 'contains', value: 'x' }],
  };
  writeFileSync(join(cwd, 'evals.yaml'), JSON.stringify(suite));
  writeFileSync(join(cwd, 'cases.jsonl'), '{"id":"c","input":"x"}\n');
  return cwd;
}

async function withResults(): Promise<string> {
  const cwd = suiteFolder();
  expect((await runMain(['run', 'evals.yaml', '--json', 'results.json'], { cwd })).status).toBe(0);
  return cwd;
}

describe('paths of reports are looked at before anything runs', () => {
  const rows: [flags: string[], message: string][] = [
    [['--json', 'folder'], 'could not write folder: it is a folder'],
    [
      ['--junit', 'cases.jsonl/x.xml'],
      'could not write cases.jsonl/x.xml: a part of the path is not a folder',
    ],
    [['--markdown', './evals.yaml'], '--markdown would overwrite ./evals.yaml, which is read'],
    [['--json', 'r', '--junit', './folder/../r'], '--json and --junit both go to ./folder/../r'],
    [['--json', '-', '--junit', '-'], '--json and --junit both go to stdout'],
    [['--json', '-', '--html', '/dev/stdout'], '--json and --html both go to stdout'],
    [['--json', ''], '--json needs a value: --json FILE'],
  ];

  test.each(rows)('run %j', async (flags, message) => {
    const cwd = suiteFolder();
    mkdirSync(join(cwd, 'folder'));
    const { status, stdout, stderr } = await runMain(['run', 'evals.yaml', ...flags], { cwd });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`Error: ${message}\n`);
    expect(existsSync(join(cwd, 'ran'))).toBe(false);
  });

  test('report never overwrites what it reads', async () => {
    const cwd = await withResults();
    const before = readFileSync(join(cwd, 'results.json'));
    const { status, stderr } = await runMain(['report', 'results.json', '--markdown', 'results.json'], {
      cwd,
    });
    expect(status).toBe(2);
    expect(stderr).toContain('--markdown would overwrite results.json, which is read');
    expect(readFileSync(join(cwd, 'results.json'))).toEqual(before);
  });
});

describe('writing reports', () => {
  test('a file that fails after all takes neither the other files nor the terminal report away', async () => {
    const cwd = suiteFolder('mkdir out.json; cat');
    const flags = ['--json', 'out.json', '--junit', 'junit.xml'];
    const { status, stdout, stderr } = await runMain(['run', 'evals.yaml', ...flags], { cwd });
    expect(status).toBe(1);
    expect(stdout).toContain('1 passed, 0 failed, 1 total');
    expect(stderr).toMatch(/Error: could not write .*out\.json/);
    expect(existsSync(join(cwd, 'junit.xml'))).toBe(true);
  });

  test('a pipe is written into and stays a pipe', async () => {
    const cwd = await withResults();
    const { stdout } = await shell(
      `mkfifo pipe; cat pipe > got & ${CLI} report results.json --json pipe; wait`,
      cwd,
    );
    expect(stdout).toContain('PASSED');
    expect(readFileSync(join(cwd, 'got'))).toEqual(readFileSync(join(cwd, 'results.json')));
    expect(lstatSync(join(cwd, 'pipe')).isFIFO()).toBe(true);
  });

  test('a link stays a link, and the file behind it is new', async () => {
    const cwd = await withResults();
    mkdirSync(join(cwd, 'elsewhere'));
    writeFileSync(join(cwd, 'elsewhere/real.json'), 'old');
    symlinkSync('elsewhere/real.json', join(cwd, 'link.json'));
    await runMain(['report', 'results.json', '--json', 'link.json'], { cwd });
    expect(lstatSync(join(cwd, 'link.json')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(cwd, 'elsewhere/real.json'))).toEqual(readFileSync(join(cwd, 'results.json')));
  });

  // Not tried out: were it wrong, and run by root, it would cost the machine its /dev/stdout.
  test('/dev/stdout is stdout', () => {
    expect(['-', '/dev/stdout', './-', 'stdout'].map(isStdout)).toEqual([true, true, false, false]);
  });
});

describe('reading results', () => {
  test.each([
    ['folder', 'failed to read folder: it is a folder'],
    ['nowhere.json', 'failed to read nowhere.json: no such file'],
    ['large', 'failed to read large: it is larger than 268435456 bytes'],
    ['', 'the results.json to report is missing'],
  ])('%j', async (file, message) => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'folder'));
    writeFileSync(join(cwd, 'large'), '');
    truncateSync(join(cwd, 'large'), 256 * 1024 * 1024 + 1);
    const { status, stderr } = await runMain(['report', file], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });

  test('results may come through a pipe', async () => {
    const cwd = await withResults();
    const { stdout } = await shell(`cat results.json | ${CLI} report /dev/stdin`, cwd);
    expect(stdout).toContain('1 passed, 0 failed, 1 total');
  });
});

/** The sources, as a word of a shell. */
const CLI = `'${process.execPath}' '${join(projectRoot, 'src/cli.ts')}'`;

function shell(command: string, cwd: string, stdout: 'pipe' | number = 'pipe') {
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve, reject) => {
    const child = spawn('sh', ['-c', command], { cwd, stdio: ['ignore', stdout, 'pipe'] });
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'] as const) {
      child[name]?.setEncoding('utf8').on('data', (text: string) => {
        texts[name] += text;
      });
    }
    child.on('error', reject).on('close', (status) => resolve({ status, ...texts }));
  });
}

describe('what is around the process', () => {
  test('a reader that stops early is no failure', async () => {
    const cwd = temporaryFolder();
    const { stdout, stderr } = await shell(`(${CLI} schema; echo $? > status) | head -1`, cwd);
    expect([stdout, stderr]).toEqual(['{\n', '']);
    expect(readFileSync(join(cwd, 'status'), 'utf8')).toBe('0\n');
  });

  test('a full disk under stdout is told in words', async () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = await shell(`${CLI} schema`, temporaryFolder(), full);
    closeSync(full);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Error: could not write to stdout: ENOSPC.*\n$/);
  });

  test('nobody reads stderr: the exit status is still the right one', async () => {
    const cwd = temporaryFolder();
    await shell(`(${CLI} run nowhere.yaml; echo $? > status) 2>&1 | true`, cwd);
    expect(readFileSync(join(cwd, 'status'), 'utf8')).toBe('2\n');
  });

  test('a working directory that is gone', async () => {
    const { status, stderr } = await shell(
      `mkdir x; cd x; rmdir ../x; exec ${CLI} schema`,
      temporaryFolder(),
    );
    expect(status).toBe(2);
    expect(stderr).toContain('Error: the working directory is not there any more\n');
    expect(stderr).not.toContain('    at ');
  });
});

test.each([
  [['ls', 'nowhere'], 'there is no nowhere'],
  [['ls', 'file'], 'file is not a folder'],
  [['ls', '.', '--dry-run'], '--dry-run means nothing to cassette ls'],
  [['diff', '.', '.', '--cassettes', 'x'], '--cassettes means nothing to cassette diff'],
  [['import', 'evals.yaml', ''], 'cassette import takes SUITE DATABASE, got 1 of 2'],
])('cassette %j', async (words, message) => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'file'), '');
  const { status, stdout, stderr } = await runMain(['cassette', ...words], { cwd });
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`Error: ${message}\n`);
});

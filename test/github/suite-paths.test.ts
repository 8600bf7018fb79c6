import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSuites, placeOf } from '../../src/github/suite-paths.ts';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'suites-'));
  for (const path of [
    'evals/b.yaml',
    'evals/a.yaml',
    'evals/deep/a.yaml',
    'evals/notes.md',
    'evals/[odd].yaml',
    'evals/o.yaml',
    'evals/folder.yaml/inside',
    'node_modules/other/evals/a.yaml',
    '.git/evals/a.yaml',
    'B.yaml',
  ]) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), '');
  }
  symlinkSync('..', join(workspace, 'evals/up'));
});
afterEach(() => rmSync(workspace, { recursive: true }));

test.each<[string, string[], string[], boolean]>([
  ['one path', ['evals/a.yaml'], ['evals/a.yaml'], false],
  ['a path that is not there is left to the loader', ['no.yaml'], ['no.yaml'], false],
  ['paths in their order', ['evals/b.yaml', 'evals/a.yaml'], ['evals/b.yaml', 'evals/a.yaml'], true],
  ['a path twice', ['evals/a.yaml', './evals/a.yaml'], ['evals/a.yaml'], true],
  ['a pattern that matches one', ['B*.yaml'], ['B.yaml'], true],
  [
    'a pattern: files in the order of the bytes, no folders',
    ['evals/*.yaml'],
    ['evals/[odd].yaml', 'evals/a.yaml', 'evals/b.yaml', 'evals/o.yaml'],
    true,
  ],
  [
    'all folders, but those of others, of git, and behind links',
    ['**/a.yaml'],
    ['evals/a.yaml', 'evals/deep/a.yaml'],
    true,
  ],
  ['alternatives', ['{B,evals/b}.yaml'], ['B.yaml', 'evals/b.yaml'], true],
  ['a file whose name has signs of a pattern is itself', ['evals/[odd].yaml'], ['evals/[odd].yaml'], false],
  [
    'what a line before has named',
    ['evals/b.yaml', 'evals/[ab].yaml'],
    ['evals/b.yaml', 'evals/a.yaml'],
    true,
  ],
])('%s', async (_, lines, paths, several) => {
  expect(await findSuites(workspace, lines)).toEqual({ paths, several });
});

test.each([
  ['evals/*.json', 'input suite: "evals/*.json" matches no file'],
  ['evals/folder.*', 'matches no file'],
  ['../*', 'input suite: "../*" leads out of the workspace'],
  ['evals/../../**', 'leads out of the workspace'],
  ['/etc/*', 'leads out of the workspace'],
])('%s is refused', async (pattern, message) => {
  await expect(findSuites(workspace, ['B.yaml', pattern])).rejects.toThrow(message);
});

const INPUTS = { resultsDir: 'out' };

test('one suite: its path is the key, and the folder is that of the input', () => {
  const path = 'evals/a.yaml';
  expect(placeOf(path, false, workspace, INPUTS)).toEqual({ path, commentKey: path, resultsDir: 'out' });
  expect(placeOf(path, false, workspace, { ...INPUTS, commentKey: 'k' }).commentKey).toBe('k');
});

test('several: a folder of its own for each, and a key that no other has', () => {
  expect(placeOf('./evals/a.yaml', true, workspace, INPUTS)).toMatchObject({
    commentKey: './evals/a.yaml',
    resultsDir: 'out/evals/a.yaml',
  });
  expect(placeOf(join(workspace, 'B.yaml'), true, workspace, INPUTS).resultsDir).toBe('out/B.yaml');
  expect(placeOf('B.yaml', true, workspace, { ...INPUTS, commentKey: 'k' }).commentKey).toBe('k B.yaml');
});

test('a key that is a text is refused', () => {
  const commentKey = 'x'.repeat(201);
  expect(() => placeOf('B.yaml', false, workspace, { ...INPUTS, commentKey })).toThrow(
    'input comment-key is longer than 200 characters',
  );
});

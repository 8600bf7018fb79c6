import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insideWorkspace } from '../../src/github/workspace.ts';

let root: string;
let workspace: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')));
  workspace = join(root, 'repo');
  mkdirSync(join(workspace, 'evals'), { recursive: true });
  mkdirSync(join(root, 'outside'));
  symlinkSync(join(root, 'outside'), join(workspace, 'out'));
  symlinkSync('evals', join(workspace, 'in'));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['evals', '.', './evals/../evals', 'in', 'in/new/file', 'new/folder', '..evals'])(
  '%s is inside',
  async (path) => {
    expect(await insideWorkspace(workspace, path, 'suite')).toBe(join(workspace, path));
  },
);

test('an absolute path may lead into the workspace', async () => {
  const path = join(workspace, 'evals');
  expect(await insideWorkspace(workspace, path, 'suite')).toBe(path);
});

test.each(['..', '../outside', 'out', 'out/new', 'evals/../../outside', '/etc', '/nowhere/at/all'])(
  '%s is outside',
  async (path) => {
    await expect(insideWorkspace(workspace, path, 'suite')).rejects.toThrow(
      `input suite is "${path}", which lies outside of the workspace`,
    );
  },
);

test('a workspace that is itself a link', async () => {
  symlinkSync(workspace, join(root, 'link'));
  expect(await insideWorkspace(join(root, 'link'), 'evals', 'suite')).toBe(join(root, 'link', 'evals'));
});

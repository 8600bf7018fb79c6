import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkedOutCommits, isFromCommit } from '../../src/github/checkout.ts';

let root: string;

const ENV = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.com',
};

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', env: ENV, stdio: 'pipe' }).trim();
}

function commit(folder: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  git(folder, 'add', '-A');
  git(folder, 'commit', '-qm', 'x');
  return git(folder, 'rev-parse', 'HEAD');
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'checkout-')));
  git(root, 'init', '-q', '-b', 'main');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a commit and its parents, also of a shallow clone', async () => {
  const base = commit(root, { a: '1' });
  git(root, 'checkout', '-qb', 'feature');
  const head = commit(root, { b: '1' });
  git(root, 'checkout', '-q', 'main');
  const main = commit(root, { c: '1' });
  git(root, 'merge', '-q', '--no-ff', '-m', 'merge', 'feature');
  const merge = git(root, 'rev-parse', 'HEAD');
  expect(await checkedOutCommits(root)).toEqual([merge, main, head]);
  expect(await checkedOutCommits(root)).not.toContain(base);

  const shallow = join(root, 'shallow');
  git(root, 'clone', '-q', '--depth=1', `file://${root}`, shallow);
  expect(await checkedOutCommits(join(shallow))).toEqual([merge, main, head]);
});

test('the first commit of all, a folder inside, and no repository', async () => {
  const only = commit(root, { 'evals/a': '1' });
  expect(await checkedOutCommits(join(root, 'evals'))).toEqual([only]);
  rmSync(join(root, '.git'), { recursive: true });
  expect(await checkedOutCommits(root)).toEqual([]);
});

test('a file is from a commit only as long as it is unchanged, tracked, and that commit is checked out', async () => {
  const path = join(root, 'evals/a.yaml');
  const first = commit(root, { 'evals/a.yaml': 'one\r\n', '.gitattributes': '* text=auto\n' });
  const second = commit(root, { b: '2' });
  expect(await isFromCommit(path, second)).toBe(false); // stored with other line ends
  writeFileSync(path, 'one\n');
  expect(await isFromCommit(path, second)).toBe(true);
  expect(await isFromCommit(path, first)).toBe(false);
  writeFileSync(path, 'two\n');
  expect(await isFromCommit(path, second)).toBe(false);
  writeFileSync(join(root, 'evals/new.yaml'), 'x');
  expect(await isFromCommit(join(root, 'evals/new.yaml'), second)).toBe(false);
  expect(await isFromCommit(join(root, 'evals/missing.yaml'), second)).toBe(false);
});

test('a folder that looks like a repository runs nothing of what it says', async () => {
  const trusted = commit(root, { a: '1' });
  // What a pull request can commit: the inside of a repository, with a command in its settings.
  const trap = join(root, 'evals');
  git(root, 'clone', '-q', '--bare', root, trap);
  const ran = join(root, 'ran');
  writeFileSync(join(root, 'evil.sh'), `#!/bin/sh\ntouch ${ran}\n`);
  chmodSync(join(root, 'evil.sh'), 0o755);
  git(trap, 'config', 'core.fsmonitor', join(root, 'evil.sh'));
  git(trap, 'config', 'core.worktree', root);
  git(trap, 'config', 'core.bare', 'false');
  writeFileSync(join(trap, 'a.yaml'), 'x');
  expect(await isFromCommit(join(trap, 'a.yaml'), trusted)).toBe(false);
  expect(existsSync(ran)).toBe(false);
});

test('the checkout of a fork in a folder of the base is the fork’s', async () => {
  const trusted = commit(root, { 'evals.yaml': 'x\n' });
  const fork = join(root, 'pr');
  git(root, 'clone', '-q', root, fork);
  const theirs = commit(fork, { 'evals.yaml': 'y\n' });
  expect(await isFromCommit(join(fork, 'evals.yaml'), trusted)).toBe(false);
  expect(await checkedOutCommits(fork)).toEqual([theirs, trusted]);
});

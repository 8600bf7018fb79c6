import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A checked out repository. */
interface Checkout {
  readonly root: string;
  /** The commit that is checked out, then its parents. */
  readonly commits: readonly string[];
}

/**
 * The commit that is checked out in a folder, then its parents: of a pull request's merge commit, the second parent is
 * the branch's own commit. Empty when the folder is no repository, or git is not there.
 */
export async function checkedOutCommits(folder: string): Promise<readonly string[]> {
  return (await checkoutOf(folder))?.commits ?? [];
}

/** `true` when a file is, byte for byte, the one of this commit, and this commit is the one checked out around it. */
export async function isFromCommit(path: string, commit: string): Promise<boolean> {
  const checkout = await checkoutOf(dirname(path));
  if (!checkout || checkout.commits[0] !== commit) return false;
  try {
    const blob = await git(checkout.root, ['rev-parse', `${commit}:${relative(checkout.root, path)}`]);
    return blob.trim() === blobName(await readFile(path), blob.trim().length === 64 ? 'sha256' : 'sha1');
  } catch {
    return false;
  }
}

/** What git calls a file of these bytes. Asking git itself would run the filters that a hostile folder may name. */
function blobName(bytes: Uint8Array, algorithm: 'sha1' | 'sha256'): string {
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

async function checkoutOf(folder: string): Promise<Checkout | undefined> {
  const root = await repositoryAround(folder);
  if (root === undefined) return undefined;
  try {
    const head = await git(root, ['rev-parse', 'HEAD']);
    // Not `rev-list --parents`: a shallow clone, which is the usual one, hides parents there.
    const commit = await git(root, ['cat-file', 'commit', 'HEAD']);
    const [headers = ''] = commit.split('\n\n');
    const parents = [...headers.matchAll(/^parent ([0-9a-f]+)$/gm)].flatMap(([, sha]) => sha ?? []);
    return { root, commits: [head.trim(), ...parents] };
  } catch {
    return undefined;
  }
}

/** The nearest folder with a `.git` in it, which no commit can hold. Git's own search would also take a folder that looks like one. */
async function repositoryAround(folder: string): Promise<string | undefined> {
  for (let at = folder; ; at = dirname(at)) {
    const found = await stat(join(at, '.git')).catch(() => undefined);
    if (found) return found.isDirectory() ? at : undefined;
    if (at === dirname(at)) return undefined;
  }
}

async function git(root: string, args: readonly string[]): Promise<string> {
  const place = ['--no-replace-objects', `--git-dir=${join(root, '.git')}`, '-c', 'core.fsmonitor=false'];
  const { stdout } = await execute('git', [...place, ...args], { maxBuffer: 16 * 1024 * 1024 });
  return stdout;
}

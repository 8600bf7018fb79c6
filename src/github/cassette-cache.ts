import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cassettesIn, tidyCassettes } from '../cassette/compact.ts';
import {
  type Asked,
  askCache,
  type CacheClient,
  loadCacheClient,
  oneLine,
  reasonIn,
} from './cassette-cache-client.ts';
import {
  CACHE_PATH,
  copyCassettes,
  emptyFolder,
  hashCassettes,
  removeCachePath,
} from './cassette-cache-files.ts';
import { addHandover, type StateStore } from './cassette-cache-handover.ts';

export interface CassetteCacheContext {
  /** Absolute path of the checked out repository; the process's current directory. */
  readonly workspace: string;
  /** `RUNNER_TEMP`, `RUNNER_DEBUG` and `ACTIONS_CACHE_MODE` are read. */
  readonly env: NodeJS.ProcessEnv;
  readonly eventName: string;
  readonly state: StateStore;
  /** One plain sentence for the log. Never a warning: without the cache a run costs more, and is right all the same. */
  readonly say: (line: string) => void;
  readonly client?: () => Promise<CacheClient>;
  readonly limits?: { readonly restoreMs: number; readonly saveMs: number };
}

/** Which recordings belong together. */
export interface CassetteCacheScope {
  /** The suite's path, relative to the workspace. */
  readonly suite: string;
  /** What tells jobs apart that record parts of a suite at the same time: `shard 2/8`, an arm. Empty: all of it. */
  readonly part: string;
  /** Recordings are not stored: the pull request comes from a fork, or from Dependabot. */
  readonly readOnly: boolean;
}

/** The cache as a layer of cassettes. */
export interface CassetteCacheLayer {
  /** `CassetteOptions.cacheDirectory` of the run; `null` when there is no cache. */
  readonly directory: string | null;
  readonly restored: boolean;
}

/** Milliseconds. Archives are small; a service that takes longer than this costs more than it saves. */
export const LIMITS = { restoreMs: 120_000, saveMs: 120_000 };
/** The client's own limit for a stalled part of a download is ten minutes. */
const SEGMENT_MS = 60_000;
export const NAME = 'cassette cache';

/**
 * Restores the recordings of earlier runs, before the first arm. Whatever goes wrong, the run goes on: one line says
 * what happened. The recordings are moved out of the workspace at once, where a late answer of the service can no
 * longer overwrite what the run records, and where later steps of the job do not find files they did not expect.
 */
export async function restoreCassetteCache(
  context: CassetteCacheContext,
  scope: CassetteCacheScope,
): Promise<CassetteCacheLayer> {
  try {
    const client = await (context.client ?? loadCacheClient)();
    if (!client.isFeatureAvailable()) {
      context.say(`${NAME}: this runner has no cache service`);
      return { directory: null, restored: false };
    }
    const directory = workDirectory(context, scope);
    const restored =
      keptFromEarlierStep(directory, context) || (await restoreFresh(directory, client, context, scope));
    addHandover(context.state, {
      directory,
      prefix: keyPrefix(scope),
      hash: await hashCassettes(directory),
      readOnly: scope.readOnly,
    });
    return { directory, restored };
  } catch (error) {
    context.say(`${NAME}: not used (${reasonOf(error)})`);
    return { directory: null, restored: false };
  }
}

/** An earlier step of this job asked too, and its post step has not run yet: what it recorded is not thrown away. */
function keptFromEarlierStep(directory: string, { env, say }: CassetteCacheContext): boolean {
  // The runner empties its folder for every job; another temporary folder may hold what an old run left.
  if (!env.RUNNER_TEMP || cassettesIn(directory).length === 0) return false;
  say(`${NAME}: kept ${countOf(tidyCassettes(directory).recordings)} of an earlier step`);
  return true;
}

async function restoreFresh(
  directory: string,
  client: CacheClient,
  context: CassetteCacheContext,
  scope: CassetteCacheScope,
): Promise<boolean> {
  await emptyFolder(directory);
  const mode = cacheMode(context.env);
  if (mode === 'none' || mode === 'write-only') {
    context.say(`${NAME}: not restored (the workflow's cache-mode is ${mode})`);
    return false;
  }
  const blocked = await removeCachePath(context.workspace);
  if (blocked !== null) {
    context.say(`${NAME}: not restored (${blocked})`);
    return false;
  }
  const keys = [keyPrefix(scope), suitePrefix(scope)];
  const limit = (context.limits ?? LIMITS).restoreMs;
  const asked = await askCache(
    () => client.restoreCache([CACHE_PATH], keys[0] ?? '', keys, { segmentTimeoutInMs: SEGMENT_MS }, true),
    limit,
    context.env.RUNNER_DEBUG === '1',
  );
  const found = asked.kind === 'answered' && asked.value !== undefined;
  if (found) await copyCassettes(join(context.workspace, CACHE_PATH), directory);
  await removeCachePath(context.workspace);
  const { recordings } = tidyCassettes(directory);
  context.say(`${NAME}: ${describeRestore(asked, recordings, limit)}`);
  return found;
}

function describeRestore(asked: Asked<string | undefined>, recordings: number, limitMs: number): string {
  if (asked.kind === 'slow') return `not restored (no answer within ${limitMs / 1000} s)`;
  if (asked.kind === 'failed') return `not restored (${oneLine(asked.reason)})`;
  if (asked.value !== undefined) return `restored ${countOf(recordings)}`;
  return asked.said.some((line) => /^::(?:warning|error)/.test(line))
    ? `not restored (${reasonIn(asked.said)})`
    : 'nothing is stored for this suite, or no longer';
}

export function cacheMode(env: NodeJS.ProcessEnv): string {
  return (env.ACTIONS_CACHE_MODE ?? '').trim().toLowerCase();
}

/** A new key for every content: a key that exists is never written again. */
function keyPrefix(scope: CassetteCacheScope): string {
  return `${suitePrefix(scope)}${scope.part === '' ? 'all' : slug(scope.part)}-`;
}

function suitePrefix(scope: CassetteCacheScope): string {
  return `eval-matrix-v1-${slug(scope.suite)}-`;
}

/** Readable, and never the beginning of another one: it ends in a hash of fixed length. */
function slug(text: string): string {
  const readable = text.replaceAll(/[^A-Za-z0-9._-]+/g, '-').slice(-60);
  return `${readable}-${hash('sha256', text).slice(0, 12)}`;
}

function workDirectory({ env }: CassetteCacheContext, scope: CassetteCacheScope): string {
  return join(env.RUNNER_TEMP || tmpdir(), 'eval-matrix-cassettes', slug(`${scope.suite} ${scope.part}`));
}

export function countOf(recordings: number): string {
  return recordings === 1 ? '1 recording' : `${recordings} recordings`;
}

export function reasonOf(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error));
}

import { join } from 'node:path';
import { cassettesIn, tidyCassettes } from '../cassette/compact.ts';
import { type CassetteCacheContext, cacheMode, countOf, LIMITS, NAME, reasonOf } from './cassette-cache.ts';
import { askCache, loadCacheClient, oneLine, reasonIn } from './cassette-cache-client.ts';
import { CACHE_PATH, copyCassettes, hashCassettes, removeCachePath } from './cassette-cache-files.ts';
import { type Handover, readHandovers } from './cassette-cache-handover.ts';

/** What came of the recordings of one suite. */
export type CassetteCacheSaved =
  | { readonly kind: 'saved'; readonly key: string }
  /** Nothing was recorded. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'not saved'; readonly reason: string };

/**
 * Stores the recordings of this run for later ones, suite by suite, if there are new ones. For the post step: it also runs when the
 * gate failed, the job was cancelled or the main step crashed, which is when they are worth most. Never throws.
 */
export async function saveCassetteCache(context: CassetteCacheContext): Promise<CassetteCacheSaved[]> {
  const all: CassetteCacheSaved[] = [];
  for (const one of readHandovers(context.state)) {
    const saved = await save(one, context).catch(
      (error: unknown): CassetteCacheSaved => ({ kind: 'not saved', reason: reasonOf(error) }),
    );
    if (saved.kind === 'not saved') context.say(`${NAME}: not stored (${saved.reason})`);
    all.push(saved);
  }
  return all;
}

async function save(
  { directory, prefix, hash: before, readOnly }: Handover,
  context: CassetteCacheContext,
): Promise<CassetteCacheSaved> {
  // An answer that came after the limit may have been unpacked since.
  await removeCachePath(context.workspace);
  // After a crash the files are as the last call left them.
  const { recordings } = tidyCassettes(directory);
  const now = await hashCassettes(directory);
  if (now === before || cassettesIn(directory).length === 0) {
    context.say(`${NAME}: nothing new to store`);
    return { kind: 'unchanged' };
  }
  const forbidden = readOnly
    ? 'pull requests of forks and of Dependabot store nothing'
    : whyReadOnly(context);
  if (forbidden !== null) return { kind: 'not saved', reason: forbidden };
  const blocked = await removeCachePath(context.workspace);
  if (blocked !== null) return { kind: 'not saved', reason: blocked };
  await copyCassettes(directory, join(context.workspace, CACHE_PATH));
  try {
    return await send(`${prefix}${now}`, recordings, context);
  } finally {
    await removeCachePath(context.workspace);
  }
}

async function send(
  key: string,
  recordings: number,
  context: CassetteCacheContext,
): Promise<CassetteCacheSaved> {
  const client = await (context.client ?? loadCacheClient)();
  const limit = (context.limits ?? LIMITS).saveMs;
  const asked = await askCache(
    () => client.saveCache([CACHE_PATH], key, undefined, true),
    limit,
    context.env.RUNNER_DEBUG === '1',
  );
  if (asked.kind === 'slow') return { kind: 'not saved', reason: `no answer within ${limit / 1000} s` };
  if (asked.kind === 'failed') return { kind: 'not saved', reason: oneLine(asked.reason) };
  if (asked.value === -1) return { kind: 'not saved', reason: reasonIn(asked.said) };
  context.say(`${NAME}: stored ${countOf(recordings)} for later runs`);
  return { kind: 'saved', key };
}

/** Events that an outsider can cause in the context of the default branch: GitHub gives them a token that only reads. */
const READ_ONLY_EVENTS = new Set([
  'pull_request_target',
  'issue_comment',
  'workflow_run',
  'issues',
  'discussion',
  'discussion_comment',
  'fork',
  'watch',
]);

function whyReadOnly({ env, eventName }: CassetteCacheContext): string | null {
  const mode = cacheMode(env);
  if (mode === 'none' || mode === 'read') return `the workflow's cache-mode is ${mode}`;
  return READ_ONLY_EVENTS.has(eventName) ? `runs of ${eventName} may read the cache and not write it` : null;
}

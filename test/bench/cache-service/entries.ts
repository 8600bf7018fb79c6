// The cache service itself: which entries there are, who may see them, which one a key finds.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Scope } from './token.ts';

export interface Entry {
  readonly id: number;
  readonly ref: string;
  readonly key: string;
  /** Hash of the paths and the compression. */
  readonly version: string;
  readonly blob: string;
  /** `reserved`: somebody is still uploading it. */
  state: 'reserved' | 'ready';
}

const asked = z.object({
  key: z.string().min(1),
  version: z.string().regex(/^[0-9a-f]{64}$/),
  restore_keys: z.array(z.string()).default([]),
  size_bytes: z.union([z.string(), z.number()]).optional(),
});

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

const ok = (body: unknown): Reply => ({ status: 200, body });
/** Errors in Twirp's form. */
const no = (status: number, code: string, msg: string): Reply => ({ status, body: { code, msg } });

/** What the entries need of the blob store. */
interface Blobs {
  address(name: string, permission: 'cw' | 'r'): string;
  size(name: string): number | undefined;
}

/** One call of `CacheService`. Keys of one scope and version can be written once. */
export function answerCall(
  entries: Entry[],
  method: string,
  body: unknown,
  scopes: readonly Scope[],
  blobs: Blobs,
): Reply {
  const parsed = asked.safeParse(body);
  if (!parsed.success) return no(400, 'invalid_argument', 'key and version are required');
  const { key, version, restore_keys, size_bytes } = parsed.data;
  const own = scopes.find(({ permission }) => permission === 'write')?.ref;
  const same = entries.find((entry) => entry.ref === own && entry.key === key && entry.version === version);
  switch (method) {
    case 'CreateCacheEntry': {
      if (own === undefined) {
        return ok({ ok: false, message: 'cache write denied: token has no writable scopes' });
      }
      if (same !== undefined) {
        return no(409, 'already_exists', 'cache entry with the same key, version, and scope already exists');
      }
      const entry: Entry = {
        id: entries.length + 1,
        ref: own,
        key,
        version,
        blob: randomUUID(),
        state: 'reserved',
      };
      entries.push(entry);
      return ok({ ok: true, signed_upload_url: blobs.address(entry.blob, 'cw') });
    }
    case 'FinalizeCacheEntryUpload': {
      if (same?.state !== 'reserved') return no(404, 'not_found', 'cache entry not found');
      if (blobs.size(same.blob) !== Number(size_bytes)) return ok({ ok: false, message: 'size mismatch' });
      same.state = 'ready';
      return ok({ ok: true, entry_id: String(same.id) });
    }
    case 'GetCacheEntryDownloadURL': {
      if (scopes.length === 0)
        return no(403, 'permission_denied', 'cache read denied: token has no readable scopes');
      const found = find(entries, scopes, version, key, restore_keys);
      if (found === undefined) return ok({ ok: false });
      return ok({ ok: true, signed_download_url: blobs.address(found.blob, 'r'), matched_key: found.key });
    }
    default:
      return no(404, 'bad_route', `no handler for ${method}`);
  }
}

/** Scope by scope: the exact key, then each key as a prefix, the newest first. */
function find(
  entries: readonly Entry[],
  scopes: readonly Scope[],
  version: string,
  key: string,
  restoreKeys: readonly string[],
): Entry | undefined {
  for (const { ref } of scopes) {
    const newestFirst = entries
      .filter((entry) => entry.ref === ref && entry.version === version && entry.state === 'ready')
      .reverse();
    const exact = newestFirst.find((entry) => entry.key === key);
    if (exact !== undefined) return exact;
    for (const prefix of [key, ...restoreKeys]) {
      const found = newestFirst.find((entry) => entry.key.startsWith(prefix));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

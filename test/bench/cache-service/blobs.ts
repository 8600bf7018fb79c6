// The part of Azure's blob store that the cache client uses: Put Blob, Put Block, Put Block List, ranged GET, HEAD.
import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf } from './http.ts';

/** What a signed address allows. */
type Permission = 'cw' | 'r';

export interface BlobStore {
  /** A signed address, as the cache service hands out. */
  address(base: string, name: string, permission: Permission): string;
  size(name: string): number | undefined;
  delete(name: string): void;
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void>;
}

export function createBlobStore(): BlobStore {
  const blobs = new Map<string, Buffer>();
  const blocks = new Map<string, Buffer>();
  return {
    address: (base, name, permission) =>
      `${base}/blobs/actions-cache/${name}?sv=2025-07-05&sr=b&sp=${permission}&sig=${encodeURIComponent(sign(name, permission))}`,
    size: (name) => blobs.get(name)?.length,
    delete: (name) => {
      blobs.delete(name);
    },
    handle: async (request, response, url) => {
      const name = url.pathname.split('/').at(-1) ?? '';
      const needed = request.method === 'PUT' ? 'cw' : 'r';
      if (url.searchParams.get('sig') !== sign(name, needed)) {
        return refuse(response, 403, 'AuthenticationFailed');
      }
      if (request.method === 'PUT') return put(request, response, url, name, blobs, blocks);
      const blob = blobs.get(name);
      if (blob === undefined) return refuse(response, 404, 'BlobNotFound');
      get(request, response, blob);
    },
  };
}

function sign(name: string, permission: Permission): string {
  return createHmac('sha256', 'blobs').update(`${name}:${permission}`).digest('base64');
}

async function put(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  name: string,
  blobs: Map<string, Buffer>,
  blocks: Map<string, Buffer>,
): Promise<void> {
  const body = await bodyOf(request);
  const part = url.searchParams.get('comp');
  if (part === 'block') blocks.set(`${name}/${url.searchParams.get('blockid')}`, body);
  else if (part === 'blocklist') {
    const ids = [...body.toString().matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]+)</g)];
    const parts = ids.map(([, id]) => blocks.get(`${name}/${id}`));
    if (parts.some((block) => block === undefined)) return refuse(response, 400, 'InvalidBlockList');
    blobs.set(name, Buffer.concat(parts.flatMap((block) => block ?? [])));
  } else blobs.set(name, body);
  response.writeHead(201, headers()).end();
}

function get(request: IncomingMessage, response: ServerResponse, blob: Buffer): void {
  const asked = request.headers['x-ms-range'] ?? request.headers.range;
  const range = /^bytes=(\d+)-(\d*)$/.exec(String(asked ?? ''));
  const start = Number(range?.[1] ?? 0);
  const end = Math.min(range?.[2] ? Number(range[2]) : blob.length - 1, blob.length - 1);
  const part = blob.subarray(start, end + 1);
  const length = { 'content-length': part.length };
  if (range === null) response.writeHead(200, { ...headers(), ...length });
  else {
    const where = { 'content-range': `bytes ${start}-${end}/${blob.length}` };
    response.writeHead(206, { ...headers(), ...length, ...where });
  }
  response.end(request.method === 'HEAD' ? undefined : part);
}

function headers(): Record<string, string> {
  return {
    'x-ms-version': '2025-07-05',
    'x-ms-request-id': randomUUID(),
    'x-ms-blob-type': 'BlockBlob',
    'content-type': 'application/octet-stream',
    etag: '"0x1"',
    'last-modified': new Date(0).toUTCString(),
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml', 'x-ms-error-code': code });
  response.end(`<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code></Error>`);
}

// The token the runner hands to a job for the cache service: a JSON web token whose claim `ac` says which scopes may
// be read and written.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** A branch or pull request whose caches a job may use. */
export interface Scope {
  readonly ref: string;
  readonly permission: 'read' | 'write';
}

const READ = 1;
const WRITE = 2;
const SECRET = 'bench';

const claims = z.looseObject({ ac: z.string(), exp: z.number() });
const access = z.array(z.object({ Scope: z.string(), Permission: z.number() }));

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string) => createHmac('sha256', SECRET).update(text).digest();

/** A token for these scopes, in the order in which they are searched. `ac` is JSON in a string, as GitHub has it. */
export function runtimeToken(scopes: readonly Scope[]): string {
  const ac = scopes.map(({ ref, permission }) => ({
    Scope: ref,
    Permission: permission === 'write' ? READ | WRITE : READ,
  }));
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const unsigned = `${encode({ typ: 'JWT', alg: 'HS256' })}.${encode({ ac: JSON.stringify(ac), exp })}`;
  return `${unsigned}.${sign(unsigned).toString('base64url')}`;
}

/** The scopes of an `Authorization` header; `null` when the token is none of ours. */
export function scopesOf(authorization: string | undefined): Scope[] | null {
  const [header = '', body = '', signature = ''] = (authorization ?? '').replace(/^Bearer /i, '').split('.');
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(`${header}.${body}`);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const parsed = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  if (parsed.exp * 1000 < Date.now()) return null;
  return access.parse(JSON.parse(parsed.ac)).map(({ Scope: ref, Permission }) => ({
    ref,
    permission: (Permission & WRITE) !== 0 ? 'write' : 'read',
  }));
}

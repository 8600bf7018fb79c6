import { createSign } from 'node:crypto';
import { z } from 'zod';
import type { Viewer } from './graphql.ts';

export type Permission = 'read' | 'write';
/** As in `permissions:` of a workflow. What is not named is not granted. */
export interface Permissions {
  readonly contents?: Permission;
  readonly issues?: Permission;
  readonly pull_requests?: Permission;
}

/** What GitHub knows about a token. */
export interface TokenInfo {
  readonly login: string;
  readonly permissions: Permissions | 'all';
}

/** Comments on pull requests can be read and written with either permission. */
export function viewerOf({ login, permissions }: TokenInfo): Viewer {
  if (permissions === 'all') return { login, canRead: true, canWrite: true };
  const levels = [permissions.issues, permissions.pull_requests];
  return {
    login,
    canRead: levels.some((level) => level !== undefined),
    canWrite: levels.includes('write'),
  };
}

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A GitHub App's own token, RS256 as GitHub wants it. */
function appToken(appId: number, privateKey: string): string {
  const now = Math.floor(Date.now() / 1000);
  const unsigned = `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url({ iss: String(appId), iat: now - 30, exp: now + 500 })}`;
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')}`;
}

/** An installation token with these permissions: what `github.token` is in a job. */
export async function mintToken(
  url: string,
  app: { readonly id: number; readonly installation: number; readonly privateKey: string },
  permissions: Permissions,
): Promise<string> {
  const response = await fetch(`${url}/app/installations/${app.installation}/access_tokens`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${appToken(app.id, app.privateKey)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ permissions: { metadata: 'read', ...permissions } }),
  });
  return z.looseObject({ token: z.string() }).parse(await response.json()).token;
}

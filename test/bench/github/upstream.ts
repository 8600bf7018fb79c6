import { z } from 'zod';

/** The emulator's own API, with all rights: how the bench looks at its state and sets scenes. */
export class Upstream {
  readonly url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.url = url;
    this.#token = token;
  }

  /** One call. Fails on any status but 2xx, unless `undefined` is wanted for a 404. */
  async call<T>(schema: z.ZodType<T>, method: string, path: string, body?: unknown, token = this.#token) {
    const response = await fetch(this.url + path, {
      method,
      headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 404) return undefined;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return schema.parse(text === '' ? undefined : JSON.parse(text));
  }

  /** As `call`, for what has to be there. */
  async need<T>(schema: z.ZodType<T>, method: string, path: string, body?: unknown, token?: string) {
    const found = await this.call(schema, method, path, body, token);
    if (found === undefined) throw new Error(`${method} ${path}: 404`);
    return found;
  }

  /** All items of a list, page by page. */
  async list<T>(schema: z.ZodType<T>, path: string): Promise<T[]> {
    const items: T[] = [];
    for (let page = 1; ; page++) {
      const sign = path.includes('?') ? '&' : '?';
      const part = await this.call(z.array(schema), 'GET', `${path}${sign}per_page=100&page=${page}`);
      items.push(...(part ?? []));
      if (!part || part.length < 100) return items;
    }
  }
}

const user = z.looseObject({ login: z.string() });

export const comment = z.looseObject({
  id: z.number(),
  node_id: z.string(),
  html_url: z.string(),
  body: z.string(),
  user,
  created_at: z.string(),
});
export type Comment = z.infer<typeof comment>;

const branch = z.looseObject({
  label: z.string(),
  ref: z.string(),
  sha: z.string(),
  repo: z.looseObject({ full_name: z.string() }).nullable(),
});

export const pullRequest = z.looseObject({
  number: z.number(),
  node_id: z.string(),
  state: z.string(),
  head: branch,
  base: branch,
});
export type PullRequest = z.infer<typeof pullRequest>;

export const reference = z.looseObject({ object: z.looseObject({ sha: z.string() }) });
/** A commit or a tree. */
export const commit = z.looseObject({ sha: z.string() });

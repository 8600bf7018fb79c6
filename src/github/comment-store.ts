import { z } from 'zod';
import type { CommentView, StoredComment } from './comment-plan.ts';
import { GitHubError, shaped } from './errors.ts';
import { readMarker } from './marker.ts';
import type { GitHubApi } from './octokit.ts';

/** A pull request's address. */
export interface PullRequestId {
  readonly owner: string;
  readonly repo: string;
  readonly number: number;
}

/** 1,100 comments: what this many calls can read, 100 in the first and 200 in each that follows. */
const MAX_LOOKUP_CALLS = 6;

/** Pages of comments from the front and, when there are many, from the back at the same time. */
const LOOKUP = `query EvalMatrixComments(
  $owner: String!, $repo: String!, $number: Int!, $after: String, $before: String, $both: Boolean!
) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      headRefOid
      front: comments(first: 100, after: $after) { ...page }
      back: comments(last: 100, after: $after, before: $before) @include(if: $both) { ...page }
    }
  }
}
fragment page on IssueCommentConnection {
  edges { cursor node { id url body viewerDidAuthor isMinimized } }
  pageInfo { hasNextPage }
}`;

const UNMINIMIZE = `mutation EvalMatrixShow($id: ID!) {
  unminimizeComment(input: { subjectId: $id }) { unminimizedComment { isMinimized } }
}`;

const edge = z.object({
  cursor: z.string(),
  node: z.object({
    id: z.string(),
    // The number is read from here: `databaseId` has 32 bits, and comments' numbers have outgrown them.
    url: z.string(),
    body: z.string(),
    viewerDidAuthor: z.boolean(),
    isMinimized: z.boolean(),
  }),
});
type Edge = z.infer<typeof edge>;

/** By GitHub's schema an edge or its comment may be missing. */
const sparseEdge = z.object({ cursor: z.string(), node: edge.shape.node.nullable() }).nullable();

const page = z.object({
  edges: z
    .array(sparseEdge)
    .nullable()
    .transform((edges): Edge[] =>
      (edges ?? []).flatMap((one) => (one?.node ? { cursor: one.cursor, node: one.node } : [])),
    ),
  pageInfo: z.object({ hasNextPage: z.boolean() }),
});

const answer = z.object({
  repository: z.object({
    pullRequest: z.object({ headRefOid: z.string(), front: page, back: page.optional() }),
  }),
});

const written = z.object({ id: z.number(), node_id: z.string(), html_url: z.string() });

/** Our comments on one pull request, by GitHub's API. */
export class CommentStore {
  readonly #api: GitHubApi;
  readonly #pull: PullRequestId;
  readonly #key: string;
  /** Every comment up to here is somebody else's: a second look starts there. */
  #from: string | null = null;

  constructor(api: GitHubApi, pull: PullRequestId, key: string) {
    this.#api = api;
    this.#pull = pull;
    this.#key = key;
  }

  /**
   * Looks for our oldest comment, page by page to the end. A comment is ours when we wrote it and its last line is the
   * marker with our key; a copy of the marker in somebody else's comment is nothing.
   */
  async look(): Promise<CommentView> {
    const seen = new Map<number, Edge>();
    let after = this.#from;
    let before: string | null = null;
    for (let call = 1; call <= MAX_LOOKUP_CALLS; call++) {
      const { headRefOid, front, back } = await this.#page(after, before, call > 1);
      for (const one of [...front.edges, ...(back?.edges ?? [])]) seen.set(numberOf(one), one);
      const met = back !== undefined && overlap(front.edges, back.edges);
      if (!front.pageInfo.hasNextPage || met || front.edges.some((one) => this.#own(one)))
        return this.#viewOf(headRefOid, seen);
      after = front.edges.at(-1)?.cursor ?? after;
      before = back?.edges.at(0)?.cursor ?? null;
    }
    throw new GitHubError('calls-used-up', `the pull request has more than ${seen.size} comments`);
  }

  async create(body: string): Promise<StoredAddress> {
    const { owner, repo, number } = this.#pull;
    return address(
      await this.#api.rest('POST', `/repos/${owner}/${repo}/issues/${number}/comments`, { body }),
    );
  }

  async update(id: number, body: string): Promise<StoredAddress> {
    return address(await this.#api.rest('PATCH', this.#path(id), { body }));
  }

  async remove(id: number): Promise<void> {
    await this.#api.rest('DELETE', this.#path(id));
  }

  /** Shows a comment again that somebody has hidden. */
  async show(nodeId: string): Promise<void> {
    await this.#api.graphql(UNMINIMIZE, { id: nodeId });
  }

  #path(id: number): string {
    return `/repos/${this.#pull.owner}/${this.#pull.repo}/issues/comments/${id}`;
  }

  async #page(after: string | null, before: string | null, both: boolean) {
    const data = await this.#api.graphql(LOOKUP, { ...this.#pull, after, before, both });
    return shaped(answer, data).repository.pullRequest;
  }

  #viewOf(headSha: string, seen: ReadonlyMap<number, Edge>): CommentView {
    const ascending = [...seen].sort(([a], [b]) => a - b).map(([, one]) => one);
    const at = ascending.findIndex((one) => this.#own(one));
    const lastForeign = at < 0 ? ascending.at(-1) : ascending[at - 1];
    this.#from = lastForeign?.cursor ?? this.#from;
    const [comment, ...duplicates] = ascending.flatMap((one) => this.#own(one) ?? []);
    return { headSha, duplicates, ...(comment ? { comment } : {}) };
  }

  #own(one: Edge): StoredComment | undefined {
    const { id: nodeId, url, body, viewerDidAuthor, isMinimized: minimized } = one.node;
    const read = viewerDidAuthor ? readMarker(body, this.#key) : undefined;
    return read && { id: numberOf(one), nodeId, url, minimized, ...read };
  }
}

/** Where a comment is. */
export interface StoredAddress {
  readonly id: number;
  readonly url: string;
}

function address(data: unknown): StoredAddress {
  const { id, html_url } = shaped(written, data);
  return { id, url: html_url };
}

function numberOf({ node }: Edge): number {
  const number = Number(/#issuecomment-(\d+)$/.exec(node.url)?.[1]);
  if (!Number.isSafeInteger(number))
    throw new GitHubError('refused', `a comment has no number in ${node.url}`);
  return number;
}

/** `true` when the pages from the front and from the back have met. */
function overlap(front: readonly Edge[], back: readonly Edge[]): boolean {
  const [last, first] = [front.at(-1), back.at(0)];
  return last === undefined || first === undefined || numberOf(last) >= numberOf(first);
}

// GraphQL over the emulator's state. The schema is GitHub's own, whole: a query that GitHub would refuse is refused
// here. Only the parts below have data behind them.

import { schema as gitHub } from '@octokit/graphql-schema';
import { buildSchema, GraphQLError, type GraphQLSchema, graphql } from 'graphql';
import { z } from 'zod';
import { atBranchTip } from './pulls.ts';
import { type Comment, comment, type PullRequest, pullRequest, type Upstream } from './upstream.ts';

/** Who asks, and what they may do. */
export interface Viewer {
  readonly login: string;
  readonly canRead: boolean;
  readonly canWrite: boolean;
}

/** Comments hidden by someone, by node id, with the reason. */
export type Minimized = Map<string, string>;

export interface GraphQLWorld {
  readonly upstream: Upstream;
  readonly minimized: Minimized;
}

/** Which page of a connection is asked for. */
interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

let schema: GraphQLSchema | undefined;

/** GitHub's schema takes 0.1 s to build, once a test file. */
function gitHubSchema(): GraphQLSchema {
  schema ??= buildSchema(gitHub.idl, { assumeValidSDL: true });
  return schema;
}

function forbidden(): GraphQLError {
  const extensions = { type: 'FORBIDDEN' };
  return new GraphQLError('Resource not accessible by integration', { extensions });
}

function notFound(what: string): GraphQLError {
  return new GraphQLError(`Could not resolve to ${what}.`, { extensions: { type: 'NOT_FOUND' } });
}

const cursorOf = (one: Comment) => Buffer.from(`cursor:${one.id}`).toString('base64');
const idOf = (cursor: string) => Number(Buffer.from(cursor, 'base64').toString('utf8').split(':')[1]);

/** A slice of comments as a connection, after GitHub's rules: `first` or `last`, at most 100. */
function connection(all: readonly Comment[], page: PageArguments, asNode: (one: Comment) => object) {
  const size = page.first ?? page.last;
  if (size === undefined || size === null)
    throw new GraphQLError(
      'You must provide a `first` or `last` value to properly paginate the `comments` connection.',
    );
  if (size > 100)
    throw new GraphQLError(
      `Requesting ${size} records on the \`comments\` connection exceeds the \`first\` limit of 100 records.`,
    );
  const { after, before } = page;
  const within = all.filter(
    (one) => (after ? one.id > idOf(after) : true) && (before ? one.id < idOf(before) : true),
  );
  const slice = page.first != null ? within.slice(0, size) : within.slice(-size);
  const [head, tail] = [slice.at(0), slice.at(-1)];
  return {
    totalCount: all.length,
    nodes: slice.map(asNode),
    edges: slice.map((one) => ({ cursor: cursorOf(one), node: asNode(one) })),
    pageInfo: {
      startCursor: head ? cursorOf(head) : null,
      endCursor: tail ? cursorOf(tail) : null,
      hasNextPage: page.first != null && slice.length < within.length,
      hasPreviousPage: page.last != null && slice.length < within.length,
    },
  };
}

/** Comments of one repository as GraphQL objects. */
class Resolvers {
  readonly #world: GraphQLWorld;
  readonly #viewer: Viewer;
  readonly #repository: string;

  constructor(world: GraphQLWorld, viewer: Viewer, repository: string) {
    this.#world = world;
    this.#viewer = viewer;
    this.#repository = repository;
  }

  get viewer() {
    return { login: this.#viewer.login, __typename: 'User' };
  }

  repository({ owner, name }: { owner: string; name: string }) {
    if (`${owner}/${name}` !== this.#repository)
      throw notFound(`a Repository with the name '${owner}/${name}'`);
    return { pullRequest: ({ number }: { number: number }) => this.#pullRequest(number) };
  }

  async node({ id }: { id: string }) {
    return this.#asNode(await this.#commentOf(id));
  }

  minimizeComment({ input }: { input: { subjectId: string; classifier: string } }) {
    return this.#minimize(input.subjectId, 'minimizedComment', input.classifier);
  }

  unminimizeComment({ input }: { input: { subjectId: string } }) {
    return this.#minimize(input.subjectId, 'unminimizedComment', undefined);
  }

  async #minimize(subjectId: string, field: string, reason: string | undefined) {
    if (!this.#viewer.canWrite) throw forbidden();
    const found = await this.#commentOf(subjectId);
    if (reason === undefined) this.#world.minimized.delete(subjectId);
    else this.#world.minimized.set(subjectId, reason.toLowerCase());
    return { [field]: this.#asNode(found) };
  }

  /** A node id of the emulator is `0:IssueComment12` in base64. */
  async #commentOf(nodeId: string): Promise<Comment> {
    const id = /IssueComment(\d+)$/.exec(Buffer.from(nodeId, 'base64').toString('utf8'))?.[1];
    const path = `/repos/${this.#repository}/issues/comments/${id}`;
    const found = id === undefined ? undefined : await this.#world.upstream.call(comment, 'GET', path);
    if (!found) throw notFound(`a node with the global id of '${nodeId}'`);
    return found;
  }

  async #pullRequest(number: number) {
    const { upstream } = this.#world;
    const base = `/repos/${this.#repository}`;
    const found = await upstream.call(pullRequest, 'GET', `${base}/pulls/${number}`);
    if (!found) throw notFound(`a PullRequest with the number of ${number}`);
    if (!this.#viewer.canRead) throw forbidden();
    return this.#asPullRequest(await atBranchTip(upstream, found));
  }

  #asPullRequest(pull: PullRequest) {
    const path = `/repos/${this.#repository}/issues/${pull.number}/comments`;
    return {
      id: pull.node_id,
      number: pull.number,
      state: pull.state.toUpperCase(),
      headRefOid: pull.head.sha,
      comments: async (page: PageArguments) => {
        const all = await this.#world.upstream.list(comment, path);
        return connection(
          all.toSorted((a, b) => a.id - b.id),
          page,
          (one) => this.#asNode(one),
        );
      },
    };
  }

  #asNode(one: Comment) {
    const reason = this.#world.minimized.get(one.node_id);
    return {
      __typename: 'IssueComment',
      id: one.node_id,
      databaseId: one.id,
      fullDatabaseId: String(one.id),
      url: one.html_url,
      body: one.body,
      createdAt: one.created_at,
      viewerDidAuthor: one.user.login === this.#viewer.login,
      isMinimized: reason !== undefined,
      minimizedReason: reason ?? null,
    };
  }
}

const requestBody = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

/** Answers one GraphQL request about a repository. The shape of errors is GitHub's: `type` beside `message`. */
export async function answerGraphQL(
  world: GraphQLWorld,
  viewer: Viewer,
  repository: string,
  body: string,
): Promise<object> {
  const { query, variables } = requestBody.parse(JSON.parse(body));
  const result = await graphql({
    schema: gitHubSchema(),
    source: query,
    rootValue: new Resolvers(world, viewer, repository),
    variableValues: variables ?? {},
  });
  const errors = result.errors?.map(({ message, path, locations, extensions }) => ({
    ...(extensions.type === undefined ? {} : { type: extensions.type }),
    ...(path === undefined ? {} : { path }),
    locations,
    message,
  }));
  return { ...(result.data === undefined ? {} : { data: result.data }), ...(errors ? { errors } : {}) };
}

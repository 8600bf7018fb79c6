import { z } from 'zod';
import { GitHubError, problemOfStatus, problemOfType, shaped } from './errors.ts';

/** Calls a run allows itself; repeats count. GitHub gives a repository 1,000 an hour for all its jobs. */
export const MAX_CALLS = 10;
/** Seconds a run waits for rate limits: at most so long at once, and in all. */
const MAX_WAIT_SECONDS = 60;
const MAX_WAITS_SECONDS = 120;
const MAX_LIMIT_RETRIES = 2;
const ANSWER_WITHIN_MS = 15_000;

/** Where GitHub is: from `GITHUB_API_URL` and `GITHUB_GRAPHQL_URL`, so that Enterprise Server works. */
export interface ApiUrls {
  readonly api: string;
  readonly graphql: string;
}

/** The only door to GitHub's API. Every failure comes out as a {@link GitHubError}. */
export interface GitHubApi {
  /** HTTP requests so far, repeats included. */
  readonly calls: number;
  /** One REST call; `path` starts with `/`. Resolves with the answer's JSON. */
  rest(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown>;
  /** One GraphQL call. Resolves with `data`; an answer with errors is a failure. */
  graphql(query: string, variables: object): Promise<unknown>;
}

export interface ConnectOptions {
  readonly token: string;
  readonly urls: ApiUrls;
  /** GitHub asks for a second between writes. Off only in tests that write to a server of their own. */
  readonly paced?: boolean;
  /** Told when a rate limit makes the run wait. */
  readonly onWait?: (seconds: number) => void;
}

const graphqlAnswer = z.looseObject({
  data: z.unknown(),
  errors: z.array(z.looseObject({ type: z.string().optional(), message: z.string() })).optional(),
});

/** Connects with a token. Loads the client only now, because most of a run needs none. */
export async function connect(options: ConnectOptions): Promise<GitHubApi> {
  const [{ getOctokit }, { throttling }] = await Promise.all([
    import('@actions/github'),
    import('@octokit/plugin-throttling'),
  ]);
  let calls = 0;
  let waited = 0;
  // Registered before the throttling plugin, so that it stands inside of its repeats: it sees each of them.
  const counting = (octokit: Pick<ReturnType<typeof getOctokit>, 'hook'>) => {
    octokit.hook.before('request', (request) => {
      if (calls >= MAX_CALLS)
        throw new GitHubError('calls-used-up', `this run has made its ${MAX_CALLS} calls to GitHub`);
      calls++;
      request.request.signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    });
    return {};
  };
  const onLimit = (seconds: number, _: unknown, __: unknown, retries: number): boolean => {
    if (retries >= MAX_LIMIT_RETRIES || seconds > MAX_WAIT_SECONDS) return false;
    waited += seconds;
    if (waited > MAX_WAITS_SECONDS) return false;
    options.onWait?.(seconds);
    return true;
  };
  const octokit = getOctokit(
    options.token,
    {
      baseUrl: options.urls.api,
      userAgent: 'eval-matrix',
      throttle: {
        enabled: options.paced ?? true,
        // GitHub counts by token.
        id: options.token,
        onRateLimit: onLimit,
        onSecondaryRateLimit: onLimit,
      },
      // Its own warnings would be lines in the log that nobody can act on.
      log: { debug() {}, info() {}, warn() {}, error() {} },
    },
    counting,
    throttling,
  );
  const request = async (method: string, url: string, body: object = {}): Promise<unknown> => {
    try {
      return (await octokit.request({ method, url, ...body })).data;
    } catch (error) {
      throw asGitHubError(error);
    }
  };
  return {
    get calls() {
      return calls;
    },
    rest: request,
    graphql: async (query, variables) => {
      const { data, errors } = shaped(
        graphqlAnswer,
        await request('POST', options.urls.graphql, { query, variables }),
      );
      const [first] = errors ?? [];
      if (first) throw new GitHubError(problemOfType(first.type), first.message);
      return data;
    },
  };
}

function asGitHubError(error: unknown): GitHubError {
  if (error instanceof GitHubError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  return new GitHubError(problemOfStatus(status, message), `${status}: ${oneLine(message)}`, {
    cause: error,
  });
}

/** A 502 comes as a page of HTML. */
function oneLine(message: string): string {
  const [first = ''] = message.split(' - https://');
  const text = first
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

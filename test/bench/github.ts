// GitHub for tests: the `emulate` package keeps the state and answers REST; in front of it stands a fault proxy that
// adds what it lacks: refused tokens, the texts of refusals, the length limit of comments, GraphQL, pull requests
// that follow their branch, and every kind of failure.
import { createServer } from 'node:net';
import { createEmulator } from 'emulate';
import { z } from 'zod';
import { type Answer, type Exchange, type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import * as answers from './github/answers.ts';
import { answerGraphQL, type GraphQLWorld, type Minimized } from './github/graphql.ts';
import { atBranchTip, pullsOfCommit } from './github/pulls.ts';
import { Scene } from './github/scene.ts';
import { mintToken, type Permissions, type TokenInfo, viewerOf } from './github/tokens.ts';
import { pullRequest, Upstream } from './github/upstream.ts';

export type { Comment, PullRequest } from './github/upstream.ts';
export { answers };

const OWNER = 'octo-org';
const REPOSITORY = `${OWNER}/octo-repo`;
const APP = { id: 15_368, installation: 100 };
const PEOPLE = { maintainer: 'pat_maintainer', contributor: 'pat_contributor' };
const COMMENT_LIMIT = 65_536;

export interface GitHub {
  /** What `GITHUB_API_URL` is set to. */
  readonly url: string;
  readonly repository: string;
  readonly scene: Scene;
  readonly proxy: FaultProxy;
  readonly minimized: Minimized;
  /** A token as a job gets it. */
  token(permissions: Permissions): Promise<string>;
  close(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function startEmulator() {
  const permissions = { contents: 'write', issues: 'write', pull_requests: 'write', metadata: 'read' };
  const installations = [{ installation_id: APP.installation, account: OWNER, repository_selection: 'all' }];
  const app = { app_id: APP.id, slug: 'github-actions', name: 'GitHub Actions', events: [] };
  const person = (login: string) => ({ login, scopes: ['repo', 'user'] });
  return createEmulator({
    service: 'github',
    port: await freePort(),
    seed: {
      tokens: {
        [PEOPLE.maintainer]: person('maintainer'),
        [PEOPLE.contributor]: person('contributor'),
      },
      github: {
        users: [{ login: 'maintainer' }, { login: 'contributor' }],
        orgs: [{ login: OWNER, members: [{ login: 'maintainer', role: 'admin' }] }],
        repos: [{ owner: OWNER, name: 'octo-repo', auto_init: true }],
        apps: [{ ...app, permissions, installations }],
      },
    },
  });
}

function tokenOf(exchange: Exchange): string | undefined {
  return /^(?:token|bearer)\s+(.+)$/i.exec(exchange.headers.authorization ?? '')?.[1];
}

function isTooLong({ method, path, body }: Exchange): boolean {
  if (!/^(POST|PATCH)$/.test(method) || !/\/issues\/(\d+\/)?comments/.test(path)) return false;
  const sent = z.object({ body: z.string() }).safeParse(JSON.parse(body));
  return sent.success && [...sent.data.body].length > COMMENT_LIMIT;
}

/** Answers of the bench itself. `undefined`: the emulator's turn. */
async function intercept(
  exchange: Exchange,
  tokens: ReadonlyMap<string, TokenInfo>,
  world: GraphQLWorld,
): Promise<Answer | undefined> {
  const token = tokenOf(exchange);
  const info = tokens.get(token ?? '');
  if (token !== undefined && !info) return answers.badCredentials;
  if (isTooLong(exchange)) return answers.bodyTooLong;
  if (/^\/graphql(\?|$)/.test(exchange.path)) {
    if (!info) return answers.badCredentials;
    return { status: 200, body: await answerGraphQL(world, viewerOf(info), REPOSITORY, exchange.body) };
  }
  const ofCommit = /^GET \/repos\/(.+?)\/commits\/([0-9a-f]+)\/pulls/.exec(
    `${exchange.method} ${exchange.path}`,
  );
  const [, repository, sha] = ofCommit ?? [];
  if (repository === undefined || sha === undefined) return undefined;
  return { status: 200, body: await pullsOfCommit(world.upstream, repository, sha) };
}

/** GitHub's words for the emulator's refusals, and pull requests as they are now. */
async function transform(exchange: Exchange, answer: Required<Answer>, upstream: Upstream): Promise<Answer> {
  const text = String(answer.body);
  if (answer.status === 403 && text.includes('"Forbidden"')) return answers.notAccessible();
  const isPulls = exchange.method === 'GET' && /\/pulls(\/\d+)?(\?|$)/.test(exchange.path);
  if (!isPulls || answer.status !== 200) return answer;
  const parsed = z.union([z.array(pullRequest), pullRequest]).parse(JSON.parse(text));
  const now = Array.isArray(parsed)
    ? await Promise.all(parsed.map((pull) => atBranchTip(upstream, pull)))
    : await atBranchTip(upstream, parsed);
  return { ...answer, body: now };
}

/** Starts GitHub on 127.0.0.1 with one organisation, one repository, a maintainer and a stranger. */
export async function startGitHub(): Promise<GitHub> {
  const emulator = await startEmulator();
  const privateKey = emulator.generatedSecrets.find((one) => one.kind === 'github.app_private_key')?.value;
  if (privateKey === undefined) throw new Error('The emulator made no key for its app.');
  const url = emulator.url.replace('localhost', '127.0.0.1');
  const upstream = new Upstream(url, PEOPLE.maintainer);
  const minimized: Minimized = new Map();
  const tokens = new Map<string, TokenInfo>([
    [PEOPLE.maintainer, { login: 'maintainer', permissions: 'all' }],
    [PEOPLE.contributor, { login: 'contributor', permissions: 'all' }],
  ]);
  const proxy = await startFaultProxy({
    upstream: url,
    intercept: (exchange) => intercept(exchange, tokens, { upstream, minimized }),
    transform: (exchange, answer) => transform(exchange, answer, upstream),
  });
  return {
    url: proxy.url,
    repository: REPOSITORY,
    scene: new Scene(upstream, REPOSITORY, PEOPLE),
    proxy,
    minimized,
    token: async (permissions) => {
      const token = await mintToken(url, { ...APP, privateKey }, permissions);
      tokens.set(token, { login: 'github-actions[bot]', permissions });
      return token;
    },
    close: async () => {
      await proxy.close();
      await emulator.close();
    },
  };
}

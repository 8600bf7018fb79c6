import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { RunId } from './marker.ts';
import type { ApiUrls } from './octokit.ts';

const head = z.looseObject({
  sha: z.string(),
  ref: z.string(),
  repo: z.looseObject({ full_name: z.string() }).nullish(),
});

const pullRequest = z.looseObject({
  number: z.number().int().positive(),
  head,
  base: head,
});

const workflowRun = z.looseObject({
  id: z.number(),
  run_attempt: z.number().default(1),
  head_sha: z.string(),
  head_branch: z.string().nullish(),
  head_repository: z.looseObject({ owner: z.looseObject({ login: z.string() }) }).nullish(),
});

/** What this program reads of an event's payload. Everything else is left alone. */
const payload = z.looseObject({
  pull_request: pullRequest.optional(),
  /** Of `issue_comment`; a pull request is an issue with this part. */
  issue: z
    .looseObject({ number: z.number().int().positive(), pull_request: z.looseObject({}).nullish() })
    .optional(),
  /** The run that has ended, of `workflow_run`. */
  workflow_run: workflowRun.optional(),
});

export type Payload = z.infer<typeof payload>;

/** The job this process is part of: what the runner says about it. */
export interface Job {
  readonly eventName: string;
  readonly event: Payload;
  readonly owner: string;
  readonly repo: string;
  /** Who set the event off: `dependabot[bot]`. */
  readonly actor: string;
  /** Absolute; the repository's files. */
  readonly workspace: string;
  /** The commit the workflow runs on. For a pull request it is a merge commit that nobody has ever seen. */
  readonly sha: string;
  readonly run: RunId;
  readonly urls: ApiUrls & { readonly server: string };
}

/** Reads the `GITHUB_*` variables and the event's payload. The only place that does. */
export async function readJob(env: NodeJS.ProcessEnv): Promise<Job> {
  const [owner = '', repo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const api = env.GITHUB_API_URL ?? 'https://api.github.com';
  return {
    eventName: env.GITHUB_EVENT_NAME ?? '',
    event: await readPayload(env.GITHUB_EVENT_PATH),
    owner,
    repo,
    actor: env.GITHUB_ACTOR ?? '',
    workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
    sha: env.GITHUB_SHA ?? '',
    run: { id: env.GITHUB_RUN_ID ?? '0', attempt: env.GITHUB_RUN_ATTEMPT ?? '1' },
    urls: {
      api,
      graphql: env.GITHUB_GRAPHQL_URL ?? `${api}/graphql`,
      server: env.GITHUB_SERVER_URL ?? 'https://github.com',
    },
  };
}

/** A payload of another shape than GitHub's is as good as none: it only decides where the comment goes. */
async function readPayload(path: string | undefined): Promise<Payload> {
  if (path === undefined || path === '') return {};
  const text = await readFile(path, 'utf8').catch(() => '{}');
  return payload.safeParse(parseOrNothing(text)).data ?? {};
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** The page of a run. */
export function runUrl({ urls, owner, repo }: Job, { id, attempt }: RunId): string {
  return `${urls.server}/${owner}/${repo}/actions/runs/${id}/attempts/${attempt}`;
}

/** Events of a pull request that run with its own code, and so without secrets where it comes from a fork. */
const OWN_CODE: readonly string[] = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];
/** Events on which GitHub takes Dependabot for a fork. */
const OF_DEPENDABOT: readonly string[] = [...OWN_CODE, 'push', 'create', 'deployment', 'deployment_status'];

/**
 * `true` when GitHub gives the job a token that may only read, and none of the repository's secrets: a pull request
 * from a fork, or whatever Dependabot sets off, its pushes too.
 */
export function hasReadOnlyToken({ eventName, event, actor }: Job): boolean {
  if (actor === 'dependabot[bot]') return OF_DEPENDABOT.includes(eventName);
  if (!OWN_CODE.includes(eventName) || !event.pull_request) return false;
  const { head, base } = event.pull_request;
  return head.repo?.full_name !== base.repo?.full_name;
}

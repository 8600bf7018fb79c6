import { z } from 'zod';

/** The `github` context: scalars become `GITHUB_*`, except the token. */
export interface GitHubContext {
  readonly token: string;
  readonly repository: string;
  readonly event_name: string;
  readonly event: unknown;
  readonly sha: string;
  readonly ref: string;
  readonly run_id: string;
  readonly run_attempt: string;
  readonly server_url: string;
  readonly api_url: string;
  readonly graphql_url: string;
  readonly [key: string]: unknown;
}

const branch = z.looseObject({ ref: z.string(), sha: z.string() });

/** The parts of an event payload that the context is made of. */
const payload = z.looseObject({
  repository: z
    .looseObject({
      id: z.number().optional(),
      full_name: z.string().optional(),
      default_branch: z.string().optional(),
    })
    .optional(),
  sender: z.looseObject({ login: z.string() }).nullish(),
  pull_request: z
    .looseObject({
      number: z.number(),
      head: branch,
      base: branch,
      merge_commit_sha: z.string().nullish(),
    })
    .optional(),
  merge_group: z.looseObject({ head_sha: z.string(), head_ref: z.string() }).optional(),
  ref: z.string().nullish(),
  after: z.string().nullish(),
});

type Payload = z.infer<typeof payload>;

/** A commit of the default branch, for events that run there and do not say which one it is. */
export const DEFAULT_BRANCH_SHA = 'd'.repeat(40);

interface Checkout {
  readonly sha: string;
  readonly ref: string;
  readonly head_ref?: string;
  readonly base_ref?: string;
}

/** Which commit and ref an event runs on (docs: "Events that trigger workflows"). */
function checkoutOf(eventName: string, event: Payload): Checkout {
  const pr = event.pull_request;
  const main = `refs/heads/${event.repository?.default_branch ?? 'main'}`;
  if (eventName === 'pull_request' && pr)
    return {
      // The merge commit, never the head's own.
      sha: pr.merge_commit_sha ?? pr.head.sha,
      ref: `refs/pull/${pr.number}/merge`,
      head_ref: pr.head.ref,
      base_ref: pr.base.ref,
    };
  if (eventName === 'pull_request_target' && pr)
    return {
      sha: pr.base.sha,
      ref: `refs/heads/${pr.base.ref}`,
      head_ref: pr.head.ref,
      base_ref: pr.base.ref,
    };
  if (eventName === 'merge_group' && event.merge_group)
    return { sha: event.merge_group.head_sha, ref: event.merge_group.head_ref };
  if (eventName === 'push') return { sha: event.after ?? DEFAULT_BRANCH_SHA, ref: event.ref ?? main };
  return { sha: DEFAULT_BRANCH_SHA, ref: main };
}

function shortRef(ref: string): string {
  return ref.replace(/^refs\/(heads|tags|pull)\//, '');
}

/** The `github` context of a job for an event, as the runner and the service fill it in. */
export function githubContext(options: {
  readonly eventName: string;
  readonly event: unknown;
  readonly token: string;
  readonly overrides: Readonly<Record<string, string>>;
}): GitHubContext {
  const event = payload.parse(options.event);
  const repository = event.repository?.full_name ?? 'octo-org/octo-repo';
  const actor = event.sender?.login ?? 'octocat';
  const checkout = checkoutOf(options.eventName, event);
  const api_url = options.overrides.api_url ?? 'https://api.github.com';
  return {
    token: options.token,
    repository,
    repository_owner: repository.split('/')[0],
    repository_id: String(event.repository?.id ?? 1),
    event_name: options.eventName,
    event: options.event,
    actor,
    triggering_actor: actor,
    head_ref: '',
    base_ref: '',
    ref_name: shortRef(checkout.ref),
    ref_type: 'branch',
    ref_protected: 'false',
    run_id: '9001',
    run_number: '7',
    run_attempt: '1',
    retention_days: '90',
    job: 'evals',
    workflow: 'evals',
    workflow_ref: `${repository}/.github/workflows/evals.yml@${checkout.ref}`,
    workflow_sha: checkout.sha,
    action: '__self',
    action_repository: '',
    action_ref: '',
    server_url: 'https://github.com',
    api_url,
    graphql_url: `${api_url}/graphql`,
    ...checkout,
    ...options.overrides,
  };
}

/** The context as environment variables. The token is never one of them. */
export function contextVariables(context: GitHubContext): Record<string, string> {
  const scalars = Object.entries(context).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'token',
  );
  return Object.fromEntries(scalars.map(([key, value]) => [`GITHUB_${key.toUpperCase()}`, value]));
}

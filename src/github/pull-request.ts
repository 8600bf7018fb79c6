import type { Job } from './event.ts';

/** The pull request a run belongs to, or why there is none. */
export type FoundPullRequest =
  | {
      readonly kind: 'found';
      readonly number: number;
      /** The branch's own commit, which people know; not the merge commit the workflow runs on. */
      readonly headSha: string;
    }
  | { readonly kind: 'none'; readonly reason: string };

/** Finds the one pull request that a comment belongs to. */
export function findPullRequest({ eventName, event }: Job): FoundPullRequest {
  const pull = event.pull_request;
  if ((eventName === 'pull_request' || eventName === 'pull_request_target') && pull)
    return { kind: 'found', number: pull.number, headSha: pull.head.sha };
  return { kind: 'none', reason: `the event ${eventName} belongs to no pull request` };
}

import { GitHubError, type ProblemKind } from './errors.ts';
import { hasReadOnlyToken, type Job } from './event.ts';

/** The one warning about a comment that could not be written: what is wrong, and what would mend it. */
export function commentAdvice(error: unknown, job: Job): string {
  const reason = error instanceof Error ? error.message : String(error);
  const kind = error instanceof GitHubError ? error.kind : undefined;
  return `The comment could not be written (${reason}). ${mend(kind, job)} The check and the job summary are complete without it.`;
}

/** Said when there is a pull request, and no token to write with. */
export const NO_TOKEN =
  'There is no github-token, so no comment was written. Leave the input github-token at its default, or set comment: never. The check and the job summary are complete without it.';

function mend(kind: ProblemKind | undefined, job: Job): string {
  switch (kind) {
    case 'permission':
      return hasReadOnlyToken(job)
        ? 'GitHub gives a pull request from a fork or from Dependabot a token that may only read.'
        : 'Add "permissions: { contents: read, pull-requests: write }" to the job.';
    case 'credentials':
      return 'The github-token is not valid: leave the input at its default.';
    case 'missing':
      return 'The pull request is gone, or the token cannot see it: add "pull-requests: write" to the permissions of the job.';
    case 'refused':
      return 'GitHub refused the text or the pull request is locked.';
    case 'limited':
      return "GitHub's rate limit is used up: run fewer jobs at once, or set comment: on-change.";
    case 'calls-used-up':
      return 'The pull request is too busy to look through: set comment: never.';
    default:
      return 'GitHub did not answer: run the job again to have the comment.';
  }
}

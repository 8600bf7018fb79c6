import type { z } from 'zod';
import { EvalMatrixError } from '../base/errors.ts';

/** Why GitHub did not do what it was asked, as far as it matters for what to do next. */
export type ProblemKind =
  /** The token is not valid. */
  | 'credentials'
  /** The token may not do this. */
  | 'permission'
  /** Not there, or not there for this token. */
  | 'missing'
  /** GitHub understood and said no: too long, locked, spam. */
  | 'refused'
  /** A rate limit, and waiting would take too long. */
  | 'limited'
  /** 5xx, a broken connection, a time-out. May have been done all the same. */
  | 'unavailable'
  /** This run has used up the calls it allows itself. */
  | 'calls-used-up';

/** An answer of GitHub's API that is not what was asked for. */
export class GitHubError extends EvalMatrixError {
  readonly kind: ProblemKind;

  constructor(kind: ProblemKind, message: string, options?: ErrorOptions) {
    super({ code: `github-${kind}`, message }, options);
    this.kind = kind;
  }
}

/** `true` for what may go right when tried again. */
export function isTransient(error: unknown): boolean {
  return error instanceof GitHubError && error.kind === 'unavailable';
}

/** What an HTTP status says. `message` is GitHub's own text. */
export function problemOfStatus(status: number, message: string): ProblemKind {
  if (status === 401) return 'credentials';
  if (status === 429 || (status === 403 && /rate limit/i.test(message))) return 'limited';
  if (status === 403) return /not accessible|must have|permission/i.test(message) ? 'permission' : 'refused';
  if (status === 404 || status === 410) return 'missing';
  return status >= 500 ? 'unavailable' : 'refused';
}

/** What the `type` of a GraphQL error says. */
export function problemOfType(type: string | undefined): ProblemKind {
  switch (type) {
    case 'FORBIDDEN':
    case 'INSUFFICIENT_SCOPES':
      return 'permission';
    case 'NOT_FOUND':
      return 'missing';
    case 'RATE_LIMITED':
      return 'limited';
    case undefined:
    case 'SERVICE_UNAVAILABLE':
      return 'unavailable';
    default:
      return 'refused';
  }
}

/** An answer in the shape it should have. A proxy's log-in page, or a server too old, has another one. */
export function shaped<T>(schema: z.ZodType<T>, data: unknown): T {
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  throw new GitHubError('refused', 'the answer of GitHub has an unknown shape', { cause: read.error });
}

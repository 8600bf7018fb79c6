import { isNewer, type Marker, type RunId } from './marker.ts';

/** A comment of ours, as it stands on the pull request. */
export interface StoredComment {
  readonly id: number;
  readonly nodeId: string;
  readonly url: string;
  /** What people read, without the marker. */
  readonly text: string;
  readonly marker: Marker;
  /** Hidden by somebody. */
  readonly minimized: boolean;
}

/** The pull request as far as a comment goes. */
export interface CommentView {
  /** The newest commit of its branch, as GitHub knows it now. */
  readonly headSha: string;
  /** The comment with our key that counts: the oldest one. */
  readonly comment?: StoredComment;
  /** Younger ones with the same key: left over from a race. */
  readonly duplicates: readonly StoredComment[];
}

/** When to write: the `comment` input. */
export type CommentMode = 'always' | 'on-failure' | 'on-change' | 'never';
/** As a mode: never a first comment, but a comment that is there must not say what no longer holds. */
export type CommentPolicy = CommentMode | 'edit-only';

/** What this run has to say. */
export interface OwnReport {
  readonly key: string;
  readonly sha: string;
  readonly run: RunId;
  /** The check will be green. */
  readonly passed: boolean;
  readonly mode: CommentPolicy;
  /** The text, as if it were the one of this commit and run: what an older run would have written for our results. */
  readonly textFor: (context: { readonly sha: string; readonly run: RunId }) => string;
}

export type CommentPlan =
  | { readonly kind: 'create' }
  | { readonly kind: 'update'; readonly comment: StoredComment; readonly show: boolean }
  /** It says already what we would write. */
  | { readonly kind: 'keep'; readonly comment: StoredComment }
  /** A newer commit or run has its say. */
  | { readonly kind: 'stale'; readonly comment: StoredComment; readonly reason: string }
  /** Nobody has to read it, and there is no comment to mend. */
  | { readonly kind: 'silent' };

/** Decides what to do with the comment. All rules of the sticky comment are here, and nothing else is. */
export function planComment({ headSha, comment }: CommentView, own: OwnReport): CommentPlan {
  if (!comment) return { kind: mayCreate(own) ? 'create' : 'silent' };
  const { sha, run } = comment.marker;
  if (sha !== own.sha && headSha !== own.sha)
    return { kind: 'stale', comment, reason: `the pull request is at ${headSha.slice(0, 7)} by now` };
  if (sha === own.sha && isNewer(run, own.run))
    return { kind: 'stale', comment, reason: `run ${run.id}.${run.attempt} of the same commit is newer` };
  if (isUnchanged(comment, own)) return { kind: 'keep', comment };
  return { kind: 'update', comment, show: comment.minimized && !own.passed };
}

function mayCreate({ mode, passed }: OwnReport): boolean {
  return mode !== 'edit-only' && !(mode === 'on-failure' && passed);
}

/**
 * The comments to take away: what this run or an older one has left beside the comment that counts. A newer run's is
 * left to that run, which is about to do the same.
 */
export function removable({ duplicates }: CommentView, own: OwnReport): StoredComment[] {
  return duplicates.filter(({ marker }) => !isNewer(marker.run, own.run));
}

/** Equal text is no reason to write. With `on-change` a new commit with the same results is none either. */
function isUnchanged({ text, marker }: StoredComment, own: OwnReport): boolean {
  if (marker.sha !== own.sha && own.mode !== 'on-change') return false;
  return text === own.textFor({ sha: marker.sha, run: marker.run }).trimEnd();
}

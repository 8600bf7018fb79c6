import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CommentView,
  type OwnReport,
  planComment,
  removable,
  type StoredComment,
} from './comment-plan.ts';
import type { CommentStore, StoredAddress } from './comment-store.ts';
import { GitHubError, isTransient } from './errors.ts';
import { withMarker } from './marker.ts';

/** What became of the comment. `url` is that of the comment, if there is one. */
export type CommentOutcome =
  | { readonly kind: 'written' | 'unchanged'; readonly url: string }
  | { readonly kind: 'skipped'; readonly reason: string; readonly url?: string };

/** Looks and writes are repeated so often: a race among many runs, or a GitHub that stumbles. */
const MAX_ROUNDS = 5;
/** Left-over comments a run takes away at most; the next run goes on with it. */
const MAX_REMOVALS = 3;

/** Waits in milliseconds; replaced in tests. */
export type Pause = (ms: number) => Promise<unknown>;

/** How long another run that found no comment may need to create its own. Differs, so that two runs do not meet again. */
function settleMs(): number {
  return 300 + Math.random() * 600;
}

function backOffMs(round: number): number {
  return 500 * 2 ** round + Math.random() * 250;
}

/**
 * Writes the sticky comment: once, then edited. Each round looks, decides, writes, and the next round checks what came
 * of it, so that these end well without a lock, which GitHub does not have:
 *
 * - two runs create at the same time: the lower number stays, the other run takes its own away and edits that one;
 * - an older run writes last: the newer one sees it in its next look and writes again;
 * - a write's answer is lost: the next look tells whether it was done.
 *
 * @throws GitHubError for what cannot be mended by trying again.
 */
export async function publishComment(
  store: CommentStore,
  own: OwnReport,
  pause: Pause = sleep,
): Promise<CommentOutcome> {
  const run = new Publication(store, own, pause);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const outcome = await run.round(round);
    if (outcome) return outcome;
  }
  return run.giveUp();
}

class Publication {
  readonly #store: CommentStore;
  readonly #own: OwnReport;
  readonly #pause: Pause;
  readonly #body: string;
  #written: StoredAddress | undefined;
  #removals = MAX_REMOVALS;
  #lastProblem: unknown;

  constructor(store: CommentStore, own: OwnReport, pause: Pause) {
    this.#store = store;
    this.#own = own;
    this.#pause = pause;
    this.#body = withMarker(own.textFor(own), own);
  }

  /** One look and what follows from it. Without an outcome another round is due. */
  async round(round: number): Promise<CommentOutcome | undefined> {
    try {
      const view = await this.#store.look();
      await this.#removeDuplicates(view);
      const outcome = await this.#act(view);
      if (!outcome) await this.#pause(settleMs());
      return outcome;
    } catch (error) {
      this.#lastProblem = error;
      if (!isTransient(error)) return this.giveUp();
      await this.#pause(backOffMs(round));
      return undefined;
    }
  }

  /** What is written is written, even if the check of it could not be made. */
  giveUp(): CommentOutcome {
    if (this.#written) return { kind: 'written', url: this.#written.url };
    throw this.#lastProblem;
  }

  async #act(view: CommentView): Promise<CommentOutcome | undefined> {
    const plan = planComment(view, this.#own);
    switch (plan.kind) {
      case 'silent':
        return { kind: 'skipped', reason: 'there is none to mend' };
      case 'stale':
        return { kind: 'skipped', reason: plan.reason, url: plan.comment.url };
      case 'keep':
        return { kind: this.#written ? 'written' : 'unchanged', url: plan.comment.url };
      case 'create':
        this.#written = await this.#store.create(this.#body);
        return undefined;
      case 'update':
        return this.#update(plan.comment, plan.show);
    }
  }

  /** Somebody may delete the comment between the look and the write: then the next round makes a new one. */
  async #update(comment: StoredComment, show: boolean): Promise<undefined> {
    this.#lastProblem = new GitHubError('missing', 'the comment is gone as soon as it is there');
    this.#written = await this.#store.update(comment.id, this.#body).catch(unlessMissing);
    // A hidden comment with good news stays hidden; bad news is shown, if that can be had.
    if (this.#written && show) await this.#store.show(comment.nodeId).catch(unlessGitHub);
  }

  async #removeDuplicates(view: CommentView): Promise<void> {
    // Our own first: nobody else may take it away, and the calls may not last for all.
    const due = removable(view, this.#own);
    const own = due.filter(({ url }) => url === this.#written?.url);
    for (const { id, url } of new Set([...own, ...due])) {
      if (this.#removals-- <= 0) return;
      await this.#store.remove(id).catch(unlessMissing);
      if (this.#written?.url === url) this.#written = undefined;
    }
  }
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof GitHubError) || error.kind !== 'missing') throw error;
}

function unlessGitHub(error: unknown): void {
  if (!(error instanceof GitHubError)) throw error;
}

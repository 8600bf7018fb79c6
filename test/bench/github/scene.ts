// Sets scenes through the emulator's own API: branches, pull requests, forks, comments.
import { z } from 'zod';
import { atBranchTip } from './pulls.ts';
import {
  type Comment,
  comment,
  commit,
  type PullRequest,
  pullRequest,
  reference,
  type Upstream,
} from './upstream.ts';

/** Directory of who may act, by login. */
export type Tokens = Readonly<Record<'maintainer' | 'contributor', string>>;

export class Scene {
  readonly #upstream: Upstream;
  readonly #repository: string;
  readonly #tokens: Tokens;
  /** Two commits with the same text and parent would be one. */
  #commits = 0;

  constructor(upstream: Upstream, repository: string, tokens: Tokens) {
    this.#upstream = upstream;
    this.#repository = repository;
    this.#tokens = tokens;
  }

  /** A branch with one commit, and a pull request from it onto `main`. */
  async openPullRequest(branch = 'feature'): Promise<PullRequest> {
    await this.#newBranch(this.#repository, branch, this.#tokens.maintainer);
    return this.#open(branch, this.#tokens.maintainer);
  }

  /** A pull request from a stranger's fork. */
  async openForkPullRequest(branch = 'fix'): Promise<PullRequest> {
    const { contributor } = this.#tokens;
    const repo = z.looseObject({ full_name: z.string() });
    const fork = await this.#upstream.need(repo, 'POST', `/repos/${this.#repository}/forks`, {}, contributor);
    await this.#newBranch(fork.full_name, branch, contributor);
    return this.#open(`contributor:${branch}`, contributor);
  }

  /** One more commit on a pull request's branch. Returns the pull request as it is then. */
  async push(pull: PullRequest): Promise<PullRequest> {
    const repository = pull.head.repo?.full_name ?? this.#repository;
    const token = repository === this.#repository ? this.#tokens.maintainer : this.#tokens.contributor;
    const tip = await atBranchTip(this.#upstream, pull);
    const sha = await this.#commit(repository, tip.head.sha, token);
    await this.#upstream.need(
      reference,
      'PATCH',
      `/repos/${repository}/git/refs/heads/${pull.head.ref}`,
      { sha },
      token,
    );
    return atBranchTip(this.#upstream, pull);
  }

  /** Another pull request from the same branch, onto a new base branch. */
  async openAgain(pull: PullRequest, base: string): Promise<PullRequest> {
    await this.#newBranch(this.#repository, base, this.#tokens.maintainer);
    return this.#open(pull.head.ref, this.#tokens.maintainer, base);
  }

  async close(pull: PullRequest): Promise<void> {
    const path = `/repos/${this.#repository}/pulls/${pull.number}`;
    await this.#upstream.need(pullRequest, 'PATCH', path, { state: 'closed' });
  }

  /** A comment by somebody, or by whoever holds this token. */
  async comment(pull: PullRequest, body: string, token: string = this.#tokens.maintainer): Promise<Comment> {
    const path = `/repos/${this.#repository}/issues/${pull.number}/comments`;
    return this.#upstream.need(comment, 'POST', path, { body }, token);
  }

  async deleteComment(one: Comment): Promise<void> {
    await this.#upstream.call(
      z.undefined(),
      'DELETE',
      `/repos/${this.#repository}/issues/comments/${one.id}`,
    );
  }

  /** The comments of a pull request, oldest first. */
  comments(pull: PullRequest): Promise<Comment[]> {
    return this.#upstream.list(comment, `/repos/${this.#repository}/issues/${pull.number}/comments`);
  }

  async #open(head: string, token: string, base = 'main'): Promise<PullRequest> {
    const body = { title: head, head, base, body: '' };
    return this.#upstream.need(pullRequest, 'POST', `/repos/${this.#repository}/pulls`, body, token);
  }

  async #newBranch(repository: string, branch: string, token: string): Promise<void> {
    const main = await this.#upstream.need(reference, 'GET', `/repos/${repository}/git/ref/heads/main`);
    const sha = await this.#commit(repository, main.object.sha, token);
    const body = { ref: `refs/heads/${branch}`, sha };
    await this.#upstream.need(reference, 'POST', `/repos/${repository}/git/refs`, body, token);
  }

  async #commit(repository: string, parent: string, token: string): Promise<string> {
    const path = `/repos/${repository}/git`;
    const files = [{ path: 'file', mode: '100644', type: 'blob', content: parent }];
    const tree = await this.#upstream.need(commit, 'POST', `${path}/trees`, { tree: files }, token);
    const body = { message: `change ${++this.#commits}`, tree: tree.sha, parents: [parent] };
    return (await this.#upstream.need(commit, 'POST', `${path}/commits`, body, token)).sha;
  }
}

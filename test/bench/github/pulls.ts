// What the emulator does not do for pull requests: follow their branch, and list those of a commit.
import { commit, type PullRequest, pullRequest, reference, type Upstream } from './upstream.ts';

/** The pull request with its head where the branch is now; the emulator keeps the one from its opening. */
export async function atBranchTip(upstream: Upstream, pull: PullRequest): Promise<PullRequest> {
  const { repo, ref } = pull.head;
  if (!repo || pull.state !== 'open') return pull;
  const tip = await upstream.call(reference, 'GET', `/repos/${repo.full_name}/git/ref/heads/${ref}`);
  return tip ? { ...pull, head: { ...pull.head, sha: tip.object.sha } } : pull;
}

/** Pull requests, open or not, that a commit belongs to: their own commits, up to the branch's tip. */
export async function pullsOfCommit(
  upstream: Upstream,
  repository: string,
  sha: string,
): Promise<PullRequest[]> {
  const all = await upstream.list(pullRequest, `/repos/${repository}/pulls?state=all`);
  const found: PullRequest[] = [];
  for (const listed of all) {
    const pull = await atBranchTip(upstream, listed);
    const commits = await upstream.list(commit, `/repos/${repository}/pulls/${pull.number}/commits`);
    const own = commits.map((one) => one.sha).filter((one) => one !== pull.base.sha);
    if (pull.head.sha === sha || own.includes(sha)) found.push(pull);
  }
  return found;
}

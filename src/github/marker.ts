/** A workflow run and which try of it. */
export interface RunId {
  readonly id: string;
  readonly attempt: string;
}

/** What the last line of a sticky comment says about the comment. */
export interface Marker {
  /** Tells several comments on one pull request apart. */
  readonly key: string;
  /** The commit whose results the comment shows. */
  readonly sha: string;
  readonly run: RunId;
}

const MARKER = /^<!-- eval-matrix:v1 key=(\S*) sha=([0-9a-f]{7,64}) run=(\d{1,20})\.(\d{1,9}) -->$/;

/** Percent-encoded, so that no key can end the HTML comment, and compared as a string, so that none is a pattern. */
function encodeKey(key: string): string {
  return encodeURIComponent(key.toWellFormed()).replaceAll('-', '%2D');
}

/** The marker line. It stands last: a first line would show in e-mails and notifications. */
export function formatMarker({ key, sha, run }: Marker): string {
  return `<!-- eval-matrix:v1 key=${encodeKey(key)} sha=${sha} run=${run.id}.${run.attempt} -->`;
}

/** A comment's body: the text people read, then the marker on a line of its own. */
export function withMarker(text: string, marker: Marker): string {
  return `${text.trimEnd()}\n\n${formatMarker(marker)}`;
}

/** A body taken apart, if its last line is a marker with this key. */
export function readMarker(body: string, key: string): { marker: Marker; text: string } | undefined {
  const lines = body.replaceAll('\r\n', '\n').trimEnd().split('\n');
  const [, encoded, sha, id, attempt] = MARKER.exec(lines.at(-1) ?? '') ?? [];
  if (sha === undefined || id === undefined || attempt === undefined) return undefined;
  if (encoded !== encodeKey(key)) return undefined;
  return { marker: { key, sha, run: { id, attempt } }, text: lines.slice(0, -1).join('\n').trimEnd() };
}

/** `true` when run `a` started after run `b`. Ids grow, and are longer than a number holds. */
export function isNewer(a: RunId, b: RunId): boolean {
  const [left, right] = [BigInt(a.id), BigInt(b.id)];
  return left === right ? Number(a.attempt) > Number(b.attempt) : left > right;
}

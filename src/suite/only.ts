import { InvalidInputError } from '../base/errors.ts';
import { nearest } from '../base/suggest.ts';
import type { Case } from './suite.ts';

const TAG = 'tag:';

/**
 * The cases that `only` picks, in their order.
 *
 * @param only `tag:NAME`, or an id in which `*` stands for any text and `?` for one character
 * @throws InvalidInputError when no case matches
 */
export function findMatching(cases: readonly Case[], only: string): readonly Case[] {
  const tag = only.startsWith(TAG) ? only.slice(TAG.length) : undefined;
  const glob = [...only];
  const matching =
    tag === undefined
      ? cases.filter((one) => matchesGlob(one.id, glob))
      : cases.filter((one) => one.tags.includes(tag));
  if (matching.length > 0) return matching;
  const message =
    tag === undefined ? `no case has an id that matches "${only}"` : `no case carries the tag "${tag}"`;
  throw new InvalidInputError([{ code: 'no-match', message, hint: hintFor(cases, only, tag) }]);
}

function hintFor(cases: readonly Case[], only: string, tag: string | undefined): string {
  if (tag === undefined) {
    const close = nearest(
      only,
      cases.values().map((one) => one.id),
    );
    return close === undefined ? '* stands for any text: try "*word*"' : `did you mean "${close}"?`;
  }
  const tags = new Set(cases.flatMap((one) => one.tags));
  const close = nearest(tag, tags);
  if (close !== undefined) return `did you mean "${TAG}${close}"?`;
  return tags.size === 0 ? 'no case carries any tag' : `cases carry ${[...tags].slice(0, 10).join(', ')}`;
}

/**
 * Does a glob match the whole text? Goes back only to the last `*`, so the work is at most the product of both
 * lengths, never exponential.
 */
function matchesGlob(text: string, glob: readonly string[]): boolean {
  const chars = [...text];
  let at = 0;
  let mark = 0;
  let star = -1;
  let from = 0;
  while (at < chars.length) {
    if (glob[mark] === '*') {
      star = mark;
      from = at;
      mark += 1;
    } else if (glob[mark] === '?' || glob[mark] === chars[at]) {
      at += 1;
      mark += 1;
    } else if (star >= 0) {
      from += 1;
      at = from;
      mark = star + 1;
    } else return false;
  }
  while (glob[mark] === '*') mark += 1;
  return mark === glob.length;
}

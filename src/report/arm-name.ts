import { inline } from './escape.ts';

/** Graphemes of an arm's name. */
const NAME_LENGTH = 40;

/** An arm's name as words, safe in markdown and in HTML. */
export function armName(name: string): string {
  return inline(name, NAME_LENGTH);
}

/** The same, standing out. */
export function boldArm(name: string): string {
  // Not `**`: whether asterisks make text bold depends on the characters beside them, and those are not ours.
  return `<b>${armName(name)}</b>`;
}

import { compareUtf8 } from '../base/json.ts';
import { didYouMean } from '../base/suggest.ts';

/** Names of targets as messages list them: `alpha, beta`. */
export function listNames(names: Iterable<string>): string {
  return [...names].sort(compareUtf8).join(', ');
}

/** What to do about a target that is not there. */
export function targetHint(name: string, names: Iterable<string>): string {
  return didYouMean(name, names) ?? 'define it under targets';
}

/** Something that does not hold of a list of arms. */
export interface MatrixMistake {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** The entry of the list; absent = the list as a whole. */
  readonly index?: number;
}

/**
 * Checks a list of arms: at least two, each once, all of them targets.
 *
 * @param word how messages call the list: `run.matrix` or `matrix`
 * @param known the targets; absent when they are not known, and then not checked
 */
export function matrixMistakes(
  names: readonly string[],
  known: Iterable<string> | undefined,
  word: 'matrix' | 'run.matrix',
): MatrixMistake[] {
  const mistakes: MatrixMistake[] = [];
  if (names.length < 2) {
    const message = `${word} must list at least two targets, got ${names.length}`;
    mistakes.push({ code: 'matrix-too-short', message, hint: 'name two or more, or run one with --target' });
  }
  const targets = known && new Set(known);
  for (const [index, name] of names.entries()) {
    const first = names.indexOf(name);
    if (first < index && names.indexOf(name, first + 1) === index) {
      const message = `${word} lists target "${name}" more than once`;
      mistakes.push({ code: 'matrix-repeats', message, hint: 'name each arm once', index });
    }
    if (first === index && targets !== undefined && !targets.has(name)) {
      const message = `${word} target "${name}" is not defined; available: ${listNames(targets)}`;
      mistakes.push({ code: 'unknown-target', message, hint: targetHint(name, targets), index });
    }
  }
  return mistakes;
}

import { glob, stat } from 'node:fs/promises';
import { isAbsolute, join, normalize, relative, resolve, sep } from 'node:path';
import { type Fault, InvalidInputError, throwIfAny } from '../base/errors.ts';
import type { Inputs } from './inputs.ts';

/** The suites that a step runs, in this order. */
export interface SuitePaths {
  /** As the input or the pattern names them, each once. */
  readonly paths: readonly string[];
  /**
   * The input is a list or a pattern. Outputs and files then have the form of many also where there is one, so that
   * the next suite that is added breaks nobody's workflow.
   */
  readonly several: boolean;
}

/** What belongs to one suite alone. */
export interface SuitePlace {
  readonly path: string;
  readonly commentKey: string;
  /** Folder of its reports, from the workspace. */
  readonly resultsDir: string;
}

const PATTERN = /[*?[\]{}]/;
/** Never looked into: other people's suites, and no files of ours. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git']);
/** Longer keys would eat into the comment. UTF-16 units. */
const LONGEST_KEY = 200;

/**
 * Finds the suites that the input names: paths and patterns. What a pattern matches comes in the order of the bytes.
 * A line that is the path of a file is that file, whatever signs it has.
 *
 * @throws InvalidInputError for a pattern that matches nothing or leaves the workspace.
 */
export async function findSuites(workspace: string, lines: readonly string[]): Promise<SuitePaths> {
  const faults: Fault[] = [];
  const found = new Map<string, string>();
  let patterns = 0;
  for (const line of lines) {
    const isPattern = PATTERN.test(line) && !(await isFile(resolve(workspace, line)));
    if (isPattern) patterns += 1;
    const paths = isPattern ? await matches(workspace, line, faults) : [line];
    for (const path of paths) {
      const known = normalize(path);
      if (!found.has(known)) found.set(known, path);
    }
  }
  throwIfAny(faults);
  return { paths: [...found.values()], several: lines.length > 1 || patterns > 0 };
}

async function matches(workspace: string, pattern: string, faults: Fault[]): Promise<string[]> {
  if (isAbsolute(pattern) || pattern.split(/[/\\]/).includes('..')) {
    faults.push(
      patternFault(pattern, 'leads out of the workspace', 'start it at the root of the repository'),
    );
    return [];
  }
  const paths: string[] = [];
  const exclude = (path: string) => path.split(sep).some((part) => SKIPPED.has(part));
  for await (const path of glob(pattern, { cwd: workspace, exclude }))
    if (await isFile(join(workspace, path))) paths.push(path.split(sep).join('/'));
  if (paths.length === 0)
    faults.push(patternFault(pattern, 'matches no file', 'patterns know *, **, ?, [ab] and {a,b}'));
  return paths.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

function patternFault(pattern: string, problem: string, hint: string): Fault {
  return { code: 'suite-pattern', message: `input suite: "${pattern}" ${problem}`, hint };
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false;
}

/**
 * The key and the folder of one suite. Of several, each has a folder below the one for results, called like its path,
 * and a key that ends in its path.
 *
 * @throws InvalidInputError for a key that is too long.
 */
export function placeOf(
  path: string,
  several: boolean,
  workspace: string,
  { commentKey: given, resultsDir }: Pick<Inputs, 'commentKey' | 'resultsDir'>,
): SuitePlace {
  const key = given === undefined ? path : several ? `${given} ${path}` : given;
  if (key.length > LONGEST_KEY) {
    const message = `input comment-key is longer than ${LONGEST_KEY} characters: "${key.slice(0, 50)}…"`;
    throw new InvalidInputError([{ code: 'input-value', message, hint: 'a short word is enough' }]);
  }
  const folder = several ? join(resultsDir, relative(workspace, resolve(workspace, path))) : resultsDir;
  return { path, commentKey: key, resultsDir: folder };
}

import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type Fault, InvalidInputError } from '../base/errors.ts';
import type { Suite } from '../suite/suite.ts';

/**
 * The absolute path of something in the workspace. Links are followed first: a path that leaves the workspace through
 * one is refused like one that leaves it by `..`. What does not exist yet is judged by the folder it would be in.
 *
 * @throws InvalidInputError when it lies outside.
 */
export async function insideWorkspace(workspace: string, path: string, input: string): Promise<string> {
  const wanted = resolve(workspace, path);
  if (await isInside(await realpath(workspace), wanted)) return wanted;
  throw new InvalidInputError([outside(`input ${input} is "${path}"`)]);
}

/**
 * Refuses a suite that reads files from outside of the workspace: what is in them would stand in reports that
 * everybody can read, or go to an address the suite names.
 *
 * @throws InvalidInputError naming the files.
 */
export async function filesInsideWorkspace(workspace: string, suite: Suite): Promise<void> {
  const root = await realpath(workspace);
  const faults: Fault[] = [];
  for (const [path, what] of filesOf(suite, workspace)) {
    if (faults.length < 10 && !(await isInside(root, path))) faults.push(outside(`${what} is "${path}"`));
  }
  const [first, ...rest] = faults;
  if (first) throw new InvalidInputError([first, ...rest]);
}

/** Absolute paths of the files a suite names, with words for them. */
function filesOf(suite: Suite, workspace: string): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, what: string) => files.set(resolve(suite.directory, path), what);
  for (const { place, trace } of suite.cases) {
    files.set(resolve(workspace, place.file), 'a dataset');
    if (trace !== undefined) add(trace, 'a trace');
  }
  for (const spec of [...suite.scorers, ...suite.cases.flatMap((one) => one.scorers ?? [])])
    if (spec.type === 'json-schema') add(spec.schema, 'a schema');
  for (const spec of suite.targets.values())
    if (spec.type === 'module') add(spec.module.replace(/#[^#]*$/, ''), 'a module');
  return files;
}

function outside(what: string): Fault {
  return {
    code: 'outside-workspace',
    message: `${what}, which lies outside of the workspace`,
    hint: 'name a path inside of the checked out repository',
  };
}

/** `root` is a real path. */
async function isInside(root: string, path: string): Promise<boolean> {
  const way = relative(root, await realpathOfExisting(path));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

async function realpathOfExisting(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(await realpathOfExisting(parent), relative(parent, path));
  }
}

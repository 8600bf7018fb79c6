import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type Fault, InvalidInputError, throwIfAny } from '../base/errors.ts';
import { destinationOf } from '../evaluate/write-file.ts';
import type { Suite } from '../suite/suite.ts';
import { REPORT_FILES } from './outputs.ts';

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
 * The absolute path of the folder that the reports go to. A report there that is a link is written through it, so a
 * link of the repository that leads out of the workspace is refused.
 *
 * @throws InvalidInputError when the folder or a report lies outside.
 */
export async function resultsFolder(workspace: string, path: string): Promise<string> {
  const folder = await insideWorkspace(workspace, path, 'results-dir');
  const root = await realpath(workspace);
  for (const name of Object.values(REPORT_FILES)) {
    if (!(await isInside(root, join(folder, name))))
      throw new InvalidInputError([outside(`a report is "${join(path, name)}"`)]);
  }
  return folder;
}

/**
 * Refuses a suite whose arms read or run files from outside of the workspace: what is in them would stand in reports
 * that everybody can read. What is read while the suite is loaded has been looked at by then.
 *
 * @throws InvalidInputError naming the files.
 */
export async function laterFilesInsideWorkspace(workspace: string, suite: Suite): Promise<void> {
  const root = await realpath(workspace);
  const faults: Fault[] = [];
  for (const [path, what] of laterFilesOf(suite)) {
    if (faults.length < 10 && !(await isInside(root, path))) faults.push(outside(`${what} is "${path}"`));
  }
  throwIfAny(faults);
}

/** Absolute paths of the files that are opened when a case is run, with words for them. */
function laterFilesOf(suite: Suite): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, what: string) => files.set(resolve(suite.directory, path), what);
  for (const { trace } of suite.cases) if (trace !== undefined) add(trace, 'a trace');
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

/** A link whose file does not exist yet leads where that would be; links that go round in a circle lead nowhere. */
async function realpathOfExisting(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const place = await destinationOf(path).catch(() => path);
    const parent = dirname(place);
    return parent === place ? place : join(await realpathOfExisting(parent), basename(place));
  }
}

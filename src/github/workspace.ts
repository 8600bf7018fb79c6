import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { InvalidInputError } from '../base/errors.ts';

/**
 * The absolute path of something in the workspace. Links are followed first: a path that leaves the workspace through
 * one is refused like one that leaves it by `..`. What does not exist yet is judged by the folder it would be in.
 *
 * @throws InvalidInputError when it lies outside.
 */
export async function insideWorkspace(workspace: string, path: string, input: string): Promise<string> {
  const wanted = resolve(workspace, path);
  const root = await realpath(workspace);
  const real = await realpathOfExisting(wanted);
  const way = relative(root, real);
  if (way !== '..' && !way.startsWith(`..${'/'}`) && !isAbsolute(way)) return wanted;
  throw new InvalidInputError([
    {
      code: 'outside-workspace',
      message: `input ${input} is "${path}", which lies outside of the workspace`,
      hint: 'name a path inside of the checked out repository',
    },
  ]);
}

async function realpathOfExisting(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(await realpathOfExisting(parent), relative(parent, path));
  }
}

import { realpath } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import type { Fault } from '../base/errors.ts';

/** Anything a user's module may export that can be called. */
export type UserFunction = (...args: readonly unknown[]) => unknown;

export interface ModuleReference {
  /** As written: `path#export`. */
  readonly reference: string;
  /** What the path is relative to. */
  readonly directory: string;
  /** The file must lie in one of these, symbolic links followed. */
  readonly within: readonly string[];
  /** Whose reference it is, for messages: `target "agent"`. */
  readonly who: string;
}

/**
 * Loads a function of the user's own JavaScript or TypeScript, any module form, `tsconfig` paths included.
 * The code runs in this process; nothing is written to disk for it.
 *
 * @returns the function as `run`, or a fault: no such file, a file outside, code that does not load, no such function.
 */
export async function loadUserFunction(
  module: ModuleReference,
): Promise<{ readonly run: UserFunction } | Fault> {
  const { reference, who } = module;
  const hash = reference.lastIndexOf('#');
  const path = hash < 0 ? reference : reference.slice(0, hash);
  const name = hash < 0 ? 'default' : reference.slice(hash + 1);
  const file = await findFile(module, path);
  if (typeof file !== 'string') return file;
  const loaded = await importFile(file, path, who);
  if ('code' in loaded) return loaded;
  const found = exportOf(loaded.exports, name);
  if (typeof found === 'function') return { run: found as UserFunction };
  const functions = functionsOf(loaded.exports);
  return {
    code: 'module-export-missing',
    message: `${who}: ${path} exports no function "${name}"`,
    hint: functions.length === 0 ? 'export a function' : `it exports ${functions.join(', ')}`,
  };
}

async function findFile(module: ModuleReference, path: string): Promise<string | Fault> {
  const { directory, within, who } = module;
  let file: string;
  try {
    file = await realpath(resolve(directory, path));
  } catch {
    return {
      code: 'module-not-found',
      message: `${who}: there is no file ${path}`,
      hint: 'the path is relative to the suite file, and names the file with its ending',
    };
  }
  for (const folder of within) {
    const inside = relative(await realpath(folder), file);
    if (inside !== '..' && !inside.startsWith(`..${sep}`) && resolve(inside) !== inside) return file;
  }
  return {
    code: 'module-outside',
    message: `${who}: ${path} lies outside the working directory and the suite's folder`,
    hint: 'move the module into the repository, or run from a folder above it',
  };
}

async function importFile(
  file: string,
  path: string,
  who: string,
): Promise<{ readonly exports: unknown } | Fault> {
  try {
    // The build with its compiler inside: the other one looks for it on disk, where a bundle has none.
    const { createJiti } = await import('jiti/static');
    const jiti = createJiti(file, { fsCache: false, moduleCache: true, tsconfigPaths: true });
    return { exports: await jiti.import(file) };
  } catch (error) {
    return {
      code: 'module-broken',
      message: `${who}: ${path} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
      hint: 'run the file on its own to see the whole error',
    };
  }
}

function exportOf(exports: unknown, name: string): unknown {
  if (name === 'default' && typeof exports === 'function') return exports;
  if (!isHolder(exports)) return undefined;
  if (Object.hasOwn(exports, name)) return exports[name];
  // CommonJS: `module.exports = {…}` is the default export.
  const fallback = exports.default;
  return isHolder(fallback) && Object.hasOwn(fallback, name) ? fallback[name] : undefined;
}

function functionsOf(exports: unknown): string[] {
  if (!isHolder(exports)) return [];
  return Object.keys(exports).filter((name) => typeof exports[name] === 'function');
}

function isHolder(value: unknown): value is { readonly [key: string]: unknown } {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}

import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Fault } from '../base/errors.ts';
import type { Io } from './io.ts';
import { type GivenOptions, text } from './options.ts';

/** The options that name a file to write a report to. */
export const REPORT_OPTIONS = ['json', 'markdown', 'html', 'junit'] as const;
export type ReportOption = (typeof REPORT_OPTIONS)[number];

/** Does a path of a report mean stdout? */
export function isStdout(path: string): boolean {
  return path === '-' || path === '/dev/stdout';
}

/**
 * What is wrong with the paths that reports are to go to. Asked before a run, so that nothing is paid for that cannot
 * be kept.
 *
 * @param input what the command reads, from the working directory: no report may go there
 */
export async function reportFileFaults(given: GivenOptions, io: Io, input: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  const taken = new Map<string, string>([[resolve(io.cwd, input), '']]);
  for (const option of REPORT_OPTIONS) {
    const path = text(given, option);
    if (path === undefined || path === '') continue;
    const absolute = isStdout(path) ? '-' : resolve(io.cwd, path);
    const owner = taken.get(absolute);
    taken.set(absolute, option);
    if (owner !== undefined)
      faults.push(owner === '' ? overwrites(option, path) : sharesFile(option, owner, path));
    else if (absolute !== '-') faults.push(...(await unwritable(option, path, absolute)));
  }
  return faults;
}

function overwrites(option: string, path: string): Fault {
  const message = `--${option} would overwrite ${path}, which is read`;
  return { code: 'report-over-input', message, hint: 'name another file' };
}

function sharesFile(option: string, other: string, path: string): Fault {
  const where = isStdout(path) ? 'stdout' : path;
  const message = `--${other} and --${option} both go to ${where}`;
  return { code: 'report-twice', message, hint: 'give each report a file of its own' };
}

async function unwritable(option: string, path: string, absolute: string): Promise<Fault[]> {
  const found = await stat(absolute).catch(() => undefined);
  const fault = (reason: string): Fault[] => {
    const message = `could not write ${path}: ${reason}`;
    return [{ code: 'write-failed', message, hint: `name a path that may be written: --${option} FILE` }];
  };
  if (found?.isDirectory()) return fault('it is a folder');
  // A file is written beside and then moved into place; a pipe or a device is written to.
  const place = found === undefined || found.isFile() ? await existingFolder(dirname(absolute)) : absolute;
  if (place === undefined) return fault('a part of the path is not a folder');
  const refused = await access(place, constants.W_OK).then(
    () => false,
    () => true,
  );
  return refused ? fault('permission denied') : [];
}

/** The folder itself or the nearest one above that is there; nothing when that is no folder. */
async function existingFolder(folder: string): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (found !== undefined) return found.isDirectory() ? folder : undefined;
  const parent = dirname(folder);
  return parent === folder ? undefined : existingFolder(parent);
}

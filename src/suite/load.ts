import { resolve } from 'node:path';
import { InvalidInputError } from '../base/errors.ts';
import { loadEvalcoreSuite } from './formats/evalcore/load.ts';
import { readBytes, readInside } from './source/read-bytes.ts';
import type { Suite, SuiteFormat } from './suite.ts';
import type { SuiteFile } from './suite-file.ts';

/** Cases belong in datasets, so a suite file is small. */
const MOST_BYTES = 8 * 1024 * 1024;

const LOADERS: Readonly<Partial<Record<SuiteFormat, (file: SuiteFile) => Promise<Suite>>>> = {
  evalcore: loadEvalcoreSuite,
};

/**
 * Loads and checks a suite, with everything it names: datasets, patterns, schema files. Reads no environment, runs
 * nothing, and needs no network.
 *
 * @param path from `cwd`; shown in messages as it is given
 * @param where `within`: datasets and schemas outside of this folder are not read
 * @throws InvalidInputError with every fault found, in reading order
 */
export async function loadSuite(
  path: string,
  { cwd, within }: { readonly cwd: string; readonly within?: string },
): Promise<Suite> {
  const absolute = resolve(cwd, path);
  const read = within === undefined ? readBytes : readInside(within);
  const own = await read(absolute, MOST_BYTES);
  if (own.kind === 'unreadable') {
    const message = `failed to read config file ${path}: ${own.reason}`;
    throw new InvalidInputError([
      { code: 'suite-unreadable', message, place: { file: path }, hint: 'give the path of a suite file' },
    ]);
  }
  const file: SuiteFile = { path, absolute, bytes: own.bytes, read };
  const load = LOADERS[formatOf(file)] ?? loadEvalcoreSuite;
  return load(file);
}

/** Which dialect a file is written in. The native one until a second is read. */
function formatOf(_file: SuiteFile): SuiteFormat {
  return 'evalcore';
}

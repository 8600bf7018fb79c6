import { resolve } from 'node:path';
import { InvalidInputError } from '../base/errors.ts';
import { loadEvalcoreSuite } from './formats/evalcore/load.ts';
import { readBytes } from './source/read-bytes.ts';
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
 * @throws InvalidInputError with every fault found, in reading order
 */
export async function loadSuite(path: string, { cwd }: { readonly cwd: string }): Promise<Suite> {
  const absolute = resolve(cwd, path);
  const read = await readBytes(absolute, MOST_BYTES);
  if (read.kind === 'unreadable') {
    const message = `failed to read config file ${path}: ${read.reason}`;
    throw new InvalidInputError([
      { code: 'suite-unreadable', message, place: { file: path }, hint: 'give the path of a suite file' },
    ]);
  }
  const file: SuiteFile = { path, absolute, bytes: read.bytes };
  const load = LOADERS[formatOf(file)] ?? loadEvalcoreSuite;
  return load(file);
}

/** Which dialect a file is written in. The native one until a second is read. */
function formatOf(_file: SuiteFile): SuiteFormat {
  return 'evalcore';
}

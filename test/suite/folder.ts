import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { type Fault, formatPlace, InvalidInputError } from '../../src/base/errors.ts';
import { loadSuite } from '../../src/suite/load.ts';
import type { Suite } from '../../src/suite/suite.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A new folder with these files. */
export function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'suite-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

export const ONE_CASE = '{"id":"a","input":"x"}\n';

/** Loads `evals.yaml` of a new folder; `cases.jsonl` holds one case unless it is given. */
export function load(yaml: string, files: Files = {}): Promise<Suite> {
  const folder = folderOf({ 'cases.jsonl': ONE_CASE, 'evals.yaml': yaml, ...files });
  return loadSuite('evals.yaml', { cwd: folder });
}

/** The faults of a suite; none when it loads. */
export async function faultsOf(yaml: string, files: Files = {}): Promise<readonly Fault[]> {
  try {
    await load(yaml, files);
    return [];
  } catch (error) {
    if (error instanceof InvalidInputError) return error.faults;
    throw error;
  }
}

/** Faults as `file:line:col message`. */
export function lines(faults: readonly Fault[]): string[] {
  return faults.map((fault) => `${fault.place ? formatPlace(fault.place) : '-'} ${fault.message}`);
}

/** A suite that is right, with parts to put in. */
export function suiteWith(parts: {
  readonly target?: string;
  readonly scorer?: string;
  readonly run?: string;
  readonly datasets?: string;
}): string {
  return [
    'targets:',
    `  alpha: ${parts.target ?? '{ type: shell, cmd: cat }'}`,
    '  beta: { type: shell, cmd: cat }',
    `datasets: ${parts.datasets ?? '[{ file: cases.jsonl }]'}`,
    `scorers: [${parts.scorer ?? '{ type: exact }'}]`,
    ...(parts.run === undefined ? [] : [`run: ${parts.run}`]),
    '',
  ].join('\n');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../src/base/errors.ts';
import { renderFaults } from '../../src/base/faults.ts';
import { missingEnvironment } from '../../src/suite/environment.ts';
import { loadSuite } from '../../src/suite/load.ts';
import { selectArms } from '../../src/suite/select-arms.ts';
import { folderOf, ONE_CASE } from './folder.ts';

const ROOT = join(import.meta.dirname, '../conformance/evalcore');

interface Row {
  readonly name: string;
  readonly matrix: string | null;
  readonly args?: readonly string[];
  readonly yaml: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly error_contains?: readonly string[];
  readonly accepts?: boolean;
}

const { rows } = JSON.parse(readFileSync(join(ROOT, 'validation-table.json'), 'utf8')) as {
  readonly rows: readonly Row[];
};

/** What stands on stderr when nothing runs; empty when the run would start. */
async function complaints(folder: string, matrix: string | null, args: readonly string[]): Promise<string> {
  const flag = (name: string): string | undefined => args[args.indexOf(name) + 1 || args.length];
  const [target, baseline] = [flag('--target'), flag('--baseline')];
  try {
    const suite = await loadSuite('evals.yaml', { cwd: folder });
    const { arms } = selectArms(suite, {
      ...(matrix !== null && { matrix }),
      ...(target !== undefined && { target }),
      ...(baseline !== undefined && { baseline }),
    });
    const missing = missingEnvironment(suite, arms, {});
    return missing.length === 0 ? '' : renderFaults(missing);
  } catch (error) {
    if (error instanceof InvalidInputError) return renderFaults(error.faults);
    throw error;
  }
}

describe('validation table', () => {
  it.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const folder = folderOf({ 'evals.yaml': row.yaml, ...(row.files ?? { 'cases.jsonl': ONE_CASE }) });
    const said = await complaints(folder, row.matrix, row.args ?? []);
    if (row.accepts) expect(said).toBe('');
    for (const fragment of row.error_contains ?? []) expect(said).toContain(fragment);
  });
});

describe('folders', () => {
  const folders = readdirSync(ROOT).filter((name) => /^\d/.test(name));
  it.each(folders)('%s', async (name) => {
    const folder = join(ROOT, name);
    const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as {
      readonly outcome: 'ran' | 'error';
      readonly error_contains?: readonly string[];
    };
    const said = await complaints(folder, readFileSync(join(folder, 'args.txt'), 'utf8'), []);
    if (expected.outcome === 'ran') expect(said).toBe('');
    else expect(said).not.toBe('');
    for (const fragment of expected.error_contains ?? []) expect(said).toContain(fragment);
  });
});

import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InvalidInputError } from '../../src/base/errors.ts';
import { readPublishedResults } from '../../src/github/published-results.ts';
import type { Results } from '../../src/results/results.ts';
import { buildResults } from '../report/results-builder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const HONEST = buildResults({
  arms: [
    { name: 'v1', skill: 0.5 },
    { name: 'v2', skill: 0.7 },
  ],
  cases: 6,
});

function read(content: unknown): Promise<Results> {
  const path = join(folder, 'results.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readPublishedResults(path, 'results.json');
}

async function problems(content: unknown): Promise<string[]> {
  try {
    await read(content);
    return [];
  } catch (error) {
    return error instanceof InvalidInputError ? error.faults.map((fault) => fault.message) : [String(error)];
  }
}

test('what a run of ours wrote is read', async () => {
  expect(await read(HONEST)).toEqual(HONEST);
});

// The same checks as for a file on the command line: test/results has them all.
test.each<[string, unknown, string]>([
  ['no JSON', '{', 'is not a results file: not JSON'],
  ['another JSON', '[]', 'is not a results file: expected an object, got a list'],
  ['parts that do not fit together', { ...HONEST, reference: 'v9' }, '"v9" is not among the arms'],
])('%s is refused', async (_, content, problem) => {
  expect(await problems(content)).toContainEqual(expect.stringContaining(problem));
});

test('an arm alone is read: it has nothing to be compared with', async () => {
  const alone = buildResults({ arms: [{ name: 'v1', skill: 0.5 }], cases: 6 });
  expect(await read({ ...alone, comparison: { ...alone.comparison, rows: [], ties: 0 } })).toMatchObject({
    comparison: { rows: [] },
  });
});

test('a file that is too large is not even read', async () => {
  const path = join(folder, 'large.json');
  writeFileSync(path, '');
  truncateSync(path, 10 * 1024 * 1024 + 1);
  await expect(readPublishedResults(path, 'large.json')).rejects.toThrow('is larger than 10485760 bytes');
});

test.each(['missing', 'folder', '/dev/zero'])('%s is no results file', async (name) => {
  mkdirSync(join(folder, 'folder'));
  const path = name.startsWith('/') ? name : join(folder, name);
  await expect(readPublishedResults(path, name)).rejects.toThrow(/cannot be read|is not a file/);
});

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

/** The honest results with one arm changed. */
function withArm(change: object): unknown {
  const [first, ...rest] = HONEST.arms;
  return { ...HONEST, arms: [{ ...first, ...change }, ...rest] };
}

test('what a run of ours wrote is read', async () => {
  expect(await read(HONEST)).toEqual(HONEST);
});

test.each<[string, unknown, string]>([
  ['no JSON', '{', 'is not JSON'],
  ['another JSON', '[]', 'is not a results file'],
  ['a key more', { ...HONEST, script: 'x' }, 'script'],
  ['no arm', { ...HONEST, arms: [] }, 'has 0 arms'],
  [
    'an arm twice',
    { ...HONEST, arms: HONEST.arms.map((arm) => ({ ...arm, name: 'v1' })) },
    'two arms of one name',
  ],
  ['a reference from nowhere', { ...HONEST, reference: 'v9' }, 'a reference that is not among its arms'],
  ['fewer rows', { ...HONEST, comparison: { ...HONEST.comparison, rows: [] } }, 'compares other cases'],
  [
    'a winner from nowhere',
    {
      ...HONEST,
      comparison: {
        ...HONEST.comparison,
        rows: HONEST.comparison.rows.map((row) => ({ ...row, winner: 'v9' })),
      },
    },
    'names a winner or a case',
  ],
  ['fewer results', withArm({ results: [] }), 'has an arm with other cases'],
  [
    'more passed than there are',
    withArm({ cases: { total: 6, passed: 600, failed: 0, errored: 0, skipped: 0 } }),
    'counts other verdicts',
  ],
  ['a rate of 2', withArm({ pass_rate: { value: 2, low: 0, high: 1 } }), 'a rate outside of 0 to 1'],
  ['a number without measure', withArm({ spent_usd: 1e300 }), 'a number that cannot be'],
  [
    'a missed arm that nobody mentions',
    {
      ...HONEST,
      verdict: 'met',
      exit_code: 0,
      arms: HONEST.arms.map((arm) => ({ ...arm, verdict: 'missed' })),
    },
    'says that every arm met its bar',
  ],
])('%s is refused', async (_, content, problem) => {
  expect(await problems(content)).toContainEqual(expect.stringContaining(problem));
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

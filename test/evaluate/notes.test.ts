import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notesFor } from '../../src/evaluate/notes.ts';
import { loadSuite } from '../../src/suite/load.ts';
import { temporaryFolder } from '../bench/cli.ts';

const SUITE =
  'targets: { a: { type: shell, cmd: cat } }\ndatasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n';

test.each([
  [1, '$1'],
  [0.0000005, '$0.0000005'],
  [1e-300, '$1e-300'],
  [1e300, '$1e300'],
])('a budget of %d that nothing has a price for', async (budget, shown) => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'evals.yaml'), SUITE);
  writeFileSync(join(cwd, 'cases.jsonl'), '{"id":"a","input":"x"}\n');
  const suite = await loadSuite('evals.yaml', { cwd });
  expect(notesFor(suite, ['a'], suite.scorers, budget).map(({ message }) => message)).toEqual([
    `the budget of ${shown} can never stop this run: no arm and no scorer has a price`,
  ]);
});

import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { insideWorkspace, laterFilesInsideWorkspace, resultsFolder } from '../../src/github/workspace.ts';
import { loadSuite } from '../../src/suite/load.ts';

let root: string;
let workspace: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')));
  workspace = join(root, 'repo');
  mkdirSync(join(workspace, 'evals'), { recursive: true });
  mkdirSync(join(root, 'outside'));
  symlinkSync(join(root, 'outside'), join(workspace, 'out'));
  symlinkSync('evals', join(workspace, 'in'));
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['evals', '.', './evals/../evals', 'in', 'in/new/file', 'new/folder', '..evals'])(
  '%s is inside',
  async (path) => {
    expect(await insideWorkspace(workspace, path, 'suite')).toBe(join(workspace, path));
  },
);

test('an absolute path may lead into the workspace', async () => {
  const path = join(workspace, 'evals');
  expect(await insideWorkspace(workspace, path, 'suite')).toBe(path);
});

test.each(['..', '../outside', 'out', 'out/new', 'evals/../../outside', '/etc', '/nowhere/at/all'])(
  '%s is outside',
  async (path) => {
    await expect(insideWorkspace(workspace, path, 'suite')).rejects.toThrow(
      `input suite is "${path}", which lies outside of the workspace`,
    );
  },
);

test.each<[string, string, boolean]>([
  ['a file outside', '../../outside/file', false],
  ['a file outside that is not there yet', '../../outside/new', false],
  ['a folder outside that is not there yet', '../../nowhere/new', false],
  ['a file inside that is not there yet', '../new', true],
  ['itself', 'report.md', true],
])('a report that is a link to %s', async (_, leads, allowed) => {
  mkdirSync(join(workspace, 'results'));
  writeFileSync(join(root, 'outside/file'), '');
  symlinkSync(leads, join(workspace, 'results/report.md'));
  const folder = resultsFolder(workspace, 'results');
  if (allowed) expect(await folder).toBe(join(workspace, 'results'));
  else
    await expect(folder).rejects.toThrow(
      'a report is "results/report.md", which lies outside of the workspace',
    );
});

test('a workspace that is itself a link', async () => {
  symlinkSync(workspace, join(root, 'link'));
  expect(await insideWorkspace(join(root, 'link'), 'evals', 'suite')).toBe(join(root, 'link', 'evals'));
});

const SUITE = (dataset: string, scorer = '{ type: contains, value: x }') => `
targets: { a: { type: shell, cmd: cat } }
datasets: [{ file: ${dataset} }]
scorers: [${scorer}]
`;

/** Everything outside is broken: what has been read would be complained of. */
function writeFiles(suite: string): void {
  for (const folder of ['repo', 'repo/evals', 'outside']) {
    writeFileSync(join(root, folder, 'cases.jsonl'), folder === 'outside' ? 'PRECIOUS' : '{"input":"x"}\n');
    writeFileSync(join(root, folder, 'schema.json'), folder === 'outside' ? 'PRECIOUS' : '{}');
  }
  writeFileSync(join(workspace, 'evals/evals.yaml'), suite);
}

const OUTSIDE = 'it lies outside of the workspace';
test.each<[string, string, string | undefined, string | undefined]>([
  ['a dataset beside the suite', 'cases.jsonl', undefined, undefined],
  ['a dataset above the suite', '../cases.jsonl', undefined, undefined],
  ['a dataset outside', '../../outside/cases.jsonl', undefined, `cases.jsonl: ${OUTSIDE}`],
  ['a dataset behind a link', '../out/cases.jsonl', undefined, `cases.jsonl: ${OUTSIDE}`],
  ['a dataset that is not there', 'nowhere.jsonl', undefined, 'nowhere.jsonl: no such file'],
  [
    'a schema outside',
    'cases.jsonl',
    '{ type: json-schema, schema: ../../outside/schema.json }',
    `schema.json: ${OUTSIDE}`,
  ],
])('%s', async (_, dataset, scorer, refused) => {
  writeFiles(SUITE(dataset, scorer));
  const loading = loadSuite('evals/evals.yaml', { cwd: workspace, within: workspace });
  if (refused === undefined) expect((await loading).cases).toHaveLength(1);
  else await expect(loading).rejects.toThrow(refused);
});

test('a suite behind a link that leaves the workspace is not even read', async () => {
  writeFileSync(join(root, 'outside/evals.yaml'), 'PRECIOUS');
  const loading = loadSuite('out/evals.yaml', { cwd: workspace, within: workspace });
  await expect(loading).rejects.toThrow(`failed to read config file out/evals.yaml: ${OUTSIDE}`);
});

test.each<[string, string, string, string | undefined]>([
  ['a trace beside the dataset', '{ type: trace }', 'one.json', undefined],
  ['a trace outside', '{ type: trace }', '../../outside/one.json', 'a trace is'],
  ['a trace behind a link', '{ type: trace }', '../out/one.json', 'a trace is'],
  ['a module outside', '{ type: module, module: "../../outside/bot.mjs#bot" }', 'one.json', 'a module is'],
])('%s', async (_, target, trace, refused) => {
  writeFiles(SUITE('traces.jsonl').replace('{ type: shell, cmd: cat }', target));
  writeFileSync(join(workspace, 'evals/traces.jsonl'), JSON.stringify({ trace }));
  const suite = await loadSuite('evals/evals.yaml', { cwd: workspace, within: workspace });
  const check = laterFilesInsideWorkspace(workspace, suite);
  if (refused === undefined) await check;
  else await expect(check).rejects.toThrow(refused);
});

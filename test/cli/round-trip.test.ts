// What `run` writes, `report` reads, and writes again to the last byte: whatever the run was like.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Results } from '../../src/results/results.ts';
import { projectRoot, temporaryFolder } from '../bench/cli.ts';
import { runMain } from './in-process.ts';

const CONFORMANCE = join(import.meta.dirname, '../conformance');

/** Reads `results.json` through `report`, and gives what it holds. */
async function reportAgain(cwd: string): Promise<Results> {
  const { status, stderr } = await runMain(
    ['report', 'results.json', '--json', 'again.json', '--junit', 'j', '--html', 'h', '--markdown', 'm'],
    { cwd },
  );
  expect([status, stderr]).toEqual([expect.toBeOneOf([0, 1]), '']);
  const written = readFileSync(join(cwd, 'results.json'), 'utf8');
  expect(readFileSync(join(cwd, 'again.json'), 'utf8')).toBe(written);
  return JSON.parse(written) as Results;
}

describe('conformance folders', () => {
  const folders = ['evalcore', 'own'].flatMap((root) =>
    readdirSync(join(CONFORMANCE, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(root, entry.name)),
  );
  test.each(folders)('%s', async (name) => {
    const cwd = temporaryFolder(join(CONFORMANCE, name));
    const args = join(cwd, 'args.txt');
    const matrix = existsSync(args) ? ['--matrix', readFileSync(args, 'utf8').replace(/\r?\n$/, '')] : [];
    const { status } = await runMain(['run', 'evals.yaml', ...matrix, '--json', 'results.json'], { cwd });
    if (status === 2) expect(existsSync(join(cwd, 'results.json'))).toBe(false);
    else await reportAgain(cwd);
  });
});

/** A folder with a suite of these parts, and three cases. */
function folderWith(parts: Readonly<Record<string, unknown>>, more: Readonly<Record<string, string>> = {}) {
  const cwd = temporaryFolder();
  const suite = {
    targets: { a: { type: 'shell', cmd: 'cat' }, b: { type: 'shell', cmd: 'tr x y' } },
    datasets: [{ file: 'cases.jsonl' }],
    scorers: [{ type: 'contains', value: 'x' }],
    ...parts,
  };
  const cases = ['1', '2', '3'].map((id) => JSON.stringify({ id, input: `x${id}`, expected: 'x1' }));
  const files = { 'cases.jsonl': cases.join('\n'), 'evals.yaml': JSON.stringify(suite), ...more };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  return cwd;
}

const MODULE = (tokens: string) => `export default (input) => ({ text: input, tokens: ${tokens} });`;
const RATES = { input_per_1m: 1e9, output_per_1m: 1e9 };

describe('every shape of a run', () => {
  const compared = { run: { matrix: ['a', 'b'] } };
  const rows: [what: string, cwd: () => string, flags: string[], holds: object][] = [
    ['an arm alone', () => folderWith({}), ['--target', 'a'], { comparison: { rows: [], ties: 0 } }],
    ['two arms', () => folderWith(compared), [], { arms: [{}, { versus_reference: { cases: 3 } }] }],
    [
      'trials',
      () => folderWith(compared),
      ['--trials', '3'],
      { trials: { count: 3 }, arms: [{ flaky: 0, results: [{ trials: [{}, {}, {}] }, {}, {}] }, {}] },
    ],
    [
      'a target that never answers',
      () =>
        folderWith({
          ...compared,
          targets: { a: { type: 'shell', cmd: 'false' }, b: { type: 'shell', cmd: 'cat' } },
        }),
      [],
      { arms: [{ latency_ms: null, mean_score: null, cost_usd: null, cases: { errored: 3 } }, {}] },
    ],
    [
      'a budget that stops it',
      () =>
        folderWith(
          { targets: { a: { type: 'module', module: 'm.mjs', cost: RATES } } },
          { 'm.mjs': MODULE('{ input: 1, output: 1 }') },
        ),
      ['--budget-usd', '1', '--concurrency', '1'],
      { arms: [{ cases: { passed: 1, skipped: 2 }, results: [{}, { verdict: 'skipped' }, {}] }] },
    ],
    [
      'gates, classes, weights and graded scores',
      () =>
        folderWith({
          scorers: [
            { type: 'contains', value: 'x' },
            {
              type: 'subprocess',
              cmd: `grep -q output...x1 && echo '{"score":0.3}' || echo '{"score":0.9}'`,
              weight: 3,
            },
          ],
          run: {
            matrix: ['a', 'b'],
            classification: true,
            gates: [
              { type: 'macro_f1', min: 0.5 },
              { type: 'not_worse_than', arm: 'a', margin: 0.1 },
              { type: 'cost_usd', max: 1 },
            ],
          },
        }),
      [],
      {
        arms: [{ classification: { labeled_cases: 3 } }, { versus_reference: { mean_score: { cases: 3 } } }],
      },
    ],
    [
      'names that objects have',
      () =>
        folderWith({
          targets: JSON.parse(
            '{"constructor":{"type":"shell","cmd":"cat"},"toString":{"type":"shell","cmd":"cat"}}',
          ),
          run: { matrix: ['constructor', 'toString'] },
        }),
      [],
      { comparison: { wins: { constructor: 0, toString: 0 } } },
    ],
    [
      'an informational arm',
      () =>
        folderWith({
          targets: {
            a: { type: 'shell', cmd: 'cat' },
            b: { type: 'shell', cmd: 'false', gate: 'informational' },
          },
          ...compared,
        }),
      [],
      { verdict: 'met', arms: [{}, { required: false, verdict: 'inconclusive' }] },
    ],
    [
      'a red run that is only reported',
      () => folderWith(compared),
      ['--fail-on', 'never'],
      { verdict: 'missed', exit_code: 0 },
    ],
    [
      'parameters as deep as a suite may be',
      () =>
        folderWith({
          targets: {
            a: {
              type: 'openai-compatible',
              url: 'http://127.0.0.1:1/v1',
              model: 'm',
              params: { x: JSON.parse('['.repeat(123) + ']'.repeat(123)) },
            },
          },
        }),
      ['--cache', 'replay'],
      { arms: [{ cases: { errored: 3 }, cassette: { missed: 3 } }] },
    ],
  ];
  test.each(rows)('%s', async (_, folder, flags, holds) => {
    const cwd = folder();
    const { stderr } = await runMain(['run', 'evals.yaml', '--json', 'results.json', ...flags], { cwd });
    expect(stderr).not.toContain('Error');
    expect(await reportAgain(cwd)).toMatchObject(holds);
  });

  test('a run that is stopped', async () => {
    const stop = 'if grep -q x2; then kill -INT $PPID; sleep 0.2; fi; echo x';
    const cwd = folderWith({
      targets: { a: { type: 'shell', cmd: stop }, b: { type: 'shell', cmd: 'cat' } },
      run: { matrix: ['a', 'b'], concurrency: 1 },
    });
    const cli = join(projectRoot, 'src/cli.ts');
    spawnSync(process.execPath, [cli, 'run', 'evals.yaml', '--json', 'results.json'], { cwd });
    expect(await reportAgain(cwd)).toMatchObject({
      partial: true,
      arms: [{ cases: { skipped: 1 } }, { cases: { skipped: 3 } }],
    });
  });
});

describe('numbers that cannot be', () => {
  test.each([
    [
      'tokens whose sum no double can count',
      '{ input: 9007199254740991, output: 1 }',
      { tokens: null, cost_usd: null },
    ],
    [
      'the dearest tokens there are',
      '{ input: 1e15, output: 1e15 }',
      { tokens: { input: 3e15 }, cost_usd: 6e18 },
    ],
  ])('%s', async (_, tokens, holds) => {
    const cwd = folderWith(
      { targets: { a: { type: 'module', module: 'm.mjs', cost: RATES } } },
      { 'm.mjs': MODULE(tokens) },
    );
    await runMain(['run', 'evals.yaml', '--json', 'results.json'], { cwd });
    expect(await reportAgain(cwd)).toMatchObject({ arms: [holds] });
  });

  test('a trace of all the time and all the tokens in the world', async () => {
    const digits = '9'.repeat(20);
    const span = `{"name":"s","startTimeUnixNano":"1","endTimeUnixNano":"${digits}","attributes":[{"key":"gen_ai.usage.input_tokens","value":{"intValue":"${digits.repeat(15)}"}},{"key":"output.value","value":{"stringValue":"x"}}]}`;
    const cwd = folderWith(
      { targets: { a: { type: 'trace', cost: RATES } } },
      {
        'cases.jsonl': '{"id":"1","trace":"t.json"}',
        't.json': `{"resourceSpans":[{"scopeSpans":[{"spans":[${span}]}]}]}`,
      },
    );
    await runMain(['run', 'evals.yaml', '--json', 'results.json'], { cwd });
    expect(await reportAgain(cwd)).toMatchObject({
      arms: [
        { cases: { passed: 1 }, latency_ms: { mean: 99_999_999_999_999 }, tokens: null, cost_usd: null },
      ],
    });
  });

  test('weights too large to be added up', async () => {
    const heavy = (value: string) => ({ type: 'contains', value, weight: 1.7e308 });
    const cwd = folderWith({
      scorers: [heavy('x'), heavy('1'), { type: 'contains', value: '2' }],
      run: { matrix: ['a', 'b'] },
    });
    await runMain(['run', 'evals.yaml', '--json', 'results.json'], { cwd });
    expect(await reportAgain(cwd)).toMatchObject({ arms: [{ mean_score: null }, {}] });
  });

  test('rates past all prices are refused', async () => {
    const cwd = folderWith({
      targets: { a: { type: 'trace', cost: { input_per_1m: 1e300, output_per_1m: 0 } } },
    });
    const { status, stderr } = await runMain(['run', 'evals.yaml'], { cwd });
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('target "a" has cost rates above $1,000,000,000'),
    ]);
  });
});

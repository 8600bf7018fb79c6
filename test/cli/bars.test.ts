// What decides the check, from the suite and the flags to the exit status: reference, own gates, informational arms,
// what counts as a miss.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Results } from '../../src/results/results.ts';
import { temporaryFolder } from '../bench/cli.ts';
import { runMain } from './in-process.ts';

/** Arms of four cases: `good` passes all, `poor` two, `down` answers none. */
function folder(run: object, targets: object = {}): string {
  const cwd = temporaryFolder();
  const suite = {
    targets: {
      good: { type: 'shell', cmd: 'cat' },
      poor: { type: 'shell', cmd: 'sed s/x[12]/no/' },
      down: { type: 'shell', cmd: 'exit 3' },
      ...targets,
    },
    datasets: [{ file: 'cases.jsonl' }],
    scorers: [{ type: 'contains', value: 'x' }],
    run,
  };
  writeFileSync(join(cwd, 'evals.yaml'), JSON.stringify(suite));
  writeFileSync(
    join(cwd, 'cases.jsonl'),
    ['1', '2', '3', '4'].map((id) => JSON.stringify({ id, input: `x${id}` })).join('\n'),
  );
  return cwd;
}

async function run(cwd: string, ...flags: string[]) {
  const { status, stderr } = await runMain(['run', 'evals.yaml', '--json', 'r.json', ...flags], { cwd });
  const results =
    status === 2 ? undefined : (JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8')) as Results);
  return { status, stderr, results };
}

const pair = { matrix: ['good', 'poor'] };

it.each<[what: string, run: object, flags: string[], reference: string]>([
  ['the first arm', pair, [], 'good'],
  ['the suite’s', { ...pair, reference: 'poor' }, [], 'poor'],
  ['the flag’s', { ...pair, reference: 'good' }, ['--reference', 'poor'], 'poor'],
  [
    'the first, where the suite’s does not run',
    { ...pair, reference: 'poor' },
    ['--matrix', 'good,down'],
    'good',
  ],
])('the reference is %s', async (_, spec, flags, reference) => {
  const { results } = await run(folder(spec), ...flags);
  expect(results?.reference).toBe(reference);
  expect(results?.arms.map(({ name, versus_reference }) => [name, versus_reference === undefined])).toEqual(
    results?.arms.map(({ name }) => [name, name === reference]),
  );
});

it('refuses a reference that does not run, and one that is no target', async () => {
  const away = await run(folder(pair), '--reference', 'down');
  expect(away).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('reference "down" is not among the arms'),
  });
  expect((await run(folder(pair), '--reference', 'god')).status).toBe(2);
});

it.each<[what: string, run: object, targets: object, flags: string[], verdicts: string[], status: number]>([
  ['a failed case', pair, {}, [], ['met', 'missed'], 1],
  [
    'gates alone',
    { ...pair, gates: [{ type: 'pass_rate', min: 0.5 }] },
    {},
    ['--fail-on', 'gates'],
    ['met', 'met'],
    0,
  ],
  ['never', pair, {}, ['--fail-on', 'never'], ['met', 'missed'], 0],
  [
    'an arm’s own gates',
    { ...pair, gates: [{ type: 'pass_rate', min: 0.9 }] },
    { poor: { type: 'shell', cmd: 'sed s/x[12]/no/', gates: [{ type: 'pass_rate', min: 0.5 }] } },
    ['--fail-on', 'gates'],
    ['met', 'met'],
    0,
  ],
  [
    'an informational arm',
    pair,
    { poor: { type: 'shell', cmd: 'sed s/x[12]/no/', gate: 'informational' } },
    [],
    ['met', 'missed'],
    0,
  ],
  ['an arm without a result', { matrix: ['good', 'down'] }, {}, [], ['met', 'inconclusive'], 1],
  [
    'the same, warned of',
    { matrix: ['good', 'down'] },
    {},
    ['--on-inconclusive', 'warn'],
    ['met', 'inconclusive'],
    0,
  ],
  [
    'a margin that four cases cannot decide',
    { ...pair, gates: [{ type: 'not_worse_than', arm: 'good', margin: 0.05 }] },
    { poor: { type: 'shell', cmd: 'cat' } },
    [],
    ['met', 'inconclusive'],
    1,
  ],
])('%s decides', async (_, spec, targets, flags, verdicts, status) => {
  const ran = await run(folder(spec, targets), ...flags);
  expect(ran.results?.arms.map(({ verdict }) => verdict)).toEqual(verdicts);
  expect([ran.status, ran.results?.exit_code]).toEqual([status, status]);
});

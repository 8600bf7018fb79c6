import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, runCli, temporaryFolder } from '../bench/cli.ts';

const offline = { NODE_OPTIONS: `--require ${join(projectRoot, 'test/bench/no-network.cjs')}` };
const example = join(projectRoot, 'examples/openai');

test('the OpenAI example replays from a fresh clone: no key, no network, nothing written', async () => {
  const cwd = temporaryFolder(example);
  const before = cassettes(cwd);
  const { status, stdout, stderr } = await runCli(['run', 'evals.yaml', '--cache', 'replay'], {
    cwd,
    env: offline,
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('wins: mini 3 · nano 0 · ties 3');
  expect(stdout).toContain('calls: 12 replayed, 0 recorded · paid $0.0000 of $0.0034');
  expect(status).toBe(1); // nano refunds a gift card
  expect(cassettes(cwd)).toEqual(before);
});

test('replay gives the same bytes twice, at concurrency 1 and 16', async () => {
  const cwd = temporaryFolder(example);
  const bytesAt = async (concurrency: string) => {
    const flags = ['--cache', 'replay', '--concurrency', concurrency, '--json', 'results.json'];
    await runCli(['run', 'evals.yaml', ...flags], { cwd, env: offline });
    return readFileSync(join(cwd, 'results.json'), 'utf8');
  };
  const first = await bytesAt('1');
  expect(await bytesAt('1')).toBe(first);
  expect(await bytesAt('16')).toBe(first);
});

test('a model that was never recorded is a miss that names the nearest recording, and the rest goes on', async () => {
  const cwd = temporaryFolder(example);
  const { status, stdout, stderr } = await runCli(
    ['run', 'evals.yaml', '--cache', 'replay', '--trials', '2', '--only', 'returns/*'],
    { cwd, env: offline },
  );
  expect(status).toBe(1);
  expect(stdout).toContain('cache miss for case "returns/cost" in replay mode');
  expect(stdout).toContain('2 missed');
  expect(stderr).toContain('returns/deadline');
});

function cassettes(cwd: string): string[] {
  return ['mini', 'nano', 'scorers'].map((name) =>
    readFileSync(join(cwd, `.eval-matrix/cassettes/${name}.jsonl`), 'utf8'),
  );
}

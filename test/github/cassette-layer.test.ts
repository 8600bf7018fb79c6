import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cacheContext } from '../../src/github/cassette-context.ts';
import { openCassetteLayer, planCassettes } from '../../src/github/cassette-layer.ts';
import { readJob } from '../../src/github/event.ts';
import { readInputs } from '../../src/github/inputs.ts';
import { loadSuite } from '../../src/suite/load.ts';
import { temporaryFolder } from '../bench/cli.ts';

const SUITE = `
targets: { m: { type: openai-compatible, url: "http://127.0.0.1:1/v1", model: m, api_key_env: THE_KEY } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: exact }]
`;
const WORDS =
  'Replayed only: GitHub gives this pull request no keys (THE_KEY is not set), so no model was called.';

test.each<[what: string, eventName: string, actor: string, env: NodeJS.ProcessEnv, replays: boolean]>([
  ['a push by Dependabot', 'push', 'dependabot[bot]', {}, true],
  ['a push by Dependabot, which has a key of its own', 'push', 'dependabot[bot]', { THE_KEY: 'k' }, false],
  ['a pull request by Dependabot', 'pull_request', 'dependabot[bot]', {}, true],
  ['a push by somebody', 'push', 'octocat', {}, false],
])('%s', async (_, eventName, actor, env, replays) => {
  const cwd = temporaryFolder();
  writeFileSync(join(cwd, 'evals.yaml'), SUITE);
  writeFileSync(join(cwd, 'cases.jsonl'), '{"id":"a","input":"x"}\n');
  const job = await readJob({ GITHUB_EVENT_NAME: eventName, GITHUB_ACTOR: actor, GITHUB_WORKSPACE: cwd });
  const given: Readonly<Record<string, string>> = { suite: 'evals.yaml', 'cassette-cache': 'false' };
  const inputs = readInputs((name) => given[name] ?? '');
  const suite = await loadSuite('evals.yaml', { cwd });
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  const cassettes = planCassettes(suite, ['m'], inputs.cache, job, env);
  const cache = cacheContext(job, env);
  expect(await openCassetteLayer({ suite, cassettes }, inputs, job, cache)).toEqual(
    replays ? { cache: 'replay', warnings: [WORDS] } : { cache: 'auto' },
  );
  const notice = expect.stringMatching(/^::notice title=[^:]*replay only::Replayed only: /);
  expect(log.mock.calls).toEqual(replays ? [[notice]] : []);
});

// What a team with keys, forks and several machines lives through.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parseResults } from '../../src/results/parse.ts';
import type { Results } from '../../src/results/results.ts';
import { chatAnswer, type Reply, type ServedCall } from '../bench/model-server.ts';
import type { StepReport } from '../bench/runner.ts';
import { bytesBelow } from '../cli/model-folder.ts';
import { cassetteTest, KEY, PULL, record, type Scene } from './recording-world.ts';
import { annotations, bodies } from './world.ts';

const quiet = { comment: 'never' };

/** The committed files of the workspace, on another machine. */
function newCheckout({ world, newFolder }: Scene): string {
  const folder = newFolder();
  for (const name of ['evals.yaml', 'cases.jsonl'])
    writeFileSync(join(folder, name), readFileSync(join(world.workspace, name)));
  return folder;
}

function resultsOf(workspace: string, report: StepReport): { bytes: string; results: Results } {
  const bytes = readFileSync(join(workspace, report.outputs['results-path'] ?? ''));
  return { bytes: bytes.toString(), results: parseResults(bytes, 'results.json') };
}

/** What may differ between the run that recorded and one that replays: where its answers came from. */
function withoutProvenance({ arms, ...rest }: Results): unknown {
  return { ...rest, arms: arms.map(({ cassette: _, spent_usd: __, ...arm }) => arm) };
}

cassetteTest(
  'recorded here, replayed on new machines: no call, no key, and results equal to the byte',
  async (scene) => {
    const { world, service, model } = scene;
    const recorded = resultsOf(world.workspace, await record(scene));
    const pull = await world.github.scene.openPullRequest();
    const replays = [];
    for (const concurrency of ['1', '16']) {
      const workspace = newCheckout(scene);
      const inputs = { ...quiet, cache: 'replay', concurrency };
      const report = await world.run(pull, { workspace, services: service.environment(PULL), inputs });
      expect(report.log.join('\n')).toContain('cassette cache: restored 3 recordings');
      replays.push(resultsOf(workspace, report));
    }
    expect(model.calls).toHaveLength(3);
    expect(replays[0]?.bytes).toBe(replays[1]?.bytes);
    expect(replays[0]?.results.arms[0]?.cassette).toEqual({ replayed: 3, recorded: 0, live: 0, missed: 0 });
    expect(withoutProvenance(replays[0]?.results ?? recorded.results)).toEqual(
      withoutProvenance(recorded.results),
    );
  },
);

cassetteTest('the main step is killed: what it had recorded is stored all the same', async (scene) => {
  const { world, service, model } = scene;
  world.write({
    'evals.yaml': `
targets:
  model: { type: http, url: "${model.origin}/{{input}}", method: GET, api_key_env: MODEL_KEY, max_retries: 0 }
  killer: { type: shell, cmd: "kill -9 $PPID" }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: answer }]
run: { matrix: [model, killer] }
`,
  });
  const killed = await record(scene);
  expect(killed.stages).toMatchObject([
    { stage: 'main', signal: 'SIGKILL' },
    { stage: 'post', exitCode: 0 },
  ]);
  expect(killed.outputs).toEqual({});
  expect(service.entries).toHaveLength(1);
  const workspace = newCheckout(scene);
  writeFileSync(
    join(workspace, 'evals.yaml'),
    readFileSync(join(workspace, 'evals.yaml'), 'utf8').replace('kill -9 $PPID', 'cat'),
  );
  const again = await record(scene, { workspace });
  expect(again.outputs).toMatchObject({ verdict: 'met', replayed: '3', recorded: '0' });
  expect(model.calls).toHaveLength(3);
});

cassetteTest(
  'committed recordings need no cache: nothing is restored that would win over them',
  async (scene) => {
    const { world, service, model } = scene;
    await record(scene, { services: {}, inputs: { 'cassette-cache': 'false' } });
    const folder = join(world.workspace, '.eval-matrix/cassettes');
    writeFileSync(
      join(folder, 'model.jsonl'),
      readFileSync(join(folder, 'model.jsonl'), 'utf8').replaceAll(
        'the answer',
        'the answer that was reviewed',
      ),
    );
    const report = await record(scene);
    expect(report.outputs).toMatchObject({ replayed: '3', recorded: '0' });
    const { results } = resultsOf(world.workspace, report);
    expect(results.arms[0]?.results[0]?.output).toBe('the answer that was reviewed');
    expect(report.log.join('\n')).toContain('cassette cache: nothing new to store');
    expect(service.entries).toEqual([]);
    expect(model.calls).toHaveLength(3);
  },
);

const forkOf = (scene: Scene, workspace: string, more: object = {}) => ({
  workspace,
  services: scene.service.environment(PULL),
  env: { MODEL_KEY: '' },
  inputs: quiet,
  ...more,
});

cassetteTest('a fork: the results say that nothing was asked, and why', async (scene) => {
  await record(scene);
  const pull = await scene.world.github.scene.openForkPullRequest();
  const workspace = newCheckout(scene);
  const report = await scene.world.run(pull, forkOf(scene, workspace));
  const { results } = resultsOf(workspace, report);
  const words =
    'Replayed only: GitHub gives this pull request no keys (MODEL_KEY is not set), so no model was called.';
  expect(results.warnings).toEqual([words]);
  expect(report.summary).toContain('Replayed only');
  expect(report.log.join('\n')).toContain(words);
});

for (const cache of ['live', 'off'])
  cassetteTest(`a fork under cache: ${cache} replays, because it could not call anybody`, async (scene) => {
    await record(scene);
    const pull = await scene.world.github.scene.openForkPullRequest();
    const inputs = { ...quiet, cache };
    const report = await scene.world.run(pull, forkOf(scene, newCheckout(scene), { inputs }));
    expect(report.outputs).toMatchObject({ verdict: 'met', replayed: '3' });
    expect(scene.model.calls).toHaveLength(3);
  });

cassetteTest('Dependabot replays, unless it has a key of its own', async (scene) => {
  await record(scene);
  const pull = await scene.world.github.scene.openPullRequest('dependabot/npm/x');
  const github = { actor: 'dependabot[bot]' };
  const without = await scene.world.run(pull, forkOf(scene, newCheckout(scene), { github }));
  expect(without.outputs).toMatchObject({ replayed: '3', recorded: '0' });
  const workspace = newCheckout(scene);
  writeFileSync(join(workspace, 'cases.jsonl'), '{"input": "new"}\n');
  const withKey = await scene.world.run(pull, forkOf(scene, workspace, { github, env: KEY }));
  expect(withKey.outputs).toMatchObject({ verdict: 'met', recorded: '1' });
  expect(annotations(withKey, 'notice')).toEqual([]);
});

cassetteTest('a fork’s suite that needs no key is run as asked', async (scene) => {
  const { world, model } = scene;
  world.write({
    'evals.yaml': `
targets: { local: { type: http, url: "${model.origin}/{{input}}", method: GET } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: contains, value: answer }]
`,
  });
  const pull = await world.github.scene.openForkPullRequest();
  const report = await world.run(pull, forkOf(scene, world.workspace));
  expect(report.outputs).toMatchObject({ verdict: 'met', recorded: '3' });
  expect(annotations(report, 'notice')).toEqual([]);
  expect(report.log.join('\n')).toContain('pull requests of forks and of Dependabot store nothing');
});

cassetteTest(
  'what a run has to say about its recordings stands in the log and on the job’s page',
  async (scene) => {
    const { world, model } = scene;
    world.write({
      'evals.yaml': readFileSync(join(world.workspace, 'evals.yaml'), 'utf8').replace(
        'concurrency: 1',
        'concurrency: 1, budget_usd: 5',
      ),
      'cases.jsonl': [1, 2, 3, 4, 5, 6, 7].map((n) => `{"input": "::error::question ${n}"}\n`).join(''),
      '.eval-matrix/cassettes/model.jsonl': '{"v":1,"key":"cut o',
    });
    const pull = await world.github.scene.openPullRequest();
    const report = await world.run(pull, { inputs: { ...quiet, cache: 'replay' } });
    const log = report.log.join('\n');
    expect(log).toContain('7 calls have no recording:');
    expect(log.match(/"model", case "case-\d": nothing like it is recorded/g)).toHaveLength(7);
    expect(annotations(report, 'warning')).toEqual([
      expect.stringContaining('the budget of $5 can never stop this run'),
    ]);
    const [, notes = ''] = report.summary.split('<b>Notes</b>');
    expect(notes.trim().split('\n')).toEqual([
      expect.stringMatching(/^- the budget of &#36;5 can never stop this run/),
      expect.stringMatching(/^- cassette .*line 1.*cut off when an earlier run was killed/),
      expect.stringMatching(/^- 7 calls have no recording/),
      ...Array(5).fill(expect.stringMatching(/^ {2}- arm .*case-\d.*nothing like it is recorded/)),
      '  - and 2 more in the log',
    ]);
    expect(model.calls).toHaveLength(0);
  },
);

/** Repeats every key it is sent, in answers and in refusals. */
function indiscreet(call: ServedCall): Reply {
  const key = String(call.headers.authorization ?? '').replace('Bearer ', '');
  const said = `your key is ${key}, ${Buffer.from(key).toString('base64')}`;
  if (call.path.startsWith('/judge')) return chatAnswer(JSON.stringify({ score: 0.1, reason: said }));
  if (call.body.includes('answer 3')) return { kind: 'answer', status: 401, body: said };
  return chatAnswer(said);
}

cassetteTest(
  'no byte of a key is in a cassette, a report, the log, the job’s page, an annotation or the comment',
  async (scene) => {
    const { world, service, model, newFolder } = scene;
    const keys = { MODEL_KEY: 'sk-live-0123456789', JUDGE_KEY: 'judge/secret+key=="42' };
    world.write({
      'evals.yaml': `
targets: { model: { type: openai-compatible, url: "${model.origin}", model: m, api_key_env: MODEL_KEY } }
datasets: [{ file: cases.jsonl }]
scorers: [{ type: judge, url: "${model.origin}/judge", model: j, rubric: Good?, api_key_env: JUDGE_KEY }]
`,
    });
    const home = newFolder();
    const pull = await world.github.scene.openPullRequest();
    const report = await world.run(pull, { home, env: keys, services: service.environment(PULL) });
    const [comment = ''] = await bodies(world, pull);
    expect(report.outputs).toMatchObject({ verdict: 'missed', recorded: '4' });
    expect(report.masks).toEqual(expect.arrayContaining(Object.values(keys)));
    // They had their chance.
    expect(model.calls.map((call) => call.headers.authorization)).toContain(`Bearer ${keys.JUDGE_KEY}`);
    expect(comment).toContain('your key is');

    const shown = [report.log.join('\n'), report.summary, JSON.stringify(report.annotations), comment];
    const everything = Buffer.concat([
      ...[home, world.workspace].map(bytesBelow),
      ...[...shown, JSON.stringify(report.outputs), JSON.stringify(report.state)].map((text) =>
        Buffer.from(text),
      ),
    ]);
    expect(everything.includes('your key is ***')).toBe(true);
    for (const key of Object.values(keys)) {
      const spellings = [key, Buffer.from(key).toString('base64'), JSON.stringify(key).slice(1, -1)];
      for (const spelling of spellings) expect(everything.includes(spelling), spelling).toBe(false);
    }
  },
  indiscreet,
);

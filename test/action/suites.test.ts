import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parseResults } from '../../src/results/parse.ts';
import { cassetteTest, record, suite } from './recording-world.ts';
import { annotations, bodies, SUITE, worldTest } from './world.ts';

const GOOD = SUITE['evals.yaml'].replace('name: bot', 'name: good').replace('sed s/answer/nonsense/', 'cat');
const inputs = { suite: 'evals/good.yaml\nevals/bad.yaml' };
const files = {
  'evals/good.yaml': GOOD,
  'evals/bad.yaml': SUITE['evals.yaml'],
  'evals/cases.jsonl': SUITE['cases.jsonl'],
};

worldTest(
  'several suites: each has its comment and its folder, the worst decides',
  async ({ world, pull }) => {
    world.write(files);
    const report = await world.run(pull, { inputs });
    expect(report.stages).toMatchObject([{ exitCode: 1 }, { exitCode: 0 }]);
    expect(report.undeclaredOutputs).toEqual([]);
    const folders = ['evals/good.yaml', 'evals/bad.yaml'].map((path) => `eval-matrix-results/${path}`);
    expect(report.outputs).toMatchObject({
      verdict: 'missed',
      winner: '{"evals/good.yaml":null,"evals/bad.yaml":"good"}',
      wins: '{"evals/good.yaml":{"good":0,"bad":0},"evals/bad.yaml":{"good":3,"bad":0}}',
      'spent-usd': '0',
      'results-path': folders.map((folder) => `${folder}/results.json`).join('\n'),
      'comment-url': expect.stringMatching(/#issuecomment-1\n.*#issuecomment-2$/),
    });
    expect(Object.keys(JSON.parse(report.outputs.arms ?? ''))).toEqual(['evals/good.yaml', 'evals/bad.yaml']);
    for (const folder of folders) {
      for (const name of ['report.html', 'report.md', 'junit.xml'])
        expect(existsSync(join(world.workspace, folder, name))).toBe(true);
      const bytes = readFileSync(join(world.workspace, folder, 'results.json'));
      expect(folder).toContain(parseResults(bytes, folder).suite.path);
    }
    expect(report.summary.match(/^### .*/gm)).toEqual([
      expect.stringContaining('✅ good'),
      expect.stringContaining('❌ bot'),
    ]);
    const markers = [/### ✅ good(.|\n)* key=evals%2Fgood.yaml /, /### ❌ bot(.|\n)* key=evals%2Fbad.yaml /];
    expect(await bodies(world, pull)).toEqual(markers.map((marker) => expect.stringMatching(marker)));
    expect(annotations(report, 'error')[0]).toContain('bot: bad missed its bar');

    await world.run(await world.github.scene.push(pull), { inputs: { ...inputs, suite: 'evals/*.yaml' } });
    expect(await bodies(world, pull)).toHaveLength(2);
  },
);

worldTest('several suites share the ten annotations and the page', async ({ world, pull }) => {
  const more = Object.fromEntries([1, 2, 3].map((n) => [`evals/bad-${n}.yaml`, SUITE['evals.yaml']]));
  world.write({ ...files, ...more, 'evals/cases.jsonl': SUITE['cases.jsonl'].repeat(1) });
  const report = await world.run(pull, { inputs: { suite: 'evals/*.yaml', comment: 'never' } });
  expect(report.annotations.length + report.droppedAnnotations.length).toBeLessThanOrEqual(10);
  expect(report.annotations.filter((one) => one.title?.includes('bad missed its bar'))).toHaveLength(4);
  expect(report.summary.match(/^### /gm)).toHaveLength(5);
});

worldTest(
  'one of several suites is invalid: nothing has run, and no comment says otherwise',
  async (scene) => {
    const { world, pull } = scene;
    world.write(files);
    await world.run(pull, { inputs });
    world.write({ 'evals/bad.yaml': 'nonsense: 1\n' });
    const report = await world.run(await world.github.scene.push(pull), { inputs });
    expect(report.stages[0]).toMatchObject({ exitCode: 2 });
    expect(report.outputs).toEqual({});
    const comments = await bodies(world, pull);
    expect(comments).toHaveLength(2);
    for (const comment of comments) expect(comment).toMatch(/nothing has run(.|\n)*evals\/bad/);
  },
);

worldTest('a suite that turns out to be invalid when it starts fails alone', async ({ world, pull }) => {
  world.write({
    ...files,
    'evals/broken.yaml': GOOD.replace(
      '{ type: shell, cmd: cat }',
      '{ type: module, module: "broken.mjs#bot" }',
    ),
    'evals/broken.mjs': 'export const robot = () => "";',
  });
  const report = await world.run(pull, { inputs: { suite: 'evals/broken.yaml\nevals/good.yaml' } });
  expect(report.stages[0]).toMatchObject({ exitCode: 2 });
  expect(annotations(report, 'error')).toEqual([expect.stringContaining('exports no function "bot"')]);
  expect(report.outputs).toMatchObject({ verdict: 'inconclusive', winner: '{"evals/good.yaml":null}' });
  expect(report.summary).toMatch(/nothing has run(.|\n)*✅ good/);
  expect(await bodies(world, pull)).toEqual([expect.stringContaining('✅ good')]);
});

worldTest('a pattern that matches nothing is a fault', async ({ world, pull }) => {
  const report = await world.run(pull, { inputs: { suite: 'nowhere/*.yaml' } });
  expect(report.stages[0]).toMatchObject({ exitCode: 2 });
  expect(annotations(report, 'error')).toEqual([expect.stringContaining('"nowhere/*.yaml" matches no file')]);
});

worldTest('a key that is missing for the second suite stops the first one too', async ({ world, pull }) => {
  const http = '{ type: http, url: "http://127.0.0.1:9/{{input}}", api_key_env: MODEL_KEY }';
  world.write({ ...files, 'evals/bad.yaml': GOOD.replace('{ type: shell, cmd: cat }', http) });
  const report = await world.run(pull, { inputs });
  expect(report.stages[0]).toMatchObject({ exitCode: 2 });
  expect(report.outputs).toEqual({});
  expect(annotations(report, 'error')).toEqual([expect.stringContaining('MODEL_KEY is not set')]);
});

cassetteTest('the recordings of every suite are stored', async (scene) => {
  const { world, service, model } = scene;
  const one = suite(model.origin)['evals.yaml'];
  world.write({
    'a.yaml': one,
    'b.yaml': one.replace('url: "', 'url: "').replace('/{{input}}', '/b/{{input}}'),
  });
  const report = await record(scene, { inputs: { suite: 'a.yaml\nb.yaml' } });
  expect(report.outputs).toMatchObject({ verdict: 'met', recorded: '6' });
  expect(service.entries).toHaveLength(2);
  expect(model.calls).toHaveLength(6);
  const again = await record(scene, { inputs: { suite: '[ab].yaml' } });
  expect(again.outputs).toMatchObject({ recorded: '0', replayed: '6' });
});

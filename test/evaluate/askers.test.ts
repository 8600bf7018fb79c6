import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openCassettes } from '../../src/cassette/cassettes.ts';
import { importEvalCore } from '../../src/cassette/import-evalcore.ts';
import { askersOf } from '../../src/evaluate/askers.ts';
import { judgeScorer } from '../../src/scorers/judge.ts';
import type { ScoreInput } from '../../src/scorers/scorer.ts';
import { similarityScorer } from '../../src/scorers/similarity.ts';
import type { JudgeScorerSpec, SimilarityScorerSpec } from '../../src/suite/scorer-spec.ts';
import type { Suite } from '../../src/suite/suite.ts';
import type { ChatTargetSpec, HttpTargetSpec, TargetSpec } from '../../src/suite/target-spec.ts';
import { oldRequest, writeEvalCoreCache } from '../bench/evalcore-cache.ts';
import { ask, modelContext, target, textOf } from '../targets/model-targets.ts';

const gpt: ChatTargetSpec = {
  type: 'openai-compatible',
  url: 'http://m/v1',
  model: 'gpt',
  max_retries: 2,
  timeout_seconds: 120,
};
const web: HttpTargetSpec = {
  type: 'http',
  url: 'http://w/{{input}}',
  method: 'GET',
  headers: {},
  max_retries: 2,
  timeout_seconds: 120,
};
const judge: JudgeScorerSpec = {
  type: 'judge',
  name: 'judge',
  weight: 1,
  url: 'http://m/v1',
  model: 'j',
  rubric: 'Polite?',
  threshold: 0.5,
  trials: 1,
  max_retries: 2,
  timeout_seconds: 120,
};
const similar: SimilarityScorerSpec = {
  type: 'similarity',
  name: 'similarity',
  weight: 1,
  url: 'http://m/v1',
  model: 'e',
  threshold: 0.5,
};

function suiteOf(targets: Record<string, TargetSpec>): Suite {
  return {
    format: 'evalcore',
    name: 's',
    path: 'evals.yaml',
    directory: '/',
    hash: '',
    targets: new Map(Object.entries(targets)),
    scorers: [judge],
    cases: [
      { id: 'c1', input: 'hello', tags: [], scorers: [similar], place: { file: 'cases.jsonl', line: 1 } },
    ],
    run: {
      concurrency: 1,
      budget_usd: null,
      gates: [],
      trials: { count: 1, require: 'all' },
      classification: false,
      matrix: null,
    },
  };
}

/** A cache as EvalCore 0.7.5 writes it: identity, what was asked, what came back. */
function evalcoreCache(
  rows: ReadonlyArray<readonly [identity: string, input: string, text: string, trial?: number]>,
): string {
  return writeEvalCoreCache(
    join(mkdtempSync(join(tmpdir(), 'evalcore-')), 'cache.db'),
    rows.map(([identity, input, text, trial]) => ({
      request: oldRequest(identity, input, trial),
      response: JSON.stringify({ text, latency_ms: 7 }),
    })),
  );
}

it('a cache of EvalCore replays without one call: arms, judge and embeddings', async () => {
  const prompt =
    'You grade.\n\nRubric: Polite?\n\n<input>\nhello\n</input>\n\n<expected>\n"hi"\n</expected>\n' +
    '<context>\n[1] be kind\n</context>\n<output>\nhi there\n</output>\n\nAnswer in JSON.';
  const database = evalcoreCache([
    ['{"model":"gpt","type":"openai-compatible","url":"http://m/v1"}', 'hello', 'hi there'],
    ['{"http":{"method":"GET","url":"http://w/{{input}}"}}', 'hello', 'from the web'],
    [
      '{"model":"j","type":"openai-compatible","url":"http://m/v1"}',
      prompt,
      '{"score": 0.75, "reason": "kind"}',
    ],
    ['{"model":"e","type":"embeddings","url":"http://m/v1"}', 'hi', '[1.0,0.0]'],
    ['{"model":"e","type":"embeddings","url":"http://m/v1"}', 'hi there', '[0.6,0.8]', 2],
    ['{"model":"gone","type":"openai-compatible","url":"http://m/v1"}', 'hello', 'nobody asks'],
  ]);
  const directory = mkdtempSync(join(tmpdir(), 'cassettes-'));
  const suite = suiteOf({ gpt, web, sh: { type: 'trace' } });
  const report = await importEvalCore({ database, directory, askers: askersOf(suite), secrets: [] });
  expect([...report.written]).toEqual([
    ['gpt.jsonl', 1],
    ['web.jsonl', 1],
    ['scorers.jsonl', 3],
  ]);
  expect([...report.unplaced.values()]).toEqual([1]);
  expect(report.unreadable).toEqual([]);

  const cassettes = await openCassettes({
    mode: 'replay',
    directory,
    arms: ['gpt', 'web'],
    scorers: true,
    secrets: [],
  });
  const calls = (arm: string) => ({ calls: cassettes.storeFor(arm), offline: true });
  expect(textOf(await ask(await target(gpt, calls('gpt')), 'hello'))).toBe('hi there');
  expect(textOf(await ask(await target(web, calls('web')), 'hello'))).toBe('from the web');
  const context = modelContext({ calls: cassettes.scorerStore(), offline: true });
  const input: ScoreInput = {
    arm: 'gpt',
    caseId: 'c1',
    trial: 0,
    input: 'hello',
    output: 'hi there',
    expected: { text: 'hi', json: '"hi"' },
    context: ['be kind'],
    signal: new AbortController().signal,
  };
  expect(await judgeScorer(judge, context).score(input)).toMatchObject({
    value: 0.75,
    passed: true,
    reason: 'kind',
  });
  const similarity = await similarityScorer(similar, context).score(input);
  expect(similarity.kind === 'measured' && similarity.value).toBeCloseTo(0.6, 12);
  expect(cassettes.misses()).toEqual([]);
});

it("what is asked of a judge in words that are no prompt is not the judge's", () => {
  const [asker] = askersOf(suiteOf({})).filter(({ reword }) => reword !== undefined);
  expect(asker?.reword?.('hello')).toBeNull();
});

import { describe, expect, it } from 'vitest';
import type { Score } from '../../src/scorers/scorer.ts';
import { similarityIdentity, similarityScorer } from '../../src/scorers/similarity.ts';
import type { SimilarityScorerSpec } from '../../src/suite/scorer-spec.ts';
import { liveStore, replayStore } from '../bench/call-store.ts';
import { answer, embeddingAnswer } from '../bench/model-server.ts';
import { modelContext, type Surroundings, serve } from '../targets/model-targets.ts';

function spec(url: string, more: Partial<SimilarityScorerSpec> = {}): SimilarityScorerSpec {
  return { type: 'similarity', name: 'similarity', weight: 1, url, model: 'embed', threshold: 0.8, ...more };
}

function grade(
  one: SimilarityScorerSpec,
  output: string,
  expected: string | null = 'wanted',
  more: Surroundings = {},
) {
  return Promise.resolve(
    similarityScorer(one, modelContext(more)).score({
      arm: 'a',
      caseId: 'c1',
      trial: 1,
      output,
      signal: new AbortController().signal,
      ...(expected === null ? {} : { expected: { text: expected, json: JSON.stringify(expected) } }),
    }),
  );
}

/** Embeds the two texts as these vectors. */
async function compare(wanted: readonly number[], got: readonly number[], threshold = 0.8): Promise<Score> {
  const server = await serve((call) => embeddingAnswer(call.body.includes('wanted') ? wanted : got));
  return grade(spec(server.origin, { threshold }), 'got');
}

const live = { provenance: 'live' };

describe('the cosine', () => {
  it.each([
    ['equal', [1, 2, 3], [2, 4, 6], 1, true],
    ['opposite', [1, 0], [-1, 0], -1, false],
    ['orthogonal', [1, 0], [0, 1], 0, false],
    ['exactly the threshold', [1, 0], [0.8, 0.6], 0.8, true],
  ])('of %s vectors', async (_, a, b, value, passed) => {
    const score = await compare(a, b);
    expect(score).toMatchObject({ kind: 'measured', passed, calls: [live, live] });
    expect(score.kind === 'measured' && score.value).toBeCloseTo(value, 12);
  });

  it('meets a threshold that rounding would miss by less than 1e-9, and no more', async () => {
    expect(await compare([1, 0], [0.6, 0.8], 0.6 + 9e-10)).toMatchObject({ passed: true });
    expect(await compare([1, 0], [0.6, 0.8], 0.6 + 2e-9)).toMatchObject({ passed: false });
  });

  it('says by how much it missed', async () => {
    expect(await compare([1, 0], [0.6, 0.8])).toMatchObject({
      reason: 'cosine similarity 0.6000 is below the threshold 0.8',
    });
  });

  it.each([
    ['different dimensions', [1, 0], [1], 'embedding dimensions differ (2 and 1)'],
    ['zeros', [0, 0], [1, 0], 'an embedding of nothing but zeros has no direction'],
    ['no numbers', [], [], 'an embedding of nothing but zeros has no direction'],
  ])('of %s is a failing score', async (_, a, b, reason) => {
    expect(await compare(a, b)).toMatchObject({ kind: 'measured', value: 0, passed: false, reason });
  });
});

it('asks for each text on its own, expected first, under the identity of EvalCore', async () => {
  const calls = liveStore();
  const server = await serve(() => embeddingAnswer([1]));
  await grade(spec(`${server.origin}/v1/`, { api_key_env: 'KEY' }), 'got', 'wanted', {
    calls,
    env: { KEY: 'k-1' },
  });
  expect(server.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/v1/embeddings', '{"input":["wanted"],"model":"embed"}'],
    ['/v1/embeddings', '{"input":["got"],"model":"embed"}'],
  ]);
  expect(server.calls[0]?.headers.authorization).toBe('Bearer k-1');
  const identity = `{"model":"embed","type":"embeddings","url":"${server.origin}/v1/"}`;
  expect(similarityIdentity(spec(`${server.origin}/v1/`))).toBe(identity);
  expect(calls.asked).toEqual([
    { request: { identity, input: 'wanted', trial: 0 }, who: 'embed-expected:c1' },
    { request: { identity, input: 'got', trial: 0 }, who: 'embed-output:c1' },
  ]);
});

it('without something expected it fails and asks nothing', async () => {
  const server = await serve(() => embeddingAnswer([1]));
  expect(await grade(spec(server.origin), 'got', null)).toEqual({
    kind: 'measured',
    value: 0,
    passed: false,
    reason: 'case "c1" has no `expected` field to compare with',
  });
  expect(server.calls.length).toBe(0);
});

describe('what cannot be measured', () => {
  it.each([
    [
      '500',
      answer('boom', { status: 500 }),
      3,
      /^embedding call failed: http:\S+\/embeddings returned 500 Internal Server Error: boom \(after 3 attempts\)$/,
    ],
    [
      'malformed JSON',
      answer('{'),
      1,
      /^embedding call failed: http:\S+ answered with something that is not JSON: \{$/,
    ],
    [
      'no vector',
      answer({ data: [] }),
      1,
      /answered without numbers at data\[0\]\.embedding: \{"data":\[\]\}$/,
    ],
    [
      'texts',
      answer({ data: [{ embedding: ['1'] }] }),
      1,
      /answered without numbers at data\[0\]\.embedding/,
    ],
    [
      'base64',
      answer({ data: [{ embedding: 'AAAA' }] }),
      1,
      /answered without numbers at data\[0\]\.embedding/,
    ],
  ])('%s', async (_, reply, calls, words) => {
    const server = await serve(() => reply);
    const score = await grade(spec(server.origin), 'got');
    expect(score).toMatchObject({ kind: 'errored', error: expect.stringMatching(words), calls: [live] });
    expect(server.calls.length).toBe(calls);
  });

  it('a missing key, in a live call only', async () => {
    const score = await grade(spec('http://127.0.0.1:9', { api_key_env: 'KEY' }), 'got');
    expect(score).toMatchObject({
      kind: 'errored',
      error: 'embedding call failed: environment variable KEY is not set',
    });
    const calls = replayStore(() => ({ text: '', latency_ms: 1, vector: [1] }));
    expect(
      await grade(spec('http://127.0.0.1:9', { api_key_env: 'KEY' }), 'got', 'wanted', {
        calls,
        offline: true,
      }),
    ).toMatchObject({
      kind: 'measured',
      value: 1,
      calls: [{ provenance: 'replayed' }, { provenance: 'replayed' }],
    });
  });

  it('a miss, and a recording without a vector', async () => {
    const missing = replayStore(() => undefined);
    expect(await grade(spec('http://127.0.0.1:9'), 'got', 'wanted', { calls: missing })).toEqual({
      kind: 'errored',
      error: 'no recording for embed-expected:c1',
      calls: [{ provenance: 'missed' }],
    });
    const empty = replayStore(() => ({ text: 'x', latency_ms: 1 }));
    expect(await grade(spec('http://127.0.0.1:9'), 'got', 'wanted', { calls: empty })).toMatchObject({
      kind: 'errored',
      error: 'the recording of the embedding holds no vector',
    });
  });
});

import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCassettes } from '../../src/cassette/cassettes.ts';
import { judgeIdentity, judgeScorer } from '../../src/scorers/judge.ts';
import type { Score, ScoreInput } from '../../src/scorers/scorer.ts';
import type { JudgeScorerSpec } from '../../src/suite/scorer-spec.ts';
import { liveStore, replayStore } from '../bench/call-store.ts';
import { answer, chatAnswer, type Script } from '../bench/model-server.ts';
import { modelContext, type Surroundings, serve } from '../targets/model-targets.ts';

function spec(url: string, more: Partial<JudgeScorerSpec> = {}): JudgeScorerSpec {
  return {
    type: 'judge',
    name: 'judge',
    weight: 1,
    url,
    model: 'j',
    rubric: 'Is it polite?',
    threshold: 0.5,
    trials: 1,
    max_retries: 2,
    timeout_seconds: 120,
    ...more,
  };
}

function scoreInput(output: string, more: Partial<ScoreInput> = {}): ScoreInput {
  return {
    arm: 'a',
    caseId: 'c1',
    trial: 0,
    input: 'hello',
    output,
    signal: new AbortController().signal,
    ...more,
  };
}

function grade(one: JudgeScorerSpec, output = 'hi', more: Surroundings = {}): Promise<Score> {
  return Promise.resolve(judgeScorer(one, modelContext(more)).score(scoreInput(output)));
}

/** What a server that answers with this text makes of an output. */
async function gradedAs(text: string, more: Partial<JudgeScorerSpec> = {}): Promise<Score> {
  const server = await serve(() => chatAnswer(text));
  return grade(spec(server.origin, more));
}

const bodyOf = (call: { body: string } | undefined) => JSON.parse(call?.body ?? 'null');

describe('a verdict', () => {
  it.each([
    ['{"score": 0.9, "reason": "kind"}', 0.9, true, 'kind'],
    ['{"score": 0.4, "reason": "rude"}', 0.4, false, 'rude'],
    ['{"score": 0.5}', 0.5, true, undefined],
    ['{"score": 0.49}', 0.49, false, 'score 0.49 is below the threshold 0.5'],
    ['{"score": 0, "reason": null}', 0, false, 'score 0 is below the threshold 0.5'],
    ['{"score": 1, "reason": "  ", "more": {}}', 1, true, undefined],
    ['```json\n{"score": 1.0}\n```', 1, true, undefined],
    ['```\n{"score": 1}\n```', 1, true, undefined],
    ['  ```JSON {"score": 1} ```\n', 1, true, undefined],
  ])('%s', async (text, value, passed, reason) => {
    expect(await gradedAs(text)).toEqual({
      kind: 'measured',
      value,
      passed,
      ...(reason === undefined ? {} : { reason }),
      calls: [{ provenance: 'live' }],
    });
  });

  it.each([
    ['I give it 8/10', 'judge returned an unparseable verdict: "I give it 8/10"'],
    ['Sure! {"score": 1}', 'judge returned an unparseable verdict: "Sure! {\\"score\\": 1}"'],
    [
      '{"score": 1} {"score": 0}',
      'judge returned an unparseable verdict: "{\\"score\\": 1} {\\"score\\": 0}"',
    ],
    ['{"score": "1"}', 'judge returned an unparseable verdict: "{\\"score\\": \\"1\\"}"'],
    ['{"score": null}', 'judge returned an unparseable verdict: "{\\"score\\": null}"'],
    ['{"reason": "x"}', 'judge returned an unparseable verdict: "{\\"reason\\": \\"x\\"}"'],
    ['[1]', 'judge returned an unparseable verdict: "[1]"'],
    ['', 'judge returned an unparseable verdict: ""'],
    ['{"score": 42}', 'judge returned score 42 outside 0.0..=1.0'],
    ['{"score": -0.1}', 'judge returned score -0.1 outside 0.0..=1.0'],
    ['{"score": 1.0000001}', 'judge returned score 1.0000001 outside 0.0..=1.0'],
  ])('%s is none', async (text, error) => {
    expect(await gradedAs(text)).toEqual({ kind: 'errored', error, calls: [{ provenance: 'live' }] });
  });
});

describe('the request', () => {
  it('is a chat with system, params and JSON asked for', async () => {
    const server = await serve(() => chatAnswer('{"score": 1}', { input: 100, output: 10 }));
    const one = spec(`${server.origin}/v1`, {
      system: 'You are strict.',
      params: { temperature: 0 },
      api_key_env: 'KEY',
      cost: { input_per_1m: 2, output_per_1m: 10 },
    });
    const score = await grade(one, 'hi', { env: { KEY: 'k-1' } });
    expect(score).toMatchObject({ calls: [{ tokens: { input: 100, output: 10 }, cost_usd: 0.0003 }] });
    expect(server.calls[0]).toMatchObject({ path: '/v1/chat/completions' });
    expect(server.calls[0]?.headers.authorization).toBe('Bearer k-1');
    expect(bodyOf(server.calls[0])).toEqual({
      model: 'j',
      temperature: 0,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: 'You are strict.' },
        { role: 'user', content: expect.stringContaining('Is it polite?') },
      ],
    });
  });

  it('is found by who is asked and the whole prompt, not by the case, the arm or the threshold', async () => {
    const server = await serve(() => chatAnswer('{"score": 1}'));
    const calls = liveStore();
    const context = modelContext({ calls });
    const ask = (threshold: number, more: Partial<ScoreInput>) =>
      judgeScorer(spec(server.origin, { threshold }), context).score(scoreInput('hi', more));
    await ask(0.1, { arm: 'a', caseId: 'c1', trial: 0 });
    await ask(0.9, { arm: 'b', caseId: 'c2', trial: 3 });
    expect(calls.asked[0]?.request).toEqual(calls.asked[1]?.request);
    expect(calls.asked.map(({ who }) => who)).toEqual(['judge:c1', 'judge:c2']);
    expect(calls.asked[0]?.request).toMatchObject({
      identity: `{"model":"j","type":"openai-compatible","url":"${server.origin}"}`,
      trial: 0,
    });
  });

  it.each<[string, Partial<JudgeScorerSpec>]>([
    ['model', { model: 'k' }],
    ['url', { url: 'http://other' }],
    ['system', { system: 's' }],
    ['params', { params: { seed: 1 } }],
  ])('another %s is another judge', (_, more) => {
    expect(judgeIdentity(spec('http://x', more))).not.toBe(judgeIdentity(spec('http://x')));
  });

  it('keys, retries, time limit and price are not part of it', () => {
    const more = {
      api_key_env: 'K',
      max_retries: 9,
      timeout_seconds: 9,
      cost: { input_per_1m: 1, output_per_1m: 1 },
      trials: 3,
    };
    expect(judgeIdentity(spec('http://x', more))).toBe(judgeIdentity(spec('http://x')));
  });
});

describe('response_format', () => {
  const picky: Script = (call) =>
    'response_format' in bodyOf(call)
      ? answer('no such parameter', { status: 400 })
      : chatAnswer('{"score": 1}');

  it('is left out after a server refused it, once and for all', async () => {
    const server = await serve(picky);
    const judge = judgeScorer(spec(server.origin), modelContext());
    for (const output of ['one', 'two', 'three']) {
      expect(await judge.score(scoreInput(output))).toMatchObject({ kind: 'measured', value: 1 });
    }
    expect(server.calls.map((call) => 'response_format' in bodyOf(call))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is not to blame when the server refuses the rest too', async () => {
    const server = await serve(() => answer('no such model', { status: 400 }));
    const judge = judgeScorer(spec(server.origin), modelContext());
    expect(await judge.score(scoreInput('one'))).toMatchObject({
      error: `judge call failed: ${server.origin}/chat/completions returned 400 Bad Request: no such model`,
    });
    await judge.score(scoreInput('two'));
    expect(server.calls.map((call) => 'response_format' in bodyOf(call))).toEqual([true, false, true, false]);
  });

  it('of the suite is used as it is', async () => {
    const server = await serve(() => answer('no', { status: 400 }));
    await grade(spec(server.origin, { params: { response_format: { type: 'text' } } }));
    expect(server.calls.map((call) => bodyOf(call).response_format)).toEqual([{ type: 'text' }]);
  });
});

describe('trials', () => {
  /** Grades with these scores, one a call. */
  async function withScores(scores: readonly number[], threshold = 0.5) {
    const server = await serve((call) =>
      chatAnswer(JSON.stringify({ score: scores[call.index], reason: `r${call.index}` })),
    );
    const calls = liveStore();
    const score = await grade(spec(server.origin, { trials: scores.length, threshold }), 'hi', { calls });
    return { score, calls };
  }

  it.each([
    [[1, 1, 0], true, '2 of 3 verdicts pass: r0'],
    [[1, 0, 0], false, '1 of 3 verdicts pass: r1'],
    [[0, 1], false, '1 of 2 verdicts pass: r0'],
    [[0, 0, 1, 1, 1], true, '3 of 5 verdicts pass: r2'],
  ])('%j: the majority decides, the value is the mean', async (scores, passed, reason) => {
    const { score, calls } = await withScores(scores);
    expect(score).toMatchObject({ kind: 'measured', passed, reason });
    const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length;
    expect(score.kind === 'measured' && score.value).toBeCloseTo(mean, 12);
    expect(calls.asked.map(({ request }) => request.trial)).toEqual(scores.map((_, index) => index));
    expect(score.calls?.length).toBe(scores.length);
  });

  it('one that fails leaves nothing to measure', async () => {
    const server = await serve((call) => (call.index === 1 ? chatAnswer('hm') : chatAnswer('{"score": 1}')));
    expect(await grade(spec(server.origin, { trials: 3 }))).toEqual({
      kind: 'errored',
      error: 'judge returned an unparseable verdict: "hm"',
      calls: [{ provenance: 'live' }, { provenance: 'live' }],
    });
  });
});

describe('a judge that fails', () => {
  it.each([
    [
      '429 for ever',
      answer('slow down', { status: 429 }),
      3,
      /^judge call failed: http:\S+ returned 429 Too Many Requests: slow down \(after 3 attempts\)$/,
    ],
    [
      '500',
      answer('boom', { status: 500 }),
      3,
      /^judge call failed: http:\S+ returned 500 Internal Server Error: boom \(after 3 attempts\)$/,
    ],
    [
      'malformed JSON',
      answer('{'),
      1,
      /^judge call failed: http:\S+ answered with something that is not JSON: \{$/,
    ],
    ['no text', answer({}), 1, /^judge call failed: http:\S+ answered without text at choices/],
    [
      'a closed socket',
      { kind: 'closed-socket' } as const,
      3,
      /^judge call failed: request to \S+ failed: the connection closed before an answer \(after 3 attempts\)$/,
    ],
  ])('%s: errored with the whole cause, never a zero', async (_, reply, calls, words) => {
    const server = await serve(() => reply);
    expect(await grade(spec(server.origin))).toMatchObject({
      kind: 'errored',
      error: expect.stringMatching(words),
    });
    expect(server.calls.length).toBe(calls);
  });

  it('keeps to its own retries and time limit', async () => {
    const server = await serve(() => ({ kind: 'silent' }));
    expect(await grade(spec(server.origin, { max_retries: 0, timeout_seconds: 0.1 }))).toMatchObject({
      error: expect.stringMatching(/timed out after 0\.1s \(after 1 attempt\)$/),
    });
    expect(server.calls.length).toBe(1);
  });

  it('without a key, in a live call only', async () => {
    expect(await grade(spec('http://127.0.0.1:9', { api_key_env: 'KEY' }))).toMatchObject({
      error: 'judge call failed: environment variable KEY is not set',
    });
    const calls = replayStore(() => ({
      text: '{"score": 1}',
      latency_ms: 1,
      tokens: { input: 1, output: 1 },
    }));
    const priced = spec('http://127.0.0.1:9', {
      api_key_env: 'KEY',
      cost: { input_per_1m: 1, output_per_1m: 1 },
    });
    expect(await grade(priced, 'hi', { calls, offline: true })).toMatchObject({
      value: 1,
      calls: [{ provenance: 'replayed', cost_usd: 0.000002 }],
    });
  });

  it('a miss', async () => {
    expect(
      await grade(spec('http://127.0.0.1:9'), 'hi', { calls: replayStore(() => undefined), offline: true }),
    ).toEqual({
      kind: 'errored',
      error: 'no recording for judge:c1',
      calls: [{ provenance: 'missed' }],
    });
  });
});

describe('with the real cassette', () => {
  async function open(mode: 'auto' | 'replay' | 'live' | 'off', directory: string) {
    return openCassettes({ mode, directory, arms: ['a', 'b'], scorers: true, secrets: [] });
  }

  it.each(['auto', 'live', 'off'] as const)(
    '%s: equal outputs get the equal verdict, from one call',
    async (mode) => {
      const directory = await mkdtemp(join(tmpdir(), 'cassettes-'));
      // A judge that never says the same twice.
      const server = await serve((call) => chatAnswer(`{"score": 0.${call.index + 1}}`));
      const cassettes = await open(mode, directory);
      const judge = judgeScorer(spec(server.origin), modelContext({ calls: cassettes.scorerStore() }));
      const together = await Promise.all(
        Array.from({ length: 16 }, (_, index) => judge.score(scoreInput('same', { arm: `arm-${index}` }))),
      );
      const later = await judge.score(scoreInput('same', { arm: 'b', caseId: 'other' }));
      const values = [...together, later].map((score) =>
        score.kind === 'measured' ? score.value : score.error,
      );
      expect(new Set(values)).toEqual(new Set([0.1]));
      expect(server.calls.length).toBe(1);
    },
  );

  it('a verdict that cannot be read is not recorded, and the next run asks again', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'cassettes-'));
    const server = await serve((call) => chatAnswer(call.index === 0 ? 'hm' : '{"score": 1}'));
    for (const kind of ['errored', 'measured']) {
      const cassettes = await open('auto', directory);
      const judge = judgeScorer(spec(server.origin), modelContext({ calls: cassettes.scorerStore() }));
      expect(await judge.score(scoreInput('hi'))).toMatchObject({ kind });
      await cassettes.close();
    }
    const lines = (await readFile(join(directory, 'scorers.jsonl'), 'utf8')).trim().split('\n');
    expect(lines.length).toBe(1);
    const replay = await open('replay', directory);
    const judge = judgeScorer(
      spec(server.origin),
      modelContext({ calls: replay.scorerStore(), offline: true }),
    );
    expect(await judge.score(scoreInput('hi'))).toMatchObject({
      value: 1,
      calls: [{ provenance: 'replayed' }],
    });
    expect(server.calls.length).toBe(2);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../src/targets/target.ts';
import { traceTarget } from '../../src/targets/trace.ts';

const directory = mkdtempSync(join(tmpdir(), 'trace-test-'));
afterAll(() => rmSync(directory, { recursive: true }));

const { signal } = new AbortController();

/** Answers from a file with this content. */
function read(content: unknown): Promise<Answer> {
  const trace = join(directory, 'trace.json');
  writeFileSync(trace, typeof content === 'string' ? content : JSON.stringify(content));
  return answerFrom(trace);
}

function answerFrom(trace?: string): Promise<Answer> {
  const target = traceTarget({ arm: 'a', cwd: directory, env: {} });
  return target.answer({
    arm: 'a',
    caseId: 'c1',
    trial: 0,
    signal,
    ...(trace === undefined ? {} : { trace }),
  });
}

describe('our own form', () => {
  test('steps and a final answer', async () => {
    const steps = [{ tool: 'search', input: { q: 'x' }, output: ['a'] }];
    expect(await read({ steps, final_output: 'done' })).toEqual({
      kind: 'answered',
      text: 'done',
      latency_ms: 0,
      trajectory: steps,
    });
  });

  test('without a final answer, the steps are the answer', async () => {
    const answer = await read({ steps: [{ tool: 'a', input: 1 }, { tool: 'b' }], extra: true });
    expect(answer).toMatchObject({
      text: '{"steps":[{"tool":"a","input":1},{"tool":"b","input":null}]}',
      trajectory: [
        { tool: 'a', input: 1 },
        { tool: 'b', input: null },
      ],
    });
  });

  test('the steps as an answer: keys sorted inside, numbers as they are spelled', async () => {
    const input = '{"z":5.0,"a":{"y":1,"b":9007199254740993}}';
    const answer = await read(`{"steps":[{"output":[1.50],"input":${input},"tool":"é"}]}`);
    expect(answer).toMatchObject({
      text: '{"steps":[{"tool":"é","input":{"a":{"b":9007199254740993,"y":1},"z":5.0},"output":[1.5]}]}',
    });
  });

  test('a null final answer is none, an empty one is one', async () => {
    expect(await read({ steps: [], final_output: null })).toMatchObject({ text: '{"steps":[]}' });
    expect(await read({ steps: [], final_output: '' })).toMatchObject({ text: '' });
  });

  test('a byte order mark does no harm', async () => {
    expect(await read('\ufeff{"steps":[],"final_output":"x"}')).toMatchObject({ text: 'x' });
  });
});

type Attributes = Record<string, string | number>;

function span(name: string, start: number, end: number, attributes: Attributes, parent = ''): object {
  return {
    name,
    spanId: name,
    parentSpanId: parent,
    startTimeUnixNano: `${start}000000`,
    endTimeUnixNano: `${end}000000`,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      key,
      value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
    })),
  };
}

function otlp(...spans: object[]): object {
  return { resourceSpans: [{ scopeSpans: [{ spans }] }] };
}

describe('OpenTelemetry', () => {
  test('answer, tokens and latency', async () => {
    const answer = await read(
      otlp(
        span(
          'chat',
          1100,
          1300,
          { 'gen_ai.usage.input_tokens': 10, 'gen_ai.usage.output_tokens': 5 },
          'agent',
        ),
        span('agent', 1000, 1200, { 'output.value': 'done' }),
        span('llm', 1200, 1250, { 'llm.token_count.prompt': 1, 'llm.token_count.completion': 2 }, 'agent'),
      ),
    );
    expect(answer).toEqual({
      kind: 'answered',
      text: 'done',
      latency_ms: 300,
      tokens: { input: 11, output: 7 },
      trajectory: [],
    });
  });

  test('times and counts may be numbers, whole nanoseconds since 1970 included', async () => {
    const times = '"startTimeUnixNano":1700000000000000000,"endTimeUnixNano":1700000000250000000';
    const counts =
      '{"key":"gen_ai.usage.input_tokens","value":{"intValue":7}},{"key":"gen_ai.usage.output_tokens","value":{"doubleValue":3.0}}';
    const answer = await read(
      `{"resourceSpans":[{"scopeSpans":[{"spans":[{${times},"attributes":[${counts}]}]}]}]}`,
    );
    expect(answer).toMatchObject({ latency_ms: 250, tokens: { input: 7, output: 3 } });
  });

  test('a span that counts in both conventions counts once', async () => {
    const both = { 'gen_ai.usage.input_tokens': 10, 'llm.token_count.prompt': 10 };
    expect(await read(otlp(span('chat', 1, 2, both)))).toMatchObject({ tokens: { input: 10, output: 0 } });
  });

  test('the final answer is the latest-starting root span that has one', async () => {
    const answer = await read(
      otlp(
        span('second', 20, 30, { 'gen_ai.completion': 'second' }),
        span('first', 10, 90, { 'output.value': 'first' }),
        span('silent', 40, 50, {}),
        span('child', 60, 70, { 'output.value': 'child' }, 'first'),
      ),
    );
    expect(answer).toMatchObject({ text: 'second', latency_ms: 80 });
  });

  test('output.value comes before gen_ai.completion', async () => {
    const attributes = { 'gen_ai.completion': 'b', 'output.value': 'a' };
    expect(await read(otlp(span('x', 1, 2, attributes)))).toMatchObject({ text: 'a' });
  });

  test('tools are in the order they started', async () => {
    const answer = await read(
      otlp(
        span('late', 30, 40, {
          'openinference.span.kind': 'TOOL',
          'input.value': '{"n":1}',
          'output.value': 'text',
        }),
        span('early', 10, 20, { 'gen_ai.tool.name': 'search', 'gen_ai.tool.call.arguments': '{broken' }),
        span('llm', 15, 16, { 'openinference.span.kind': 'LLM' }),
        span('named', 50, 60, { 'openinference.span.kind': 'TOOL', 'tool.name': 'mail' }),
      ),
    );
    expect(answer).toMatchObject({
      trajectory: [
        { tool: 'search', input: '{broken' },
        { tool: 'late', input: { n: 1 }, output: 'text' },
        { tool: 'mail', input: null },
      ],
    });
  });

  test('values of every kind, numbers as numbers, spans without times', async () => {
    const attributes = [
      { key: 'gen_ai.tool.name', value: { stringValue: 'sum' } },
      {
        key: 'input.value',
        value: {
          kvlistValue: {
            values: [
              { key: 'list', value: { arrayValue: { values: [{ doubleValue: 1.5 }, { boolValue: true }] } } },
              { key: 'none', value: {} },
            ],
          },
        },
      },
      { key: 'gen_ai.usage.input_tokens', value: { intValue: 7 } },
    ];
    const answer = await read(
      otlp({ attributes }, { startTimeUnixNano: 2_000_000, endTimeUnixNano: 5_999_999 }),
    );
    expect(answer).toMatchObject({
      latency_ms: 3,
      tokens: { input: 7, output: 0 },
      trajectory: [{ tool: 'sum', input: { list: [1.5, true] } }],
    });
  });

  test('nanoseconds beyond 2^53 are exact', async () => {
    const answer = await read(
      otlp({ startTimeUnixNano: '1758000000000000001', endTimeUnixNano: '1758000000001000001' }),
    );
    expect(answer.latency_ms).toBe(1);
  });

  test('no spans: no steps, no answer', async () => {
    expect(await read(otlp())).toEqual({
      kind: 'answered',
      text: '{"steps":[]}',
      latency_ms: 0,
      trajectory: [],
    });
  });
});

describe('what is wrong with a trace', () => {
  test.each<[string, unknown, string | RegExp]>([
    ['not JSON', '{"steps":', /^trace trace.json is not valid JSON: /],
    ['a list', [], 'trace trace.json holds neither "steps" nor "resourceSpans"'],
    ['another object', { spans: [] }, 'trace trace.json holds neither "steps" nor "resourceSpans"'],
    ['steps that are none', { steps: 1 }, /^trace trace.json is malformed at steps: /],
    ['a step without a tool', { steps: [{}] }, /^trace trace.json is malformed at steps\[0\].tool: /],
    [
      'a final answer that is no text',
      { steps: [], final_output: 1 },
      /^trace trace.json is malformed at final_output: /,
    ],
    [
      'times that are none',
      otlp({ startTimeUnixNano: 'soon' }),
      /malformed at resourceSpans\[0\].*startTimeUnixNano/,
    ],
  ])('%s', async (_, content, error) => {
    expect(await read(content)).toMatchObject({
      kind: 'errored',
      error: typeof error === 'string' ? error : expect.stringMatching(error),
      latency_ms: 0,
    });
  });

  test('nested without end', async () => {
    const steps = `[{"tool":"a","input":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`;
    expect(await read(`{"steps":${steps}}`)).toMatchObject({
      error: 'trace trace.json is nested too deeply',
    });
    const deep = `${'{"arrayValue":{"values":['.repeat(100_000)}${']}}'.repeat(100_000)}`;
    const content = `{"resourceSpans":[{"scopeSpans":[{"spans":[{"attributes":[{"key":"input.value","value":${deep}}]}]}]}]}`;
    expect(await read(content)).toMatchObject({ error: 'trace trace.json is nested too deeply' });
  });

  test.each([
    [join(directory, 'missing', 't.json'), 'trace missing/t.json cannot be read: no such file'],
    [join(directory, '..'), 'trace .. cannot be read: it is a directory'],
    [undefined, 'case "c1" has no trace for a trace target'],
  ])('%s', async (path, error) => {
    expect(await answerFrom(path)).toEqual({ kind: 'errored', error, latency_ms: 0 });
  });
});

import { z } from 'zod';
import { isRawNumber, numberValue, parseJson } from '../base/json.ts';
import type { RecordedTrace } from './recorded-trace.ts';
import type { Step, Tokens } from './target.ts';

/** 64-bit numbers are strings in OpenTelemetry's JSON; some writers use numbers all the same. */
const nanoseconds = z
  .preprocess(
    (value) => (isRawNumber(value) ? value.rawJSON : value),
    z.union([z.string().regex(/^\d{1,20}$/), z.int().nonnegative()]).default(0),
  )
  .transform(BigInt);

const span = z.object({
  name: z.string().default(''),
  parentSpanId: z.string().nullish(),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes: z
    .array(z.object({ key: z.string(), value: z.unknown().optional() }))
    .default([])
    .transform((list) => new Map(list.map(({ key, value }) => [key, attributeValue(value)]))),
});
type Span = z.infer<typeof span>;

const otlp = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(span).default([]) })).default([]) }),
  ),
});

/**
 * Reads OpenTelemetry's JSON with the attributes of its GenAI conventions (`gen_ai.*`) or of OpenInference (`llm.*`,
 * `openinference.*`). Latency is from the earliest start to the latest end of any span.
 *
 * @throws ZodError when the document does not have that shape.
 */
export function readOtlp(document: unknown): RecordedTrace {
  const spans = otlp
    .parse(document)
    .resourceSpans.flatMap((resource) => resource.scopeSpans.flatMap((scope) => scope.spans))
    .sort((a, b) => ascending(a.startTimeUnixNano, b.startTimeUnixNano));
  const finalAnswer = finalAnswerOf(spans);
  const tokens = tokensOf(spans);
  return {
    steps: spans.flatMap(stepOf),
    ...(finalAnswer === undefined ? {} : { finalAnswer }),
    ...(tokens === undefined ? {} : { tokens }),
    latency_ms: latencyOf(spans),
  };
}

/** The value of an attribute; its kind is the name of its only key. */
function attributeValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('stringValue' in value) return value.stringValue;
  if ('intValue' in value) return numeric(value.intValue);
  if ('doubleValue' in value) return numeric(value.doubleValue);
  if ('boolValue' in value) return value.boolValue;
  if ('arrayValue' in value) return valuesOf(value.arrayValue).map(attributeValue);
  if ('kvlistValue' in value) return Object.fromEntries(valuesOf(value.kvlistValue).map(entryOf));
  return undefined;
}

function numeric(value: unknown): number {
  return isRawNumber(value) ? numberValue(value) : Number(value);
}

function valuesOf(list: unknown): readonly unknown[] {
  const values = typeof list === 'object' && list !== null && 'values' in list ? list.values : [];
  return Array.isArray(values) ? values : [];
}

function entryOf(entry: unknown): [string, unknown] {
  if (typeof entry !== 'object' || entry === null || !('key' in entry)) return ['', undefined];
  return [String(entry.key), attributeValue('value' in entry ? entry.value : undefined)];
}

/** The call of a tool that a span stands for, if it does. */
function stepOf({ name, attributes }: Span): readonly Step[] {
  const isTool = attributes.get('openinference.span.kind') === 'TOOL';
  const tool =
    attributes.get('gen_ai.tool.name') ?? (isTool ? (attributes.get('tool.name') ?? name) : undefined);
  if (typeof tool !== 'string') return [];
  const input = attributes.get('gen_ai.tool.call.arguments') ?? attributes.get('input.value');
  const output = attributes.get('gen_ai.tool.call.result') ?? attributes.get('output.value');
  return [
    { tool, input: unwrap(input) ?? null, ...(output === undefined ? {} : { output: unwrap(output) }) },
  ];
}

/** Arguments and results are often JSON inside a string. */
function unwrap(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    return parseJson(value);
  } catch {
    return value;
  }
}

/** What the latest-starting root span says it answered. `spans` are sorted by start. */
function finalAnswerOf(spans: readonly Span[]): string | undefined {
  return spans
    .filter(isRoot)
    .map(({ attributes }) => attributes.get('output.value') ?? attributes.get('gen_ai.completion'))
    .filter((answer) => typeof answer === 'string')
    .at(-1);
}

function isRoot({ parentSpanId }: Span): boolean {
  return /^0*$/.test(parentSpanId ?? '');
}

const INPUT_TOKENS = ['gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens', 'llm.token_count.prompt'];
const OUTPUT_TOKENS = [
  'gen_ai.usage.output_tokens',
  'gen_ai.usage.completion_tokens',
  'llm.token_count.completion',
];

/** The sum over all spans. A span that counts in both conventions is counted once. */
function tokensOf(spans: readonly Span[]): Tokens | undefined {
  const sum = (keys: readonly string[]) => {
    const counts = spans.map((one) => countOf(one, keys)).filter((count) => count !== undefined);
    return counts.length === 0 ? undefined : counts.reduce((total, count) => total + count, 0);
  };
  const input = sum(INPUT_TOKENS);
  const output = sum(OUTPUT_TOKENS);
  return input === undefined && output === undefined ? undefined : { input: input ?? 0, output: output ?? 0 };
}

function countOf({ attributes }: Span, keys: readonly string[]): number | undefined {
  return keys
    .map((key) => attributes.get(key))
    .find((value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0);
}

/** A span without times does not count. */
function latencyOf(spans: readonly Span[]): number {
  const times = (of: (one: Span) => bigint) =>
    spans
      .map(of)
      .filter((time) => time > 0n)
      .sort(ascending);
  const start = times((one) => one.startTimeUnixNano)[0];
  const end = times((one) => one.endTimeUnixNano).at(-1);
  return start === undefined || end === undefined || end < start ? 0 : Number((end - start) / 1_000_000n);
}

function ascending(a: bigint, b: bigint): number {
  return Number(a - b);
}

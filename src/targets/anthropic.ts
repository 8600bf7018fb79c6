import { canonicalJson, type JsonValue } from '../base/json.ts';
import type { AnthropicTargetSpec } from '../suite/target-spec.ts';
import { openRateLimiter } from '../transport/rate-limiter.ts';
import type { ModelContext } from './context.ts';
import {
  dig,
  type Endpoint,
  keyOf,
  outcomeOf,
  postJson,
  type Reading,
  recordedTarget,
  tokensOf,
} from './model-call.ts';
import type { Target } from './target.ts';

/** Asks a model through Anthropic's Messages API. One user message a case. */
export function anthropicTarget(spec: AnthropicTargetSpec, context: ModelContext): Target {
  const identity = anthropicIdentity(spec);
  const key = keyOf(spec, context.env);
  const endpoint: Endpoint = {
    http: context.http,
    limiter: openRateLimiter(spec),
    url: messagesUrl(spec.url),
    headers: {
      'anthropic-version': spec.version,
      ...(key === undefined ? {} : { 'x-api-key': key.trim() }),
    },
    max_retries: spec.max_retries,
    timeout_seconds: spec.timeout_seconds,
  };
  return recordedTarget(spec, identity, context, async (input, signal) => {
    const reply = await postJson(endpoint, messagesBody(spec, input), signal);
    return outcomeOf(reply, endpoint.url, readMessage);
  });
}

/** What identifies such a model in a cassette: all that can change an answer, and no key. */
export function anthropicIdentity(spec: AnthropicTargetSpec): string {
  const { type, url, model, version, max_tokens, system, params } = spec;
  return canonicalJson({
    type,
    url,
    model,
    version,
    max_tokens,
    ...(params === undefined || Object.keys(params).length === 0 ? {} : { params }),
    ...(system === undefined ? {} : { system }),
  });
}

/** The url may be given with or without its `/v1`. */
function messagesUrl(url: string): string {
  const base = url.replace(/\/+$/, '');
  return /\/v1$/.test(base) ? `${base}/messages` : `${base}/v1/messages`;
}

function messagesBody({ model, max_tokens, system, params }: AnthropicTargetSpec, input: string): string {
  return canonicalJson({
    ...params,
    model,
    max_tokens,
    messages: [{ role: 'user', content: input }],
    ...(system === undefined ? {} : { system }),
  });
}

/** The text blocks, joined. Blocks of other kinds (thinking, tool use) are not part of the answer. */
function readMessage(reply: JsonValue): Reading {
  const blocks = dig(reply, 'content');
  const texts = (Array.isArray(blocks) ? blocks : [])
    .filter((block) => dig(block, 'type') === 'text')
    .map((block) => dig(block, 'text'))
    .filter((text) => typeof text === 'string');
  if (texts.length === 0) return { kind: 'unreadable', why: 'answered without a text block in content' };
  const tokens = tokensOf(inputTokens(reply), dig(reply, 'usage', 'output_tokens'));
  return { kind: 'read', text: texts.join(''), ...(tokens === undefined ? {} : { tokens }) };
}

/** Tokens written to and read from the prompt cache are counted beside the rest; all of them are input. */
function inputTokens(reply: JsonValue): JsonValue | undefined {
  const plain = dig(reply, 'usage', 'input_tokens');
  if (typeof plain !== 'number') return plain;
  const cached = ['cache_creation_input_tokens', 'cache_read_input_tokens']
    .map((name) => dig(reply, 'usage', name))
    .filter((count) => typeof count === 'number');
  return cached.reduce((sum, count) => sum + count, plain);
}

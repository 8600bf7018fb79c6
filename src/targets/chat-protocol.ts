import { canonicalJson, type JsonValue } from '../base/json.ts';
import { dig, type Reading, tokensOf } from './model-call.ts';

/** Who is asked, and how: all that can change an answer of an OpenAI-compatible chat model. */
export interface ChatSettings {
  readonly url: string;
  readonly model: string;
  readonly system?: string;
  readonly params?: { readonly [key: string]: JsonValue };
}

/** What identifies such a model in a cassette. The same text as EvalCore 0.7.5, so that its recordings replay. */
export function chatIdentity({ url, model, system, params }: ChatSettings): string {
  return canonicalJson({
    type: 'openai-compatible',
    url,
    model,
    ...(params === undefined || Object.keys(params).length === 0 ? {} : { params }),
    ...(system === undefined ? {} : { system }),
  });
}

/** Where such a model is asked. */
export function chatUrl(url: string): string {
  return `${url.replace(/\/+$/, '')}/chat/completions`;
}

/** The request's body. Numbers in `params` go out as the suite spells them. */
export function chatBody({ model, system, params }: ChatSettings, input: string): string {
  const messages = [
    ...(system === undefined ? [] : [{ content: system, role: 'system' }]),
    { content: input, role: 'user' },
  ];
  return canonicalJson({ ...params, messages, model });
}

/** Reads a completion: the first choice's text, and the tokens when both counts are there. */
export function readCompletion(reply: JsonValue): Reading {
  const text = dig(reply, 'choices', 0, 'message', 'content');
  if (typeof text !== 'string') return { kind: 'unreadable', why: whyNoText(reply) };
  const tokens = tokensOf(dig(reply, 'usage', 'prompt_tokens'), dig(reply, 'usage', 'completion_tokens'));
  return { kind: 'read', text, ...(tokens === undefined ? {} : { tokens }) };
}

function whyNoText(reply: JsonValue): string {
  const calls = dig(reply, 'choices', 0, 'message', 'tool_calls');
  const why = Array.isArray(calls) && calls.length > 0 ? ' (the model called a tool instead)' : '';
  return `answered without text at choices[0].message.content${why}`;
}

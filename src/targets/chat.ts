import type { ChatTargetSpec } from '../suite/target-spec.ts';
import { openRateLimiter } from '../transport/rate-limiter.ts';
import { chatBody, chatIdentity, chatUrl, readCompletion } from './chat-protocol.ts';
import type { ModelContext } from './context.ts';
import { type Endpoint, keyOf, outcomeOf, postJson, recordedTarget } from './model-call.ts';
import type { Target } from './target.ts';

/** Asks a chat model that speaks OpenAI's protocol. One message a case, after the system text if there is one. */
export function chatTarget(spec: ChatTargetSpec, context: ModelContext): Target {
  const identity = chatIdentity(spec);
  const key = keyOf(spec, context.env);
  const endpoint: Endpoint = {
    http: context.http,
    limiter: openRateLimiter(spec),
    url: chatUrl(spec.url),
    headers: key === undefined ? {} : { authorization: `Bearer ${key.trim()}` },
    max_retries: spec.max_retries,
    timeout_seconds: spec.timeout_seconds,
  };
  return recordedTarget(spec, identity, context, async (input, signal) => {
    const reply = await postJson(endpoint, chatBody(spec, input), signal);
    return outcomeOf(reply, endpoint.url, readCompletion);
  });
}

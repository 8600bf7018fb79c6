import type { ChatTargetSpec } from '../suite/target-spec.ts';
import { openRateLimiter } from '../transport/rate-limiter.ts';
import { chatBody, chatIdentity, chatUrl, readCompletion } from './chat-protocol.ts';
import type { ModelContext } from './context.ts';
import { answerOf, type Endpoint, noInput, noKey, outcomeOf, postJson } from './model-call.ts';
import type { Target } from './target.ts';

/** Asks a chat model that speaks OpenAI's protocol. One message a case, after the system text if there is one. */
export function chatTarget(spec: ChatTargetSpec, context: ModelContext): Target {
  const identity = chatIdentity(spec);
  const key = spec.api_key_env === undefined ? undefined : context.env[spec.api_key_env];
  const endpoint: Endpoint = {
    http: context.http,
    limiter: openRateLimiter(spec),
    url: chatUrl(spec.url),
    headers: key === undefined ? {} : { authorization: `Bearer ${key.trim()}` },
    max_retries: spec.max_retries,
    timeout_seconds: spec.timeout_seconds,
  };
  return {
    async answer(call) {
      const { input, trial, caseId, signal } = call;
      if (input === undefined) return noInput(call, spec.type);
      const live = async () => {
        if (spec.api_key_env !== undefined && key === undefined) return noKey(spec.api_key_env);
        const reply = await postJson(endpoint, chatBody(spec, input), signal);
        return outcomeOf(reply, endpoint.url, readCompletion);
      };
      return answerOf(await context.calls.call({ identity, input, trial }, caseId, live));
    },
  };
}

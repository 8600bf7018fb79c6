import { canonicalJson, parseJson } from '../base/json.ts';
import type { LiveOutcome } from '../cassette/cassette.ts';
import type { HttpTargetSpec } from '../suite/target-spec.ts';
import type { HttpReply } from '../transport/http.ts';
import { displayUrl, snippet } from '../transport/http-words.ts';
import { openRateLimiter } from '../transport/rate-limiter.ts';
import type { ModelContext } from './context.ts';
import { fillBody, fillUrl } from './http-template.ts';
import { atPointer } from './json-pointer.ts';
import { keyOf, recordedTarget } from './model-call.ts';
import type { Target } from './target.ts';

/** Asks any HTTP endpoint: the input goes into the url or the body, the answer is the reply or a part of it. */
export function httpTarget(spec: HttpTargetSpec, context: ModelContext): Target {
  const identity = httpIdentity(spec);
  const headers = headersOf(spec, keyOf(spec, context.env));
  const limiter = openRateLimiter(spec);
  return recordedTarget(spec, identity, context, async (input, signal) => {
    const url = fillUrl(spec.url, input);
    const reply = await context.http.send({
      method: spec.method,
      url,
      headers,
      max_retries: spec.max_retries,
      timeout_seconds: spec.timeout_seconds,
      limiter,
      signal,
      ...(spec.body === undefined ? {} : { body: canonicalJson(fillBody(spec.body, input)) }),
    });
    return readReply(reply, url, spec.response_path);
  });
}

/** What identifies such an endpoint in a cassette. The same text as EvalCore 0.7.5, so that its recordings replay. */
export function httpIdentity({ method, url, headers, body, response_path }: HttpTargetSpec): string {
  const lowered = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return canonicalJson({
    http: {
      method,
      url,
      ...(lowered.length === 0 ? {} : { headers: Object.fromEntries(lowered) }),
      ...(body === undefined ? {} : { body }),
      ...(response_path === undefined ? {} : { response_path }),
    },
  });
}

function headersOf(spec: HttpTargetSpec, key: string | undefined): Record<string, string> {
  const typed = Object.keys(spec.headers).some((name) => name.toLowerCase() === 'content-type');
  return {
    ...(spec.body === undefined || typed ? {} : { 'content-type': 'application/json' }),
    ...spec.headers,
    ...(key === undefined
      ? {}
      : { [spec.auth_header ?? 'authorization']: `${spec.auth_prefix ?? 'Bearer '}${key.trim()}` }),
  };
}

function readReply(reply: HttpReply, url: string, pointer: string | undefined): LiveOutcome {
  const { latency_ms } = reply;
  if (reply.kind === 'failed') return { kind: 'errored', error: reply.error, latency_ms };
  if (pointer === undefined) return { kind: 'answered', response: { text: reply.text, latency_ms } };
  const failed = (why: string): LiveOutcome => ({
    kind: 'errored',
    error: `${displayUrl(url)} ${why}: ${reply.text === '' ? '(nothing)' : snippet(reply.text)}`,
    latency_ms,
  });
  try {
    const found = atPointer(parseJson(reply.text), pointer);
    if (found === undefined) return failed(`answered without a value at ${pointer}`);
    const text = typeof found === 'string' ? found : canonicalJson(found);
    return { kind: 'answered', response: { text, latency_ms } };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return failed('answered with something that is not JSON');
  }
}

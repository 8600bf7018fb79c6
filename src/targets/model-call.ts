import type { JsonValue } from '../base/json.ts';
import type { CallOutcome, LiveOutcome, RecordedResponse } from '../cassette/cassette.ts';
import type { HttpClient, HttpReply } from '../transport/http.ts';
import { displayUrl, snippet } from '../transport/http-words.ts';
import type { RateLimiter } from '../transport/rate-limiter.ts';
import type { ModelContext } from './context.ts';
import type { Answer, Call, Target, Tokens } from './target.ts';

/** Where calls go, and how patient they are. */
export interface Endpoint {
  readonly http: HttpClient;
  readonly limiter: RateLimiter;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly max_retries: number;
  readonly timeout_seconds: number;
}

/** What a reply holds, or what is wrong with it. */
export type Reading =
  | {
      readonly kind: 'read';
      readonly text: string;
      readonly tokens?: Tokens;
      readonly vector?: readonly number[];
    }
  | { readonly kind: 'unreadable'; readonly why: string };

/** What a target that is recorded says of itself. */
interface RecordedSpec {
  readonly type: string;
  readonly api_key_env?: string;
}

/** The key a target sends; absent when it needs none, or when it is not set. */
export function keyOf(spec: RecordedSpec, env: NodeJS.ProcessEnv): string | undefined {
  return spec.api_key_env === undefined ? undefined : env[spec.api_key_env];
}

/**
 * A target that answers from its cassette, and asks when there is nothing to replay.
 *
 * @param identity see {@link CassetteRequest}. @param ask makes the live call.
 */
export function recordedTarget(
  spec: RecordedSpec,
  identity: string,
  { calls, env }: ModelContext,
  ask: (input: string, signal: AbortSignal) => Promise<LiveOutcome>,
): Target {
  return {
    async answer(call) {
      const { input, trial, caseId, signal } = call;
      if (input === undefined) return noInput(call, spec.type);
      const live = async () => {
        if (spec.api_key_env !== undefined && keyOf(spec, env) === undefined) return noKey(spec.api_key_env);
        return ask(input, signal);
      };
      return answerOf(await calls.call({ identity, input, trial }, caseId, live));
    },
  };
}

/** Posts JSON text and gives back what came, unread. */
export function postJson(endpoint: Endpoint, body: string, signal: AbortSignal): Promise<HttpReply> {
  const { http, limiter, url, headers, max_retries, timeout_seconds } = endpoint;
  return http.send({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body,
    max_retries,
    timeout_seconds,
    limiter,
    signal,
  });
}

/** Turns what came back into an answer. An unreadable reply is final: asking again would be paid again. */
export function outcomeOf(reply: HttpReply, url: string, read: (reply: JsonValue) => Reading): LiveOutcome {
  const { latency_ms } = reply;
  if (reply.kind === 'failed') return { kind: 'errored', error: reply.error, latency_ms };
  const failed = (why: string): LiveOutcome => ({
    kind: 'errored',
    error: `${displayUrl(url)} ${why}: ${reply.text === '' ? '(nothing)' : snippet(reply.text)}`,
    latency_ms,
  });
  let document: JsonValue;
  try {
    document = JSON.parse(reply.text);
  } catch {
    return failed('answered with something that is not JSON');
  }
  const reading = read(document);
  if (reading.kind === 'unreadable') return failed(reading.why);
  const { kind: _, ...found } = reading;
  const response: RecordedResponse = { ...found, latency_ms };
  return { kind: 'answered', response };
}

/** What the cassette or the call gave, as a target's answer. */
function answerOf(outcome: CallOutcome): Answer {
  if (outcome.kind === 'errored') return outcome;
  const { text, latency_ms, tokens } = outcome.response;
  return {
    kind: 'answered',
    text,
    latency_ms,
    provenance: outcome.provenance,
    ...(outcome.recording === undefined ? {} : { recording: outcome.recording }),
    ...(tokens === undefined ? {} : { tokens }),
  };
}

/** A case that holds only a trace has nothing to ask a model. */
export function noInput(call: Call, type: string): Answer {
  return {
    kind: 'errored',
    error: `case "${call.caseId}" has no input for a target of type ${type}`,
    latency_ms: 0,
  };
}

/** A live call that cannot be made because its key is not there. */
export function noKey(variable: string): LiveOutcome {
  return { kind: 'errored', error: `environment variable ${variable} is not set`, latency_ms: 0 };
}

/** Digs into a document without tripping over what is not there. Only own keys count. */
export function dig(
  value: JsonValue | undefined,
  ...path: ReadonlyArray<string | number>
): JsonValue | undefined {
  let at: JsonValue | undefined = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as { readonly [key: string | number]: JsonValue })[step];
  }
  return at;
}

/** A pair of token counts; absent unless both are whole numbers. */
export function tokensOf(input: JsonValue | undefined, output: JsonValue | undefined): Tokens | undefined {
  return isCount(input) && isCount(output) ? { input, output } : undefined;
}

function isCount(value: JsonValue | undefined): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

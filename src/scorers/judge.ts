import { formatShortest } from '../base/text.ts';
import type { CallOutcome, LiveOutcome } from '../cassette/cassette.ts';
import type { JudgeScorerSpec } from '../suite/scorer-spec.ts';
import { chatBody, chatIdentity, chatUrl, readCompletion } from '../targets/chat-protocol.ts';
import type { ModelContext } from '../targets/context.ts';
import { type Endpoint, noKey, outcomeOf, postJson } from '../targets/model-call.ts';
import { priceOf } from '../targets/price.ts';
import type { HttpReply } from '../transport/http.ts';
import { openRateLimiter } from '../transport/rate-limiter.ts';
import { judgePrompt } from './judge-prompt.ts';
import { readVerdict, type Verdict } from './judge-verdict.ts';
import type { Score, ScoreInput, Scorer, ScorerCall } from './scorer.ts';

/**
 * Lets a chat model grade the output by a rubric, 0 to 1. With `trials` above 1 it is asked that often: the value is
 * the mean, and the majority decides whether it passes.
 *
 * Calls are found by their whole prompt, whoever the arm is, so equal outputs get the equal verdict. A verdict that
 * cannot be read is an error and not recorded: the next run asks again.
 */
export function judgeScorer(spec: JudgeScorerSpec, context: ModelContext): Scorer {
  const ask = asker(spec, context);
  return {
    async score(input): Promise<Score> {
      const prompt = judgePrompt(materialOf(spec.rubric, input));
      const calls: ScorerCall[] = [];
      const verdicts: Verdict[] = [];
      for (let trial = 0; trial < spec.trials; trial += 1) {
        const outcome = await ask(prompt, trial, input);
        calls.push(callOf(outcome, spec));
        const verdict = verdictOf(outcome);
        if (typeof verdict === 'string') return { kind: 'errored', error: verdict, calls };
        verdicts.push(verdict);
      }
      return { ...decide(verdicts, spec.threshold), calls };
    },
  };
}

/** What identifies a judge in a cassette; the rubric is part of what it is asked. */
export function judgeIdentity(spec: JudgeScorerSpec): string {
  return chatIdentity(spec);
}

function materialOf(rubric: string, { input, expected, context, output }: ScoreInput) {
  return {
    rubric,
    input: input ?? '',
    output,
    ...(expected === undefined ? {} : { expected: expected.text }),
    ...(context === undefined ? {} : { context }),
  };
}

function asker(spec: JudgeScorerSpec, context: ModelContext) {
  const identity = judgeIdentity(spec);
  const send = verdictSender(spec, context);
  return (prompt: string, trial: number, { caseId, signal }: ScoreInput): Promise<CallOutcome> =>
    context.calls.call({ identity, input: prompt, trial }, `judge:${caseId}`, async () => {
      const outcome = await send(prompt, signal);
      if (outcome.kind === 'errored') return { ...outcome, error: `judge call failed: ${outcome.error}` };
      const verdict = readVerdict(outcome.response.text);
      if (typeof verdict !== 'string') return outcome;
      return { kind: 'errored', error: verdict, latency_ms: outcome.response.latency_ms };
    });
}

/**
 * Asks for JSON by `response_format` as long as the server takes it. One that refuses it gets the same request once
 * more without, and from then on never with it.
 */
function verdictSender(spec: JudgeScorerSpec, context: ModelContext) {
  const key = spec.api_key_env === undefined ? undefined : context.env[spec.api_key_env];
  const endpoint: Endpoint = {
    http: context.http,
    limiter: openRateLimiter(),
    url: chatUrl(spec.url),
    headers: key === undefined ? {} : { authorization: `Bearer ${key.trim()}` },
    max_retries: spec.max_retries,
    timeout_seconds: spec.timeout_seconds,
  };
  let formatted = spec.params === undefined || !Object.hasOwn(spec.params, 'response_format');
  const inJson = { ...spec, params: { ...spec.params, response_format: { type: 'json_object' } } };
  const outcome = (reply: HttpReply) => outcomeOf(reply, endpoint.url, readCompletion);
  return async (prompt: string, signal: AbortSignal): Promise<LiveOutcome> => {
    if (spec.api_key_env !== undefined && key === undefined) return noKey(spec.api_key_env);
    if (formatted) {
      const reply = await postJson(endpoint, chatBody(inJson, prompt), signal);
      if (!refusesFormat(reply)) return outcome(reply);
    }
    const reply = await postJson(endpoint, chatBody(spec, prompt), signal);
    if (reply.kind === 'ok') formatted = false;
    return outcome(reply);
  };
}

function refusesFormat(reply: HttpReply): boolean {
  return reply.kind === 'failed' && (reply.status === 400 || reply.status === 422);
}

/** The verdict, or why there is none. Recordings are read as strictly as live replies. */
function verdictOf(outcome: CallOutcome): Verdict | string {
  if (outcome.kind === 'errored') return outcome.error;
  return readVerdict(outcome.response.text);
}

function callOf(outcome: CallOutcome, spec: JudgeScorerSpec): ScorerCall {
  const tokens = outcome.kind === 'answered' ? outcome.response.tokens : undefined;
  const cost = priceOf(tokens, spec.cost);
  return {
    provenance: outcome.provenance,
    ...(tokens === undefined ? {} : { tokens }),
    ...(cost === undefined ? {} : { cost_usd: cost }),
  };
}

/** Mean of the scores; passed when more than half of the verdicts reach the threshold. */
function decide(verdicts: readonly Verdict[], threshold: number): Score {
  const passing = verdicts.filter((verdict) => verdict.score >= threshold);
  const passed = 2 * passing.length > verdicts.length;
  const value = verdicts.reduce((sum, verdict) => sum + verdict.score, 0) / verdicts.length;
  const deciding = verdicts.find((verdict) => verdict.score >= threshold === passed);
  const votes = verdicts.length > 1 ? `${passing.length} of ${verdicts.length} verdicts pass` : undefined;
  const said = deciding?.reason ?? (passed ? undefined : below(value, threshold));
  const reason = [votes, said].filter((part) => part !== undefined).join(': ');
  return { kind: 'measured', value, passed, ...(reason === '' ? {} : { reason }) };
}

function below(value: number, threshold: number): string {
  return `score ${formatShortest(value)} is below the threshold ${formatShortest(threshold)}`;
}

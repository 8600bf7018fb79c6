import { canonicalJson, type JsonValue } from '../base/json.ts';
import { formatFixed, formatShortest } from '../base/text.ts';
import type { CallOutcome, LiveOutcome } from '../cassette/cassette.ts';
import type { SimilarityScorerSpec } from '../suite/scorer-spec.ts';
import type { ModelContext } from '../targets/context.ts';
import { dig, type Endpoint, noKey, outcomeOf, postJson, type Reading } from '../targets/model-call.ts';
import { openRateLimiter } from '../transport/rate-limiter.ts';
import { failed } from './score.ts';
import type { Score, Scorer, ScorerCall } from './scorer.ts';

/** A cosine that meets the threshold exactly must not be failed by rounding. */
const TOLERANCE = 1e-9;
const MAX_RETRIES = 2;
const TIMEOUT_SECONDS = 120;

/**
 * How close the output is to what the case expects: the cosine of their embeddings, -1 to 1. Two calls, each recorded
 * on its own, so that one expected text is embedded once for all arms.
 */
export function similarityScorer(spec: SimilarityScorerSpec, context: ModelContext): Scorer {
  const embed = embedder(spec, context);
  return {
    async score({ output, expected, caseId, signal }): Promise<Score> {
      if (expected === undefined) {
        return failed(`case "${caseId}" has no \`expected\` field to compare with`);
      }
      const calls: ScorerCall[] = [];
      const vectors: Array<readonly number[]> = [];
      for (const [text, who] of [
        [expected.text, `embed-expected:${caseId}`],
        [output, `embed-output:${caseId}`],
      ] as const) {
        const outcome = await embed(text, who, signal);
        calls.push({ provenance: outcome.provenance });
        const vector = vectorOf(outcome);
        if (typeof vector === 'string') return { kind: 'errored', error: vector, calls };
        vectors.push(vector);
      }
      return { ...compare(vectors[0] ?? [], vectors[1] ?? [], spec.threshold), calls };
    },
  };
}

/** What identifies an embedding model in a cassette. The same text as EvalCore 0.7.5, so that its recordings replay. */
export function similarityIdentity({ url, model }: SimilarityScorerSpec): string {
  return canonicalJson({ type: 'embeddings', url, model });
}

function embedder(spec: SimilarityScorerSpec, context: ModelContext) {
  const identity = similarityIdentity(spec);
  const key = spec.api_key_env === undefined ? undefined : context.env[spec.api_key_env];
  const endpoint: Endpoint = {
    http: context.http,
    limiter: openRateLimiter(),
    url: `${spec.url.replace(/\/+$/, '')}/embeddings`,
    headers: key === undefined ? {} : { authorization: `Bearer ${key.trim()}` },
    max_retries: MAX_RETRIES,
    timeout_seconds: TIMEOUT_SECONDS,
  };
  const ask = async (text: string, signal: AbortSignal): Promise<LiveOutcome> => {
    if (spec.api_key_env !== undefined && key === undefined) return noKey(spec.api_key_env);
    const body = canonicalJson({ model: spec.model, input: [text] });
    return outcomeOf(await postJson(endpoint, body, signal), endpoint.url, readEmbedding);
  };
  return (text: string, who: string, signal: AbortSignal): Promise<CallOutcome> =>
    context.calls.call({ identity, input: text, trial: 0 }, who, async () => {
      const outcome = await ask(text, signal);
      if (outcome.kind === 'answered') return outcome;
      return { ...outcome, error: `embedding call failed: ${outcome.error}` };
    });
}

function readEmbedding(reply: JsonValue): Reading {
  const vector = dig(reply, 'data', 0, 'embedding');
  if (!isVector(vector)) return { kind: 'unreadable', why: 'answered without numbers at data[0].embedding' };
  return { kind: 'read', text: '', vector };
}

function isVector(value: JsonValue | undefined): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number');
}

/** The vector, or why there is none. */
function vectorOf(outcome: CallOutcome): readonly number[] | string {
  if (outcome.kind === 'errored') return outcome.error;
  return outcome.response.vector ?? 'the recording of the embedding holds no vector';
}

function compare(a: readonly number[], b: readonly number[], threshold: number): Score {
  if (a.length !== b.length) return failed(`embedding dimensions differ (${a.length} and ${b.length})`);
  let dot = 0;
  let squaresA = 0;
  let squaresB = 0;
  for (const [index, x] of a.entries()) {
    const y = b[index] ?? 0;
    dot += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  if (squaresA === 0 || squaresB === 0) return failed('an embedding of nothing but zeros has no direction');
  const value = dot / (Math.sqrt(squaresA) * Math.sqrt(squaresB));
  if (value >= threshold - TOLERANCE) return { kind: 'measured', value, passed: true };
  const reason = `cosine similarity ${formatFixed(value, 4)} is below the threshold ${formatShortest(threshold)}`;
  return { kind: 'measured', value, passed: false, reason };
}

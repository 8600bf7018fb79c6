import { z } from 'zod';
import { clip, formatShortest, rustDebug } from '../base/text.ts';

/** What a judge says of one output. `score` from 0 to 1. */
export interface Verdict {
  readonly score: number;
  readonly reason?: string;
}

const verdict = z.object({ score: z.number(), reason: z.string().nullish() });

/**
 * Reads a judge's reply: one JSON object, alone or in a code fence. Nothing is guessed from prose.
 *
 * @returns the verdict, or in words why it is none.
 */
export function readVerdict(text: string): Verdict | string {
  let document: unknown;
  try {
    document = JSON.parse(withoutFence(text));
  } catch {
    document = undefined;
  }
  const read = verdict.safeParse(document);
  if (!read.success) return `judge returned an unparseable verdict: ${rustDebug(clip(text, 200))}`;
  const { score, reason } = read.data;
  if (score < 0 || score > 1) return `judge returned score ${formatShortest(score)} outside 0.0..=1.0`;
  return { score, ...(reason == null || reason.trim() === '' ? {} : { reason: reason.trim() }) };
}

/** Models like to wrap JSON in a fence even when told not to. */
function withoutFence(text: string): string {
  const trimmed = text.trim();
  return /^```(?:json)?\s*\n?(.*?)\s*```$/is.exec(trimmed)?.[1] ?? trimmed;
}

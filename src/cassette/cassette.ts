/** `auto`: replay, record what is missing. `replay`: never call. `live`: call always, record. `off`: call always, record nothing. */
export const CACHE_MODES = ['auto', 'replay', 'live', 'off'] as const;
export type CassetteMode = (typeof CACHE_MODES)[number];

/** How a call was answered. `live`: made and not recorded. `missed`: replay mode, and no recording. */
export type Provenance = 'replayed' | 'recorded' | 'live' | 'missed';

/** What identifies a call. Two calls with equal requests share one recording. */
export interface CassetteRequest {
  /**
   * Canonical JSON of who is asked and how: model, url, system, params. No keys, no headers that carry secrets,
   * no retry or price settings.
   */
  readonly identity: string;
  /** What is asked: the case's input, or the judge's whole prompt. */
  readonly input: string;
  /** Counts from 0. A trial never replays another trial's recording. */
  readonly trial: number;
}

/** What is kept of an answer. */
export interface RecordedResponse {
  readonly text: string;
  /** Whole milliseconds of the call that was recorded. */
  readonly latency_ms: number;
  readonly tokens?: { readonly input: number; readonly output: number };
  /** Embedding calls: the vector, so that `text` stays readable. */
  readonly vector?: readonly number[];
}

/** What a live call gives. Errors are never recorded. */
export type LiveOutcome =
  | { readonly kind: 'answered'; readonly response: RecordedResponse }
  | { readonly kind: 'errored'; readonly error: string; readonly latency_ms: number };

export type CallOutcome =
  | {
      readonly kind: 'answered';
      readonly response: RecordedResponse;
      readonly provenance: Exclude<Provenance, 'missed'>;
      /** Names the recording behind the answer: answers of one recording are one observation. Absent: not recorded. */
      readonly recording?: string;
    }
  | {
      readonly kind: 'errored';
      readonly error: string;
      readonly latency_ms: number;
      readonly provenance: 'live' | 'missed';
    };

/** One cassette as a target or a scorer sees it: asks once, replays for ever. */
export interface CallStore {
  /**
   * Answers from the cassette, or makes the call and records it, as the mode says. Equal requests in flight at the
   * same time make one call. `who` names the case for the message of a miss.
   */
  call(request: CassetteRequest, who: string, live: () => Promise<LiveOutcome>): Promise<CallOutcome>;
}

import type {
  CallOutcome,
  CallStore,
  CassetteMode,
  CassetteRequest,
  LiveOutcome,
  Provenance,
  RecordedResponse,
} from './cassette.ts';
import type { Found } from './lookup.ts';
import type { Memory } from './recorder.ts';
import { keyOf } from './request-key.ts';
import type { Scrubber } from './scrub.ts';

/** Calls by how they were answered. */
export type Tally = Record<Provenance, number>;

export interface StoreOptions {
  readonly mode: CassetteMode;
  readonly scrubber: Scrubber;
  /** What the run itself has learnt; `null` = nothing is remembered. */
  readonly memory: Memory | null;
  /** What earlier runs have learnt. */
  readonly find: (key: string, request: CassetteRequest) => Found;
  /** Says why there is no recording, and writes it down for the end. */
  readonly miss: (key: string, request: CassetteRequest, who: string) => string;
}

/** A {@link CallStore} with its books. */
export interface Store extends CallStore {
  readonly tally: Tally;
}

type Answered = Extract<CallOutcome, { kind: 'answered' }>;

/** The rules of the modes. Knows nothing of files. */
export function createStore(options: StoreOptions): Store {
  const { mode, memory } = options;
  const tally: Tally = { replayed: 0, recorded: 0, live: 0, missed: 0 };
  const inFlight = new Map<string, Promise<CallOutcome>>();

  const known = (key: string, request: CassetteRequest): Found | Answered | null => {
    const response = memory?.recall(key, request);
    if (response !== undefined) return replayed(response, key);
    if (mode === 'live' || mode === 'off') return null;
    const found = options.find(key, request);
    return found.kind === 'hit' ? replayed(found.response, key) : found;
  };

  const make = async (
    key: string,
    request: CassetteRequest,
    live: () => Promise<LiveOutcome>,
  ): Promise<CallOutcome> => {
    const outcome = await live();
    if (outcome.kind === 'errored') {
      return { ...outcome, error: options.scrubber.text(outcome.error), provenance: 'live' };
    }
    const response = options.scrubber.response(outcome.response);
    const kept = memory?.record(key, request, response) ?? false;
    return kept
      ? { kind: 'answered', response, provenance: 'recorded', recording: key }
      : { kind: 'answered', response, provenance: 'live' };
  };

  const answer = async (
    request: CassetteRequest,
    who: string,
    live: () => Promise<LiveOutcome>,
  ): Promise<CallOutcome> => {
    const key = keyOf(request);
    const before = known(key, request);
    if (before?.kind === 'answered') return before;
    if (before?.kind === 'bad') return missed(badRecording(before));
    if (mode === 'replay') return missed(options.miss(key, request, who));
    const running = inFlight.get(key);
    if (running !== undefined) return joined(await running, key);
    const call = make(key, request, live);
    inFlight.set(key, call);
    try {
      return await call;
    } finally {
      inFlight.delete(key);
    }
  };

  return {
    tally,
    call: async (request, who, live) => {
      const outcome = await answer(request, who, live);
      tally[outcome.provenance] += 1;
      return outcome;
    },
  };
}

function replayed(response: RecordedResponse, recording: string): Answered {
  return { kind: 'answered', response, provenance: 'replayed', recording };
}

function missed(error: string): CallOutcome {
  return { kind: 'errored', error, latency_ms: 0, provenance: 'missed' };
}

/** Somebody else's call answered this one too: it cost nothing. */
function joined(outcome: CallOutcome, key: string): CallOutcome {
  return outcome.kind === 'answered' ? replayed(outcome.response, key) : outcome;
}

function badRecording(found: Extract<Found, { kind: 'bad' }>): string {
  return `the recording at ${found.place} cannot be used (${found.reason}); delete that line and record it again with --cache auto`;
}

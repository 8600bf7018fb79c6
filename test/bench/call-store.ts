import type { CallStore, CassetteRequest, RecordedResponse } from '../../src/cassette/cassette.ts';

/** A cassette in memory that shows what it was asked. */
export interface MemoryStore extends CallStore {
  readonly asked: ReadonlyArray<{ readonly request: CassetteRequest; readonly who: string }>;
}

/** Calls always. */
export function liveStore(): MemoryStore {
  const asked: Array<{ request: CassetteRequest; who: string }> = [];
  return {
    asked,
    async call(request, who, live) {
      asked.push({ request, who });
      const outcome = await live();
      return { ...outcome, provenance: 'live' };
    },
  };
}

/** Never calls: answers what the test gives it, and misses the rest. */
export function replayStore(
  answers: (request: CassetteRequest) => RecordedResponse | undefined,
): MemoryStore {
  const asked: Array<{ request: CassetteRequest; who: string }> = [];
  return {
    asked,
    async call(request, who) {
      asked.push({ request, who });
      const response = answers(request);
      return response === undefined
        ? { kind: 'errored', error: `no recording for ${who}`, latency_ms: 0, provenance: 'missed' }
        : { kind: 'answered', response, provenance: 'replayed' };
    },
  };
}

import { MISS_WORDS } from '../results/words.ts';
import { type CassetteName, describeName } from './file-name.ts';

/** A field in which a recording differs from what was asked. Values are JSON text, clipped, without secrets. */
export interface FieldDifference {
  /** `model`, `system`, `params.temperature`, `input`, `trial`, … */
  readonly field: string;
  /** `null`: the recording does not have the field. Both `null`: no value differs, only how it is written. */
  readonly recorded: string | null;
  readonly asked: string | null;
}

/** The recording that comes closest to a request that has none. */
export interface Nearest {
  /** `file:line`. */
  readonly place: string;
  /** Never empty. */
  readonly differs: readonly FieldDifference[];
}

/** A call of a replay that has no recording. */
export interface Miss {
  readonly cassette: CassetteName;
  /** The case, as the target or the scorer names it. */
  readonly who: string;
  readonly key: string;
  readonly nearest: Nearest | null;
  /** The whole message, as the case's error shows it. */
  readonly error: string;
}

/** The error of a case that has no recording: EvalCore's sentence, then what comes closest. */
export function missMessage(who: string, nearest: Nearest | null): string {
  const sentence = `${MISS_WORDS} "${who}" in replay mode — record it first with --cache auto (or live)`;
  return nearest === null ? sentence : `${sentence}; ${describeNearest(nearest)}`;
}

function describeNearest(nearest: Nearest): string {
  const fields = nearest.differs.map(({ field, recorded, asked }) =>
    recorded === null && asked === null
      ? field
      : `${field} (recorded: ${recorded ?? 'not set'}, asked: ${asked ?? 'not set'})`,
  );
  return `the nearest recording, ${nearest.place}, differs in ${fields.join(', ')}`;
}

/**
 * All misses as lines for people, one a call, in the order they were asked.
 * Lines hold text of the suite: make them safe for where they are shown.
 */
export function describeMisses(misses: readonly Miss[], most = 20): string[] {
  if (misses.length === 0) return [];
  const noun = misses.length === 1 ? 'call has' : 'calls have';
  const lines = [`${misses.length} ${noun} no recording:`];
  for (const miss of misses.slice(0, most)) {
    const why = miss.nearest === null ? 'nothing like it is recorded' : describeNearest(miss.nearest);
    lines.push(`  ${describeName(miss.cassette)}, case "${miss.who}": ${why}`);
  }
  if (misses.length > most) lines.push(`  … and ${misses.length - most} more`);
  return lines;
}

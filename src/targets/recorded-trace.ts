import type { Step, Tokens } from './target.ts';

/** What a recording of an agent's run says, whatever its format. */
export interface RecordedTrace {
  readonly steps: readonly Step[];
  readonly finalAnswer?: string;
  /** Absent when the recording counts none. */
  readonly tokens?: Tokens;
  /** Whole milliseconds; 0 when the recording has no times. */
  readonly latency_ms: number;
}

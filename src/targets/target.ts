import type { Provenance } from '../cassette/cassette.ts';

/** Tokens a call used. */
export interface Tokens {
  readonly input: number;
  readonly output: number;
}

/** One call of a tool by an agent. */
export interface Step {
  readonly tool: string;
  readonly input: unknown;
  readonly output?: unknown;
}

/** What a target is asked. */
export interface Call {
  readonly arm: string;
  readonly caseId: string;
  /** Counts from 0. */
  readonly trial: number;
  readonly input?: string;
  /** Absolute path of a recorded trace. */
  readonly trace?: string;
  /** Aborted when the run is stopped for good; a target then gives up at once. */
  readonly signal: AbortSignal;
}

/** What came back: an answer, or the reason why there is none. Targets do not throw for what the user's arm does. */
export type Answer =
  | {
      readonly kind: 'answered';
      readonly text: string;
      /** Whole milliseconds. */
      readonly latency_ms: number;
      readonly tokens?: Tokens;
      readonly trajectory?: readonly Step[];
      /** Absent: the target's answers are never recorded (shell, trace). */
      readonly provenance?: Provenance;
      /** Names the recording behind the answer; absent when there is none. */
      readonly recording?: string;
    }
  | {
      readonly kind: 'errored';
      readonly error: string;
      readonly latency_ms: number;
      readonly provenance?: Provenance;
    };

/** A thing that answers cases. */
export interface Target {
  answer(call: Call): Promise<Answer>;
}

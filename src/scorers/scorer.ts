import type { Provenance } from '../cassette/cassette.ts';
import type { Expected } from '../suite/suite.ts';
import type { Step, Tokens } from '../targets/target.ts';

/** What a scorer sees of one trial. */
export interface ScoreInput {
  readonly arm: string;
  readonly caseId: string;
  /** Counts from 0. */
  readonly trial: number;
  readonly input?: string;
  readonly expected?: Expected;
  readonly context?: readonly string[];
  readonly output: string;
  readonly trajectory?: readonly Step[];
  readonly signal: AbortSignal;
}

/** A model call a scorer made. */
export interface ScorerCall {
  readonly provenance: Provenance;
  /** By the scorer's own rates, replayed calls included; absent = unknown. */
  readonly cost_usd?: number;
  readonly tokens?: Tokens;
}

/** A measurement, or the reason why there is none. A scorer that could not measure is never a zero. */
export type Score =
  | {
      readonly kind: 'measured';
      readonly value: number;
      readonly passed: boolean;
      readonly reason?: string;
      readonly calls?: readonly ScorerCall[];
    }
  | { readonly kind: 'errored'; readonly error: string; readonly calls?: readonly ScorerCall[] };

/** Grades one output. */
export interface Scorer {
  score(input: ScoreInput): Promise<Score> | Score;
}

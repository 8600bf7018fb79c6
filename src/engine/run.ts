import type { Provenance } from '../cassette/cassette.ts';
import type { CaseResult } from '../results/results.ts';
import type { Scorer } from '../scorers/scorer.ts';
import type { ScorerSpec } from '../suite/scorer-spec.ts';
import type { Case, TrialsSpec } from '../suite/suite.ts';
import type { CostSpec } from '../suite/target-spec.ts';
import type { Target } from '../targets/target.ts';

/** One arm, ready to run. */
export interface ArmPlan {
  readonly name: string;
  readonly target: Target;
  /** The arm's own rates. */
  readonly cost?: CostSpec;
}

/** A scorer with what the suite says about it. */
export interface PlannedScorer {
  readonly spec: ScorerSpec;
  readonly scorer: Scorer;
}

/** Everything a matrix run needs. */
export interface RunPlan {
  readonly arms: readonly ArmPlan[];
  readonly cases: readonly Case[];
  /** The scorers of a case, in the order they run. */
  readonly scorersOf: (testCase: Case) => readonly PlannedScorer[];
  readonly concurrency: number;
  readonly trials: TrialsSpec;
  /** Of each arm on its own; `null` = no limit. */
  readonly budgetUsd: number | null;
  /** Aborting it starts no more cases and keeps what ran. */
  readonly stop: AbortSignal;
  /** Aborting it also ends the calls in flight. */
  readonly kill: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** Told after each case. */
export interface Progress {
  readonly arm: string;
  /** Counts from 0. */
  readonly armIndex: number;
  readonly armCount: number;
  /** Cases of this arm that are done, and how many of those did not pass. */
  readonly done: number;
  readonly notPassed: number;
  readonly total: number;
}

/** What an arm did: one result a case, in dataset order, skipped ones included. */
export interface ArmRun {
  readonly name: string;
  readonly results: readonly CaseResult[];
  /** Model calls of the arm and of its scorers. */
  readonly calls: Readonly<Record<Provenance, number>>;
  /** By case id, the recording behind each trial (`null` for none); empty for a run of one trial. */
  readonly recordings: ReadonlyMap<string, readonly (string | null)[]>;
  /** What this run paid for; replayed calls cost nothing. */
  readonly spentUsd: number;
  /** Cases never started because the run was stopped. */
  readonly interrupted: number;
}

import type { Fault, Place } from '../base/errors.ts';
import type { BarSpec, GateSpec } from './gate-spec.ts';
import type { ScorerSpec } from './scorer-spec.ts';
import type { TargetSpec } from './target-spec.ts';

/** The formats of suite files. Each dialect under `formats/` loads into the same {@link Suite}. */
export type SuiteFormat = 'evalcore' | 'behavtest' | 'agentest';

/** How many trials a case gets, and how many of them must pass for the case to pass. */
export interface TrialsSpec {
  readonly count: number;
  readonly require: 'all' | 'majority' | 'any';
}

/** What a case expects, rendered once at load so that number spelling (`1.0`) survives. */
export interface Expected {
  /** Compact JSON, keys sorted by UTF-8 bytes, numbers spelled as serde_json spells them. */
  readonly json: string;
  /** A JSON string's own text, or else the same as `json`. */
  readonly text: string;
}

/** One input with an id that is unique in the suite. */
export interface Case {
  readonly id: string;
  /** Absent only when `trace` is given. */
  readonly input?: string;
  readonly expected?: Expected;
  /** Absolute path of a recorded trace. */
  readonly trace?: string;
  /** Never empty when present. */
  readonly context?: readonly string[];
  readonly tags: readonly string[];
  /** Scorers of this case alone; they run after the suite's. */
  readonly scorers?: readonly ScorerSpec[];
  /** An arm that does not pass this case misses its bar, whatever else decides. */
  readonly must_pass?: boolean;
  /** Where the case stands in its dataset, as shown to people. */
  readonly place: Place;
}

/** The `run` block with its defaults filled in. */
export interface RunSpec {
  readonly concurrency: number;
  readonly budget_usd: number | null;
  readonly gates: readonly GateSpec[];
  readonly trials: TrialsSpec;
  readonly classification: boolean;
  /** Target names in the order to run them; `null` when the suite names no matrix. */
  readonly matrix: readonly string[] | null;
  /** The target that the other arms are compared with; the first arm unless given. */
  readonly reference?: string;
}

/** A suite file, loaded and checked: what every format turns into. */
export interface Suite {
  readonly format: SuiteFormat;
  /** The suite's own `name`, or else its path as given. */
  readonly name: string;
  readonly description?: string;
  /** The path as the user gave it. */
  readonly path: string;
  /** Absolute directory of the suite file; what relative paths in the suite start from. */
  readonly directory: string;
  /** SHA-256 (hex) over the suite file and every file it names: same hash, same suite. */
  readonly hash: string;
  /** In file order, `extends` resolved. */
  readonly targets: ReadonlyMap<string, TargetSpec>;
  /** What some targets say about their own bar, by name. */
  readonly bars?: ReadonlyMap<string, BarSpec>;
  readonly scorers: readonly ScorerSpec[];
  /** In dataset order. Never empty. */
  readonly cases: readonly Case[];
  readonly run: RunSpec;
  /** What is worth saying and stops nothing, such as a key that has no effect here. */
  readonly notes?: readonly Fault[];
}

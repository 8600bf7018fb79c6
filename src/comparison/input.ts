import type { CaseResult } from '../results/results.ts';
import type { GateSpec } from '../suite/gate-spec.ts';
import type { Case, RunSpec, Suite, TrialsSpec } from '../suite/suite.ts';

/** What an arm did, as the comparison takes it. */
export interface ArmInput {
  readonly name: string;
  /** The target as configured, without secrets. */
  readonly target: { readonly type: string; readonly [key: string]: unknown };
  /** One for each case that the run came to. */
  readonly results: readonly CaseResult[];
  /** Model calls of the arm and of its scorers. */
  readonly calls: {
    readonly replayed: number;
    readonly recorded: number;
    readonly live: number;
    readonly missed: number;
  };
  /** What this run paid for, in USD. */
  readonly spentUsd: number;
  /** Cases never finished because the run was stopped. */
  readonly interrupted: number;
  /** `false`: shown, and never fails the check. */
  readonly required: boolean;
  /** This arm's own gates; they stand in the place of the suite's. */
  readonly gates?: readonly GateSpec[];
  /** By case id, the recording behind each trial (`null` for none): one recording counts once in the statistics. */
  readonly recordings?: ReadonlyMap<string, readonly (string | null)[]>;
}

export const FAIL_ON = ['contract', 'gates', 'never'] as const;
export const ON_INCONCLUSIVE = ['fail', 'warn'] as const;

/** What decides whether an arm met its bar, and whether a run that did not fails the check. */
export interface Policy {
  /**
   * `contract`: every case passes and every gate holds. `gates`: the gates alone decide; without any gate every case
   * must pass. `never`: judged like `contract`, and the check never fails.
   */
  readonly failOn: (typeof FAIL_ON)[number];
  /** Whether an inconclusive run fails the check. */
  readonly onInconclusive: (typeof ON_INCONCLUSIVE)[number];
}

export const DEFAULT_POLICY: Policy = { failOn: 'contract', onInconclusive: 'fail' };

/** Everything a verdict is made of. */
export interface JudgeInput {
  readonly suite: Pick<Suite, 'name' | 'path' | 'format' | 'hash'> & {
    readonly run: Pick<RunSpec, 'gates' | 'classification'>;
  };
  /** The cases the run was asked for, in dataset order. */
  readonly cases: readonly Case[];
  readonly trials: TrialsSpec;
  /** In the order they ran. */
  readonly arms: readonly ArmInput[];
  /** Name of the arm the others are compared with; the first unless given. */
  readonly reference?: string;
  /** {@link DEFAULT_POLICY} unless given. */
  readonly policy?: Policy;
  /** Groups of arms that send the same requests, so that only chance tells them apart. */
  readonly sameRequests?: readonly (readonly string[])[];
  /** What else a reader of the results must know, in words; stands first among the warnings. */
  readonly warnings?: readonly string[];
}

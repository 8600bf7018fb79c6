import type { JsonValue } from '../base/json.ts';
import type { CostSpec } from './target-spec.ts';

/** What every scorer may say about itself. */
interface ScorerCommon {
  /** Shown in reports and used by gates; the scorer's type unless given. */
  readonly name: string;
  /** Weight in the case's mean score. Default 1. */
  readonly weight: number;
  /** Runs only on cases that carry this tag (`when: tag:NAME`). */
  readonly when_tag?: string;
}

export type ContainsScorerSpec = ScorerCommon & {
  readonly type: 'contains';
  readonly value: string;
  readonly case_sensitive: boolean;
};
export type RegexScorerSpec = ScorerCommon & { readonly type: 'regex'; readonly pattern: string };
export type ExactScorerSpec = ScorerCommon & { readonly type: 'exact'; readonly value?: string };
export type SubprocessScorerSpec = ScorerCommon & {
  readonly type: 'subprocess';
  readonly cmd: string;
  /** Seconds one verdict may take; `null` = no limit. */
  readonly timeout_seconds: number | null;
};
export type JsonSchemaScorerSpec = ScorerCommon & {
  readonly type: 'json-schema';
  /** Path as written. */
  readonly schema: string;
  /** The parsed schema document; the loader has compiled it once, so it is known to be valid. */
  readonly document: unknown;
};

/** What a matched step's field must hold. */
export interface FieldMatcher {
  readonly contains?: string;
  readonly equals?: JsonValue;
}
export type TrajectoryRule =
  | {
      readonly kind: 'must_call';
      readonly tool: string;
      readonly with?: Readonly<Record<string, FieldMatcher>>;
      readonly after?: string;
    }
  | { readonly kind: 'must_not_call'; readonly tool: string; readonly before?: string }
  | { readonly kind: 'max_steps'; readonly max: number };
export type TrajectoryScorerSpec = ScorerCommon & {
  readonly type: 'trajectory';
  readonly rules: readonly TrajectoryRule[];
};
export type JudgeScorerSpec = ScorerCommon & {
  readonly type: 'judge';
  readonly url: string;
  readonly model: string;
  readonly rubric: string;
  readonly api_key_env?: string;
  readonly threshold: number;
  readonly cost?: CostSpec;
  /** Verdicts asked for one output; the majority decides. */
  readonly trials: number;
  readonly system?: string;
  readonly params?: { readonly [key: string]: JsonValue };
  readonly max_retries: number;
  /** Of each attempt. */
  readonly timeout_seconds: number;
};
export type SimilarityScorerSpec = ScorerCommon & {
  readonly type: 'similarity';
  readonly url: string;
  readonly model: string;
  readonly api_key_env?: string;
  readonly threshold: number;
};

/** Something that grades one output, as the suite states it. */
export type ScorerSpec =
  | ContainsScorerSpec
  | RegexScorerSpec
  | ExactScorerSpec
  | SubprocessScorerSpec
  | JsonSchemaScorerSpec
  | TrajectoryScorerSpec
  | JudgeScorerSpec
  | SimilarityScorerSpec;

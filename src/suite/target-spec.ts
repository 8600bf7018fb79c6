import type { JsonValue } from '../base/json.ts';

/** Price of an arm's tokens, in USD per 1,000,000. */
export interface CostSpec {
  readonly input_per_1m: number;
  readonly output_per_1m: number;
}

export interface ShellTargetSpec {
  readonly type: 'shell';
  readonly cmd: string;
  /** Seconds one call may take; `null` = no limit. */
  readonly timeout_seconds: number | null;
  /** Added to the inherited environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Bytes of stdout (and of stderr) a call may print. */
  readonly max_output_bytes: number;
}

export interface TraceTargetSpec {
  readonly type: 'trace';
  readonly cost?: CostSpec;
}

export interface ChatTargetSpec {
  readonly type: 'openai-compatible';
  readonly url: string;
  readonly model: string;
  readonly api_key_env?: string;
  readonly max_retries: number;
  readonly timeout_seconds: number;
  readonly cost?: CostSpec;
  readonly system?: string;
  readonly params?: { readonly [key: string]: JsonValue };
  /** Attempts a minute, retries included. Absent = no limit. */
  readonly requests_per_minute?: number;
}

/** A model behind Anthropic's Messages API. */
export interface AnthropicTargetSpec {
  readonly type: 'anthropic';
  /** With or without `/v1` at its end. */
  readonly url: string;
  readonly model: string;
  readonly api_key_env?: string;
  /** The `anthropic-version` header. */
  readonly version: string;
  readonly max_tokens: number;
  readonly max_retries: number;
  readonly timeout_seconds: number;
  readonly cost?: CostSpec;
  readonly system?: string;
  readonly params?: { readonly [key: string]: JsonValue };
  readonly requests_per_minute?: number;
}

/** A function of the user's own JavaScript or TypeScript. */
export interface ModuleTargetSpec {
  readonly type: 'module';
  /** `path#export`, the path relative to the suite; without `#export` it is the default export. */
  readonly module: string;
  /** Seconds one call may take; `null` = no limit. */
  readonly timeout_seconds: number | null;
  readonly cost?: CostSpec;
}

export interface HttpTargetSpec {
  readonly type: 'http';
  readonly url: string;
  /** Upper case. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly api_key_env?: string;
  readonly auth_header?: string;
  readonly auth_prefix?: string;
  readonly max_retries: number;
  readonly timeout_seconds: number;
  readonly body?: JsonValue;
  readonly response_path?: string;
  readonly requests_per_minute?: number;
}

/** A thing that answers a case, as the suite states it. */
export type TargetSpec =
  | ShellTargetSpec
  | TraceTargetSpec
  | ChatTargetSpec
  | HttpTargetSpec
  | AnthropicTargetSpec
  | ModuleTargetSpec;

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
}

/** A thing that answers a case, as the suite states it. */
export type TargetSpec = ShellTargetSpec | TraceTargetSpec | ChatTargetSpec | HttpTargetSpec;

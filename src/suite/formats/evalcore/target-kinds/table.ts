import type { TargetSpec } from '../../../target-spec.ts';
import type { Kind } from '../kind.ts';
import { anthropicTarget } from './anthropic.ts';
import { chatTarget } from './chat.ts';
import { httpTarget } from './http.ts';
import { moduleTarget } from './module.ts';
import { shellTarget } from './shell.ts';
import { traceTarget } from './trace.ts';

/** Every target type of the format, in the order messages list them. One line a type. */
export const TARGET_KINDS: Readonly<Record<string, Kind<TargetSpec, undefined>>> = {
  shell: shellTarget,
  'openai-compatible': chatTarget,
  trace: traceTarget,
  http: httpTarget,
  anthropic: anthropicTarget,
  module: moduleTarget,
};

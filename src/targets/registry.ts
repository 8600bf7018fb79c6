import type { Fault } from '../base/errors.ts';
import type { TargetSpec } from '../suite/target-spec.ts';
import { anthropicTarget } from './anthropic.ts';
import { chatTarget } from './chat.ts';
import type { ArmContext } from './context.ts';
import { httpTarget } from './http.ts';
import type { Target } from './target.ts';

export type { ArmContext, ModelContext, TargetContext } from './context.ts';

/** Builds what answers an arm's cases, or says why that cannot be had. Loads what is large only for those who need it. */
export function buildTarget(spec: TargetSpec, context: ArmContext): Target | Fault | Promise<Target | Fault> {
  switch (spec.type) {
    case 'shell':
      return import('./shell.ts').then(({ shellTarget }) => shellTarget(spec, context));
    case 'trace':
      return import('./trace.ts').then(({ traceTarget }) => traceTarget(context));
    case 'openai-compatible':
      return chatTarget(spec, context);
    case 'http':
      return httpTarget(spec, context);
    case 'anthropic':
      return anthropicTarget(spec, context);
    case 'module':
      return import('./module.ts').then(({ moduleTarget }) => moduleTarget(spec, context));
  }
}

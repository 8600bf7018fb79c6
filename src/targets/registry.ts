import type { Fault } from '../base/errors.ts';
import type { TargetSpec } from '../suite/target-spec.ts';
import type { TargetContext } from './context.ts';
import { shellTarget } from './shell.ts';
import type { Target } from './target.ts';
import { traceTarget } from './trace.ts';

export type { TargetContext } from './context.ts';

/** Builds what answers an arm's cases, or says why that cannot be had. */
export function buildTarget(spec: TargetSpec, context: TargetContext): Target | Fault {
  switch (spec.type) {
    case 'shell':
      return shellTarget(spec, context);
    case 'trace':
      return traceTarget(context);
    case 'openai-compatible':
      return notYet(spec.type, context);
    case 'http':
      return notYet(spec.type, context);
  }
}

function notYet(type: string, context: TargetContext): Fault {
  return {
    code: 'target-type-not-supported',
    message: `target "${context.arm}": targets of type ${type} run from the next version on`,
    hint: 'run the arms of type shell or trace, and leave this one out of the matrix',
  };
}

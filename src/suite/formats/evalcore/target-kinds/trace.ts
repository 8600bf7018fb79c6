import type { TraceTargetSpec } from '../../../target-spec.ts';
import { costField, costRule } from '../common-fields.ts';
import { defineKind } from '../kind.ts';
import { targetSchema } from './common.ts';

export const traceTarget = defineKind({
  schema: () => targetSchema('trace', { cost: costField() }),
  rules: [costRule],
  build: ({ cost }): TraceTargetSpec => ({ type: 'trace', ...(cost && { cost }) }),
});

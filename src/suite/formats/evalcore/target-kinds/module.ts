import { optional, text } from '../../../source/fields.ts';
import type { ModuleTargetSpec } from '../../../target-spec.ts';
import { clampSeconds, costField, costRule, timeoutField, timeoutRule } from '../common-fields.ts';
import { defineKind } from '../kind.ts';
import { targetSchema } from './common.ts';

const schema = () =>
  targetSchema('module', {
    module: text().describe('path#export of a function in JavaScript or TypeScript, relative to the suite'),
    timeout_seconds: optional(timeoutField()),
    cost: costField(),
  });

export const moduleTarget = defineKind({
  schema,
  rules: [
    timeoutRule,
    {
      code: 'module-reference',
      needs: ['module'],
      check: ({ module }, subject) =>
        /^[^#]/.test(module) && !module.endsWith('#')
          ? undefined
          : {
              at: ['module'],
              message: `${subject}: module must be path#export, got ${JSON.stringify(module)}`,
              hint: 'such as ./agent.ts#answer; without #export it is the default export',
            },
    },
    costRule,
  ],
  build: ({ module, timeout_seconds, cost }): ModuleTargetSpec => ({
    type: 'module',
    module,
    timeout_seconds: timeout_seconds === undefined ? null : clampSeconds(timeout_seconds),
    ...(cost && { cost }),
  }),
});

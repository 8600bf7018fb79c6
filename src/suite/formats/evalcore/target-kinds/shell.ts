import { optional, text, textMap, whole } from '../../../source/fields.ts';
import type { ShellTargetSpec } from '../../../target-spec.ts';
import { clampSeconds, timeoutField, timeoutRule } from '../common-fields.ts';
import { defineKind } from '../kind.ts';
import { targetSchema } from './common.ts';

const MEBIBYTE = 1024 * 1024;
const DEFAULT_OUTPUT_BYTES = 10 * MEBIBYTE;
/** Output is held as one text; the platform allows no longer ones. */
const LARGEST_OUTPUT_BYTES = 256 * MEBIBYTE;

const schema = () =>
  targetSchema('shell', {
    cmd: text().describe('the command, run by `sh -c`; the input comes on stdin'),
    timeout_seconds: optional(timeoutField()),
    env: optional(textMap()).describe('variables added to the environment'),
    max_output_bytes: whole(1, LARGEST_OUTPUT_BYTES)
      .default(DEFAULT_OUTPUT_BYTES)
      .describe('bytes the command may print'),
  });

export const shellTarget = defineKind({
  schema,
  rules: [
    timeoutRule,
    {
      code: 'environment-name',
      needs: ['env'],
      check: ({ env = {} }, subject) =>
        Object.keys(env)
          .filter((name) => name === '' || /[=\0]/.test(name))
          .map((name) => ({
            at: ['env', name] as const,
            message: `${subject}: env: ${JSON.stringify(name)} cannot be the name of a variable`,
            hint: 'a name is not empty and holds no =',
          })),
    },
  ],
  build: ({ cmd, timeout_seconds, env, max_output_bytes }): ShellTargetSpec => ({
    type: 'shell',
    cmd,
    timeout_seconds: timeout_seconds === undefined ? null : clampSeconds(timeout_seconds),
    env: env ?? {},
    max_output_bytes,
  }),
});

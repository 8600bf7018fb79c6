import { compileRegex, RegexSyntaxError } from '../../../../base/regex.ts';
import type {
  ContainsScorerSpec,
  ExactScorerSpec,
  RegexScorerSpec,
  SubprocessScorerSpec,
} from '../../../scorer-spec.ts';
import { flag, optional, text } from '../../../source/fields.ts';
import { clampSeconds, timeoutField } from '../common-fields.ts';
import { defineKind } from '../kind.ts';
import { commonRules, commonSpec, type ScorerContext, scorerSchema } from './common.ts';

const containsSchema = scorerSchema('contains', {
  value: text().describe('text the output must hold'),
  case_sensitive: flag().default(true).describe('whether case matters'),
});

export const containsScorer = defineKind<typeof containsSchema, ContainsScorerSpec, ScorerContext>({
  schema: containsSchema,
  rules: commonRules,
  build: (values) => ({
    ...commonSpec(values),
    type: 'contains',
    value: values.value,
    case_sensitive: values.case_sensitive,
  }),
});

const regexSchema = scorerSchema('regex', { pattern: text().describe('pattern the output must match') });

export const regexScorer = defineKind<typeof regexSchema, RegexScorerSpec, ScorerContext>({
  schema: regexSchema,
  rules: [
    ...commonRules,
    {
      code: 'invalid-regex',
      needs: ['pattern'],
      check: ({ pattern }, subject) => {
        const reason = regexFault(pattern);
        return reason === undefined
          ? undefined
          : {
              at: ['pattern'],
              message: `${subject}: invalid regex scorer pattern: ${pattern}: ${reason}`,
              hint: 'patterns are those of Rust and RE2: no look-around, no back-references; \\ escapes a sign',
            };
      },
    },
  ],
  build: (values) => ({ ...commonSpec(values), type: 'regex', pattern: values.pattern }),
});

function regexFault(pattern: string): string | undefined {
  try {
    compileRegex(pattern);
    return undefined;
  } catch (error) {
    if (!(error instanceof RegexSyntaxError)) throw error;
    return error.message;
  }
}

const exactSchema = scorerSchema('exact', {
  value: optional(text()).describe('the output; the expected value of the case unless given'),
});

export const exactScorer = defineKind<typeof exactSchema, ExactScorerSpec, ScorerContext>({
  schema: exactSchema,
  rules: commonRules,
  build: (values) => ({
    ...commonSpec(values),
    type: 'exact',
    ...(values.value !== undefined && { value: values.value }),
  }),
});

const subprocessSchema = scorerSchema('subprocess', {
  cmd: text().describe('the command, run by `sh -c`; it prints {"score": 0 to 1}'),
  timeout_seconds: optional(timeoutField()).describe('seconds one verdict may take'),
});

export const subprocessScorer = defineKind<typeof subprocessSchema, SubprocessScorerSpec, ScorerContext>({
  schema: subprocessSchema,
  rules: [
    ...commonRules,
    {
      code: 'timeout-too-short',
      needs: ['timeout_seconds'],
      check: ({ timeout_seconds: seconds }, subject) =>
        seconds === undefined || seconds >= 1
          ? undefined
          : {
              at: ['timeout_seconds'],
              message: `${subject}: subprocess scorer: timeout_seconds must be at least 1`,
              hint: 'give whole seconds, or leave it out',
            },
    },
  ],
  build: (values) => ({
    ...commonSpec(values),
    type: 'subprocess',
    cmd: values.cmd,
    timeout_seconds: values.timeout_seconds === undefined ? null : clampSeconds(values.timeout_seconds),
  }),
});

import { clip } from '../../../../base/text.ts';
import type {
  ContainsScorerSpec,
  ExactScorerSpec,
  RegexScorerSpec,
  SubprocessScorerSpec,
} from '../../../scorer-spec.ts';
import { flag, optional, text } from '../../../source/fields.ts';
import { locate } from '../../../source/node.ts';
import type { Values } from '../../../source/read-fields.ts';
import { clampSeconds, timeoutField } from '../common-fields.ts';
import { type Building, defineKind } from '../kind.ts';
import { commonRules, commonSpec, type ScorerContext, scorerSchema } from './common.ts';

/** Characters of a pattern in a message. */
const LONGEST_SHOWN = 200;

const containsSchema = () =>
  scorerSchema('contains', {
    value: text().describe('text the output must hold'),
    case_sensitive: flag().default(true).describe('whether case matters'),
  });

export const containsScorer = defineKind<
  ReturnType<typeof containsSchema>,
  ContainsScorerSpec,
  ScorerContext
>({
  schema: containsSchema,
  rules: commonRules,
  build: (values) => ({
    ...commonSpec(values),
    type: 'contains',
    value: values.value,
    case_sensitive: values.case_sensitive,
  }),
});

const regexSchema = () =>
  scorerSchema('regex', { pattern: text().describe('pattern the output must match') });

export const regexScorer = defineKind<ReturnType<typeof regexSchema>, RegexScorerSpec, ScorerContext>({
  schema: regexSchema,
  rules: commonRules,
  build: withPattern,
});

async function withPattern(
  values: Values<ReturnType<typeof regexSchema>>,
  { node, subject, reading }: Building<ScorerContext>,
): Promise<RegexScorerSpec | undefined> {
  const { pattern } = values;
  const reason = await regexFault(pattern);
  if (reason === undefined) return { ...commonSpec(values), type: 'regex', pattern };
  const { node: found, inherited } = locate(node, ['pattern']);
  reading.report({
    code: 'invalid-regex',
    message: `${subject}: invalid regex scorer pattern: ${clip(pattern, LONGEST_SHOWN)}: ${reason}`,
    place: found.place,
    hint: 'patterns are those of Rust and RE2: no look-around, no back-references; \\ escapes a sign',
    inherited,
  });
  return undefined;
}

async function regexFault(pattern: string): Promise<string | undefined> {
  // Imported here because only suites with a pattern should pay for the engine.
  const { compileRegex, RegexSyntaxError } = await import('../../../../base/regex.ts');
  try {
    compileRegex(pattern);
    return undefined;
  } catch (error) {
    if (!(error instanceof RegexSyntaxError)) throw error;
    return error.message;
  }
}

const exactSchema = () =>
  scorerSchema('exact', {
    value: optional(text()).describe('the output; the expected value of the case unless given'),
  });

export const exactScorer = defineKind<ReturnType<typeof exactSchema>, ExactScorerSpec, ScorerContext>({
  schema: exactSchema,
  rules: commonRules,
  build: (values) => ({
    ...commonSpec(values),
    type: 'exact',
    ...(values.value !== undefined && { value: values.value }),
  }),
});

const subprocessSchema = () =>
  scorerSchema('subprocess', {
    cmd: text().describe('the command, run by `sh -c`; it prints {"score": 0 to 1}'),
    timeout_seconds: optional(timeoutField()).describe('seconds one verdict may take'),
  });

export const subprocessScorer = defineKind<
  ReturnType<typeof subprocessSchema>,
  SubprocessScorerSpec,
  ScorerContext
>({
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

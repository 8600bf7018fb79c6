import { formatShortest } from '../../../../base/text.ts';
import type { JudgeScorerSpec, SimilarityScorerSpec } from '../../../scorer-spec.ts';
import { optional, real, text, whole } from '../../../source/fields.ts';
import { clampSeconds, costComplaint, costField, timeoutField, timeoutRule } from '../common-fields.ts';
import { defineKind } from '../kind.ts';
import { CHAT_FIELDS, credentialInUrlRule, MOST_RETRIES, paramsField, paramsRule } from '../model-rules.ts';
import { commonRules, commonSpec, type ScorerContext, scorerSchema } from './common.ts';

/** More would be a slip of the hand, and a bill. */
const MOST_VERDICTS = 99;

const judgeSchema = () =>
  scorerSchema('judge', {
    url: text().describe('base URL, such as https://api.openai.com/v1'),
    model: text().describe('name of the model'),
    rubric: text().describe('what the judge should look at'),
    api_key_env: optional(text()).describe('name of the variable that holds the key'),
    threshold: real().default(0.5).describe('score to pass from, 0 to 1'),
    cost: costField(),
    trials: whole(1, MOST_VERDICTS).default(1).describe('verdicts asked for; the majority decides'),
    system: optional(text()).describe('system prompt'),
    params: paramsField(),
    max_retries: whole(0, MOST_RETRIES).default(2).describe('tries after the first'),
    timeout_seconds: timeoutField().default(120),
  });

export const judgeScorer = defineKind<ReturnType<typeof judgeSchema>, JudgeScorerSpec, ScorerContext>({
  schema: judgeSchema,
  rules: [
    ...commonRules,
    timeoutRule,
    credentialInUrlRule,
    paramsRule(CHAT_FIELDS),
    {
      code: 'cost-rates',
      needs: ['cost'],
      check: ({ cost }, subject) => costComplaint(cost, `${subject}: judge scorer`),
    },
    {
      code: 'judge-threshold',
      needs: ['threshold'],
      check: ({ threshold }, subject) =>
        threshold >= 0 && threshold <= 1
          ? undefined
          : {
              at: ['threshold'],
              message: `${subject}: judge threshold ${formatShortest(threshold)} outside 0.0..=1.0`,
              hint: 'give a number from 0 to 1',
            },
    },
  ],
  build: ({
    url,
    model,
    rubric,
    api_key_env,
    threshold,
    cost,
    system,
    params,
    timeout_seconds,
    ...values
  }) => ({
    ...commonSpec(values),
    type: 'judge',
    url,
    model,
    rubric,
    ...(api_key_env !== undefined && { api_key_env }),
    threshold,
    ...(cost && { cost }),
    trials: values.trials,
    ...(system !== undefined && { system }),
    ...(params && { params }),
    max_retries: values.max_retries,
    timeout_seconds: clampSeconds(timeout_seconds),
  }),
});

const similaritySchema = () =>
  scorerSchema('similarity', {
    url: text().describe('base URL, such as https://api.openai.com/v1'),
    model: text().describe('name of the embedding model'),
    api_key_env: optional(text()).describe('name of the variable that holds the key'),
    threshold: real().default(0.8).describe('similarity to pass from, -1 to 1'),
  });

export const similarityScorer = defineKind<
  ReturnType<typeof similaritySchema>,
  SimilarityScorerSpec,
  ScorerContext
>({
  schema: similaritySchema,
  rules: [
    ...commonRules,
    {
      code: 'similarity-url',
      needs: ['url'],
      check: ({ url }, subject) =>
        url !== ''
          ? undefined
          : {
              at: ['url'],
              message: `${subject}: similarity scorer: url must be non-empty`,
              hint: 'give the base URL of the embeddings API',
            },
    },
    credentialInUrlRule,
    {
      code: 'similarity-threshold',
      needs: ['threshold'],
      check: ({ threshold }, subject) =>
        threshold >= -1 && threshold <= 1
          ? undefined
          : {
              at: ['threshold'],
              message: `${subject}: similarity scorer: threshold must be within [-1, 1], got ${formatShortest(threshold)}`,
              hint: 'give a number from -1 to 1',
            },
    },
  ],
  build: ({ url, model, api_key_env, threshold, ...values }) => ({
    ...commonSpec(values),
    type: 'similarity',
    url,
    model,
    ...(api_key_env !== undefined && { api_key_env }),
    threshold,
  }),
});

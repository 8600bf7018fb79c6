import { optional, text, whole } from '../../../source/fields.ts';
import type { AnthropicTargetSpec } from '../../../target-spec.ts';
import { clampSeconds, costField, costRule, timeoutField, timeoutRule } from '../common-fields.ts';
import { defineKind } from '../kind.ts';
import {
  CHAT_FIELDS,
  credentialInUrlRule,
  MOST_RETRIES,
  paramsField,
  paramsRule,
  perMinuteField,
} from '../model-rules.ts';
import { targetSchema } from './common.ts';

const schema = () =>
  targetSchema('anthropic', {
    url: text().default('https://api.anthropic.com').describe('base URL of the Messages API'),
    model: text().describe('name of the model'),
    api_key_env: optional(text()).describe('name of the variable that holds the key'),
    version: text().default('2023-06-01').describe('the anthropic-version header'),
    max_tokens: whole(1).default(4096).describe('tokens an answer may have'),
    max_retries: whole(0, MOST_RETRIES).default(2).describe('tries after the first'),
    timeout_seconds: timeoutField().default(120),
    requests_per_minute: perMinuteField(),
    cost: costField(),
    system: optional(text()).describe('system prompt'),
    params: paramsField(),
  });

export const anthropicTarget = defineKind({
  schema,
  rules: [
    timeoutRule,
    {
      code: 'url-not-http',
      needs: ['url'],
      check: ({ url }, subject) =>
        /^https?:\/\//.test(url) && URL.canParse(url)
          ? undefined
          : {
              at: ['url'],
              message: `${subject}: url must be a non-empty http:// or https:// URL`,
              hint: 'leave it out for https://api.anthropic.com',
            },
    },
    credentialInUrlRule,
    paramsRule([...CHAT_FIELDS, 'system', 'max_tokens']),
    costRule,
  ],
  build: ({
    api_key_env,
    requests_per_minute,
    cost,
    system,
    params,
    timeout_seconds,
    ...values
  }): AnthropicTargetSpec => ({
    type: 'anthropic',
    url: values.url,
    model: values.model,
    ...(api_key_env !== undefined && { api_key_env }),
    version: values.version,
    max_tokens: values.max_tokens,
    max_retries: values.max_retries,
    timeout_seconds: clampSeconds(timeout_seconds),
    ...(requests_per_minute !== undefined && { requests_per_minute }),
    ...(cost && { cost }),
    ...(system !== undefined && { system }),
    ...(params && { params }),
  }),
});

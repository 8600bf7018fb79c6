import { optional, text, whole } from '../../../source/fields.ts';
import type { ChatTargetSpec } from '../../../target-spec.ts';
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
  targetSchema('openai-compatible', {
    url: text().describe('base URL, such as https://api.openai.com/v1'),
    model: text().describe('name of the model'),
    api_key_env: optional(text()).describe('name of the variable that holds the key'),
    max_retries: whole(0, MOST_RETRIES).default(2).describe('tries after the first'),
    timeout_seconds: timeoutField().default(120),
    requests_per_minute: perMinuteField(),
    cost: costField(),
    system: optional(text()).describe('system prompt'),
    params: paramsField(),
  });

export const chatTarget = defineKind({
  schema,
  rules: [timeoutRule, credentialInUrlRule, paramsRule(CHAT_FIELDS), costRule],
  build: ({
    url,
    model,
    api_key_env,
    max_retries,
    timeout_seconds,
    requests_per_minute,
    cost,
    system,
    params,
  }): ChatTargetSpec => ({
    type: 'openai-compatible',
    url,
    model,
    ...(api_key_env !== undefined && { api_key_env }),
    max_retries,
    timeout_seconds: clampSeconds(timeout_seconds),
    ...(requests_per_minute !== undefined && { requests_per_minute }),
    ...(cost && { cost }),
    ...(system !== undefined && { system }),
    ...(params && { params }),
  }),
});

import { jsonMap, optional, text, whole } from '../../../source/fields.ts';
import type { ChatTargetSpec } from '../../../target-spec.ts';
import { clampSeconds, costField, costRule, timeoutField, timeoutRule } from '../common-fields.ts';
import { defineKind } from '../kind.ts';
import { targetSchema } from './common.ts';

export const MOST_RETRIES = 4_294_967_295;
const RESERVED = ['model', 'messages', 'stream'] as const;

const schema = targetSchema('openai-compatible', {
  url: text().describe('base URL, such as https://api.openai.com/v1'),
  model: text().describe('name of the model'),
  api_key_env: optional(text()).describe('name of the variable that holds the key'),
  max_retries: whole(0, MOST_RETRIES).default(2).describe('tries after the first'),
  timeout_seconds: timeoutField().default(120),
  cost: costField(),
  system: optional(text()).describe('system prompt'),
  params: optional(jsonMap()).describe('further fields of the request'),
});

export const chatTarget = defineKind({
  schema,
  rules: [
    timeoutRule,
    {
      code: 'reserved-param',
      needs: ['params'],
      check: ({ params = {} }, subject) =>
        RESERVED.filter((key) => Object.hasOwn(params, key)).map((key) => ({
          at: ['params', key] as const,
          message: `${subject}: params may not set "${key}" (model/messages are managed by EvalCore; streaming responses are unsupported)`,
          hint: key === 'model' ? 'set model on the target' : 'remove it',
        })),
    },
    costRule,
  ],
  build: ({
    url,
    model,
    api_key_env,
    max_retries,
    timeout_seconds,
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
    ...(cost && { cost }),
    ...(system !== undefined && { system }),
    ...(params && { params }),
  }),
});

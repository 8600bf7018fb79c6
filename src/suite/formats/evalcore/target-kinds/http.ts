import { isRawNumber, type JsonValue } from '../../../../base/json.ts';
import { json, optional, text, textMap, whole } from '../../../source/fields.ts';
import type { Values } from '../../../source/read-fields.ts';
import type { HttpTargetSpec } from '../../../target-spec.ts';
import { clampSeconds, timeoutField, timeoutRule } from '../common-fields.ts';
import { defineKind, type Rule } from '../kind.ts';
import { credentialInHeaderRule, credentialInUrlRule, MOST_RETRIES, perMinuteField } from '../model-rules.ts';
import { targetSchema } from './common.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH'] as const;
type Method = (typeof METHODS)[number];

const PLACEHOLDER = '{{input}}';

const schema = () =>
  targetSchema('http', {
    url: text().describe('address to ask; {{input}} stands for the input'),
    method: text().default('POST').describe('GET, POST, PUT or PATCH').meta({ examples: METHODS }),
    headers: optional(textMap()).describe('headers of every request; no secrets'),
    api_key_env: optional(text()).describe('name of the variable that holds the key'),
    auth_header: optional(text()).describe('header that carries the key'),
    auth_prefix: optional(text()).describe('what stands before the key'),
    max_retries: whole(0, MOST_RETRIES).default(2).describe('tries after the first'),
    timeout_seconds: timeoutField().default(120),
    requests_per_minute: perMinuteField(),
    body: optional(json()).describe('JSON body; {{input}} stands for the input'),
    response_path: optional(text()).describe('JSON Pointer to the answer'),
  });
type HttpValues = Values<ReturnType<typeof schema>>;

function methodOf(values: HttpValues): Method | undefined {
  return METHODS.find((method) => method === values.method.toUpperCase());
}

function isUrl(url: string): boolean {
  return /^https?:\/\//.test(url) && URL.canParse(url.replaceAll(PLACEHOLDER, 'x'));
}

/** Is the input put into some text of the body? Keys are never filled in, though EvalCore's check counts them. */
function holdsPlaceholder(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return value.includes(PLACEHOLDER);
  if (typeof value !== 'object' || value === null || isRawNumber(value)) return false;
  return Object.values(value).some((member: JsonValue) => holdsPlaceholder(member));
}

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
/** What a header may hold: no control characters but the tab, nothing past Latin-1. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

const rules: readonly Rule<HttpValues>[] = [
  timeoutRule,
  {
    code: 'url-not-http',
    needs: ['url'],
    check: ({ url }, subject) =>
      isUrl(url)
        ? undefined
        : {
            at: ['url'],
            message: `${subject}: url must be a non-empty http:// or https:// URL`,
            hint: 'write it as https://host/path',
          },
  },
  {
    code: 'http-method',
    needs: ['method'],
    check: (values, subject) =>
      methodOf(values)
        ? undefined
        : {
            at: ['method'],
            message: `${subject}: method "${values.method}" is not one of GET, POST, PUT, PATCH`,
            hint: 'use POST unless the server asks for another',
          },
  },
  {
    code: 'get-with-body',
    needs: ['method', 'body'],
    check: (values, subject) =>
      methodOf(values) !== 'GET' || values.body === undefined
        ? undefined
        : {
            at: ['body'],
            message: `${subject}: a GET request may not carry a body`,
            hint: 'remove the body and put {{input}} into the url, or use POST',
          },
  },
  {
    code: 'no-placeholder',
    needs: ['url', 'body'],
    check: ({ url, body }, subject) =>
      url.includes(PLACEHOLDER) || holdsPlaceholder(body)
        ? undefined
        : {
            at: ['url'],
            message: `${subject}: neither url nor body contains {{input}}; every case would send the same request`,
            hint: 'put {{input}} where the input belongs',
          },
  },
  {
    code: 'auth-without-key',
    needs: ['api_key_env', 'auth_header', 'auth_prefix'],
    check: ({ api_key_env, auth_header, auth_prefix }, subject) =>
      api_key_env !== undefined || (auth_header === undefined && auth_prefix === undefined)
        ? undefined
        : {
            at: [auth_header === undefined ? 'auth_prefix' : 'auth_header'],
            message: `${subject}: auth_header/auth_prefix require api_key_env`,
            hint: 'name the variable that holds the key in api_key_env',
          },
  },
  {
    code: 'header-collides',
    needs: ['api_key_env', 'auth_header', 'headers'],
    check: ({ api_key_env, auth_header = 'authorization', headers = {} }, subject) =>
      Object.keys(headers)
        .filter((name) => api_key_env !== undefined && name.toLowerCase() === auth_header.toLowerCase())
        .map((name) => ({
          at: ['headers', name] as const,
          message: `${subject}: header "${name}" collides with the auth header (the api_key_env key is sent there); remove it from headers`,
          hint: `remove "${name}" from headers`,
        })),
  },
  {
    code: 'response-path',
    needs: ['response_path'],
    check: ({ response_path: pointer }, subject) =>
      pointer === undefined || pointer.startsWith('/')
        ? undefined
        : {
            at: ['response_path'],
            message: `${subject}: response_path must be an RFC 6901 JSON Pointer starting with '/'`,
            hint: `write "/${pointer.replaceAll('.', '/')}"`,
          },
  },
  credentialInUrlRule,
  credentialInHeaderRule,
  {
    code: 'header-text',
    needs: ['headers'],
    check: ({ headers = {} }, subject) =>
      Object.entries(headers)
        .filter(([name, value]) => !HEADER_NAME.test(name) || !HEADER_VALUE.test(value))
        .map(([name, value]) => ({
          at: ['headers', name] as const,
          message: `${subject}: header ${JSON.stringify(name)} has a ${HEADER_NAME.test(name) ? `value that no header can carry: ${JSON.stringify(value)}` : 'name that no header can have'}`,
          hint: 'a header is one line of ordinary letters, digits and signs',
        })),
  },
];

export const httpTarget = defineKind({
  schema,
  rules,
  build: (values): HttpTargetSpec => ({
    type: 'http',
    url: values.url,
    method: methodOf(values) ?? 'POST',
    headers: values.headers ?? {},
    ...(values.api_key_env !== undefined && { api_key_env: values.api_key_env }),
    ...(values.auth_header !== undefined && { auth_header: values.auth_header }),
    ...(values.auth_prefix !== undefined && { auth_prefix: values.auth_prefix }),
    max_retries: values.max_retries,
    timeout_seconds: clampSeconds(values.timeout_seconds),
    ...(values.requests_per_minute !== undefined && { requests_per_minute: values.requests_per_minute }),
    ...(values.body !== undefined && { body: values.body }),
    ...(values.response_path !== undefined && { response_path: values.response_path }),
  }),
});

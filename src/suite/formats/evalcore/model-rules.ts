import type { JsonValue } from '../../../base/json.ts';
import { credentialInHeader, credentialInUrl } from '../../../base/secrets.ts';
import { jsonMap, optional, whole } from '../../source/fields.ts';
import type { Complaint, Rule } from './kind.ts';

export const MOST_RETRIES = 4_294_967_295;
/** What the program sets itself in a chat request. */
export const CHAT_FIELDS = ['model', 'messages', 'stream'] as const;

export const paramsField = () => optional(jsonMap()).describe('further fields of the request');

export const perMinuteField = () =>
  optional(whole(1, 1_000_000)).describe('requests that may start in a minute');

/** Fields of the request that the program sets itself may not be set by the way. */
export function paramsRule(
  reserved: readonly string[],
): Rule<{ readonly params?: { readonly [key: string]: JsonValue } }> {
  return {
    code: 'reserved-param',
    needs: ['params'],
    check: ({ params = {} }, subject) =>
      reserved
        .filter((key) => Object.hasOwn(params, key))
        .map((key) => ({
          at: ['params', key] as const,
          message: `${subject}: params may not set "${key}" (model/messages are managed by EvalCore; streaming responses are unsupported)`,
          hint: key === 'messages' || key === 'stream' ? 'remove it' : `set ${key} beside params`,
        })),
  };
}

const MEND =
  'put the key into a variable and name the variable in api_key_env; suites are shared, keys are not';

/** A suite is committed, and its URLs stand in recordings and reports. */
export const credentialInUrlRule: Rule<{ readonly url: string }> = {
  code: 'credential-in-suite',
  needs: ['url'],
  check: ({ url }, subject) => {
    const said = credentialInUrl(url);
    return said === null ? undefined : { at: ['url'], message: `${subject}: ${said}`, hint: MEND };
  },
};

/** Static headers are recorded with every answer. */
export const credentialInHeaderRule: Rule<{ readonly headers?: Readonly<Record<string, string>> }> = {
  code: 'credential-in-suite',
  needs: ['headers'],
  check: ({ headers = {} }, subject) =>
    Object.entries(headers).flatMap(([name, value]): Complaint[] => {
      const said = credentialInHeader(name, value);
      if (said === null) return [];
      const hint = `${MEND} (auth_header and auth_prefix say how it is sent)`;
      return [{ at: ['headers', name], message: `${subject}: ${said}`, hint }];
    }),
};

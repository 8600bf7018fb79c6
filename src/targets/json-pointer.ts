import { isRawNumber, type JsonValue } from '../base/json.ts';

/**
 * The value at a JSON Pointer (RFC 6901): `/choices/0/text`, `~1` for a slash and `~0` for a tilde in a key.
 *
 * @param pointer empty, or begins with a slash.
 * @returns `undefined` when there is no such value.
 */
export function atPointer(document: JsonValue, pointer: string): JsonValue | undefined {
  let at: JsonValue | undefined = document;
  for (const step of pointer.split('/').slice(1)) {
    if (at === undefined) return undefined;
    at = member(at, step.replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return at;
}

function member(value: JsonValue, key: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null || isRawNumber(value)) return undefined;
  if (Array.isArray(value)) return /^(?:0|[1-9]\d*)$/.test(key) ? value[Number(key)] : undefined;
  return Object.hasOwn(value, key) ? (value as { readonly [key: string]: JsonValue })[key] : undefined;
}

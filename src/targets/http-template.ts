import { isRawNumber, type JsonValue } from '../base/json.ts';

const PLACEHOLDER = '{{input}}';

/** Puts the input into a URL: every byte that is not an ASCII letter or digit is percent-encoded. */
export function fillUrl(template: string, input: string): string {
  return template.replaceAll(PLACEHOLDER, () => percentEncode(input));
}

/** Puts the input, as it is, into every string value of a body. Keys and numbers are left alone. */
export function fillBody(template: JsonValue, input: string): JsonValue {
  if (typeof template === 'string') return template.replaceAll(PLACEHOLDER, () => input);
  if (typeof template !== 'object' || template === null || isRawNumber(template)) return template;
  if (Array.isArray(template)) return template.map((item) => fillBody(item, input));
  return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillBody(value, input)]));
}

/** Stricter than `encodeURIComponent`, which keeps `-_.!~*'()`. EvalCore encodes the same way. */
function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /[-_.!~*'()]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

import { canonicalJson, type JsonValue, parseJson } from '../../../base/json.ts';
import { MAX_DEPTH } from '../../source/node.ts';
import type { Expected } from '../../suite.ts';

export type ExpectedRead =
  | { readonly kind: 'absent' }
  | { readonly kind: 'expected'; readonly expected: Expected }
  | { readonly kind: 'mistake'; readonly message: string };

/**
 * What a case expects, with the spelling of its numbers.
 *
 * @param value as `JSON.parse` gave it
 * @param line the whole line, for the spelling of numbers; it is parsed again only when there is a number
 */
export function readExpected(value: unknown, line: string): ExpectedRead {
  if (value === undefined || value === null) return { kind: 'absent' };
  if (typeof value === 'string') return found(JSON.stringify(value), value);
  const numbers = { some: false, past: false };
  if (!look(value, MAX_DEPTH - 1, numbers)) {
    return { kind: 'mistake', message: `expected is nested more than ${MAX_DEPTH} deep` };
  }
  if (numbers.past) return { kind: 'mistake', message: 'expected holds a number that is out of range' };
  const exact = numbers.some
    ? (parseJson(line) as { readonly expected: JsonValue }).expected
    : (value as JsonValue);
  const json = canonicalJson(exact);
  return found(json, json);
}

function found(json: string, text: string): ExpectedRead {
  return { kind: 'expected', expected: { json, text } };
}

/** Looks for numbers. Gives up, and returns false, below a depth. */
function look(value: unknown, depth: number, numbers: { some: boolean; past: boolean }): boolean {
  if (typeof value === 'number') {
    numbers.some = true;
    if (!Number.isFinite(value)) numbers.past = true;
  }
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((member) => look(member, depth - 1, numbers));
}

import { isDeeper, type JsonValue } from '../base/json.ts';
import type { RecordedResponse } from './cassette.ts';

/** One recorded call, as a line of a cassette holds it. */
export interface Recording {
  readonly v: 1;
  /** Lower-case hex SHA-256 of the request. */
  readonly key: string;
  readonly request: { readonly input: string; readonly identity: JsonValue; readonly trial: number };
  readonly response: RecordedResponse;
  /** The day of the call in UTC: `2026-11-30`. */
  readonly recorded_at: string;
  /** Something secret was taken out of this line, so its request may no longer hash to its key. */
  readonly scrubbed?: true;
}

/** An identity is a few levels deep; a planted one may be deep enough to overflow the stack of who walks it. */
const DEEPEST_IDENTITY = 200;

/** What is wrong with a value, in words, with its path; `null` = nothing. */
type Check = (value: unknown, path: string) => string | null;

/**
 * Checks a parsed line, whose `v` is known. By hand and not by a schema, because every replayed call comes by here.
 *
 * @returns what is wrong with the first part that is not as it should be; `null` when the value is a {@link Recording}.
 */
export function faultOfRecording(value: unknown): string | null {
  return recording(value, '');
}

const text: Check = (value, path) => (typeof value === 'string' ? null : `${path}: expected a text`);

const count: Check = (value, path) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? null
    : `${path}: expected a whole number of at least 0`;

const numbers: Check = (value, path) => {
  if (!Array.isArray(value)) return `${path}: expected a list of numbers`;
  const wrong = value.findIndex((item) => typeof item !== 'number' || !Number.isFinite(item));
  return wrong === -1 ? null : `${path}.${wrong}: expected a number`;
};

function matching(pattern: RegExp, what: string): Check {
  return (value, path) =>
    typeof value === 'string' && pattern.test(value) ? null : `${path}: expected ${what}`;
}

/** An object with these members, and of those that are optional the ones that are there; nothing else. */
function members(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  const needed = Object.entries(required);
  return (value, path) => {
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return `${path}: expected an object`;
    const found: { readonly [key: string]: unknown } = { ...value };
    for (const [key, check] of needed) {
      const fault = Object.hasOwn(found, key) ? check(found[key], at(key)) : `${at(key)}: missing`;
      if (fault !== null) return fault;
    }
    for (const key of Object.keys(found)) {
      if (Object.hasOwn(required, key)) continue;
      const check = Object.hasOwn(optional, key) ? optional[key] : undefined;
      const fault =
        check === undefined ? `${path || 'the line'}: unknown member "${key}"` : check(found[key], at(key));
      if (fault !== null) return fault;
    }
    return null;
  };
}

const recording = members(
  {
    v: () => null,
    key: matching(/^[0-9a-f]{64}$/, '64 hex digits'),
    request: members({
      input: text,
      identity: (value, path) => (isDeeper(value, DEEPEST_IDENTITY) ? `${path}: nested too deeply` : null),
      trial: count,
    }),
    response: members(
      { text, latency_ms: count },
      { tokens: members({ input: count, output: count }), vector: numbers },
    ),
    recorded_at: (value, path) => (isDay(value) ? null : `${path}: expected a day, as 2026-11-30`),
  },
  { scrubbed: (value, path) => (value === true ? null : `${path}: expected true`) },
);

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day that there is: not the 30th of February. */
export function isDay(value: unknown): value is string {
  const [, year, month, day] = (typeof value === 'string' && DAY.exec(value)) || [];
  if (year === undefined || Number(month) < 1 || Number(month) > 12) return false;
  // The day before the first of the next month is the last of this one.
  return Number(day) >= 1 && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}

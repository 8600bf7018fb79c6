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

/** What is wrong with a part of a line, and which one. */
interface Wrong {
  readonly path: readonly string[];
  readonly what: string;
}

/** `null` = nothing is wrong. */
type Check = (value: unknown) => Wrong | null;

/**
 * Checks a parsed line, whose `v` is known. By hand and not by a schema, because every replayed call comes by here.
 *
 * @returns what is wrong with the first part that is not as it should be; `null` when the value is a {@link Recording}.
 */
export function faultOfRecording(value: unknown): string | null {
  const wrong = recording(value);
  return wrong === null ? null : `${wrong.path.join('.') || 'the line'}: ${wrong.what}`;
}

function that(isAsItShouldBe: (value: unknown) => boolean, what: string): Check {
  return (value) => (isAsItShouldBe(value) ? null : { path: [], what });
}

const text = that((value) => typeof value === 'string', 'expected a text');
const count = that(
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  'expected a whole number of at least 0',
);

const numbers: Check = (value) => {
  if (!Array.isArray(value)) return { path: [], what: 'expected a list of numbers' };
  const wrong = value.findIndex((item) => !Number.isFinite(item));
  return wrong === -1 ? null : { path: [String(wrong)], what: 'expected a number' };
};

/** An object with these members, and of those that are optional the ones that are there; nothing else. */
function members(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>> = {},
): Check {
  const needed = Object.keys(required);
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { path: [], what: 'expected an object' };
    }
    const missing = needed.find((key) => !Object.hasOwn(value, key));
    if (missing !== undefined) return { path: [missing], what: 'missing' };
    for (const [key, member] of Object.entries(value)) {
      const check = ownCheck(required, key) ?? ownCheck(optional, key);
      if (check === undefined) return { path: [], what: `unknown member "${key}"` };
      const wrong = check(member);
      if (wrong !== null) return { path: [key, ...wrong.path], what: wrong.what };
    }
    return null;
  };
}

/** A planted member may be called `constructor`. */
function ownCheck(checks: Readonly<Record<string, Check>>, key: string): Check | undefined {
  return Object.hasOwn(checks, key) ? checks[key] : undefined;
}

const recording = members(
  {
    v: () => null,
    key: that((value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value), 'expected 64 hex digits'),
    request: members({
      input: text,
      identity: that((value) => !isDeeper(value, DEEPEST_IDENTITY), 'nested too deeply'),
      trial: count,
    }),
    response: members(
      { text, latency_ms: count },
      { tokens: members({ input: count, output: count }), vector: numbers },
    ),
    recorded_at: that(isDay, 'expected a day, as 2026-11-30'),
  },
  { scrubbed: that((value) => value === true, 'expected true') },
);

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day that there is: not the 30th of February. */
export function isDay(value: unknown): value is string {
  const [, year, month, day] = (typeof value === 'string' && DAY.exec(value)) || [];
  if (year === undefined || Number(month) < 1 || Number(month) > 12) return false;
  // The day before the first of the next month is the last of this one.
  return Number(day) >= 1 && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
}

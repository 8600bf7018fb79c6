import { z } from 'zod';
import { isRawNumber, type JsonValue, numberValue, type RawNumber } from '../../base/json.ts';

/**
 * The kinds of fields suites are made of. The `error` of each says what was expected, in the words that follow
 * "invalid type: …, expected"; checks on top of the type say what is wrong, in words that follow the field's path.
 */

const NUL = { error: 'must not hold a NUL character' };
const noNul = (value: string): boolean => !value.includes('\0');

/** Text. A number or a boolean without quotes is a mistake. */
export const text = () => z.string({ error: 'a string' }).refine(noNul, NUL);

/** Text, or a number or a boolean taken as it is spelled. */
export const looseText = () => text().meta({ loose: true });

export const flag = () => z.boolean({ error: 'a boolean' });

/** Zod calls an integer past 2^53 too big, or too small, before any bound is looked at. */
const WHOLE = {
  error: ({ code }: { readonly code?: string }) =>
    code === 'invalid_type' ? 'a whole number' : 'is out of range',
};

/** A whole number from `least` on. `2.0` is not one. */
export const whole = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z
    .int(WHOLE)
    .min(least, { error: `must be at least ${least}` })
    .max(most, { error: `must be at most ${most}` });

/** A whole number whose bounds are for the rules to say. */
export const integer = () => z.int(WHOLE);

/** Any number, also `.inf` and `.nan`: what is wrong with those is for the rules to say. */
export const real = () =>
  z
    .any()
    .transform((value: unknown, context) => {
      if (typeof value === 'number') return value;
      if (isRawNumber(value)) return numberValue(value as RawNumber);
      context.addIssue({ code: 'invalid_type', expected: 'number', message: 'a number', input: value });
      return z.NEVER;
    })
    .meta({ type: 'number' });

/** One of a few words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `one of ${words.join(', ')}` });

/** Any value that JSON can hold. */
export const json = () => z.any().superRefine(checkFinite).pipe(z.custom<JsonValue>());

/** A map of any values. */
export const jsonMap = () =>
  z.record(z.string(), z.any(), { error: 'a map' }).superRefine(checkFinite).pipe(z.custom<JsonMap>());

type JsonMap = { readonly [key: string]: JsonValue };

/** A map of texts; see {@link looseText}. */
export const textMap = () => z.record(z.string(), looseText(), { error: 'a map of strings' });

export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item, { error: 'a list' });

/** The parts of a suite that are read on their own; `json-schema.ts` knows what each looks like. */
export type PartName =
  | 'targets'
  | 'datasets'
  | 'scorers'
  | 'run'
  | 'gates'
  | 'trials'
  | 'trials-count'
  | 'trajectory-rule'
  | 'field-matcher';

/** A part that is read on its own; here it only has to be there. */
export const part = (name: PartName) =>
  z
    .any()
    .refine((value) => value !== undefined)
    .meta({ part: name });

/** Absent, `null` and left empty mean the same. */
export const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullish();

interface IssueSink {
  addIssue(issue: { code: 'custom'; path: PropertyKey[]; message: string }): void;
}

function checkFinite(value: unknown, context: IssueSink): void {
  const visit = (at: unknown, path: PropertyKey[]): void => {
    if (typeof at === 'number' && !Number.isFinite(at)) {
      context.addIssue({ code: 'custom', path, message: 'must be a number that JSON can hold' });
    }
    if (typeof at !== 'object' || at === null || isRawNumber(at)) return;
    for (const [key, member] of Object.entries(at))
      visit(member, [...path, Array.isArray(at) ? Number(key) : key]);
  };
  visit(value, []);
}

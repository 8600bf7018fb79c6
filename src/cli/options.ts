import { parseArgs } from 'node:util';
import type { Fault } from '../base/errors.ts';
import { readAmount, readCount } from '../base/numbers.ts';
import { didYouMean } from '../base/suggest.ts';

/** One option of a command: how it is written, what it takes, what it says in the help. */
export interface OptionSpec {
  readonly name: string;
  readonly short?: string;
  /** What the value is called in the help; absent for a switch. */
  readonly value?: string;
  readonly choices?: readonly string[];
  /** Empty for an option that is not shown. */
  readonly help: string;
}

/** What was given: a string for an option with a value, `true` for a switch. */
export type GivenOptions = ReadonlyMap<string, string | true>;

export interface ParsedOptions {
  readonly positionals: readonly string[];
  readonly given: GivenOptions;
  readonly faults: readonly Fault[];
}

/** Parses the words after a command's name. Collects every fault instead of stopping at the first. */
export function parseOptions(words: readonly string[], specs: readonly OptionSpec[]): ParsedOptions {
  const { tokens } = parseArgs({
    args: [...words],
    options: Object.fromEntries(
      specs.map((spec) => [
        spec.name,
        {
          type: spec.value === undefined ? 'boolean' : 'string',
          ...(spec.short ? { short: spec.short } : {}),
        } as const,
      ]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const positionals: string[] = [];
  const given = new Map<string, string | true>();
  const faults: Fault[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const fault = takeOption(token, specs, given);
    if (fault) faults.push(fault);
  }
  return { positionals, given, faults };
}

/** An option as it was written. */
interface GivenOption {
  readonly name: string;
  /** With its dashes. */
  readonly rawName: string;
  readonly value?: string | undefined;
  /** The value stood behind a `=`. */
  readonly inlineValue?: boolean | undefined;
}

function takeOption(
  { name, rawName, value, inlineValue }: GivenOption,
  specs: readonly OptionSpec[],
  given: Map<string, string | true>,
): Fault | undefined {
  const spec = specs.find((candidate) => candidate.name === name);
  if (spec === undefined) return unknownFlag(rawName, specs);
  if (spec.value === undefined) {
    if (value !== undefined)
      return { code: 'flag-value', message: `${rawName} takes no value, got "${value}"` };
    given.set(name, true);
    return undefined;
  }
  const isPath = spec.value === 'FILE' || spec.value === 'DIR';
  const missing = { code: 'flag-value', message: `${rawName} needs a value: ${rawName} ${spec.value}` };
  if (value === undefined || (isPath && value === '')) return missing;
  if (!inlineValue && looksLikeFlag(value, specs))
    return {
      ...missing,
      hint: `"${value}" was taken for a flag; if it is the value, write ${rawName}=${value}`,
    };
  if (given.has(name)) return { code: 'flag-repeated', message: `${rawName} is given more than once` };
  given.set(name, value);
  if (spec.choices && !spec.choices.includes(value)) {
    return {
      code: 'flag-value',
      message: `${rawName} is "${value}"`,
      hint: `use one of ${spec.choices.join(', ')}`,
    };
  }
  return undefined;
}

/** Is the next flag standing where a value should? `-` alone and negative numbers are values. */
function looksLikeFlag(value: string, specs: readonly OptionSpec[]): boolean {
  return /^--./.test(value) || specs.some(({ short }) => short !== undefined && value === `-${short}`);
}

function unknownFlag(rawName: string, specs: readonly OptionSpec[]): Fault {
  const known = specs.filter(({ help }) => help !== '').map(({ name }) => `--${name}`);
  const guess = didYouMean(rawName, known);
  const list = `this command knows ${known.join(', ')}`;
  const hint = guess === undefined ? list : `${guess} ${list}`;
  return { code: 'unknown-flag', message: `unknown flag ${rawName}`, hint };
}

/** A whole number of at least 1, or a fault. */
export function wholeNumber(given: GivenOptions, name: string, faults: Fault[]): number | undefined {
  const text = given.get(name);
  if (typeof text !== 'string') return undefined;
  const value = readCount(text);
  if (value !== undefined) return value;
  faults.push({
    code: 'flag-value',
    message: `--${name} must be a whole number of at least 1, got "${text}"`,
  });
  return undefined;
}

/** A positive, finite number, or a fault. */
export function positiveNumber(given: GivenOptions, name: string, faults: Fault[]): number | undefined {
  const text = given.get(name);
  if (typeof text !== 'string') return undefined;
  const value = readAmount(text);
  if (value !== undefined) return value;
  faults.push({ code: 'flag-value', message: `--${name} must be a positive number, got "${text}"` });
  return undefined;
}

/** The value of an option that takes one. */
export function text(given: GivenOptions, name: string): string | undefined {
  const value = given.get(name);
  return typeof value === 'string' ? value : undefined;
}

import { z } from 'zod';
import { isRawNumber, numberValue } from '../../base/json.ts';
import { didYouMean } from '../../base/suggest.ts';
import { clip } from '../../base/text.ts';
import type { Finding } from './fault-list.ts';
import {
  describe,
  joinPath,
  locate,
  type SourceEntry,
  type SourceMap,
  type SourceNode,
  toJson,
} from './node.ts';

/** Characters of a key or a word in a message. */
const LONGEST_SHOWN = 200;

/** What a reader needs besides the node: where to say what is wrong, and how to name the node. */
export interface Reading {
  readonly report: (finding: Finding) => void;
  /** Names the node in messages: `scorers[0]`. */
  readonly path: string;
  /** Says more about a key that is not known here: where it is known. */
  readonly aboutKey?: (key: string) => string | undefined;
  /** A part of the node is missing through a mistake already reported, so what is absent is no mistake. */
  readonly incomplete?: boolean;
}

/** What a schema gives, with `null` and absent made one. */
export type Values<Schema extends z.ZodObject> = Present<z.output<Schema>>;
type Present<T> = {
  [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key];
} & {
  [Key in keyof T as undefined extends T[Key] ? Key : never]?: Exclude<T[Key], null | undefined>;
};

/** The fields of an object that could be read. */
export interface Fields<T> {
  readonly values: Partial<T>;
  /** Fields that hold a mistake; they are not in `values`. */
  readonly broken: Set<string>;
  /** Not all fields can be known; see {@link Reading.incomplete}. */
  readonly incomplete: boolean;
  readonly node: SourceMap;
}

/**
 * Reads a map by a strict schema. Each field is checked on its own, so that one mistake hides no other: unknown keys,
 * missing fields and wrong types are all reported, each where it stands.
 *
 * @returns nothing when the node is no map at all.
 */
export function readFields<Schema extends z.ZodObject>(
  schema: Schema,
  node: SourceNode,
  reading: Reading,
): Fields<Values<Schema>> | undefined {
  if (node.kind !== 'map') {
    reportType(node, 'a map', node.place, reading, []);
    return undefined;
  }
  const known = Object.keys(schema.shape);
  const merges = node.entries.has('<<') && !known.includes('<<');
  const incomplete = reading.incomplete === true || merges;
  for (const key of node.entries.keys()) {
    if (!known.includes(key)) reportUnknownKey(key, known, node, reading);
  }
  const values: Record<string, unknown> = {};
  const broken = new Set<string>();
  for (const [key, field] of Object.entries(schema.shape)) {
    const value = readField(key, field as z.ZodType, node, { ...reading, incomplete });
    if (value === BROKEN) broken.add(key);
    else if (value !== undefined && value !== null) values[key] = value;
  }
  return { values: values as Partial<Values<Schema>>, broken, incomplete, node };
}

/** Does a schema of fields apply to nothing wrong? Then its values are complete. */
export function complete<T>(fields: Fields<T>): fields is Fields<T> & { readonly values: T } {
  return fields.broken.size === 0 && !fields.incomplete;
}

const BROKEN = Symbol('broken');

function readField(key: string, field: z.ZodType, node: SourceMap, reading: Reading): unknown {
  const entry = node.entries.get(key);
  if (entry === undefined) {
    const parsed = field.safeParse(undefined);
    if (parsed.success) return parsed.data;
    if (!reading.incomplete) reportMissing(key, field, node, reading);
    return BROKEN;
  }
  const inner = unwrap(field);
  if (inner instanceof z.ZodObject && !isNull(entry.value)) return readNested(inner, key, entry, reading);
  const parsed = field.safeParse(plain(entry.value, inner));
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) reportIssue(issue, [key, ...issue.path], node, reading);
  return BROKEN;
}

function readNested(schema: z.ZodObject, key: string, entry: SourceEntry, reading: Reading): unknown {
  const { value: node, inherited } = entry;
  const report = (finding: Finding): void => reading.report(inherited ? { ...finding, inherited } : finding);
  const fields = readFields(schema, node, { ...reading, report, path: joinPath(reading.path, key) });
  if (fields === undefined || !complete(fields)) return BROKEN;
  return hasUnknown(schema, fields.node) ? BROKEN : fields.values;
}

function isNull(node: SourceNode): boolean {
  return node.kind === 'scalar' && node.value === null;
}

function hasUnknown(schema: z.ZodObject, node: SourceMap): boolean {
  return [...node.entries.keys()].some((key) => !Object.hasOwn(schema.shape, key));
}

function unwrap(schema: z.ZodType): z.ZodType {
  let inner: unknown = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable || inner instanceof z.ZodDefault) {
    inner = inner.unwrap();
  }
  return inner as z.ZodType;
}

const WHOLE = /^-?\d+$/;

/** The plain value for a schema; where loose text is wanted, scalars give their spelling. */
function plain(node: SourceNode, schema: z.ZodType): unknown {
  if (node.kind === 'scalar') {
    const loose = node.value !== null && schema.meta()?.loose === true;
    if (loose && typeof node.value !== 'string') return node.text;
    // Past 2^53 a whole number is kept by its spelling; it is one all the same, and the schema says that it is too large.
    const { value } = node;
    const kept = schema instanceof z.ZodNumber && isRawNumber(value) && WHOLE.test(value.rawJSON);
    return kept ? numberValue(value) : value;
  }
  if (node.kind === 'list' && schema instanceof z.ZodArray) {
    return node.items.map((item) => plain(item, unwrap(schema.element as z.ZodType)));
  }
  if (node.kind === 'map' && schema instanceof z.ZodRecord) {
    const member = unwrap(schema.valueType as z.ZodType);
    return Object.fromEntries([...node.entries].map(([key, entry]) => [key, plain(entry.value, member)]));
  }
  return toJson(node);
}

/** Reports a key that has no meaning here. */
export function reportUnknownKey(
  key: string,
  known: readonly string[],
  node: SourceMap,
  reading: Reading,
): void {
  const { keyPlace, inherited } = locate(node, [key]);
  const message = `${reading.path === '' ? '' : `${reading.path}: `}unknown field \`${clip(key, LONGEST_SHOWN)}\`, expected ${listed(known)}`;
  const merge =
    key === '<<' ? 'YAML merge keys are not applied; a target can say `extends: OTHER`' : undefined;
  const hint = merge ?? didYouMean(key, known) ?? reading.aboutKey?.(key) ?? 'remove it';
  const source = inherited ? `${hint} (it came by \`extends\`)` : hint;
  reading.report({ code: 'unknown-key', message, place: keyPlace, hint: source, inherited });
}

function reportMissing(key: string, field: z.ZodType, node: SourceMap, reading: Reading): void {
  const message = `${reading.path === '' ? '' : `${reading.path}: `}missing field \`${key}\``;
  const hint = field.description === undefined ? `add ${key}` : `add ${key}: ${field.description}`;
  reading.report({ code: 'missing-field', message, place: node.place, hint, about: key });
}

function reportIssue(
  issue: z.core.$ZodIssue,
  path: readonly PropertyKey[],
  node: SourceMap,
  reading: Reading,
): void {
  const found = locate(node, path);
  if (
    issue.code === 'invalid_value' &&
    found.node.kind === 'scalar' &&
    typeof found.node.value === 'string'
  ) {
    const words = issue.values.map(String);
    reportVariant(found.node.value, words, found, joinPath(reading.path, ...path), reading);
  } else if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
    reportType(found.node, issue.message, found.node.place, reading, path, found.inherited);
  } else {
    const { inherited } = found;
    const message = `${joinPath(reading.path, ...path)} ${issue.message}`;
    const hint = `give \`${String(path.at(-1))}\` another value`;
    reading.report({ code: 'invalid-value', message, place: found.node.place, hint, inherited });
  }
}

/** Reports a word that is none of the words known there. */
export function reportVariant(
  word: string,
  words: readonly string[],
  found: { readonly node: SourceNode; readonly inherited: boolean },
  path: string,
  reading: Reading,
): void {
  const message = `${path}: unknown variant \`${clip(word, LONGEST_SHOWN)}\`, expected ${listed(words)}`;
  const hint = didYouMean(word, words) ?? `use ${listed(words)}`;
  const { inherited } = found;
  reading.report({ code: 'unknown-variant', message, place: found.node.place, hint, inherited });
}

/** Reports a value of the wrong type. */
export function reportType(
  node: SourceNode,
  expected: string,
  place: SourceNode['place'],
  reading: Reading,
  path: readonly PropertyKey[],
  inherited = false,
): void {
  const name = joinPath(reading.path, ...path);
  const message = `${name === '' ? '' : `${name}: `}invalid type: ${describe(node)}, expected ${expected}`;
  const quotable = node.kind === 'scalar' && node.value !== null && expected === 'a string';
  const hint = quotable ? `put it in quotes: "${node.text}"` : `write ${expected}`;
  reading.report({ code: 'invalid-type', message, place, hint, inherited });
}

/** ``one of `a`, `b` `` as serde lists what it expected. */
export function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `\`${word}\``);
  if (quoted.length <= 2) return quoted.join(' or ');
  return `one of ${quoted.join(', ')}`;
}

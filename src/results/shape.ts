import { z } from 'zod';
import { isDeeper } from '../base/json.ts';
import { clip } from '../base/text.ts';

/** Longer lists are no results: a run of so many cases would not fit into a file that is read. */
const LONGEST_LIST = 1_000_000;
/** How deep what the schema leaves open may nest. A suite nests at most 127 deep, and a target is a part of one. */
const DEEPEST = 128;

/** A schema as it is walked. Knows the kinds that results are made of, and takes every other one for a plain value. */
type Shape = { readonly optional: boolean; readonly nullable: boolean } & (
  | { readonly kind: 'plain'; readonly schema: z.ZodType; readonly type: 'string' | 'boolean' | undefined }
  | { readonly kind: 'list'; readonly item: Shape }
  | { readonly kind: 'record'; readonly value: Shape }
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Shape>; readonly open: boolean }
);

/** Where a value stands; put into words only when there is something to say. */
interface Path {
  readonly parent: Path | undefined;
  readonly key: string | number;
}

type Members = Readonly<Record<string, unknown>>;

/** Problems found so far, and how many are wanted. */
interface Found {
  readonly problems: string[];
  readonly most: number;
}

/**
 * What is wrong with the shape of a value, as `arms[1].wins: expected a number, got "x"`. Stops at `most` problems,
 * where the schema's own check would list every one of a million.
 */
export function shapeProblems(schema: z.ZodType, value: unknown, most: number): string[] {
  const found: Found = { problems: [], most };
  check(shapeOf(schema), value, undefined, found);
  return found.problems;
}

function shapeOf(schema: unknown): Shape {
  if (schema instanceof z.ZodOptional) return { ...shapeOf(schema.unwrap()), optional: true };
  if (schema instanceof z.ZodNullable) return { ...shapeOf(schema.unwrap()), nullable: true };
  const needed = { optional: false, nullable: false };
  if (schema instanceof z.ZodArray) return { ...needed, kind: 'list', item: shapeOf(schema.element) };
  if (schema instanceof z.ZodRecord) return { ...needed, kind: 'record', value: shapeOf(schema.valueType) };
  if (schema instanceof z.ZodObject) {
    const members = Object.entries(schema.shape).map(([key, member]) => [key, shapeOf(member)] as const);
    const open = !(schema.def.catchall instanceof z.ZodNever);
    return { ...needed, kind: 'object', members: new Map(members), open };
  }
  if (!(schema instanceof z.ZodType)) throw new TypeError('not a schema');
  // Most values are one of these, and a look at them is much quicker than the schema's.
  const bare = (schema.def.checks ?? []).length === 0;
  const type =
    bare && schema instanceof z.ZodString
      ? 'string'
      : bare && schema instanceof z.ZodBoolean
        ? 'boolean'
        : undefined;
  return { ...needed, kind: 'plain', schema, type };
}

function check(shape: Shape, value: unknown, path: Path | undefined, found: Found): void {
  if (value === undefined && shape.optional) return;
  if (value === null && shape.nullable) return;
  if (shape.kind === 'plain') checkPlain(shape, value, path, found);
  else if (shape.kind === 'list') checkList(shape.item, value, path, found);
  else if (!isObject(value)) add(found, path, `expected an object, ${got(value)}`);
  else if (shape.kind === 'record') checkRecord(shape.value, value, path, found);
  else checkObject(shape, value, path, found);
}

function checkPlain(
  { schema, type }: Extract<Shape, { kind: 'plain' }>,
  value: unknown,
  path: Path | undefined,
  found: Found,
): void {
  if (type !== undefined && typeof value === type) return;
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (issue !== undefined) add(found, path, `${expected(issue)}, ${got(value)}`);
}

function checkList(item: Shape, value: unknown, path: Path | undefined, found: Found): void {
  if (!Array.isArray(value)) add(found, path, `expected a list, ${got(value)}`);
  else if (value.length > LONGEST_LIST)
    add(found, path, `${value.length} items, and at most ${LONGEST_LIST} are read`);
  else
    for (let index = 0; index < value.length && !isFull(found); index += 1)
      check(item, value[index], { parent: path, key: index }, found);
}

function checkRecord(member: Shape, value: Members, path: Path | undefined, found: Found): void {
  for (const key of Object.keys(value)) {
    if (isFull(found)) return;
    check(member, value[key], { parent: path, key }, found);
  }
}

function checkObject(
  { members, open }: Extract<Shape, { kind: 'object' }>,
  value: Members,
  path: Path | undefined,
  found: Found,
): void {
  for (const [key, member] of members) {
    if (isFull(found)) return;
    check(member, Object.hasOwn(value, key) ? value[key] : undefined, { parent: path, key }, found);
  }
  if (open) {
    if (isDeeper(value, DEEPEST)) add(found, path, `nested more than ${DEEPEST} deep`);
    return;
  }
  for (const key of Object.keys(value)) {
    if (isFull(found)) return;
    if (!members.has(key)) add(found, { parent: path, key }, 'unknown key');
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

function expected(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_small':
      return `expected at least ${issue.minimum}`;
    case 'too_big':
      return `expected at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

function got(value: unknown): string {
  if (value === undefined) return 'got nothing';
  if (Array.isArray(value)) return 'got a list';
  if (isObject(value)) return 'got an object';
  return `got ${typeof value === 'string' ? quoted(value) : String(value)}`;
}

/** A text in quotes, and not all of a long one. */
export function quoted(text: string): string {
  return JSON.stringify(clip(text, 60));
}

function isFull({ problems, most }: Found): boolean {
  return problems.length >= most;
}

function add({ problems }: Found, path: Path | undefined, what: string): void {
  problems.push(path === undefined ? what : `${inWords(path)}: ${what}`);
}

/** `arms[0].name`, and `wins["a b"]` where the key is no word. */
function inWords({ parent, key }: Path): string {
  const before = parent === undefined ? '' : inWords(parent);
  if (typeof key === 'number') return `${before}[${key}]`;
  if (!/^[A-Za-z_]\w{0,59}$/.test(key)) return `${before}[${quoted(key)}]`;
  return before === '' ? key : `${before}.${key}`;
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

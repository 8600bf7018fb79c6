import { z } from 'zod';
import { type Results, results as resultsSchema } from '../results/results.ts';

/** UTF-16 units gathered before a chunk is handed out. */
const CHUNK = 64 * 1024;

/** Lists whose items are spread over several lines. The items of all other lists stand on one line each. */
const SPREAD: readonly string[] = ['arms'];

/**
 * `results.json` as text, in chunks, because a large run does not fit into one string. Keys come in the schema's order
 * whatever their order in memory: equal results are equal bytes. Indented by two spaces as `JSON.stringify` does it,
 * except that a case result, a row or a case is one line, so that two files diff well. Ends with a newline.
 */
export function* renderJson(results: Results): Generator<string> {
  let chunk = '';
  for (const piece of block(ROOT, results, '', false)) {
    chunk += piece;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}\n`;
}

/** What of the schema matters here: the order of an object's keys, and the same of what it holds. */
interface Shape {
  readonly members?: ReadonlyMap<string, Shape>;
  readonly item?: Shape;
}

const LEAF: Shape = {};

function shapeOf(schema: unknown): Shape {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return { item: shapeOf(schema.element) };
  if (!(schema instanceof z.ZodObject)) return LEAF;
  return { members: new Map(Object.entries(schema.shape).map(([key, member]) => [key, shapeOf(member)])) };
}

const ROOT = shapeOf(resultsSchema);

/** A value over several lines. `indent` is that of the line it starts on; `spread` says so for a list's items. */
function* block(shape: Shape, value: unknown, indent: string, spread: boolean): Generator<string> {
  const deeper = `${indent}  `;
  if (Array.isArray(value) && value.length > 0) {
    const item = shape.item ?? LEAF;
    for (const [index, element] of value.entries()) {
      yield `${index === 0 ? '[' : ','}\n${deeper}`;
      yield* spread ? block(item, element, deeper, false) : inline(item, element);
    }
    yield `\n${indent}]`;
  } else if (isObject(value) && !Array.isArray(value)) {
    let before = '{';
    for (const [key, member, memberShape] of membersOf(shape, value)) {
      yield `${before}\n${deeper}${JSON.stringify(key)}: `;
      yield* block(memberShape, member, deeper, SPREAD.includes(key));
      before = ',';
    }
    yield before === '{' ? '{}' : `\n${indent}}`;
  } else {
    yield JSON.stringify(value);
  }
}

/** A value on one line, without blanks. A list in it comes item by item: the outputs of many trials add up. */
function* inline(shape: Shape, value: unknown): Generator<string> {
  if (!isObject(value) || Array.isArray(value)) {
    yield JSON.stringify(value);
    return;
  }
  let line = '{';
  for (const [key, member, memberShape] of membersOf(shape, value)) {
    line += `${line === '{' ? '' : ','}${JSON.stringify(key)}:`;
    if (Array.isArray(member)) {
      yield* items(`${line}[`, memberShape.item ?? LEAF, member);
      line = ']';
    } else {
      line += JSON.stringify(ordered(memberShape, member));
    }
  }
  yield `${line}}`;
}

function* items(opening: string, shape: Shape, list: readonly unknown[]): Generator<string> {
  let before = opening;
  for (const item of list) {
    yield before + JSON.stringify(ordered(shape, item));
    before = ',';
  }
  if (list.length === 0) yield opening;
}

/** The same value with its keys in the schema's order. */
function ordered(shape: Shape, value: unknown): unknown {
  if (shape === LEAF || !isObject(value)) return value;
  if (Array.isArray(value)) return value.map((item) => ordered(shape.item ?? LEAF, item));
  return Object.fromEntries(
    membersOf(shape, value).map(([key, member, memberShape]) => [key, ordered(memberShape, member)]),
  );
}

type Member = [key: string, member: unknown, shape: Shape];

/** An object's members: those the schema names in its order, then the rest as they come. Absent ones are left out. */
function membersOf(shape: Shape, value: object): Member[] {
  const own: { readonly [key: string]: unknown } = { ...value };
  const members: Member[] = [];
  for (const [key, memberShape] of shape.members ?? []) {
    if (own[key] !== undefined) members.push([key, own[key], memberShape]);
  }
  for (const key of Object.keys(own)) {
    if (own[key] !== undefined && shape.members?.has(key) !== true) members.push([key, own[key], LEAF]);
  }
  return members;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

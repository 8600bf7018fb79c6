import type { z } from 'zod';
import { joinPath, locate, type SourceMap, type SourceNode } from '../../source/node.ts';
import {
  complete,
  type Fields,
  listed,
  type Reading,
  readFields,
  reportType,
  reportUnknownKey,
  reportVariant,
  type Values,
} from '../../source/read-fields.ts';

/** What a rule has to say against some values. */
export interface Complaint {
  /** The field to point at, and further steps into it. */
  readonly at: readonly [string, ...PropertyKey[]];
  readonly message: string;
  readonly hint: string;
}

/**
 * One thing that must hold between the fields of an object. It is asked only when every field it needs was read
 * without a mistake, and a field it complained about counts as a mistake for the rules after it.
 */
export interface Rule<T> {
  readonly code: string;
  readonly needs: readonly (keyof T & string)[];
  /** @param subject names the object in messages: `target "api"` */
  readonly check: (values: T, subject: string) => Complaint | readonly Complaint[] | undefined;
}

/** Some kind of object that carries a `type`. */
export interface Kind<Spec, Context> {
  /** Its fields. */
  readonly schema: () => z.ZodObject;
  /** Reports all mistakes; gives nothing when there are any. */
  readonly read: (
    node: SourceMap,
    reading: Reading,
    subject: string,
    context: Context,
  ) => Spec | undefined | Promise<Spec | undefined>;
}

export interface KindDefinition<Schema extends z.ZodObject, Spec, Context> {
  /** Asked once, when the first of the kind is read: a suite uses a few kinds, and schemas take long to make. */
  readonly schema: () => Schema;
  readonly rules: readonly Rule<Values<Schema>>[];
  readonly build: (
    values: Values<Schema>,
    building: Building<Context>,
  ) => Spec | undefined | Promise<Spec | undefined>;
}

/** What building a spec may need besides its values. */
export interface Building<Context> {
  readonly context: Context;
  readonly node: SourceMap;
  readonly subject: string;
  readonly reading: Reading;
}

/** Makes a kind from its schema, its rules, and what becomes of its values. */
export function defineKind<Schema extends z.ZodObject, Spec, Context = undefined>(
  definition: KindDefinition<Schema, Spec, Context>,
): Kind<Spec, Context> {
  let made: Schema | undefined;
  const schema = (): Schema => {
    made ??= definition.schema();
    return made;
  };
  return {
    schema,
    read: (node, reading, subject, context) => {
      const values = readChecked(schema(), definition.rules, node, reading, subject);
      return values && definition.build(values, { context, node, subject, reading });
    },
  };
}

/** Reads an object by its schema and its rules. Gives its values when nothing is wrong with them. */
export function readChecked<Schema extends z.ZodObject>(
  schema: Schema,
  rules: readonly Rule<Values<Schema>>[],
  node: SourceNode,
  reading: Reading,
  subject: string,
): Values<Schema> | undefined {
  const fields = readFields(schema, node, reading);
  if (fields === undefined) return undefined;
  if (!fields.incomplete) applyRules(rules, fields, reading, subject);
  return complete(fields) ? fields.values : undefined;
}

function applyRules<T>(
  rules: readonly Rule<T>[],
  fields: Fields<T>,
  reading: Reading,
  subject: string,
): void {
  for (const rule of rules) {
    if (rule.needs.some((field) => fields.broken.has(field))) continue;
    const complaints = asList(rule.check(fields.values as T, subject));
    for (const { at, message, hint } of complaints) {
      const place = placeOf(fields.node, at);
      const { inherited } = locate(fields.node, at);
      reading.report({ code: rule.code, message, place, hint, inherited });
      fields.broken.add(at[0]);
    }
  }
}

function asList(found: Complaint | readonly Complaint[] | undefined): readonly Complaint[] {
  if (found === undefined) return [];
  return 'message' in found ? [found] : found;
}

/** A key's place when it is an entry of a map further down, else the value's; the object's when it is absent. */
function placeOf(node: SourceMap, at: readonly PropertyKey[]): SourceNode['place'] {
  if (!node.entries.has(String(at[0]))) return node.place;
  const { node: found, keyPlace } = locate(node, at);
  return at.length > 1 ? keyPlace : found.place;
}

/**
 * Reads an object whose `type` says which kind it is.
 *
 * @param what `target`, `scorer` or `gate`, for hints
 */
export function readTagged<Spec, Context>(
  kinds: Readonly<Record<string, Kind<Spec, Context>>>,
  what: string,
  node: SourceNode,
  reading: Reading,
  subject: string,
  context: Context,
): Spec | undefined | Promise<Spec | undefined> {
  if (node.kind !== 'map') {
    reportType(node, `a map with a \`type\``, node.place, reading, []);
    return undefined;
  }
  const type = node.entries.get('type')?.value;
  if (type === undefined) {
    reportNoType(Object.keys(kinds), node, reading);
    return undefined;
  }
  if (type.kind !== 'scalar' || typeof type.value !== 'string') {
    reportType(type, 'a string', type.place, reading, ['type'], locate(node, ['type']).inherited);
    return undefined;
  }
  const kind = Object.hasOwn(kinds, type.value) ? kinds[type.value] : undefined;
  if (kind === undefined) {
    const path = joinPath(reading.path, 'type');
    reportVariant(type.value, Object.keys(kinds), locate(node, ['type']), path, reading);
    return undefined;
  }
  const aboutKey = (key: string): string | undefined => otherOwners(kinds, what, key);
  return kind.read(node, { ...reading, aboutKey }, subject, context);
}

function reportNoType(types: readonly string[], node: SourceMap, reading: Reading): void {
  if (node.entries.has('<<')) {
    reportUnknownKey('<<', ['type'], node, reading);
    return;
  }
  if (reading.incomplete) return;
  const message = `${reading.path}: missing field \`type\``;
  const hint = `add type: ${listed(types)}`;
  reading.report({ code: 'missing-field', message, place: node.place, hint, about: 'type' });
}

/** Where else a key is at home: what is unknown to one kind is often meant for another. */
function otherOwners(
  kinds: Readonly<Record<string, Kind<unknown, never>>>,
  what: string,
  key: string,
): string | undefined {
  const owners = Object.keys(kinds).filter((type) => Object.hasOwn(kinds[type]?.schema().shape ?? {}, key));
  if (owners.length === 0) return undefined;
  return `remove it: \`${key}\` is a field of ${owners.join(', ')} ${what}s only`;
}

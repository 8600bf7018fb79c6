import { z } from 'zod';
import { datasetSchema } from './formats/evalcore/datasets.ts';
import { GATE_KINDS } from './formats/evalcore/gates.ts';
import { LARGEST_COUNT, runSchema, trialsSchema } from './formats/evalcore/run.ts';
import { SCORER_KINDS } from './formats/evalcore/scorer-kinds/table.ts';
import { matcherSchema, ruleSchemas } from './formats/evalcore/scorer-kinds/trajectory.ts';
import { TARGET_KINDS } from './formats/evalcore/target-kinds/table.ts';
import { topSchema } from './formats/evalcore/top.ts';
import type { PartName } from './source/fields.ts';

/** A JSON Schema, draft 2020-12, that is an object. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

type Definitions = Readonly<Record<string, JsonSchema>>;
type Kinds = Readonly<Record<string, { readonly schema: () => z.ZodObject }>>;

/**
 * The JSON Schema of suite files, draft 2020-12, for editors. It is made from what reads suites, so it knows every key
 * that `validate` knows. It refuses nothing that `validate` lets pass; rules between several keys are `validate`'s alone.
 */
export function suiteJsonSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'eval-matrix suite',
    description: 'Arms that answer, cases to ask, scorers that grade, and how to run them.',
    ...fieldsOf(topSchema),
    $defs: {
      ...parts(),
      ...targetKinds(),
      ...kindsOf('scorer', SCORER_KINDS),
      ...kindsOf('gate', GATE_KINDS),
    },
  };
}

/** What stands behind each part. */
function parts(): Record<PartName, JsonSchema> {
  return {
    targets: {
      type: 'object',
      minProperties: 1,
      propertyNames: { minLength: 1, not: { const: '<<' } },
      additionalProperties: to('target'),
    },
    datasets: { type: 'array', minItems: 1, items: fieldsOf(datasetSchema) },
    scorers: { type: 'array', minItems: 1, items: to('scorer') },
    run: fieldsOf(runSchema),
    gates: { type: 'array', items: to('gate') },
    trials: { anyOf: [to('trials-count'), fieldsOf(trialsSchema)] },
    'trials-count': { type: 'integer', minimum: 1, maximum: LARGEST_COUNT },
    'trajectory-rule': {
      type: 'object',
      oneOf: Object.values(ruleSchemas).map((schema) => fieldsOf(schema)),
    },
    'field-matcher': fieldsOf(matcherSchema),
  };
}

/** Objects told apart by their `type`: `NAME` for any of them, and `NAME-TYPE` for each. */
function kindsOf(name: string, kinds: Kinds): Definitions {
  const each = Object.entries(kinds).map(([type, { schema }]) => [`${name}-${type}`, fieldsOf(schema())]);
  return { [name]: byType(name, name, Object.keys(kinds)), ...Object.fromEntries(each) };
}

/** As an `if` for each type and not as a `oneOf`, so that what is wrong is said about the one type that was meant. */
function byType(name: string, what: string, types: readonly string[]): JsonSchema {
  return {
    type: 'object',
    properties: { type: { description: `what kind of ${what} it is`, enum: types } },
    required: ['type'],
    allOf: types.map((type) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
      then: to(`${name}-${type}`),
    })),
  };
}

/** A target that extends another may leave out whatever that one says, also inside of its maps, and its type too. */
function targetKinds(): Definitions {
  const { target = {}, ...kinds } = kindsOf('target', TARGET_KINDS);
  const heirs = Object.entries(kinds).map(([name, kind]) => [name.replace('target-', 'heir-'), partly(kind)]);
  const extending = { properties: { extends: { type: 'string' } }, required: ['extends'] };
  const { required, ...heir } = byType('heir', 'target', Object.keys(TARGET_KINDS));
  const untyped = { properties: allProperties(kinds), additionalProperties: false };
  return {
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
    target: { type: 'object', if: extending, then: to('heir'), else: target },
    ...kinds,
    heir: { ...heir, if: { required }, else: untyped },
    ...Object.fromEntries(heirs),
  };
}

/** An object of which only some fields have to be there. Defaults are for who says nothing at all. */
function partly(schema: JsonSchema): JsonSchema {
  const { required: _, default: __, properties, anyOf, ...rest } = schema;
  return {
    ...rest,
    ...(isSchema(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, field]) => [key, isSchema(field) ? partly(field) : field]),
      ),
    }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((one) => (isSchema(one) ? partly(one) : one)) }),
  };
}

/** The properties of all kinds, for an object whose kind is not known. One that differs may be as in any of them. */
function allProperties(kinds: Definitions): JsonSchema {
  const found = new Map<string, Map<string, JsonSchema>>();
  for (const { properties } of Object.values(kinds).map(partly)) {
    for (const [key, field] of Object.entries(properties ?? {})) {
      if (key === 'type') continue;
      const variants = found.get(key) ?? new Map<string, JsonSchema>();
      found.set(key, variants.set(JSON.stringify(field), field));
    }
  }
  const merged = [...found].map(([key, variants]) => {
    const [first = {}, ...others] = variants.values();
    const { description } = first;
    return [key, others.length === 0 ? first : { description, anyOf: [first, ...others] }];
  });
  return Object.fromEntries(merged);
}

function to(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a zod schema takes, as JSON Schema. */
function fieldsOf(schema: z.ZodObject): JsonSchema {
  const { $schema: _, ...fields } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => spellOut(zodSchema, jsonSchema),
  });
  return fields;
}

/** Puts in what zod leaves out, and leaves out what it puts in without need. */
function spellOut(zodSchema: unknown, jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { part, loose } = jsonSchema;
  delete jsonSchema.part;
  delete jsonSchema.loose;
  if (part !== undefined) jsonSchema.$ref = to(String(part)).$ref as string;
  if (loose === true) Object.assign(jsonSchema, { type: ['string', 'number', 'boolean'] });
  // zod keeps the default of a transformed value to itself: it need not look like what is written. Ours do.
  if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.type === 'object') delete jsonSchema.propertyNames;
  if (jsonSchema.description === undefined) takeDescription(jsonSchema);
}

/** An editor shows what stands on a key itself, not what stands on one of the things it may be. */
function takeDescription(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const described = jsonSchema.anyOf?.find((one) => isSchema(one) && typeof one.description === 'string');
  if (described === undefined || typeof described.description !== 'string') return;
  jsonSchema.description = described.description;
  delete described.description;
}

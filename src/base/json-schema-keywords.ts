/**
 * Keywords that Ajv reacts to and draft 2020-12 does not know, so that they must not count: OpenAPI's `nullable`,
 * draft 4's `id`, Ajv's own `$async`. `$schema` names a draft, which is not the document's to choose here.
 */
const FOREIGN: ReadonlySet<string> = new Set(['nullable', 'id', '$async', '$schema']);

/** Keywords whose value is a schema, or a list of schemas. */
const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([
  ...[
    'additionalProperties',
    'allOf',
    'anyOf',
    'contains',
    'contentSchema',
    'else',
    'if',
    'items',
    'not',
    'oneOf',
  ],
  ...['prefixItems', 'propertyNames', 'then', 'unevaluatedItems', 'unevaluatedProperties'],
]);

/** Keywords whose value has a schema under each name. */
const NAMED_SCHEMAS: ReadonlySet<string> = new Set([
  ...['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties'],
]);

/** A copy of a schema without foreign keywords; properties of the same names stay. `undefined`: it is no schema. */
export function withoutForeignKeywords(schema: unknown): boolean | Record<string, unknown> | undefined {
  if (typeof schema === 'boolean') return schema;
  return isObject(schema) ? cleanedObject(schema) : undefined;
}

/** What is no schema here is left for the validation to complain about. */
function cleaned(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(cleaned);
  return isObject(schema) ? cleanedObject(schema) : schema;
}

function cleanedObject(schema: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(schema).filter(([keyword]) => !FOREIGN.has(keyword));
  return Object.fromEntries(kept.map(([keyword, value]) => [keyword, cleanedValue(keyword, value)]));
}

function cleanedValue(keyword: string, value: unknown): unknown {
  if (SCHEMA_KEYWORDS.has(keyword)) return cleaned(value);
  if (!NAMED_SCHEMAS.has(keyword) || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, cleaned(schema)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

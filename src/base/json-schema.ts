import type { ErrorObject } from 'ajv/dist/2020.js';
import { EvalMatrixError } from './errors.ts';
import { compileRegex } from './regex.ts';

/** One place where a value does not fit the schema. */
export interface Violation {
  /** RFC 6901 pointer into the value; empty = the whole value. */
  readonly pointer: string;
  readonly message: string;
}

export interface JsonSchemaValidator {
  /** All violations, in no promised order; empty = the value fits. Never throws. */
  validate(value: unknown): readonly Violation[];
}

/** The document is not a JSON Schema that this program can use. */
export class JsonSchemaError extends EvalMatrixError {}

/**
 * Compiles a JSON Schema, always read as draft 2020-12, whatever its `$schema` says. References outside the document
 * are refused, `format` is not asserted, unknown keywords are ignored, and `pattern` takes linear time.
 *
 * @throws JsonSchemaError when the document is not a usable schema.
 */
export async function compileJsonSchema(document: unknown): Promise<JsonSchemaValidator> {
  if (typeof document !== 'boolean' && !isObject(document)) {
    throw new JsonSchemaError({
      code: 'invalid-json-schema',
      message: 'a schema is an object, true or false',
    });
  }
  // Imported here because it costs 80 ms that only suites with a schema should pay.
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
    ownProperties: true,
    addUsedSchema: false,
    logger: false,
    code: { regExp: linearRegExp() },
  });
  try {
    const check = ajv.compile(typeof document === 'boolean' ? document : withoutDraft(document));
    return { validate: (value) => (check(value) === true ? [] : (check.errors ?? []).map(violation)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new JsonSchemaError({ code: 'invalid-json-schema', message });
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The draft is ours to choose; Ajv would refuse a document that names another one. */
function withoutDraft({ $schema: _, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return rest;
}

/** Ajv keeps compiled patterns under their `toString()`, so each must have its own. */
function linearRegExp() {
  const compile = (pattern: string) => ({ ...compileRegex(pattern), toString: () => pattern });
  return Object.assign(compile, { code: 'linearRegExp' });
}

function violation(error: ErrorObject): Violation {
  return { pointer: error.instancePath, message: error.message ?? error.keyword };
}

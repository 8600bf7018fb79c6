import type { ErrorObject } from 'ajv/dist/2020.js';
import { EvalMatrixError } from './errors.ts';
import { withoutForeignKeywords } from './json-schema-keywords.ts';
import { compileEcmaRegex, RegexSyntaxError } from './regex.ts';
import { clip } from './text.ts';

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
 * are refused, `format` is not asserted, unknown keywords are ignored, and `pattern` takes linear time, which rules
 * out look-around.
 *
 * @throws JsonSchemaError when the document is not a usable schema.
 */
export async function compileJsonSchema(document: unknown): Promise<JsonSchemaValidator> {
  // Imported here because it costs 80 ms that only suites with a schema should pay.
  // By way of the default: a bundle sees only that of a CommonJS module which it loads late.
  const { Ajv2020 } = (await import('ajv/dist/2020.js')).default;
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
    // Properties are the value's own: no value has a `constructor` that it was not given.
    ownProperties: true,
    // 19.99 is a multiple of 0.01, whatever their doubles say.
    multipleOfPrecision: 9,
    validateSchema: false,
    logger: false,
    code: { regExp: linearRegExp() },
  });
  try {
    const schema = withoutForeignKeywords(document);
    if (schema === undefined) throw unusable('a schema is an object, true or false');
    if (ajv.validateSchema(schema) !== true) throw unusable(summary((ajv.errors ?? []).map(violation)));
    const check = ajv.compile(schema);
    return { validate: (value) => violationsOf(check, value) };
  } catch (error) {
    if (error instanceof JsonSchemaError) throw error;
    if (error instanceof RangeError) throw unusable('it is nested too deeply');
    throw unusable(error instanceof Error ? error.message : String(error));
  }
}

function unusable(message: string): JsonSchemaError {
  return new JsonSchemaError({ code: 'invalid-json-schema', message });
}

/** `<root>: …; /type: …`: up to three violations, sorted, each once. */
export function summary(violations: readonly Violation[]): string {
  const lines = violations.map(({ pointer, message }) => `${pointer || '<root>'}: ${message}`);
  return [...new Set(lines)].sort().slice(0, 3).join('; ');
}

/** Ajv keeps compiled patterns under their `toString()`, so each must have its own. */
function linearRegExp() {
  const compile = (pattern: string) => {
    try {
      return { ...compileEcmaRegex(pattern), toString: () => pattern };
    } catch (error) {
      if (!(error instanceof RegexSyntaxError)) throw error;
      throw unusable(`pattern ${JSON.stringify(pattern)}: ${error.message}`);
    }
  };
  return Object.assign(compile, { code: 'linearRegExp' });
}

interface Check {
  (value: unknown): unknown;
  errors?: ErrorObject[] | null;
}

function violationsOf(check: Check, value: unknown): readonly Violation[] {
  try {
    return check(value) === true ? [] : (check.errors ?? []).map(violation);
  } catch (error) {
    // A schema that refers to itself follows the value down; the stack has an end.
    if (error instanceof RangeError) return [{ pointer: '', message: 'is nested too deeply to be checked' }];
    throw error;
  }
}

function violation(error: ErrorObject): Violation {
  return { pointer: error.instancePath, message: describe(error) };
}

/** Ajv's own words, with the names and values where those leave them out. */
function describe({ keyword, params, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return `must have the property ${shown(params.missingProperty)}`;
    case 'additionalProperties':
      return `must not have the property ${shown(params.additionalProperty)}`;
    case 'unevaluatedProperties':
      return `must not have the property ${shown(params.unevaluatedProperty)}`;
    case 'propertyNames':
      return `must not have a property named ${shown(params.propertyName)}`;
    case 'enum':
      return `must be one of ${clip((params.allowedValues as unknown[]).map(shown).join(', '), 200)}`;
    case 'const':
      return `must be ${shown(params.allowedValue)}`;
    case 'false schema':
      return 'must not be there';
    default:
      return message ?? keyword;
  }
}

function shown(value: unknown): string {
  return clip(JSON.stringify(value), 100);
}

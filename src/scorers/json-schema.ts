import type { Fault } from '../base/errors.ts';
import {
  compileJsonSchema,
  JsonSchemaError,
  type JsonSchemaValidator,
  summary,
} from '../base/json-schema.ts';
import type { JsonSchemaScorerSpec } from '../suite/scorer-spec.ts';
import { failed, PASSED } from './score.ts';
import type { Score, Scorer } from './scorer.ts';

/** The whole output is one JSON value that fits the schema. White space around it is fine, code fences are not. */
export async function jsonSchemaScorer(spec: JsonSchemaScorerSpec): Promise<Scorer | Fault> {
  try {
    const validator = await compileJsonSchema(spec.document);
    return { score: ({ output }) => scoreJson(output, validator) };
  } catch (error) {
    if (!(error instanceof JsonSchemaError)) throw error;
    return { code: error.code, message: `invalid JSON Schema in ${spec.schema}: ${error.message}` };
  }
}

function scoreJson(output: string, validator: JsonSchemaValidator): Score {
  let value: unknown;
  try {
    value = JSON.parse(output);
  } catch (error) {
    return failed(`output is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
  const violations = validator.validate(value);
  return violations.length === 0 ? PASSED : failed(summary(violations));
}

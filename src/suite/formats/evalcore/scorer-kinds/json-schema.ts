import { join, resolve } from 'node:path';
import type { JsonSchemaScorerSpec } from '../../../scorer-spec.ts';
import { text } from '../../../source/fields.ts';
import { locate } from '../../../source/node.ts';
import type { Values } from '../../../source/read-fields.ts';
import { type Building, defineKind } from '../kind.ts';
import { commonRules, commonSpec, type ScorerContext, scorerSchema } from './common.ts';

const schema = () => scorerSchema('json-schema', { schema: text().describe('path of the schema file') });

export const jsonSchemaScorer = defineKind<ReturnType<typeof schema>, JsonSchemaScorerSpec, ScorerContext>({
  schema,
  rules: [
    ...commonRules,
    {
      code: 'schema-path',
      needs: ['schema'],
      check: ({ schema: path }, subject) =>
        path !== ''
          ? undefined
          : {
              at: ['schema'],
              message: `${subject}: json-schema scorer: schema path must be non-empty`,
              hint: 'name a file that holds a JSON Schema',
            },
    },
  ],
  build: withDocument,
});

async function withDocument(
  values: Values<ReturnType<typeof schema>>,
  { context, node, subject, reading }: Building<ScorerContext>,
): Promise<JsonSchemaScorerSpec | undefined> {
  const written = values.schema;
  const file = await context.schemaFiles.load(
    resolve(context.directory, written),
    written,
    join(context.shownDirectory, written),
  );
  if (file.kind === 'schema') {
    return { ...commonSpec(values), type: 'json-schema', schema: written, document: file.document };
  }
  const { message, hint, place = locate(node, ['schema']).node.place } = file;
  reading.report({ code: 'schema-file', message: `${subject}: ${message}`, place, hint });
  return undefined;
}

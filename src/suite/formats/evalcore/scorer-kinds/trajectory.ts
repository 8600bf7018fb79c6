import { z } from 'zod';
import type { FieldMatcher, TrajectoryRule, TrajectoryScorerSpec } from '../../../scorer-spec.ts';
import { json, optional, part, text, whole } from '../../../source/fields.ts';
import { joinPath, type SourceMap, type SourceNode } from '../../../source/node.ts';
import {
  complete,
  listed,
  type Reading,
  readFields,
  reportType,
  reportUnknownKey,
  type Values,
} from '../../../source/read-fields.ts';
import { type Building, defineKind } from '../kind.ts';
import { commonRules, commonSpec, type ScorerContext, scorerSchema } from './common.ts';

const schema = () =>
  scorerSchema('trajectory', {
    // Read apart: which fields a rule has depends on its first word.
    rules: z
      .array(part('trajectory-rule'), { error: 'a list' })
      .describe('list of must_call, must_not_call and max_steps rules'),
  });

export const trajectoryScorer = defineKind<ReturnType<typeof schema>, TrajectoryScorerSpec, ScorerContext>({
  schema,
  rules: [
    ...commonRules,
    {
      code: 'no-rules',
      needs: ['rules'],
      check: ({ rules }, subject) =>
        rules.length > 0
          ? undefined
          : {
              at: ['rules'],
              message: `${subject}: trajectory scorer has no rules`,
              hint: 'add a rule such as must_call: TOOL',
            },
    },
  ],
  build: (values, building) => {
    const rules = readRules(building);
    return rules && { ...commonSpec(values), type: 'trajectory', rules };
  },
});

function readRules({ node, subject, reading }: Building<ScorerContext>): TrajectoryRule[] | undefined {
  const list = node.entries.get('rules')?.value;
  if (list?.kind !== 'list') return undefined;
  const rules = list.items.map((item, index) => {
    const path = joinPath(subject, 'rules', index);
    return readRule(item, { report: reading.report, path });
  });
  return rules.every((rule) => rule !== undefined) ? rules : undefined;
}

export const matcherSchema = z.strictObject({
  contains: optional(text()).describe('text the field must hold'),
  equals: optional(json()).describe('value the field must have'),
});

export const ruleSchemas = {
  must_call: z.strictObject({
    must_call: text().describe('tool that must be called'),
    with: optional(z.record(z.string(), part('field-matcher'), { error: 'a map of fields' })).describe(
      'what fields of its input must hold',
    ),
    after: optional(text()).describe('tool that must have been called before'),
  }),
  must_not_call: z.strictObject({
    must_not_call: text().describe('tool that must not be called'),
    before: optional(text()).describe('only until this tool is called'),
  }),
  max_steps: z.strictObject({ max_steps: whole(0).describe('steps there may be') }),
};
const RULE_KEYS = ['must_call', 'must_not_call', 'max_steps'] as const;

/** A rule has no `type`; the one key that only its kind has tells which it is. */
function readRule(node: SourceNode, reading: Reading): TrajectoryRule | undefined {
  if (node.kind !== 'map') {
    reportType(node, 'a rule such as must_call: TOOL', node.place, reading, []);
    return undefined;
  }
  const key = RULE_KEYS.find((one) => node.entries.has(one));
  if (key === undefined) {
    reportNoRule(node, reading);
    return undefined;
  }
  if (key === 'must_call') return readMustCall(node, reading);
  if (key === 'must_not_call') {
    const values = readComplete(ruleSchemas.must_not_call, node, reading);
    return (
      values && {
        kind: key,
        tool: values.must_not_call,
        ...(values.before !== undefined && { before: values.before }),
      }
    );
  }
  const values = readComplete(ruleSchemas.max_steps, node, reading);
  return values && { kind: key, max: values.max_steps };
}

function readMustCall(node: SourceMap, reading: Reading): TrajectoryRule | undefined {
  const values = readComplete(ruleSchemas.must_call, node, reading);
  const matchers = readMatchers(node, reading);
  if (values === undefined || matchers === undefined) return undefined;
  return {
    kind: 'must_call',
    tool: values.must_call,
    ...(values.with && { with: matchers }),
    ...(values.after !== undefined && { after: values.after }),
  };
}

function readMatchers(node: SourceMap, reading: Reading): Record<string, FieldMatcher> | undefined {
  const fields = node.entries.get('with')?.value;
  if (fields?.kind !== 'map') return {};
  const matchers: [string, FieldMatcher][] = [];
  let faulty = false;
  for (const [field, entry] of fields.entries) {
    const matcher = readComplete(matcherSchema, entry.value, {
      report: reading.report,
      path: joinPath(reading.path, 'with', field),
    });
    if (matcher === undefined) faulty = true;
    else matchers.push([field, matcher]);
  }
  return faulty ? undefined : Object.fromEntries(matchers);
}

function readComplete<Schema extends z.ZodObject>(
  schema: Schema,
  node: SourceNode,
  reading: Reading,
): Values<Schema> | undefined {
  const fields = readFields(schema, node, reading);
  return fields && complete(fields) ? fields.values : undefined;
}

function reportNoRule(node: SourceMap, reading: Reading): void {
  const [first] = node.entries.keys();
  if (first !== undefined) {
    reportUnknownKey(first, RULE_KEYS, node, reading);
    return;
  }
  const message = `${reading.path}: missing ${listed(RULE_KEYS)}`;
  reading.report({ code: 'missing-field', message, place: node.place, hint: 'say what the rule asks for' });
}

import { describe, expect, test } from 'vitest';
import { compileJsonSchema, JsonSchemaError, summary } from '../../src/base/json-schema.ts';

async function violations(schema: unknown, value: unknown): Promise<string> {
  return summary((await compileJsonSchema(schema)).validate(value));
}

describe('a value that fits', () => {
  test.each<[string, unknown, unknown]>([
    ['true fits everything', true, [1]],
    ['format is not asserted', { format: 'email' }, 'no email'],
    ['unknown formats and keywords are ignored', { format: 'x-mine', 'x-note': { type: 7 } }, 1],
    ['a decimal multiple', { multipleOf: 0.01 }, 19.99],
    ['1.0 is an integer', { type: 'integer' }, 1.0],
    ['lengths count characters', { maxLength: 1 }, '😀'],
    ['a local reference', { $ref: '#/$defs/a', $defs: { a: { type: 'string' } } }, 'x'],
    ['a reference by id', { $ref: 'http://x/y', $defs: { a: { $id: 'http://x/y', type: 'string' } } }, 'x'],
    ['the meta-schema', { $ref: 'https://json-schema.org/draft/2020-12/schema' }, { type: 'string' }],
  ])('%s', async (_, schema, value) => {
    expect(await violations(schema, value)).toBe('');
  });
});

describe('a value that does not', () => {
  test.each<[unknown, unknown, string]>([
    [{ type: 'object' }, [], '<root>: must be object'],
    [{ required: ['toString'] }, {}, '<root>: must have the property "toString"'],
    [{ properties: { a: { items: { type: 'null' } } } }, { a: [null, 1] }, '/a/1: must be null'],
    [{ additionalProperties: { type: 'null' } }, { 'a/b~c': 1 }, '/a~1b~0c: must be null'],
    [{ additionalProperties: false }, { a: 1 }, '<root>: must not have the property "a"'],
    [{ unevaluatedProperties: false }, { a: 1 }, '<root>: must not have the property "a"'],
    [
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      '<root>: must NOT have more than 1 characters; <root>: must not have a property named "ab"',
    ],
    [{ enum: [1, 'a', null] }, 2, '<root>: must be one of 1, "a", null'],
    [{ const: { a: 1 } }, {}, '<root>: must be {"a":1}'],
    [{ properties: { a: false } }, { a: 1 }, '/a: must not be there'],
    [{ prefixItems: [{ type: 'string' }] }, [1], '/0: must be string'],
    // The draft is forced: in draft 7, what stands beside a $ref does not count.
    [
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $ref: '#/$defs/a',
        type: 'null',
        $defs: { a: true },
      },
      1,
      '<root>: must be null',
    ],
    // Words of other dialects do not count.
    [{ type: 'string', nullable: true }, null, '<root>: must be string'],
    [{ nullable: true, id: 'x', $async: true, type: 'null' }, 1, '<root>: must be null'],
    [
      { properties: { id: { type: 'null' }, nullable: false } },
      { id: 1, nullable: 1 },
      '/id: must be null; /nullable: must not be there',
    ],
    // Three at most, sorted.
    [
      { properties: { d: false, c: false, b: false, a: false } },
      { d: 1, c: 1, b: 1, a: 1 },
      '/a: must not be there; /b: must not be there; /c: must not be there',
    ],
  ])('%j with %j', async (schema, value, reason) => {
    expect(await violations(schema, value)).toBe(reason);
  });

  test('each pattern is its own', async () => {
    const schema = { properties: { a: { pattern: '^x+$' }, b: { pattern: '^y+$' } } };
    expect(await violations(schema, { a: 'xx', b: 'yy' })).toBe('');
    expect(await violations(schema, { a: 'yy', b: 'xx' })).toBe(
      '/a: must match pattern "^x+$"; /b: must match pattern "^y+$"',
    );
  });
});

describe('hostile values end', () => {
  test('a pattern that would run for ever', async () => {
    expect(await violations({ pattern: '^(a+)+$' }, `${'a'.repeat(100_000)}!`)).toContain(
      'must match pattern',
    );
  });

  test('nesting without end', async () => {
    const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    expect(await violations({ items: { $ref: '#' } }, deep)).toBe(
      '<root>: is nested too deeply to be checked',
    );
    expect(await violations({ const: deep }, deep)).toBeTypeOf('string');
    expect(await violations({ type: 'object' }, deep)).toBe('<root>: must be object');
  });
});

describe('a document that is no usable schema', () => {
  test.each<[unknown, string | RegExp]>([
    [7, 'a schema is an object, true or false'],
    [null, 'a schema is an object, true or false'],
    [[], 'a schema is an object, true or false'],
    [{ minimum: 'x' }, '/minimum: must be number'],
    [{ type: 'objekt' }, /^\/type: must be/],
    [{ properties: { a: { required: 'b' } } }, '/properties/a/required: must be array'],
    [{ $ref: 'http://127.0.0.1:1/x.json' }, /can't resolve reference http:\/\/127.0.0.1:1\/x.json/],
    [{ $ref: '#/$defs/none' }, /can't resolve reference/],
    [{ pattern: 'a(?=b)' }, 'pattern "a(?=b)": look-around is not supported'],
    [{ patternProperties: { '(': true } }, 'pattern "(": missing closing )'],
  ])('%j', async (document, message) => {
    const error = await compileJsonSchema(document).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(JsonSchemaError);
    expect(error).toHaveProperty(
      'message',
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });
});

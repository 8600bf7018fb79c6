import { describe, expect, test } from 'vitest';
import { buildScorer } from '../../src/scorers/registry.ts';
import type { Score, ScoreInput, Scorer } from '../../src/scorers/scorer.ts';
import type { ScorerSpec } from '../../src/suite/scorer-spec.ts';
import { modelContext } from '../targets/model-targets.ts';

type Spec = ScorerSpec extends infer One
  ? One extends ScorerSpec
    ? Omit<One, 'name' | 'weight'>
    : never
  : never;

async function scorer(spec: Spec): Promise<Scorer> {
  const named = { ...spec, name: spec.type, weight: 1 } as ScorerSpec;
  const built = await buildScorer(named, modelContext({ env: process.env }));
  if ('code' in built) throw new Error(built.message);
  return built;
}

async function grade(spec: Spec, output: string, rest: Partial<ScoreInput> = {}): Promise<Score> {
  const { signal } = new AbortController();
  return (await scorer(spec)).score({ arm: 'a', caseId: 'c1', trial: 0, output, signal, ...rest });
}

const passed = { kind: 'measured', value: 1, passed: true };
const failed = (reason: unknown) => ({ kind: 'measured', value: 0, passed: false, reason });
const errored = (error: unknown) => ({ kind: 'errored', error });

describe('contains', () => {
  test.each<[string, string, boolean, unknown]>([
    ['SHIP', 'we SHIP it', true, passed],
    ['SHIP', 'ship it', true, failed('expected output to contain "SHIP", got: "ship it"')],
    ['SHIP', 'we ship it', false, passed],
    ['', '', true, passed],
    // Lower-casing is not case folding.
    ['STRASSE', 'Straße', false, failed('expected output to contain "STRASSE", got: "Straße"')],
    ['ÉCOLE', 'école', false, passed],
    ['a"\n', 'x\t\\', true, failed('expected output to contain "a\\"\\n", got: "x\\t\\\\"')],
    ['y', 'x'.repeat(200), true, failed(`expected output to contain "y", got: "${'x'.repeat(200)}"`)],
    ['y', '😀'.repeat(201), true, failed(`expected output to contain "y", got: "${'😀'.repeat(200)}…"`)],
  ])('%j in %j, case_sensitive %j', async (value, output, case_sensitive, score) => {
    expect(await grade({ type: 'contains', value, case_sensitive }, output)).toEqual(score);
  });
});

describe('exact', () => {
  const number = { json: '1.0', text: '1.0' };
  const string = { json: '"yes"', text: 'yes' };
  test.each<[string, string | undefined, ScoreInput['expected'], unknown]>([
    ['yes', undefined, string, passed],
    ['Yes', undefined, string, failed('expected "yes", got "Yes"')],
    ['yes\n', undefined, string, failed('expected "yes", got "yes\\n"')],
    ['1.0', undefined, number, passed],
    ['1', undefined, number, failed('expected "1.0", got "1"')],
    ['no', 'no', string, passed],
    ['yes', 'no', string, failed('expected "no", got "yes"')],
    ['', '', undefined, passed],
    [
      'x',
      undefined,
      undefined,
      failed('case "c1" has no `expected` field and the scorer has no inline `value`'),
    ],
  ])('%j against %j and %j', async (output, value, expected, score) => {
    const spec: Spec = { type: 'exact', ...(value === undefined ? {} : { value }) };
    expect(await grade(spec, output, expected === undefined ? {} : { expected })).toEqual(score);
  });
});

describe('regex', () => {
  test.each<[string, string, unknown]>([
    ['^[a-z]+$', 'yes', passed],
    ['(?i)REFUND', 'a refund', passed],
    ['^[a-z]+$', 'yes\n', failed('expected output to match /^[a-z]+$/, got: "yes\\n"')],
    ['x', 'a'.repeat(300), failed(`expected output to match /x/, got: "${'a'.repeat(200)}…"`)],
  ])('/%s/ on %j', async (pattern, output, score) => {
    expect(await grade({ type: 'regex', pattern }, output)).toEqual(score);
  });

  test('a hostile pattern does not hang', async () => {
    const score = await grade({ type: 'regex', pattern: '^(a+)+$' }, `${'a'.repeat(100_000)}!`);
    expect(score).toMatchObject({ passed: false });
  });
});

describe('json-schema', () => {
  const document = {
    type: 'object',
    properties: { intent: { enum: ['refund', 'shipping'] }, confidence: { type: 'number', maximum: 1 } },
    required: ['intent', 'confidence'],
    additionalProperties: false,
  };
  const spec: Spec = { type: 'json-schema', schema: 'reply.json', document };
  test.each<[string, unknown]>([
    [' \r\n\t{"intent":"refund","confidence":1}\n\n', passed],
    ['{"intent":"refund"}', failed('<root>: must have the property "confidence"')],
    ['{"intent":"refund","confidence":1.5}', failed('/confidence: must be <= 1')],
    ['{"intent":"billing","confidence":1}', failed('/intent: must be one of "refund", "shipping"')],
    [
      '{"intent":1,"a":1,"confidence":"x","b":1}',
      failed(
        '/confidence: must be number; /intent: must be one of "refund", "shipping"; <root>: must not have the property "a"',
      ),
    ],
    ['```json\n{}\n```', failed(expect.stringMatching(/^output is not valid JSON: /))],
    ['', failed(expect.stringMatching(/^output is not valid JSON: /))],
    ['{} {}', failed(expect.stringMatching(/^output is not valid JSON: /))],
    ['[1]', failed('<root>: must be object')],
    ['['.repeat(200_000) + ']'.repeat(200_000), failed('<root>: must be object')],
    ['['.repeat(200_000), failed(expect.stringMatching(/^output is not valid JSON: /))],
  ])('%.60j', async (output, score) => {
    expect(await grade(spec, output)).toEqual(score);
  });
});

describe('subprocess', () => {
  const run = (cmd: string, rest: Partial<ScoreInput> & { output?: string; seconds?: number } = {}) =>
    grade({ type: 'subprocess', cmd, timeout_seconds: rest.seconds ?? null }, rest.output ?? 'out', rest);

  test.each<[string, Partial<ScoreInput>, string]>([
    ['bare', {}, '{"expected":null,"input":null,"output":"out"}'],
    [
      'full',
      { input: 'in', context: ['a', 'b'], expected: { json: '{"a":1.0}', text: '{"a":1.0}' } },
      '{"context":["a","b"],"expected":{"a":1.0},"input":"in","output":"out"}',
    ],
    [
      'a string is quoted',
      { expected: { json: '"yes"', text: 'yes' } },
      '{"expected":"yes","input":null,"output":"out"}',
    ],
    [
      'text',
      { output: 'é"\n\u0001\u2028' },
      '{"expected":null,"input":null,"output":"é\\"\\n\\u0001\u2028"}',
    ],
  ])('its input: %s', async (_, rest, stdin) => {
    const cmd = `printf '{"score":1,"reason":"'; od -An -v -tx1 | tr -d ' \\n'; printf '"}'`;
    const score = await run(cmd, rest);
    const hex = score.kind === 'measured' ? (score.reason ?? '') : '';
    expect(Buffer.from(hex, 'hex').toString()).toBe(stdin);
  });

  test.each<[string, unknown]>([
    [`printf '  {"score":1,"reason":"fine","extra":true}\\n'`, { ...passed, reason: 'fine' }],
    [`printf '{"score":0.5}'`, { kind: 'measured', value: 0.5, passed: true }],
    [
      `printf '{"score":0.49,"reason":"a bit short"}'`,
      { kind: 'measured', value: 0.49, passed: false, reason: 'a bit short' },
    ],
    [`printf '{"score":0,"passed":true}'`, { kind: 'measured', value: 0, passed: true }],
    [`printf '{"score":1,"passed":false}'`, { kind: 'measured', value: 1, passed: false }],
    [`printf '{"score":1,"passed":null,"reason":null}'`, passed],
    [`exec 0<&-; printf '{"score":1}'`, passed],
    [
      `printf '{"score":1.5}'`,
      errored(String.raw`scorer "printf '{\"score\":1.5}'" returned score 1.5 outside 0.0..=1.0`),
    ],
    [
      `printf '{"score":-1e-7}'`,
      errored(expect.stringMatching(/returned score -0\.0000001 outside 0\.0\.\.=1\.0$/)),
    ],
    [`printf '{"score":1e999}'`, errored(expect.stringMatching(/returned score inf outside/))],
    ['printf "not json"', errored('scorer "printf \\"not json\\"" printed invalid verdict JSON: "not json"')],
    ['true', errored('scorer "true" printed invalid verdict JSON: ""')],
    [`printf '{"score":1}{"score":1}'`, errored(expect.stringContaining('printed invalid verdict JSON'))],
    [`printf '[{"score":1}]'`, errored(expect.stringContaining('printed invalid verdict JSON'))],
    [`printf '{"score":"1"}'`, errored(expect.stringContaining('printed invalid verdict JSON'))],
    [`printf '{"score":1,"passed":1}'`, errored(expect.stringContaining('printed invalid verdict JSON'))],
    [`printf '{"score":1,"reason":1}'`, errored(expect.stringContaining('printed invalid verdict JSON'))],
    [`printf '{"passed":true}'`, errored(expect.stringContaining('printed invalid verdict JSON'))],
    ['echo broken >&2; exit 2', errored('scorer command exited with exit status: 2: broken')],
    ['kill -9 $$', errored('scorer command exited with signal: 9 (SIGKILL): ')],
    [
      'yes',
      errored('scorer command printed more than 10485760 bytes on stdout; a verdict is one JSON object'),
    ],
  ])('%s', async (cmd, score) => {
    expect(await run(cmd, { output: 'x'.repeat(100_000) })).toEqual(score);
  });

  test('the time limit', async () => {
    expect(await run('sleep 1000', { seconds: 0.3 })).toEqual(
      errored('scorer command timed out after 0.3 s'),
    );
  });

  test('its environment names arm, case and trial', async () => {
    const cmd = `printf '{"score":1,"reason":"%s %s %s"}' "$EVAL_ARM" "$EVAL_CASE_ID" "$EVAL_TRIAL"`;
    expect(await run(cmd, { arm: 'loud', caseId: 'q7', trial: 2 })).toMatchObject({ reason: 'loud q7 2' });
  });
});

test.each<[Spec, string]>([
  [{ type: 'regex', pattern: '(unclosed' }, 'invalid regex scorer pattern: (unclosed'],
  [{ type: 'regex', pattern: 'foo(?=bar)' }, 'invalid regex scorer pattern: foo(?=bar)'],
  [{ type: 'json-schema', schema: 's.json', document: { type: 7 } }, 'invalid JSON Schema in s.json: '],
])('what cannot be built: %j', async (spec, message) => {
  await expect(scorer(spec)).rejects.toThrow(message);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { datasetSchema } from '../../src/suite/formats/evalcore/datasets.ts';
import { GATE_KINDS } from '../../src/suite/formats/evalcore/gates.ts';
import { runSchema, trialsSchema } from '../../src/suite/formats/evalcore/run.ts';
import { SCORER_KINDS } from '../../src/suite/formats/evalcore/scorer-kinds/table.ts';
import { matcherSchema, ruleSchemas } from '../../src/suite/formats/evalcore/scorer-kinds/trajectory.ts';
import { TARGET_KINDS } from '../../src/suite/formats/evalcore/target-kinds/table.ts';
import { topSchema } from '../../src/suite/formats/evalcore/top.ts';
import { projectRoot } from '../bench/cli.ts';
import { faultsOf } from '../suite/folder.ts';
import { runMain } from './in-process.ts';

interface Schema {
  [keyword: string]: unknown;
  properties?: Record<string, Schema>;
  $defs?: Record<string, Schema>;
}

let schema: Schema;
let validate: (suite: unknown) => string[];

beforeAll(async () => {
  const { status, stdout, stderr } = await runMain(['schema']);
  expect([status, stderr]).toEqual([0, '']);
  schema = JSON.parse(stdout) as Schema;
  // Strict: a keyword that does not exist, or that can never act, is an error.
  const check = new Ajv2020({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
  }).compile(schema);
  validate = (suite) => {
    check(suite);
    return (check.errors ?? []).map(
      (one) => `${one.instancePath} ${one.keyword} ${JSON.stringify(one.params)}`,
    );
  };
});

const conformance = join(projectRoot, 'test/conformance');
/** EvalCore's suites, and ours. */
const tables = ['evalcore', 'own'];
const suiteIn = (folder: string) => parse(readFileSync(join(folder, 'evals.yaml'), 'utf8')) as unknown;
const foldersWithSuite = (folder: string) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'evals.yaml')));

describe('suites of the project', () => {
  const folders = tables.flatMap((table) => foldersWithSuite(join(conformance, table)));
  const ignoredKeys = folders.find((folder) => basename(folder).startsWith('14-unpriced')) ?? '';
  const valid = [
    ...folders.filter((one) => one !== ignoredKeys),
    ...foldersWithSuite(join(projectRoot, 'examples')),
  ];

  test.each(valid.map((folder) => [relative(projectRoot, folder)]))('%s fits', (folder) => {
    expect(validate(suiteIn(join(projectRoot, folder)))).toEqual([]);
  });

  test('the one full of keys that EvalCore ignores does not', () => {
    expect(validate(suiteIn(ignoredKeys))).toContain(
      '/scorers/0 additionalProperties {"additionalProperty":"case_sensitve"}',
    );
  });
});

interface Row {
  readonly name: string;
  readonly yaml: string;
  readonly files?: Readonly<Record<string, string>>;
}

describe.each(tables)('it agrees with `validate` on every row of %s/validation-table.json', (table) => {
  const text = readFileSync(join(conformance, table, 'validation-table.json'), 'utf8');
  const { rows } = JSON.parse(text) as { rows: Row[] };
  /** What a JSON Schema can see, when it is in the suite itself. */
  const visible = [
    'unknown-key',
    'missing-field',
    'unknown-variant',
    'no-targets',
    'no-datasets',
    'no-scorers',
  ];

  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    const faults = await faultsOf(row.yaml, row.files);
    if (faults.some((fault) => fault.message.startsWith('invalid YAML'))) return;
    const found = validate(parse(row.yaml));
    const seen = faults.filter(({ code, place }) => visible.includes(code) && place?.file === 'evals.yaml');
    if (seen.length > 0) expect(found).not.toEqual([]);
    if (faults.length === 0) expect(found).toEqual([]);
  });
});

const head = 'datasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n';

describe('targets that extend others', () => {
  test.each([
    ['nothing but the name', '{ extends: a }'],
    ['half a map', '{ extends: a, cost: { input_per_1m: 2 } }'],
    ['its own type, not what that needs', '{ extends: a, type: openai-compatible, system: x }'],
  ])('%s fits', async (_name, heir) => {
    const base = '{ type: openai-compatible, url: u, model: m, cost: { input_per_1m: 1, output_per_1m: 1 } }';
    const yaml = `targets:\n  a: ${base}\n  b: ${heir}\n${head}`;
    expect(await faultsOf(yaml)).toEqual([]);
    expect(validate(parse(yaml))).toEqual([]);
  });

  test.each([
    ['a key of no kind', '{ extends: a, cmmd: x }', 'additionalProperties'],
    ['a key of another kind', '{ extends: a, type: shell, url: x }', 'additionalProperties'],
    ['a wrong value', '{ extends: a, timeout_seconds: soon }', 'type'],
    ['extending nothing', '{ extends: null, cmd: cat }', 'required'],
  ])('%s does not', (_name, heir, keyword) => {
    const found = validate(parse(`targets: { a: { type: shell, cmd: cat }, b: ${heir} }\n${head}`));
    expect(found.join('\n')).toMatch(new RegExp(`^/targets/b\\S* ${keyword} `, 'm'));
  });
});

test.each([
  ['a slip in a type is told as one', 'scorers', [{ type: 'exat' }], ['/scorers/0/type enum']],
  [
    'only the kind that was meant is talked about',
    'scorers',
    [{ type: 'contains' }],
    ['/scorers/0 required'],
  ],
  ['an object without type', 'scorers', [{ value: 'x' }], ['/scorers/0 required']],
  ['a default is no must', 'scorers', [{ type: 'similarity', url: 'u', model: 'm' }], []],
  ['a list cannot be empty', 'scorers', [], ['/scorers minItems']],
  ['null is absent', 'run', null, []],
  ['a number is no text', 'scorers', [{ type: 'contains', value: 42 }], ['/scorers/0/value type']],
  ['names may be numbers', 'name', 42, []],
  ['trials as a map', 'run', { trials: { count: 3, require: 'most' } }, ['/run/trials/require enum']],
])('%s', (_name, key, value, expected) => {
  const suite = { ...(parse(`targets: { a: { type: shell, cmd: cat } }\n${head}`) as object), [key]: value };
  const found = validate(suite).filter((one) => !/ (if|anyOf) |"type":"null"|trials type/.test(one));
  expect(found.map((one) => one.replace(/ \{.*$/, ''))).toEqual(expected);
});

const kinds = { target: TARGET_KINDS, scorer: SCORER_KINDS, gate: GATE_KINDS };

describe('nothing falls behind', () => {
  const each = Object.entries(kinds).flatMap(([what, table]) =>
    Object.entries(table).map(([type, kind]) => [`${what}-${type}`, kind.schema()] as const),
  );

  test.each(each)('%s has every key and no other', (name, { shape }) => {
    const { properties, additionalProperties } = schema.$defs?.[name] ?? {};
    expect(Object.keys(properties ?? {})).toEqual(Object.keys(shape));
    expect(additionalProperties).toBe(false);
  });

  test('so have the top, run, trials, datasets, trajectory rules and matchers', () => {
    const keysOf = (found: Schema | undefined) => Object.keys(found?.properties ?? {});
    const choices = (found: unknown) => found as Schema[];
    const { $defs = {} } = schema;
    expect(keysOf(schema)).toEqual(Object.keys(topSchema.shape));
    expect(keysOf($defs.run)).toEqual(Object.keys(runSchema.shape));
    expect(keysOf(choices($defs.trials?.anyOf)[1])).toEqual(Object.keys(trialsSchema.shape));
    expect(keysOf($defs.datasets?.items as Schema)).toEqual(Object.keys(datasetSchema.shape));
    expect(keysOf($defs['field-matcher'])).toEqual(Object.keys(matcherSchema.shape));
    expect(choices($defs['trajectory-rule']?.oneOf).map(keysOf)).toEqual(
      Object.values(ruleSchemas).map(({ shape }) => Object.keys(shape)),
    );
  });

  test.each(Object.entries(kinds))('every type of %s is offered', (what, table) => {
    const offered = schema.$defs?.[what] as Schema;
    const choice = (what === 'target' ? offered.else : offered) as Schema;
    expect(choice.properties?.type?.enum).toEqual(Object.keys(table));
  });

  test('every key says what it is for', () => {
    const silent = allProperties(schema).filter(
      ([, one]) => typeof one.description !== 'string' || one.description === '',
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  });

  /** Only these hold any JSON there is. A key that the loader reads apart is made with `part(NAME)`. */
  const anything = ['body', 'equals'];

  test('every key says what it takes', () => {
    const open = allProperties(schema).filter(([path, one]) => {
      const takes = Object.keys(one).filter((keyword) => keyword !== 'description' && keyword !== 'default');
      const isOpen =
        takes.length === 0 ||
        (one.anyOf as Schema[] | undefined)?.some((any) => Object.keys(any).length === 0);
      return isOpen && !anything.includes(path.split('/').at(-1) ?? '');
    });
    expect(open.map(([path]) => path)).toEqual([]);
  });

  test('defaults are those the loader fills in', () => {
    const defaults = (name: string) =>
      Object.fromEntries(
        Object.entries(schema.$defs?.[name]?.properties ?? {}).flatMap(([key, one]) =>
          'default' in one ? [[key, one.default]] : [],
        ),
      );
    expect(defaults('run')).toEqual({ concurrency: 4, classification: false, history: true });
    expect(defaults('scorer-judge')).toEqual({
      threshold: 0.5,
      trials: 1,
      max_retries: 2,
      timeout_seconds: 120,
      weight: 1,
    });
    expect(defaults('heir-http')).toEqual({});
  });
});

/** Every property of every object, with the way to it. */
function allProperties(at: unknown, path = ''): [path: string, property: Schema][] {
  if (typeof at !== 'object' || at === null) return [];
  if (Array.isArray(at)) return at.flatMap((one, index) => allProperties(one, `${path}/${index}`));
  const { properties, if: _condition, ...rest } = at as Schema;
  const own = Object.entries(properties ?? {});
  return [
    ...own.map(([key, one]): [string, Schema] => [`${path}/${key}`, one]),
    ...own.flatMap(([key, one]) => allProperties(one, `${path}/${key}`)),
    ...Object.entries(rest).flatMap(([key, one]) => allProperties(one, `${path}/${key}`)),
  ];
}

test('schema takes no argument', async () => {
  const { status, stdout, stderr } = await runMain(['schema', 'evals.yaml']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('schema takes no argument, got "evals.yaml"');
});

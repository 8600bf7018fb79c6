import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/base/json.ts';
import { load, suiteWith } from './folder.ts';

describe('what a suite says, with its defaults', () => {
  it('name, description, path and directory', async () => {
    const suite = await load(`name: 2024\ndescription: Two bots\n${suiteWith({})}`);
    expect(suite).toMatchObject({
      format: 'evalcore',
      name: '2024',
      description: 'Two bots',
      path: 'evals.yaml',
    });
    expect(suite.directory).toMatch(/^\//);
    const plain = await load(suiteWith({}));
    expect(plain.name).toBe('evals.yaml');
    expect(plain).not.toHaveProperty('description');
  });

  it.each([
    [
      '{ type: shell, cmd: cat }',
      { type: 'shell', cmd: 'cat', timeout_seconds: null, env: {}, max_output_bytes: 10_485_760 },
    ],
    [
      '{ type: shell, cmd: cat, timeout_seconds: 99999999, env: { PORT: 8080, ON: true, V: 1.0 }, max_output_bytes: 5 }',
      {
        type: 'shell',
        cmd: 'cat',
        timeout_seconds: 2_147_483,
        env: { PORT: '8080', ON: 'true', V: '1.0' },
        max_output_bytes: 5,
      },
    ],
    ['{ type: trace }', { type: 'trace' }],
    [
      '{ type: trace, cost: { input_per_1m: 0.4, output_per_1m: 2.0 } }',
      { type: 'trace', cost: { input_per_1m: 0.4, output_per_1m: 2 } },
    ],
    [
      '{ type: openai-compatible, url: "http://x/", model: m }',
      { type: 'openai-compatible', url: 'http://x/', model: 'm', max_retries: 2, timeout_seconds: 120 },
    ],
    [
      '{ type: http, url: "http://x/{{input}}", method: get }',
      {
        type: 'http',
        url: 'http://x/{{input}}',
        method: 'GET',
        headers: {},
        max_retries: 2,
        timeout_seconds: 120,
      },
    ],
    [
      '{ type: http, url: "http://x", body: [{ "<<": "{{input}}" }], api_key_env: K, auth_header: k, auth_prefix: "", response_path: /a }',
      {
        type: 'http',
        url: 'http://x',
        method: 'POST',
        headers: {},
        max_retries: 2,
        timeout_seconds: 120,
        body: [{ '<<': '{{input}}' }],
        api_key_env: 'K',
        auth_header: 'k',
        auth_prefix: '',
        response_path: '/a',
      },
    ],
  ])('target %s', async (part, spec) => {
    const { targets } = await load(suiteWith({ target: part }));
    expect(targets.get('alpha')).toEqual(spec);
  });

  it.each(['007', '-01', '00'])('takes the digits %s for the text that they are', async (digits) => {
    const { scorers } = await load(suiteWith({ scorer: `{ type: contains, value: ${digits} }` }));
    expect(scorers[0]).toMatchObject({ value: digits });
  });

  it('keeps the spelling of numbers in params', async () => {
    const { targets } = await load(
      suiteWith({
        target:
          '{ type: openai-compatible, url: "http://x", model: m, params: { b: 0.0, a: 0, c: 18446744073709551615, d: 1e3, e: 0x10, f: 007, g: -0.5, h: !!int 010 } }',
      }),
    );
    const target = targets.get('alpha');
    const params = target?.type === 'openai-compatible' ? (target.params ?? {}) : {};
    const text = '{"a":0,"b":0.0,"c":18446744073709551615,"d":1000.0,"e":16,"f":"007","g":-0.5,"h":10}';
    expect(canonicalJson(params)).toBe(text);
    expect(JSON.parse(JSON.stringify(params))).toEqual(JSON.parse(text));
    expect(JSON.stringify(params)).toContain('"b":0.0');
  });

  it.each([
    [
      '{ type: contains, value: x }',
      { type: 'contains', name: 'contains', weight: 1, value: 'x', case_sensitive: true },
    ],
    [
      '{ type: contains, value: x, case_sensitive: false, name: n, weight: 0.5, when: "tag:a b" }',
      { type: 'contains', name: 'n', weight: 0.5, when_tag: 'a b', value: 'x', case_sensitive: false },
    ],
    ['{ type: regex, pattern: x }', { type: 'regex', name: 'regex', weight: 1, pattern: 'x' }],
    ['{ type: exact }', { type: 'exact', name: 'exact', weight: 1 }],
    ['{ type: exact, value: "" }', { type: 'exact', name: 'exact', weight: 1, value: '' }],
    [
      '{ type: subprocess, cmd: x }',
      { type: 'subprocess', name: 'subprocess', weight: 1, cmd: 'x', timeout_seconds: null },
    ],
    [
      '{ type: subprocess, cmd: x, timeout_seconds: 9 }',
      { type: 'subprocess', name: 'subprocess', weight: 1, cmd: 'x', timeout_seconds: 9 },
    ],
    [
      '{ type: json-schema, schema: s/a.json }',
      {
        type: 'json-schema',
        name: 'json-schema',
        weight: 1,
        schema: 's/a.json',
        document: { type: 'object' },
      },
    ],
    [
      '{ type: similarity, url: "http://x", model: m }',
      { type: 'similarity', name: 'similarity', weight: 1, url: 'http://x', model: 'm', threshold: 0.8 },
    ],
    [
      '{ type: trajectory, rules: [{ must_call: a, with: { q: { contains: x }, r: { equals: [1] } }, after: b }, { must_not_call: c }, { max_steps: 3 }] }',
      {
        type: 'trajectory',
        name: 'trajectory',
        weight: 1,
        rules: [
          { kind: 'must_call', tool: 'a', with: { q: { contains: 'x' }, r: { equals: [1] } }, after: 'b' },
          { kind: 'must_not_call', tool: 'c' },
          { kind: 'max_steps', max: 3 },
        ],
      },
    ],
  ])('scorer %s', async (part, spec) => {
    const { scorers } = await load(suiteWith({ scorer: part }), { 's/a.json': '{"type":"object"}' });
    expect(scorers).toEqual([spec]);
  });

  it('judge', async () => {
    const { scorers } = await load(
      suiteWith({
        scorer:
          '{ type: judge, url: "http://x", model: m, rubric: r, cost: { input_per_1m: 1, output_per_1m: 2 } }',
      }),
    );
    expect(scorers).toMatchObject([
      {
        type: 'judge',
        name: 'judge',
        weight: 1,
        url: 'http://x',
        model: 'm',
        rubric: 'r',
        threshold: 0.5,
        cost: { input_per_1m: 1, output_per_1m: 2 },
      },
    ]);
  });

  const DEFAULT_RUN = {
    concurrency: 4,
    budget_usd: null,
    gates: [],
    trials: { count: 1, require: 'all' },
    classification: false,
    matrix: null,
  };
  it.each([
    ['{}', {}],
    ['null', {}],
    ['{ trials: 3 }', { trials: { count: 3, require: 'all' } }],
    ['{ trials: { count: 5, require: majority } }', { trials: { count: 5, require: 'majority' } }],
    [
      '{ budget_usd: 2.5, concurrency: 1, classification: true }',
      { budget_usd: 2.5, concurrency: 1, classification: true },
    ],
    ['{ budget_usd: .inf }', {}],
    ['{ matrix: [beta, alpha] }', { matrix: ['beta', 'alpha'] }],
    ['{ matrix: null, gates: null }', {}],
    [
      '{ gates: [{ type: pass_rate, min: 1 }, { type: mean_score, min: 2.0, scorer: exact }, { type: accuracy, min: 0.0 }, { type: macro_f1, min: 0.5 }] }',
      {
        gates: [
          { type: 'pass_rate', min: 1 },
          { type: 'mean_score', min: 2, scorer: 'exact' },
          { type: 'accuracy', min: 0 },
          { type: 'macro_f1', min: 0.5 },
        ],
      },
    ],
  ])('run %s', async (part, expected) => {
    const suite = await load(suiteWith({ run: part }));
    expect(suite.run).toEqual({ ...DEFAULT_RUN, ...expected });
  });

  it('takes names that are numbers as they are spelled', async () => {
    const suite = await load(
      'targets: { 1: { type: shell, cmd: cat }, 2.0: { type: shell, cmd: cat } }\ndatasets: [{ file: 5 }]\nscorers: [{ type: exact }]\nrun: { matrix: [1, 2.0] }\n',
      { 5: '{"input":"x"}\n' },
    );
    expect([...suite.targets.keys()]).toEqual(['1', '2.0']);
    expect(suite.run.matrix).toEqual(['1', '2.0']);
  });

  it('notes what has no effect', async () => {
    const quiet = await load(suiteWith({}));
    expect(quiet.notes).toEqual([]);
    const suite = await load(
      suiteWith({ scorer: '{ type: exact, when: tag:hard }', run: '{ history: true }' }),
    );
    expect(suite.notes?.map((note) => note.message)).toEqual([
      'run.history does nothing here: no history is kept',
      'scorer "exact" never runs: no case carries the tag "hard"',
    ]);
  });
});

describe('which scorer a mean_score gate is about', () => {
  const gate = (scorers: string, name: string): string =>
    `targets: { a: { type: shell, cmd: cat } }\ndatasets: [{ file: cases.jsonl }]\nscorers: [${scorers}]\nrun: { gates: [{ type: mean_score, min: 0.5, scorer: ${name} }] }\n`;

  it.each([
    ['by type', '{ type: exact }', 'exact', 'exact'],
    ['by name', '{ type: exact, name: strict }', 'strict', 'strict'],
    [
      'by the type of one that has a name',
      '{ type: exact, name: strict }, { type: regex, pattern: x }',
      'exact',
      'strict',
    ],
    [
      'a name before a type',
      '{ type: exact, name: regex }, { type: regex, name: r, pattern: x }',
      'regex',
      'regex',
    ],
  ])('%s', async (_name, scorers, asked, settled) => {
    const { run } = await load(gate(scorers, asked));
    expect(run.gates).toEqual([{ type: 'mean_score', min: 0.5, scorer: settled }]);
  });

  it('refuses a type that several names share', async () => {
    await expect(load(gate('{ type: exact, name: a }, { type: exact, name: b }', 'exact'))).rejects.toThrow(
      'run.gates: mean_score scorer "exact" is the type of several scorers',
    );
  });

  it("knows the cases' own scorers", async () => {
    const { run } = await load(gate('{ type: exact }', 'own'), {
      'cases.jsonl': '{"input":"x","scorers":[{"type":"contains","value":"x","name":"own"}]}\n',
    });
    expect(run.gates).toHaveLength(1);
  });
});

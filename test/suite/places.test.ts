import { describe, expect, it } from 'vitest';
import { renderFaults } from '../../src/base/faults.ts';
import { faultsOf, lines } from './folder.ts';

const TWELVE = `name: twelve faults
titel: a typo
targets:
  api:
    type: http
    url: https://x.test/{{input}}
    timeout_seconds: 0
    methods: POST
  llm:
    type: openai-compatible
    url: http://x/v1
    cost: { input_per_1m: -1, output_per_1m: 0 }
  sh: { type: shel, cmd: cat }
datasets:
  - file: cases.jsonl
  - file: nope.jsonl
scorers:
  - type: contains
    value: 42
    case_sensitve: false
  - type: regex
    pattern: "(unclosed"
run:
  trials: 0
  gates:
    - { type: pass_rate, min: 1.5 }
`;

describe('a suite with many faults', () => {
  it('names each once, in reading order, with its line and column', async () => {
    const faults = await faultsOf(TWELVE, {
      'cases.jsonl': '{"id":"a","input":"x"}\n{"id":7,"input":"x"}\n',
    });
    expect(lines(faults)).toEqual([
      'evals.yaml:2:1 unknown field `titel`, expected one of `name`, `description`, `targets`, `datasets`, `scorers`, `run`',
      'evals.yaml:7:22 target "api": timeout_seconds must be at least 1',
      expect.stringContaining(
        'evals.yaml:8:5 targets.api: unknown field `methods`, expected one of `type`, `url`, ',
      ),
      'evals.yaml:10:5 targets.llm: missing field `model`',
      'evals.yaml:12:13 target "llm" has negative cost rates',
      expect.stringContaining(
        'evals.yaml:13:15 targets.sh.type: unknown variant `shel`, expected one of `shell`, ',
      ),
      'evals.yaml:16:11 failed to read dataset nope.jsonl: no such file',
      'evals.yaml:19:12 scorers[0].value: invalid type: integer `42`, expected a string',
      expect.stringContaining(
        'evals.yaml:20:5 scorers[0]: unknown field `case_sensitve`, expected one of `type`, ',
      ),
      expect.stringContaining('evals.yaml:22:14 scorers[1]: invalid regex scorer pattern: (unclosed'),
      'evals.yaml:24:11 run.trials count must be at least 1',
      'evals.yaml:26:31 run.gates: pass_rate min must be within [0, 1], got 1.5',
      'cases.jsonl:2:7 invalid case at cases.jsonl:2: id: invalid type: integer `7`, expected a string',
    ]);
    expect(faults.every((fault) => (fault.hint ?? '') !== '')).toBe(true);
    expect(renderFaults(faults).match(/^Error: /gm)).toHaveLength(13);
  });

  it('offers the nearest known key', async () => {
    const hints = (await faultsOf(TWELVE)).map((fault) => fault.hint);
    expect(hints).toContain('did you mean "method"?');
    expect(hints).toContain('did you mean "case_sensitive"?');
    expect(hints).toContain('did you mean "shell"?');
  });

  it('says where a key is at home that is unknown here', async () => {
    const [fault] = await faultsOf(
      'targets: { a: { type: shell, cmd: cat, model: x } }\ndatasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n',
    );
    expect(fault?.hint).toMatch(/^remove it: `model` is a field of openai-compatible.* targets only$/);
  });
});

describe('places', () => {
  const REST = 'datasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n';
  it.each([
    [
      'missing parts',
      'name: x\n',
      ['1:1 missing field `targets`', '1:1 missing field `datasets`', '1:1 missing field `scorers`'],
    ],
    [
      'an empty file',
      '',
      ['1:1 missing field `targets`', '1:1 missing field `datasets`', '1:1 missing field `scorers`'],
    ],
    [
      'comments only',
      '# nothing\n',
      ['1:1 missing field `targets`', '1:1 missing field `datasets`', '1:1 missing field `scorers`'],
    ],
    ['no map', '- a\n', ['1:1 invalid type: sequence, expected a map']],
    [
      'empty parts',
      'targets:\ndatasets:\nscorers:\n',
      [
        '1:1 targets: at least one target is required',
        '2:1 datasets: at least one dataset is required',
        '3:1 scorers: at least one scorer is required',
      ],
    ],
    [
      'parts of the wrong type',
      'targets: []\ndatasets: {}\nscorers: x\n',
      [
        '1:10 targets: invalid type: sequence, expected a map from names to targets',
        '2:11 datasets: invalid type: map, expected a list of datasets',
        '3:10 scorers: invalid type: string "x", expected a list of scorers',
      ],
    ],
    [
      'a value left empty',
      `targets:\n  a:\n    type: shell\n    cmd:\n${REST}`,
      ['4:5 targets.a.cmd: invalid type: null, expected a string'],
    ],
    [
      'columns after wide text',
      `targets: { "näme 😀": { type: shell, cmd: 5 } }\n${REST}`,
      ['1:43 targets["näme 😀"].cmd: invalid type: integer `5`, expected a string'],
    ],
    [
      'CRLF',
      `targets:\r\n  a:\r\n    type: shell\r\n    cmd: 5\r\n${REST}`,
      ['4:10 targets.a.cmd: invalid type: integer `5`, expected a string'],
    ],
    [
      'a byte-order mark',
      `\ufefftitle: x\ntargets: { a: { type: shell, cmd: cat } }\n${REST}`,
      [
        '1:1 unknown field `title`, expected one of `name`, `description`, `targets`, `datasets`, `scorers`, `run`',
      ],
    ],
    [
      'a target without a name',
      `targets: { "": { type: shell, cmd: cat } }\n${REST}`,
      ['1:12 targets: "" cannot be the name of a target'],
    ],
  ])('%s', async (_name, yaml, expected) => {
    const faults = await faultsOf(yaml);
    expect(lines(faults)).toEqual(expected.map((line) => `evals.yaml:${line}`));
  });
});

describe('YAML that is broken', () => {
  const TARGETS = 'targets:\n  a: { type: shell, cmd: cat }\n';
  const DATASETS = 'datasets: [{ file: nope.jsonl }]\n';
  const SCORERS = 'scorers: [{ type: exact }]\n';
  it.each([
    [
      'a tab',
      `targets:\n  a:\n    type: shell\n\tcmd: cat\n${DATASETS}${SCORERS}`,
      [
        '4:1 invalid YAML: Tabs are not allowed as indentation',
        '5:20 failed to read dataset nope.jsonl: no such file',
      ],
    ],
    [
      'a bracket left open',
      `targets:\n  a: { type: shell, cmd: cat\n  b: { type: shell }\n${DATASETS}scorers: [{ type: bleu }]\n`,
      [
        '3:3 invalid YAML: Flow map in block collection must be sufficiently indented and end with a }',
        '4:20 failed to read dataset nope.jsonl: no such file',
        '5:19 scorers[0].type: unknown variant `bleu`',
      ],
    ],
    [
      'two errors in two parts',
      `targets:\n  a: { type: shell, cmd: @x }\n${DATASETS}scorers: [{ type: %x }]\n`,
      [
        '2:26 invalid YAML: Plain value cannot start with reserved character @',
        '3:20 failed to read dataset nope.jsonl: no such file',
        '4:19 invalid YAML: Plain value cannot start with directive indicator character %',
      ],
    ],
    [
      'a key twice',
      `${TARGETS}  a: { type: shell, cmd: tac }\n${DATASETS}${SCORERS}`,
      [
        '3:3 invalid YAML: duplicate key `a` (first used at line 2)',
        '4:20 failed to read dataset nope.jsonl: no such file',
      ],
    ],
    [
      'a part twice',
      `${TARGETS}${DATASETS}${SCORERS}${SCORERS}`,
      [
        '3:20 failed to read dataset nope.jsonl: no such file',
        '5:1 invalid YAML: duplicate key `scorers` (first used at line 4)',
      ],
    ],
    [
      'an alias without an anchor',
      `targets: { a: *base }\n${DATASETS}${SCORERS}`,
      [
        '1:15 invalid YAML: alias *base has no anchor before it',
        '2:20 failed to read dataset nope.jsonl: no such file',
      ],
    ],
    [
      'an alias inside its anchor',
      `targets: &t { a: *t }\n${DATASETS}${SCORERS}`,
      [
        '1:18 invalid YAML: alias *t stands inside its own anchor',
        '2:20 failed to read dataset nope.jsonl: no such file',
      ],
    ],
    [
      'a tag',
      `targets: !!set { a }\n${DATASETS}${SCORERS}`,
      [
        '1:16 invalid YAML: tag !!set is not supported',
        '2:20 failed to read dataset nope.jsonl: no such file',
      ],
    ],
    [
      'a key that is no text',
      `targets: { [a]: x }\n${DATASETS}${SCORERS}`,
      ['1:12 invalid YAML: a key must be text', '2:20 failed to read dataset nope.jsonl: no such file'],
    ],
    [
      '__proto__',
      `targets: { a: { type: shell, cmd: cat, __proto__: { x: y } } }\n${DATASETS}${SCORERS}`,
      ['1:40 the key `__proto__` is not allowed', '2:20 failed to read dataset nope.jsonl: no such file'],
    ],
    [
      'a NUL byte',
      `targets: { a: { type: shell, cmd: "a\0b" } }\n${DATASETS}${SCORERS}`,
      ['1:37 invalid YAML: control character U+0000', '2:20 failed to read dataset nope.jsonl: no such file'],
    ],
    [
      'a second document',
      `${TARGETS}${DATASETS}${SCORERS}---\nx: 1\n`,
      [
        '3:20 failed to read dataset nope.jsonl: no such file',
        '5:1 invalid YAML: a second document begins here',
      ],
    ],
    ['text only', 'targets: [\n', ['2:1 invalid YAML: Flow sequence']],
  ])('%s', async (_name, yaml, expected) => {
    const faults = await faultsOf(yaml);
    expect(lines(faults)).toEqual(expected.map((line) => expect.stringContaining(`evals.yaml:${line}`)));
  });

  it('tells the line that is not UTF-8', async () => {
    const bytes = Buffer.from(`${TARGETS}${DATASETS}scorers: [{ type: exact, value: "\xff" }]\n`, 'latin1');
    expect(lines(await faultsOf('', { 'evals.yaml': bytes }))).toEqual([
      'evals.yaml:4 invalid YAML: not UTF-8',
    ]);
  });
});

describe('YAML that is hostile', () => {
  const REST = 'datasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n';
  const bomb = [
    'x0: &x0 [a, a, a, a, a, a, a, a, a]',
    ...Array.from({ length: 30 }, (_, i) => `x${i + 1}: &x${i + 1} [${Array(9).fill(`*x${i}`).join(', ')}]`),
  ].join('\n');

  it('does not unfold aliases of aliases', async () => {
    const faults = await faultsOf(`targets: { a: { type: shell, cmd: cat } }\n${REST}${bomb}\n`);
    const said = lines(faults);
    expect(said.filter((line) => line.includes('more than 200000 values'))).toHaveLength(1);
  });

  it.each([
    ['brackets', '['.repeat(50_000)],
    ['closed brackets', `${'['.repeat(500)}${']'.repeat(500)}`],
    ['maps', '{a: '.repeat(50_000)],
    ['dashes', '- '.repeat(20_000)],
  ])('survives deep nesting: %s', async (_name, deep) => {
    const faults = await faultsOf(`targets: ${deep}\n${REST}`);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThan(10);
    expect(faults.every((fault) => fault.message.startsWith('invalid YAML: '))).toBe(true);
  });

  it('applies no merge keys and says what to write instead', async () => {
    const yaml = `targets:\n  a: &a { type: shell, cmd: cat }\n  b: { <<: *a }\n  c: { <<: *a, type: shell, cmdd: x }\n${REST}`;
    const faults = await faultsOf(yaml);
    expect(lines(faults)).toEqual([
      'evals.yaml:3:8 targets.b: unknown field `<<`, expected `type`',
      expect.stringContaining('evals.yaml:4:8 targets.c: unknown field `<<`'),
      expect.stringContaining('evals.yaml:4:29 targets.c: unknown field `cmdd`'),
    ]);
    expect(faults[0]?.hint).toContain('extends');
  });

  it('shows a mistake once that aliases repeat', async () => {
    const yaml = `targets:\n  a: { type: trace, cost: &c { input_per_1m: -1, output_per_1m: 1 } }\n  b: { type: trace, cost: *c }\n${REST}`;
    expect(lines(await faultsOf(yaml))).toEqual(['evals.yaml:2:32 target "a" has negative cost rates']);
  });
});

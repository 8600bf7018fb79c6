import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSuite } from '../../src/suite/load.ts';
import type { Case } from '../../src/suite/suite.ts';
import { faultsOf, folderOf, lines, load, suiteWith } from './folder.ts';

const SUITE = suiteWith({});

async function casesOf(content: string | Uint8Array): Promise<readonly Case[]> {
  const suite = await load(SUITE, { 'cases.jsonl': content });
  return suite.cases;
}

describe('cases', () => {
  it('are one a line, called by line number where they have no id, blank lines counted and skipped', async () => {
    const cases = await casesOf(
      '\n{"id":"a","input":"1"}\r\n   \t\n{"input":"2"}\n{"id":null,"input":""}\n{"id":"last","input":"4"}',
    );
    expect(cases.map((one) => [one.id, one.input, one.place])).toEqual([
      ['a', '1', { file: 'cases.jsonl', line: 2 }],
      ['case-4', '2', { file: 'cases.jsonl', line: 4 }],
      ['case-5', '', { file: 'cases.jsonl', line: 5 }],
      ['last', '4', { file: 'cases.jsonl', line: 6 }],
    ]);
  });

  it('skip a byte-order mark at the start of each file', async () => {
    const suite = await load(suiteWith({ datasets: '[{ file: a.jsonl }, { file: b.jsonl }]' }), {
      'a.jsonl': '\ufeff{"id":"a","input":"1"}\n',
      'b.jsonl': '\ufeff\n{"id":"b","input":"1"}\n',
    });
    expect(suite.cases.map((one) => one.id)).toEqual(['a', 'b']);
  });

  it('take null as absent, and ignore what they do not know', async () => {
    const [one] = await casesOf(
      '{"id":null,"input":"x","expected":null,"trace":null,"context":null,"tags":null,"scorers":null,"weight":9,"__proto__":{"input":5}}\n',
    );
    expect(one).toEqual({ id: 'case-1', input: 'x', tags: [], place: { file: 'cases.jsonl', line: 1 } });
  });

  it.each([
    ['"one"', ['one']],
    ['["a","b"]', ['a', 'b']],
    ['""', ['']],
  ])('context %s', async (context, expected) => {
    const [one] = await casesOf(`{"input":"x","context":${context}}\n`);
    expect(one?.context).toEqual(expected);
  });

  it('have no context when the list is empty', async () => {
    const [one] = await casesOf('{"input":"x","context":[],"tags":["a","b"],"scorers":[]}\n');
    expect(one).not.toHaveProperty('context');
    expect(one).not.toHaveProperty('scorers');
    expect(one?.tags).toEqual(['a', 'b']);
  });

  it.each([
    ['"yes"', '"yes"', 'yes'],
    ['"é \\" \\u001f \u2028"', '"é \\" \\u001f \u2028"', 'é " \u001f \u2028'],
    ['""', '""', ''],
    ['42', '42', '42'],
    ['1.0', '1.0', '1.0'],
    ['-0', '-0.0', '-0.0'],
    ['1E16', '1e+16', '1e+16'],
    ['18446744073709551615', '18446744073709551615', '18446744073709551615'],
    ['true', 'true', 'true'],
    ['[]', '[]', '[]'],
    [
      '{"b":1, "a":[1.0,{"__proto__":2}]}',
      '{"a":[1.0,{"__proto__":2}],"b":1}',
      '{"a":[1.0,{"__proto__":2}],"b":1}',
    ],
    [
      '{"b":"x","a":{"__proto__":null}}',
      '{"a":{"__proto__":null},"b":"x"}',
      '{"a":{"__proto__":null},"b":"x"}',
    ],
    ['{"\u{1F600}":"a","\uff5e":"b"}', '{"\uff5e":"b","\u{1F600}":"a"}', '{"\uff5e":"b","\u{1F600}":"a"}'],
  ])('expected %s', async (expected, json, text) => {
    const [one] = await casesOf(`{"input":"x","expected":${expected},"n":1.0}\n`);
    expect(one?.expected).toEqual({ json, text });
  });

  it('find their trace from the folder of the dataset', async () => {
    const suite = await load(suiteWith({ datasets: '[{ file: data/c.jsonl }]' }), {
      'data/c.jsonl': '{"trace":"traces/one.json"}\n{"trace":"/tmp/two.json","input":"x"}\n',
    });
    expect(suite.cases.map((one) => one.trace)).toEqual([
      join(suite.directory, 'data/traces/one.json'),
      '/tmp/two.json',
    ]);
    expect(suite.cases[0]).not.toHaveProperty('input');
    expect(suite.cases[0]?.place.file).toBe('data/c.jsonl');
  });

  it('have scorers of their own, whose files start from the folder of the suite', async () => {
    const suite = await load(suiteWith({ datasets: '[{ file: data/c.jsonl }]' }), {
      'data/c.jsonl':
        '{"input":"x","scorers":[{"type":"contains","value":"a","weight":2.0},{"type":"json-schema","schema":"s.json"}]}\n',
      's.json': '{}',
    });
    expect(suite.cases[0]?.scorers).toEqual([
      { type: 'contains', name: 'contains', weight: 2, value: 'a', case_sensitive: true },
      { type: 'json-schema', name: 'json-schema', weight: 1, schema: 's.json', document: {} },
    ]);
  });

  it('may lie outside the folder of the suite', async () => {
    const folder = folderOf({
      'suites/evals.yaml': suiteWith({ datasets: '[{ file: ../data/c.jsonl }]' }),
      'data/c.jsonl': '{"input":"x"}\n',
    });
    const suite = await loadSuite('suites/evals.yaml', { cwd: folder });
    expect(suite.cases[0]?.place.file).toBe('data/c.jsonl');
  });

  it('keep control characters in ids', async () => {
    const [one] = await casesOf('{"id":"a\\u001b[31m\\n","input":"x"}\n');
    expect(one?.id).toBe('a\u001b[31m\n');
  });
});

describe('mistakes in cases', () => {
  it.each([
    ['no JSON', 'not json', ['1:1 invalid case at cases.jsonl:1: expected a value, found "n"']],
    ['cut off', '{"input":"x"', ['1:13 invalid case at cases.jsonl:1: expected , or } but found the end']],
    [
      'a comma too many',
      '{"input":"x",}',
      ['1:14 invalid case at cases.jsonl:1: expected a key in quotes, found "}"'],
    ],
    [
      'single quotes',
      "{'input':'x'}",
      ['1:2 invalid case at cases.jsonl:1: expected a key in quotes, found "\'"'],
    ],
    [
      'text never closed',
      '{"input":"x}',
      ['1:10 invalid case at cases.jsonl:1: text in quotes that is never closed'],
    ],
    [
      'a raw tab in text',
      '{"input":"a\tb"}',
      ['1:12 invalid case at cases.jsonl:1: a control character in quotes that is not escaped'],
    ],
    [
      'a bad escape',
      '{"input":"\\x"}',
      ['1:10 invalid case at cases.jsonl:1: text in quotes with an escape that JSON does not have'],
    ],
    [
      'half a surrogate pair',
      '{"input":"\\ud800"}',
      ['1:10 invalid case at cases.jsonl:1: text that holds half a surrogate pair'],
    ],
    [
      'two on a line',
      '{"input":"x"} {"input":"y"}',
      ['1:15 invalid case at cases.jsonl:1: unexpected "{" after the end'],
    ],
    [
      'NaN',
      '{"input":"x","expected":NaN}',
      ['1:25 invalid case at cases.jsonl:1: expected a value, found "N"'],
    ],
    [
      'a leading zero',
      '{"input":"x","expected":01}',
      ['1:26 invalid case at cases.jsonl:1: expected , or } but found "1"'],
    ],
    ['a list', '["x"]', ['1:1 invalid case at cases.jsonl:1: invalid type: sequence, expected a map']],
    ['a text', '"x"', ['1:1 invalid case at cases.jsonl:1: invalid type: string "x", expected a map']],
    ['null', 'null', ['1:1 invalid case at cases.jsonl:1: invalid type: null, expected a map']],
    [
      'several fields',
      '{"id":7,"input":["x"],"trace":1.5,"context":{"a":1},"tags":[1,"x",null]}',
      [
        '1:7 invalid case at cases.jsonl:1: id: invalid type: integer `7`, expected a string',
        '1:17 invalid case at cases.jsonl:1: input: invalid type: sequence, expected a string',
        '1:31 invalid case at cases.jsonl:1: trace: invalid type: floating point `1.5`, expected a string',
        '1:45 invalid case at cases.jsonl:1: context: invalid type: map, expected a context string or an array of context strings',
        '1:61 invalid case at cases.jsonl:1: tags[0]: invalid type: integer `1`, expected a string',
        '1:67 invalid case at cases.jsonl:1: tags[2]: invalid type: null, expected a string',
      ],
    ],
    ['nothing to ask', '{"id":"b"}', ['1:1 case at cases.jsonl:1 has neither `input` nor `trace`']],
    ['an empty object', '{}', ['1:1 case at cases.jsonl:1 has neither `input` nor `trace`']],
    ['an empty list', '[]', ['1:1 invalid case at cases.jsonl:1: invalid type: sequence, expected a map']],
    [
      'a field twice',
      '{"input":"x","id":"a","input":"y"}',
      ['1:23 invalid case at cases.jsonl:1: duplicate field `input`'],
    ],
    [
      'a NUL in an id',
      '{"id":"a\\u0000","input":"x"}',
      ['1:7 invalid case at cases.jsonl:1: id must not hold a NUL character'],
    ],
    [
      'a number out of range',
      '{"input":"x","expected":[1e400]}',
      ['1:25 invalid case at cases.jsonl:1: expected holds a number that is out of range'],
    ],
    [
      'a scorer',
      '{"input":"x","scorers":[{"type":"contains"},{"type":"exact","valu":"x"}]}',
      [
        '1:25 invalid case at cases.jsonl:1: scorers[0]: missing field `value`',
        '1:61 invalid case at cases.jsonl:1: scorers[1]: unknown field `valu`, expected one of `type`, `value`, `name`, `weight`, `when`',
      ],
    ],
    [
      'scorers that are no list',
      '{"input":"x","scorers":{"type":"exact"}}',
      ['1:24 invalid case at cases.jsonl:1: scorers: invalid type: map, expected a list of scorers'],
    ],
  ])('%s', async (_name, line, expected) => {
    const faults = await faultsOf(SUITE, { 'cases.jsonl': `${line}\n{"id":"ok","input":"x"}\n` });
    expect(lines(faults)).toEqual(expected.map((one) => `cases.jsonl:${one}`));
    expect(faults.every((fault) => (fault.hint ?? '') !== '')).toBe(true);
  });

  it('is fine when a known word stands again further in', async () => {
    const [one] = await casesOf('{"input":"x","expected":{"input":"y","id":"z"}}\n');
    expect(one?.expected?.json).toBe('{"id":"z","input":"y"}');
  });

  it('refuses an expected value nested beyond reason, and lives', async () => {
    const deep = (levels: number): string =>
      `{"input":"x","expected":${'['.repeat(levels)}${']'.repeat(levels)}}\n`;
    expect(await faultsOf(SUITE, { 'cases.jsonl': deep(126) })).toEqual([]);
    for (const levels of [127, 100_000]) {
      const faults = await faultsOf(SUITE, { 'cases.jsonl': deep(levels) });
      expect(faults.map((fault) => fault.message)).toEqual([
        expect.stringContaining('nested more than 127 deep'),
      ]);
    }
  });

  it('tells the line that is not UTF-8, and reads the others', async () => {
    const bytes = Buffer.concat([
      Buffer.from('{"id":"é","input":"x"}\n{"input":"é'),
      Buffer.from([0xff]),
      Buffer.from('"}\n{"id":5,"input":"x"}\n'),
    ]);
    expect(lines(await faultsOf(SUITE, { 'cases.jsonl': bytes }))).toEqual([
      'cases.jsonl:2:12 invalid case at cases.jsonl:2: not UTF-8',
      'cases.jsonl:3:7 invalid case at cases.jsonl:3: id: invalid type: integer `5`, expected a string',
    ]);
  });

  it('stops reading a file that is no dataset at all', async () => {
    const faults = await faultsOf(SUITE, { 'cases.jsonl': 'x\n'.repeat(5000) });
    expect(faults).toHaveLength(1002);
    expect(faults.at(-1)?.message).toBe(
      'cases.jsonl has more than 1000 faults; lines from 1002 on were not read',
    );
  });
});

describe('ids', () => {
  const TWO = suiteWith({ datasets: '[{ file: cases.jsonl }, { file: more.jsonl }]' });

  it('are unique in a file', async () => {
    const faults = await faultsOf(SUITE, {
      'cases.jsonl': '{"id":"case-3","input":"x"}\n\n{"input":"y"}\n{"input":"z","id":"case-3"}\n',
    });
    expect(lines(faults)).toEqual([
      'cases.jsonl:3:1 duplicate case id "case-3" at cases.jsonl:3 (first used at line 1)',
      'cases.jsonl:4:19 duplicate case id "case-3" at cases.jsonl:4 (first used at line 1)',
    ]);
    expect(faults[0]?.hint).toContain('case-LINE');
  });

  it('are unique over files', async () => {
    const faults = await faultsOf(TWO, {
      'cases.jsonl': '{"id":"dup","input":"x"}\n{"input":"x"}\n',
      'more.jsonl': '{"id":"dup","input":"x"}\n{"input":"x"}\n',
    });
    expect(lines(faults)).toEqual([
      'more.jsonl:1:7 duplicate case id "dup" at more.jsonl:1 (first used at cases.jsonl:1)',
      'more.jsonl:2:1 duplicate case id "case-2" at more.jsonl:2 (first used at cases.jsonl:2)',
    ]);
  });

  it('are not confused by a file that is listed twice', async () => {
    const faults = await faultsOf(
      suiteWith({ datasets: '[{ file: cases.jsonl }, { file: ./cases.jsonl }]' }),
      {
        'cases.jsonl': '{"id":"a","input":"x"}\n{"id":"b","input":"x"}\n',
      },
    );
    expect(lines(faults)).toEqual([
      'evals.yaml:4:43 duplicate case id "a" at ./cases.jsonl:1 (first used at ./cases.jsonl:1): the file is listed twice',
    ]);
  });

  it('are compared exactly', async () => {
    const cases = await casesOf(
      '{"id":"a","input":"1"}\n{"id":"A","input":"2"}\n{"id":"a ","input":"3"}\n{"id":"","input":"4"}\n',
    );
    expect(cases).toHaveLength(4);
  });
});

describe('files that cannot be read', () => {
  it.each([
    ['datasets: [{ file: "" }]', 'datasets[0].file must be non-empty'],
    ['datasets: [{ file: . }]', 'failed to read dataset .: it is a directory'],
    [
      'datasets: [{ file: cases.jsonl/x }]',
      'failed to read dataset cases.jsonl/x: a part of the path is not a directory',
    ],
    ['datasets: [{ file: /dev/zero }]', 'failed to read dataset /dev/zero: it is not a regular file'],
    ['datasets: [{ file: "a\\0b" }]', 'datasets[0].file must not hold a NUL character'],
    ['datasets: [{}]', 'datasets[0]: missing field `file`'],
    ['datasets: [cases.jsonl]', 'datasets[0]: invalid type: string "cases.jsonl", expected a map'],
    [
      'datasets: [{ file: cases.jsonl, format: csv }]',
      'datasets[0]: unknown field `format`, expected `file`',
    ],
  ])('%s', async (datasets, message) => {
    const yaml = `targets: { a: { type: shell, cmd: cat } }\n${datasets}\nscorers: [{ type: exact }]\n`;
    expect((await faultsOf(yaml)).map((fault) => fault.message)).toEqual([message]);
  });

  it.each([
    ['nope.yaml', 'failed to read config file nope.yaml: no such file'],
    ['.', 'failed to read config file .: it is a directory'],
    ['a\0b', 'failed to read config file a\0b: the path holds a NUL character'],
    ['/dev/null', 'failed to read config file /dev/null: it is not a regular file'],
    ['big.yaml', 'failed to read config file big.yaml: it is larger than 8388608 bytes'],
  ])('the suite itself: %s', async (path, message) => {
    const folder = folderOf({ 'big.yaml': ' '.repeat(9_000_000) });
    await expect(loadSuite(path, { cwd: folder })).rejects.toThrow(message);
  });

  it('says so when no dataset holds a case', async () => {
    for (const content of ['', '\n\n  \n', '\ufeff']) {
      const faults = await faultsOf(SUITE, { 'cases.jsonl': content });
      expect(lines(faults)).toEqual(['evals.yaml:4:1 datasets contain no test cases']);
    }
  });

  it('does not add that there is no case when the file is missing', async () => {
    expect(await faultsOf(suiteWith({ datasets: '[{ file: nope.jsonl }]' }))).toHaveLength(1);
  });
});

describe('the hash', () => {
  const FILES = {
    'cases.jsonl': '{"input":"x"}\n',
    'more.jsonl': '{"id":"m","input":"x"}\n',
    's.json': '{}',
  };
  const YAML = suiteWith({
    datasets: '[{ file: cases.jsonl }, { file: more.jsonl }]',
    scorer: '{ type: json-schema, schema: s.json }',
  });
  const hashOf = async (yaml: string, files: typeof FILES): Promise<string> => (await load(yaml, files)).hash;

  it('is the same for the same files, wherever they are and however the path is given', async () => {
    const first = await hashOf(YAML, FILES);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf(YAML, FILES)).toBe(first);
    const folder = folderOf({ 'deep/evals.yaml': YAML });
    mkdirSync(join(folder, 'deep'), { recursive: true });
    for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, 'deep', name), content);
    expect((await loadSuite('./deep/evals.yaml', { cwd: folder })).hash).toBe(first);
  });

  it('changes with any byte of any file', async () => {
    const hashes = new Set([await hashOf(YAML, FILES), await hashOf(`${YAML}# x\n`, FILES)]);
    for (const name of Object.keys(FILES) as (keyof typeof FILES)[]) {
      hashes.add(await hashOf(YAML, { ...FILES, [name]: `${FILES[name]} ` }));
    }
    const swapped = suiteWith({
      datasets: '[{ file: more.jsonl }, { file: cases.jsonl }]',
      scorer: '{ type: json-schema, schema: s.json }',
    });
    hashes.add(await hashOf(swapped, FILES));
    expect(hashes.size).toBe(6);
  });
});

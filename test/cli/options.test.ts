import { describe, expect, test } from 'vitest';
import type { Fault } from '../../src/base/errors.ts';
import { type OptionSpec, parseOptions, positiveNumber, wholeNumber } from '../../src/cli/options.ts';

const specs: OptionSpec[] = [
  { name: 'json', value: 'FILE', help: 'a file' },
  { name: 'color', value: 'WHEN', choices: ['auto', 'never'], help: 'colours' },
  { name: 'trials', value: 'N', help: 'trials' },
  { name: 'quiet', short: 'q', help: 'less' },
];
const messages = (words: string[]) => parseOptions(words, specs).faults.map((fault) => fault.message);

test('values, switches and positionals in any order', () => {
  const parsed = parseOptions(['a.yaml', '--json', 'x', '-q', '--color=never', 'b'], specs);
  expect(parsed.positionals).toEqual(['a.yaml', 'b']);
  expect([...parsed.given]).toEqual([
    ['json', 'x'],
    ['quiet', true],
    ['color', 'never'],
  ]);
  expect(parsed.faults).toEqual([]);
});

test('--json - is a value, not a flag', () => {
  expect(parseOptions(['--json', '-'], specs).given.get('json')).toBe('-');
});

test.each([
  [['--jsn', 'x'], ['unknown flag --jsn']],
  [['--json'], ['--json needs a value: --json FILE']],
  [['--quiet=yes'], ['--quiet takes no value, got "yes"']],
  [['--json', 'a', '--json', 'b'], ['--json is given more than once']],
  [['--json', ''], ['--json needs a value: --json FILE']],
  [['--json='], ['--json needs a value: --json FILE']],
  [['--json', '-q'], ['--json needs a value: --json FILE']],
  [['--json', '--quiet'], ['--json needs a value: --json FILE']],
  [['--json=-q'], []],
  [['--trials', '-1'], []],
  [
    ['--color', 'blue', '-z'],
    ['--color is "blue"', 'unknown flag -z'],
  ],
])('%j', (words, expected) => {
  expect(messages(words)).toEqual(expected);
});

test('an unknown flag: the nearest one, and what is shown in the help', () => {
  const [fault] = parseOptions(['--quite'], [...specs, { name: 'hidden', help: '' }]).faults;
  expect(fault?.hint).toBe('did you mean "--quiet"? this command knows --json, --color, --trials, --quiet');
});

describe('numbers', () => {
  const parse = (read: typeof wholeNumber, value: string) => {
    const faults: Fault[] = [];
    return [read(new Map([['trials', value]]), 'trials', faults), faults.length];
  };
  test.each([
    ['1', 1],
    ['25', 25],
  ])('whole: %s', (value, expected) => {
    expect(parse(wholeNumber, value)).toEqual([expected, 0]);
  });
  test.each(['0', '-1', '1.5', '1e3', '', ' 3', 'x', '99999999999999999999'])('not whole: %j', (value) => {
    expect(parse(wholeNumber, value)).toEqual([undefined, 1]);
  });
  test.each([
    ['0.5', 0.5],
    ['1e-3', 0.001],
    ['.5', 0.5],
    ['5.', 5],
  ])('positive: %s', (value, expected) => {
    expect(parse(positiveNumber, value)).toEqual([expected, 0]);
  });
  test.each(['0', '-1', 'NaN', 'Infinity', '', ' ', '0x10', '1e999', '1e-999', '1,5', '$1'])(
    'not positive: %j',
    (value) => {
      expect(parse(positiveNumber, value)).toEqual([undefined, 1]);
    },
  );
});

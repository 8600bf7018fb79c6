import { describe, expect, it } from 'vitest';
import { canonicalJson, compareUtf8, isRawNumber, numberValue, parseJson } from '../../src/base/json.ts';

describe('canonicalJson of parsed text', () => {
  it.each([
    ['null', 'null'],
    ['true', 'true'],
    ['1', '1'],
    ['1.0', '1.0'],
    ['-1', '-1'],
    ['0', '0'],
    ['-0', '-0.0'],
    ['0.0', '0.0'],
    ['-0.0', '-0.0'],
    ['1.50', '1.5'],
    ['0.1', '0.1'],
    ['100e-2', '1.0'],
    ['1e2', '100.0'],
    ['1e15', '1000000000000000.0'],
    ['1e16', '1e+16'],
    ['12345678901234567.0', '1.2345678901234568e+16'],
    ['1E+30', '1e+30'],
    ['1.5e300', '1.5e+300'],
    ['0.00001', '0.00001'],
    ['0.000012', '0.000012'],
    ['0.000001', '1e-6'],
    ['1e-7', '1e-7'],
    ['1.25e-7', '1.25e-7'],
    ['5e-324', '5e-324'],
    ['9007199254740993', '9007199254740993'],
    ['9007199254740994', '9007199254740994'],
    ['9223372036854775808', '9223372036854775808'],
    ['18446744073709551615', '18446744073709551615'],
    ['18446744073709551616', '1.8446744073709552e+19'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['-9223372036854775809', '-9.223372036854776e+18'],
    ['123456789012345678901234567890', '1.2345678901234568e+29'],
    ['[1, 2.0, [ ]]', '[1,2.0,[]]'],
    ['{"b": 1, "a": {"d": 2, "c": 3.0}}', '{"a":{"c":3.0,"d":2},"b":1}'],
    ['{"__proto__": 1.0, "constructor": 2}', '{"__proto__":1.0,"constructor":2}'],
    ['{"\u{1F600}": 1, "\uff5e": 2, "z": 3, "é": 4}', '{"z":3,"é":4,"\uff5e":2,"\u{1F600}":1}'],
    ['"\\u00e9\\u2028\\u007f\\/"', '"é\u2028\u007f/"'],
    ['"\\u0000\\u001F\\b\\f\\n\\r\\t\\"\\\\"', '"\\u0000\\u001f\\b\\f\\n\\r\\t\\"\\\\"'],
  ])('%s → %s', (text, expected) => {
    expect(canonicalJson(parseJson(text))).toBe(expected);
  });

  it('spells plain numbers as serde_json spells them', () => {
    expect(canonicalJson([1, 1.5, 1e16, 2 ** 53, 1e-7, Number.NaN])).toBe(
      '[1,1.5,1e+16,9007199254740992.0,1e-7,null]',
    );
  });
});

describe('parseJson', () => {
  it('keeps numbers plain where nothing is lost, and their spelling where it would be', () => {
    const [plain, spelled, large] = parseJson('[1.5, 1.0, 18446744073709551615]') as [
      unknown,
      unknown,
      unknown,
    ];
    expect(plain).toBe(1.5);
    expect(isRawNumber(spelled)).toBe(true);
    expect(isRawNumber(spelled) && numberValue(spelled)).toBe(1);
    expect(isRawNumber(large) && large.rawJSON).toBe('18446744073709551615');
  });

  it('can be written again by JSON.stringify, spelling included', () => {
    const text = '{"temperature":0.0,"seed":18446744073709551615,"n":3}';
    expect(JSON.stringify(parseJson(text))).toBe(text);
  });

  it('leaves prototypes alone', () => {
    const value = parseJson('{"__proto__": {"polluted": 1.0}}') as object;
    expect(Object.keys(value)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('throws a SyntaxError for what is not JSON', () => {
    expect(() => parseJson('nope')).toThrow(SyntaxError);
  });
});

describe('compareUtf8', () => {
  it('agrees with the order of the bytes', () => {
    const texts = [
      '',
      'a',
      'ab',
      'b',
      'é',
      '\ud7ff',
      '\ue000',
      '\uffff',
      '\u{10000}',
      '\u{10ffff}',
      'a\u{1F600}',
    ];
    const byBytes = [...texts].sort((x, y) => Buffer.compare(Buffer.from(x), Buffer.from(y)));
    expect([...texts].reverse().sort(compareUtf8)).toEqual(byBytes);
  });
});

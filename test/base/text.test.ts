import { describe, expect, test } from 'vitest';
import { clip, formatFixed, formatShortest, rustDebug, trimWhiteSpace } from '../../src/base/text.ts';

describe('rustDebug', () => {
  test.each([
    ['ship it', '"ship it"'],
    ['say "hi"', '"say \\"hi\\""'],
    ["it's", '"it\'s"'],
    ['a\\b', '"a\\\\b"'],
    ['a\nb\tc\rd\0', '"a\\nb\\tc\\rd\\0"'],
    ['\u001b[31m', '"\\u{1b}[31m"'],
    ['\u007f', '"\\u{7f}"'],
    ['a\u200bb\ufeffc\u00a0d', '"a\\u{200b}b\\u{feff}c\\u{a0}d"'],
    ['\u202eevil', '"\\u{202e}evil"'],
    ['e\u0301', '"e\\u{301}"'],
    ['\u{e0001}', '"\\u{e0001}"'],
    ['Straße é 日本 😀', '"Straße é 日本 😀"'],
    ['', '""'],
  ])('%j', (text, quoted) => {
    expect(rustDebug(text)).toBe(quoted);
  });
});

describe('clip', () => {
  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc…'],
    ['', 0, ''],
    ['a', 0, '…'],
    ['😀😀😀', 3, '😀😀😀'],
    ['😀😀😀', 2, '😀😀…'],
    ['😀ab', 3, '😀ab'],
  ])('%j to %i', (text, max, clipped) => {
    expect(clip(text, max)).toBe(clipped);
  });
});

// The expectations below were printed by Rust 1.95.
describe('formatFixed', () => {
  test.each([
    [0.625, 2, '0.62'],
    [0.125, 2, '0.12'],
    [0.375, 2, '0.38'],
    [1.005, 2, '1.00'],
    [0.995, 2, '0.99'],
    [9.995, 2, '9.99'],
    [99.99999, 2, '100.00'],
    [2.5, 0, '2'],
    [0.5, 0, '0'],
    [1.5, 0, '2'],
    [0, 2, '0.00'],
    [-0.001, 2, '-0.00'],
    [-0.5, 0, '-0'],
    [3, 4, '3.0000'],
    [1e21, 2, '1000000000000000000000.00'],
    [5e-324, 4, '0.0000'],
    [123456789.125, 2, '123456789.12'],
    [Number.NaN, 2, 'NaN'],
    [Number.NEGATIVE_INFINITY, 2, '-inf'],
    // Not as Rust, which prints 309 digits.
    [9.99e29, 0, '999000000000000020146215190528'],
    [1e30, 2, '1e30'],
    [-1.6749e300, 2, '-1.67e300'],
  ])('%d with %i digits', (value, digits, text) => {
    expect(formatFixed(value, digits)).toBe(text);
  });
});

describe('formatShortest', () => {
  test.each([
    [1, '1'],
    [0.95, '0.95'],
    [-0, '-0'],
    [-1.5, '-1.5'],
    [1e20, '100000000000000000000'],
    [1e21, '1000000000000000000000'],
    [1.5e22, '15000000000000000000000'],
    [-1.25e21, '-1250000000000000000000'],
    [1e-7, '0.0000001'],
    [1.5e-10, '0.00000000015'],
    [Number.NaN, 'NaN'],
    [Number.POSITIVE_INFINITY, 'inf'],
    [Number.NEGATIVE_INFINITY, '-inf'],
    // Not as Rust, which prints 300 zeros.
    [1e29, `1${'0'.repeat(29)}`],
    [-1.2345e300, '-1.2345e300'],
    [1e-29, `0.${'0'.repeat(28)}1`],
    [1.5e-300, '1.5e-300'],
  ])('%d', (value, text) => {
    expect(formatShortest(value)).toBe(text);
  });
});

describe('trimWhiteSpace', () => {
  test.each([
    [' a b\n', 'a b'],
    ['\u0085\u3000a\u2028\u00a0', 'a'],
    ['\ufeffa\u200b', '\ufeffa\u200b'],
    ['😀 ', '😀'],
    [' \t\r\n\v\f', ''],
    ['', ''],
  ])('%j', (text, trimmed) => {
    expect(trimWhiteSpace(text)).toBe(trimmed);
  });
});

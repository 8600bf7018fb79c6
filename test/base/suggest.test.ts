import { describe, expect, it } from 'vitest';
import { didYouMean, editDistance, nearest } from '../../src/base/suggest.ts';

describe('nearest', () => {
  const keys = ['value', 'case_sensitive', 'name', 'weight', 'when', 'type', 'cmd'];
  it.each([
    ['case_sensitve', 'case_sensitive'],
    ['caseSensitive', 'case_sensitive'],
    ['case-sensitive', 'case_sensitive'],
    ['vlaue', 'value'],
    ['Weight', 'weight'],
    ['typ', 'type'],
    ['cdm', 'cmd'],
    ['retries', undefined],
    ['x', undefined],
    ['', undefined],
  ])('%s → %s', (name, expected) => {
    expect(nearest(name, keys)).toBe(expected);
  });

  it('does not compare names of absurd length', () => {
    expect(nearest('a'.repeat(1_000_000), ['a'.repeat(1_000_001)])).toBeUndefined();
  });

  it('makes a question of it', () => {
    expect(didYouMean('vallue', keys)).toBe('did you mean "value"?');
    expect(didYouMean('zzz', keys)).toBeUndefined();
  });
});

it.each([
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 1],
  ['', 'abc', 3],
  ['same', 'same', 0],
])('editDistance %s %s', (left, right, distance) => {
  expect(editDistance(left, right)).toBe(distance);
});

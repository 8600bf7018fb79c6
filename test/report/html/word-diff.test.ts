import { describe, expect, it } from 'vitest';
import { wordDiff } from '../../../src/report/html/page/word-diff.ts';
import { hostileText, seeded } from '../hostile.ts';

const shown = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `{+${text}+}` })[kind])
    .join('');

describe('wordDiff', () => {
  it.each([
    ['equal texts', 'a b c', 'a b c', 'a b c'],
    ['a changed word', 'takes 5 days', 'takes 6 days', 'takes [-5-]{+6+} days'],
    ['an added word', 'a c', 'a b c', 'a {+b +}c'],
    ['a missing word', 'a b c', 'a c', 'a [-b -]c'],
    ['nothing before', '', 'a', '{+a+}'],
    ['nothing after', 'a', '', '[-a-]'],
    ['whole words only', 'refund', 'refunds', '[-refund-]{+refunds+}'],
    ['Chinese as one run', '五天', '六天', '[-五天-]{+六天+}'],
  ])('%s', (_, before, after, expected) => {
    expect(shown(before, after)).toBe(expected);
  });

  it('always gives both texts back', () => {
    const random = seeded(5);
    for (let round = 0; round < 300; round++) {
      const before = hostileText(random, 30);
      const after = hostileText(random, 30);
      const runs = wordDiff(before, after);
      const side = (gone: 'gone' | 'new') =>
        runs
          .filter(({ kind }) => kind !== gone)
          .map(({ text }) => text)
          .join('');
      expect([side('new'), side('gone')]).toEqual([before, after]);
    }
  });

  it('is quick with long texts that have nothing in common', () => {
    const before = Array.from({ length: 50_000 }, (_, index) => `a${index}`).join(' ');
    const after = Array.from({ length: 50_000 }, (_, index) => `b${index}`).join(' ');
    expect(wordDiff(before, after).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});

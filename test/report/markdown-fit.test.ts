import { describe, expect, it } from 'vitest';
import { fit, type Section } from '../../src/report/markdown-fit.ts';

const sections: Section[] = [
  { text: 'head', rank: 0, what: 'the head' },
  { text: 'a'.repeat(30), rank: 1, what: 'the cases' },
  { text: 'b'.repeat(30), rank: 3, what: 'the reasons' },
  { text: 'c'.repeat(30), rank: 4, what: 'the reasons' },
  { text: '', rank: 9, what: 'nothing' },
  { text: 'foot', rank: 0, what: 'the foot' },
];
const fitted = (limit: number) =>
  fit(
    sections,
    limit,
    (text) => text.length,
    (missing) => `[no ${missing.join(', ')}]`,
  );

describe('fit', () => {
  it.each([
    ['everything', 1000, ['head', 'a'.repeat(30), 'b'.repeat(30), 'c'.repeat(30), 'foot']],
    ['all but the least telling', 100, ['head', 'a'.repeat(30), 'b'.repeat(30), '[no the reasons]', 'foot']],
    ['no reasons, named once', 70, ['head', 'a'.repeat(30), '[no the reasons]', 'foot']],
    ['only what is never left out', 1, ['head', '[no the cases, the reasons]', 'foot']],
  ])('keeps %s', (_, limit, expected) => {
    expect(fitted(limit)).toBe(`${expected.join('\n\n')}\n`);
  });
});

import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { rulerFor } from '../../src/report/width.ts';

describe('width', () => {
  it.each([
    { text: '', width: 0 },
    { text: 'refund-1', width: 8 },
    { text: 'café', width: 4 },
    { text: 'cafe\u0301', width: 4 },
    { text: '返品', width: 4 },
    { text: '👩‍👩‍👧', width: 2 },
    { text: '🇩🇪', width: 2 },
    { text: 'ｱ', width: 1 },
    { text: '·', width: 1 },
  ])('$text takes $width', async ({ text, width }) => {
    expect((await rulerFor([text])).width(text)).toBe(width);
  });
});

describe('padEnd', () => {
  it.each([
    { text: 'ab', width: 4, padded: 'ab  ' },
    { text: '返品', width: 6, padded: '返品  ' },
    { text: 'longer', width: 4, padded: 'longer' },
  ])('$text to $width', async ({ text, width, padded }) => {
    expect((await rulerFor([text])).padEnd(text, width)).toBe(padded);
  });
});

describe('clipMiddle', () => {
  it.each([
    { text: 'short', width: 8, clipped: 'short' },
    { text: 'exactly8', width: 8, clipped: 'exactly8' },
    { text: 'abcdefghij', width: 8, clipped: 'abcd…hij' },
    { text: '返品返品返品', width: 8, clipped: '返品…品' },
    { text: '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', width: 8, clipped: '👩‍👩‍👧👩‍👩‍👧…👩‍👩‍👧' },
  ])('$text to $width', async ({ text, width, clipped }) => {
    const ruler = await rulerFor([text]);
    expect(ruler.clipMiddle(text, width)).toBe(clipped);
    expect(ruler.width(clipped)).toBeLessThanOrEqual(width);
  });
});

it('measures without tables what the tables agree on', async () => {
  const plain = Array.from({ length: 0x2300 }, (_, code) => String.fromCharCode(code));
  const withTables = await rulerFor(['返']);
  for (const char of plain) {
    expect([char, (await rulerFor([char])).width(char)]).toEqual([char, withTables.width(char)]);
    const beside = `a${char}b`;
    expect((await rulerFor([beside])).width(beside)).toBe(stringWidth(beside));
  }
});

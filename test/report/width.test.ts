import { describe, expect, it } from 'vitest';
import { clipMiddle, displayWidth, padEnd } from '../../src/report/width.ts';

describe('displayWidth', () => {
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
  ])('$text takes $width', ({ text, width }) => {
    expect(displayWidth(text)).toBe(width);
  });
});

describe('padEnd', () => {
  it.each([
    { text: 'ab', width: 4, padded: 'ab  ' },
    { text: '返品', width: 6, padded: '返品  ' },
    { text: 'longer', width: 4, padded: 'longer' },
  ])('$text to $width', ({ text, width, padded }) => {
    expect(padEnd(text, width)).toBe(padded);
  });
});

describe('clipMiddle', () => {
  it.each([
    { text: 'short', width: 8, clipped: 'short' },
    { text: 'exactly8', width: 8, clipped: 'exactly8' },
    { text: 'abcdefghij', width: 8, clipped: 'abcd…hij' },
    { text: '返品返品返品', width: 8, clipped: '返品…品' },
    { text: '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', width: 8, clipped: '👩‍👩‍👧👩‍👩‍👧…👩‍👩‍👧' },
  ])('$text to $width', ({ text, width, clipped }) => {
    expect(clipMiddle(text, width)).toBe(clipped);
    expect(displayWidth(clipped)).toBeLessThanOrEqual(width);
  });
});

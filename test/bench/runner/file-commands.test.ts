import { expect, test } from 'vitest';
import { parsePairs } from './file-commands.ts';

test.each<[string, string, Record<string, string>]>([
  ['nothing', '', {}],
  ['a line', 'a=1\n', { a: '1' }],
  ['a line without its line feed', 'a=1', { a: '1' }],
  ['a value with = and <<', 'a=b=c<<d\n', { a: 'b=c<<d' }],
  ['an empty value', 'a=\n', { a: '' }],
  ['blank lines between', 'a=1\n\nb=2\n', { a: '1', b: '2' }],
  ['a block', 'a<<E\none\ntwo\nE\n', { a: 'one\ntwo' }],
  ['a block whose end is the end of the file', 'a<<E\none\nE', { a: 'one' }],
  ['an empty block', 'a<<E\nE\n', { a: '' }],
  ['a block of one empty line', 'a<<E\n\nE\n', { a: '' }],
  ['a block with lines that look like pairs', 'a<<E\nb=1\nc<<F\nE\n', { a: 'b=1\nc<<F' }],
  ['the last of two', 'a=1\na=2\n', { a: '2' }],
])('%s', (_, text, pairs) => {
  expect(parsePairs(text)).toEqual(pairs);
});

test.each([
  ['no sign at all', 'a\n', "Invalid format 'a'"],
  ['no name', '<<E\nx\nE\n', "Invalid format '<<E'. Name must not be empty and delimiter must not be empty"],
  ['no delimiter', 'a<<\n', "Invalid format 'a<<'. Name must not be empty and delimiter must not be empty"],
  ['no end of the block', 'a<<E\nx\n', "Invalid value. Matching delimiter not found 'E'"],
  ['a block cut off', 'a<<E\nx', 'Invalid value. EOF marker missing new line.'],
])('%s is refused', (_, text, message) => {
  expect(() => parsePairs(text)).toThrow(message);
});

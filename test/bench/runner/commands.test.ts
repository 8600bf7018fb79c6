import { expect, test } from 'vitest';
import { KNOWN_COMMANDS, parseCommand } from './commands.ts';

test.each([
  ['::error::boom', { name: 'error', properties: {}, data: 'boom' }],
  ['  \t::warning::indented', { name: 'warning', properties: {}, data: 'indented' }],
  ['::ERROR::upper case', { name: 'error', properties: {}, data: 'upper case' }],
  [
    '::error file=a,line=3,title=x%2Cy%3Az::two%0Alines %25',
    { name: 'error', properties: { file: 'a', line: '3', title: 'x,y:z' }, data: 'two\nlines %' },
  ],
  ['::error::%250A is not a line break', { name: 'error', properties: {}, data: '%0A is not a line break' }],
  ['text before ##[add-mask]secret', { name: 'add-mask', properties: {}, data: 'secret' }],
  ['##[error line=1;file=a%3Bb]x%5D', { name: 'error', properties: { line: '1', file: 'a;b' }, data: 'x]' }],
])('%s is a command', (line, command) => {
  expect(parseCommand(line)).toEqual(command);
});

test.each(['', 'plain', 'text ::error::late', '::nope::x', '::error no end', '##[error no end', '##[nope]x'])(
  '%j is text',
  (line) => {
    expect(parseCommand(line)).toBeUndefined();
  },
);

test('a stop token is a command only while it is known', () => {
  expect(parseCommand('::tok::')).toBeUndefined();
  expect(parseCommand('::tok::', KNOWN_COMMANDS.union(new Set(['tok'])))?.name).toBe('tok');
});

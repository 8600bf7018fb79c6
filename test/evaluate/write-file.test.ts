import { execFileSync, spawn } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WriteError, writeFileWhole } from '../../src/evaluate/write-file.ts';
import { temporaryFolder } from '../bench/cli.ts';

test('a file in folders that are not there yet, from many pieces', async () => {
  const folder = temporaryFolder();
  await writeFileWhole(join(folder, 'a/b/c.txt'), ['one ', 'two ', 'ü']);
  expect(readFileSync(join(folder, 'a/b/c.txt'), 'utf8')).toBe('one two ü');
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['c.txt']);
});

test('what cannot be made whole leaves the file as it was', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'c.txt'), 'old');
  function* broken() {
    yield 'new';
    throw new Error('no more');
  }
  await expect(writeFileWhole(join(folder, 'c.txt'), broken())).rejects.toThrow('no more');
  expect(readFileSync(join(folder, 'c.txt'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['c.txt']);
});

test('a pipe is written into and stays a pipe', async () => {
  const folder = temporaryFolder();
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const got = new Promise((resolve) => {
    const reader = spawn('cat', [pipe], { stdio: ['ignore', openSync(join(folder, 'got'), 'w'), 'ignore'] });
    reader.on('close', resolve);
  });
  const chunks = Array.from({ length: 40 }, (_, index) => String(index).repeat(5_000));
  await writeFileWhole(pipe, chunks);
  await got;
  expect(readFileSync(join(folder, 'got'), 'utf8')).toBe(chunks.join(''));
  expect(lstatSync(pipe).isFIFO()).toBe(true);
});

test.each([
  ['a file', 'real.txt', 'old'],
  ['a file that is not there yet', 'real.txt', undefined],
  ['a link to a file', 'second', 'old'],
])('through a link to %s', async (_, leads, before) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'elsewhere'));
  symlinkSync('real.txt', join(folder, 'elsewhere/second'));
  if (before !== undefined) writeFileSync(join(folder, 'elsewhere/real.txt'), before);
  symlinkSync(`elsewhere/${leads}`, join(folder, 'link'));
  await writeFileWhole(join(folder, 'link'), ['new']);
  expect(readlinkSync(join(folder, 'link'))).toBe(`elsewhere/${leads}`);
  expect(readlinkSync(join(folder, 'elsewhere/second'))).toBe('real.txt');
  expect(readFileSync(join(folder, 'elsewhere/real.txt'), 'utf8')).toBe('new');
  expect(readdirSync(folder).sort()).toEqual(['elsewhere', 'link']);
});

test('a link that is found through a link is read from where it really is', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'deep/er'), { recursive: true });
  symlinkSync('deep/er', join(folder, 'short'));
  symlinkSync('../new.txt', join(folder, 'deep/er/link'));
  await writeFileWhole(join(folder, 'short/link'), ['new']);
  expect(readFileSync(join(folder, 'deep/new.txt'), 'utf8')).toBe('new');
});

test.each(['folder', 'circle', 'file/under'])('%s cannot be written', async (name) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'folder'));
  symlinkSync('circle', join(folder, 'circle'));
  writeFileSync(join(folder, 'file'), '');
  const before = readdirSync(folder);
  await expect(writeFileWhole(join(folder, name), ['x'])).rejects.toBeInstanceOf(WriteError);
  expect(readdirSync(folder)).toEqual(before);
  expect(lstatSync(join(folder, 'circle')).isSymbolicLink()).toBe(true);
});

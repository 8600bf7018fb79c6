import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { LineBlock } from '../../src/cassette/line-block.ts';

function blockOf(lines: readonly (readonly [line: string, by: number | string])[], bytes = 0): LineBlock {
  const block = new LineBlock(bytes);
  for (const [line, by] of lines) block.add(Buffer.from(line), typeof by === 'number' ? by : Buffer.from(by));
  return block;
}

function writtenBy(block: LineBlock): string {
  const path = join(mkdtempSync(join(tmpdir(), 'line-block-')), 'file');
  const fd = openSync(path, 'w');
  const written = block.write(fd);
  closeSync(fd);
  const text = readFileSync(path, 'utf8');
  rmSync(dirname(path), { recursive: true });
  expect(Buffer.byteLength(text)).toBe(written);
  return text;
}

const asRead = (lines: readonly string[], terminated = true) =>
  lines.map((line) => ({ bytes: Buffer.from(line), terminated }));

test('sorts by a part of the line, or by bytes of its own, and grows as it must', () => {
  const block = blockOf([
    ['1 cherry', 2],
    ['2 apple', 2],
    ['hand-made', 'banana'],
    ['3 apple pie', 2],
  ]);
  block.sort();
  expect(block.size).toBe(4);
  expect(writtenBy(block)).toBe('2 apple\n3 apple pie\nhand-made\n1 cherry\n');
});

test('sorts by bytes, not by letters', () => {
  const block = blockOf([
    ['\u{1f600}', 0],
    ['\uff5e', 0],
    ['é', 0],
    ['z', 0],
  ]);
  block.sort();
  expect(writtenBy(block)).toBe('z\né\n\uff5e\n\u{1f600}\n');
});

test('lines that end just before, at and past the end of a write come out whole', () => {
  const lines = [-2, -1, 0, 1].map((more) => 'x'.repeat(1024 * 1024 + more));
  expect(writtenBy(blockOf(lines.map((line) => [line, 0])))).toBe(`${lines.join('\n')}\n`);
});

test('equals the same lines in the same order, each with its newline, and nothing else', () => {
  const block = blockOf([
    ['a', 0],
    ['b', 0],
  ]);
  expect(block.equals(asRead(['a', 'b']))).toBe(true);
  for (const other of [['a'], ['a', 'b', 'c'], ['b', 'a'], ['a', 'bb'], []]) {
    expect(block.equals(asRead(other))).toBe(false);
  }
  expect(block.equals(asRead(['a', 'b'], false))).toBe(false);
});

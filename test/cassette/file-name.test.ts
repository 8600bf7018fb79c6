import { describe, expect, test } from 'vitest';
import { armFileName, isCassetteFile, nameOfFile, SCORERS_FILE } from '../../src/cassette/file-name.ts';

describe('the file of an arm', () => {
  test.each([
    ['gpt', 'gpt.jsonl'],
    ['GPT-4o_mini.v2', 'GPT-4o_mini.v2.jsonl'],
    ['a/b', 'a%2Fb.jsonl'],
    ['..', '%2E..jsonl'],
    ['.hidden', '%2Ehidden.jsonl'],
    ['a b~(x)', 'a%20b%7E%28x%29.jsonl'],
    ['日本', '%E6%97%A5%E6%9C%AC.jsonl'],
    ['a%2Fb', 'a%252Fb.jsonl'],
    ['', '%.jsonl'],
    ['scorers', '%73corers.jsonl'],
    ['Scorers', '%53corers.jsonl'],
    ['con', '%63on.jsonl'],
    ['NUL.x', '%4EUL.x.jsonl'],
    ['concise', 'concise.jsonl'],
  ])('%j is %s, and back', (arm, file) => {
    expect(armFileName(arm)).toBe(file);
    expect(nameOfFile(file)).toEqual({ kind: 'arm', arm });
    expect(isCassetteFile(file)).toBe(true);
  });

  test('no arm has the file of the scorers', () => {
    expect(nameOfFile(SCORERS_FILE)).toEqual({ kind: 'scorers' });
    expect(armFileName('scorers')).not.toBe(SCORERS_FILE);
  });

  test('long names that differ only at the end get files of their own, short enough for every disk', () => {
    const [a, b] = [armFileName(`${'x'.repeat(400)}a`), armFileName(`${'x'.repeat(400)}b`)];
    expect(a).not.toBe(b);
    expect(a.length).toBeLessThan(160);
  });

  test('half a surrogate pair is no reason to fail', () => {
    expect(armFileName('a\ud800')).toBe('a%EF%BF%BD.jsonl');
  });
});

import { describe, expect, it } from 'vitest';
import { renderFaults } from '../../src/base/faults.ts';

describe('renderFaults', () => {
  it('shows one fault without a count', () => {
    const text = renderFaults([
      {
        message: 'missing field `cmd`',
        place: { file: 'evals.yaml', line: 12, column: 5 },
        hint: 'add it',
      },
    ]);
    expect(text).toBe('Error: missing field `cmd`\n  at evals.yaml:12:5\n  fix: add it\n');
  });

  it('shows several in turn, then how many', () => {
    const text = renderFaults([{ message: 'one' }, { message: 'two', place: { file: 'x.jsonl', line: 3 } }]);
    expect(text).toBe('Error: one\n\nError: two\n  at x.jsonl:3\n\n2 errors\n');
  });

  it('wraps hints at 80 columns and never breaks a message', () => {
    const message = 'word '.repeat(60).trim();
    const [first, ...rest] = renderFaults([{ message, hint: message }]).split('\n');
    expect(first).toBe(`Error: ${message}`);
    expect(rest.length).toBeGreaterThan(3);
    expect(Math.max(...rest.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(rest.join(' ').replaceAll(/\s+/g, ' ').trim()).toBe(`fix: ${message}`);
  });

  it('lets nothing through that a terminal acts on', () => {
    const text = renderFaults([{ message: 'a\u001b[31m\nb\u202e\tc\ud800', place: { file: 'x\u0007' } }]);
    expect(text).toBe('Error: a\\x1b[31m\\nb\\u{202e} c\ufffd\n  at x\\x07\n');
  });

  it('has no line that is a workflow command, however a hint is wrapped', () => {
    for (let words = 1; words < 20; words += 1) {
      const text = renderFaults([
        { message: 'x ##[error]y', hint: `${'word '.repeat(words)}::error::forged` },
      ]);
      expect(text).not.toMatch(/##\[|^\s*::/m);
    }
  });

  it('stops listing at a hundred and still counts', () => {
    const text = renderFaults(Array.from({ length: 150 }, (_, index) => ({ message: `fault ${index}` })));
    expect(text.match(/^Error: /gm)).toHaveLength(100);
    expect(text).toContain('… and 50 more\n\n150 errors\n');
  });
});

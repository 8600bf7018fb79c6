import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FULL, faultsMarkdown, SHORT, writeSummary } from '../../src/github/summary.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summary-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a summary is added to what other steps wrote', async () => {
  const path = join(folder, 'summary.md');
  writeFileSync(path, 'before\n');
  await writeSummary(path, '# ours\n\n');
  expect(readFileSync(path, 'utf8')).toBe('before\n# ours\n');
});

test('without a page there is nothing to do, and what GitHub would drop is refused', async () => {
  await writeSummary(undefined, 'x');
  await writeSummary('', 'x');
  await expect(writeSummary(join(folder, 'x'), '€'.repeat(350_000))).rejects.toThrow('too long');
});

test('what would make GitHub drop the whole page is left out, and the page says so', async () => {
  const path = join(folder, 'summary.md');
  for (let n = 0; n < 4; n++) await writeSummary(path, `report ${n}${'x'.repeat(400_000)}`);
  await writeSummary(path, 'small');
  const page = readFileSync(path, 'utf8');
  expect(page.length).toBeLessThan(1024 * 1024);
  expect(page.match(/report \d/g)).toEqual(['report 0', 'report 1']);
  expect(page).toContain('small');
  expect(page.match(/more than fits on this page/g)?.length).toBeGreaterThan(0);
});

test('faults with place and mend, as text that is never markup', () => {
  expect(
    faultsMarkdown(
      'evals.yaml',
      [
        {
          code: 'unknown-key',
          message: 'unknown key "<img>"',
          hint: 'did you mean "run"?',
          place: { file: 'evals.yaml', line: 3, column: 1 },
        },
      ],
      FULL,
    ),
  ).toMatchInlineSnapshot(`
    "### ❌ evals&#46;yaml: nothing has run, one fault

    - <code>unknown key &#34;&#60;img&#62;&#34;</code> <br>at <code>evals&#46;yaml&#58;3&#58;1</code> <br>fix: <code>did you mean &#34;run&#34;?</code>"
  `);
});

test('a thousand faults are a list of 200 and a count', () => {
  const faults = Array.from({ length: 1000 }, () => ({ code: 'x', message: 'm' }));
  const lines = faultsMarkdown('s', faults, FULL).split('\n');
  expect(lines).toHaveLength(203);
  expect(lines.at(-1)).toBe('- and 800 more');
});

test('however long the faults are, in a comment they fit', () => {
  const text = '&'.repeat(10_000);
  const faults = Array.from({ length: 50 }, () => ({
    code: 'x',
    message: text,
    hint: text,
    place: { file: text },
  }));
  expect(faultsMarkdown(text, faults, SHORT).length).toBeLessThan(60_000);
});

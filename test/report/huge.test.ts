import { expect, test } from 'vitest';
import { renderComment } from '../../src/report/comment.ts';
import { renderHtml } from '../../src/report/html/html.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderJunit } from '../../src/report/junit.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { renderTerminal } from '../../src/report/terminal.ts';
import { parseResults } from '../../src/results/parse.ts';
import type { Results } from '../../src/results/results.ts';
import { buildResults } from './results-builder.ts';

const HONEST = buildResults({
  arms: [
    { name: 'v1', skill: 0.5, price: 0.01 },
    { name: 'v2', skill: 0.7, price: 0.02 },
  ],
  cases: 40,
  trials: 2,
  calls: true,
  graded: true,
  statistics: true,
  gates: [{ type: 'mean_score', min: 0.5 }],
});

/** What counts other parts of the file; they have to fit, and so do the shares. */
const KEPT = /^(wins|ties|cases|total|passed|failed|errored|skipped|version|exit_code|count|v1|v2)$/;

/** The results with every number that may be huge as huge as it may be. */
function huge(size: number): Results {
  const text = JSON.stringify(HONEST, (key, value: unknown) => {
    if (typeof value !== 'number' || KEPT.test(key)) return value;
    return Number.isInteger(value) &&
      /line|latency_ms|replayed|recorded|live|missed|fixed|broken|flaky/.test(key)
      ? Math.min(size, Number.MAX_SAFE_INTEGER)
      : size;
  });
  const parsed = JSON.parse(text) as Results;
  for (const [index, arm] of parsed.arms.entries()) {
    const { pass_rate, attempts, versus_reference: versus } = HONEST.arms[index] ?? arm;
    Object.assign(arm, { pass_rate, attempts });
    for (const result of arm.results) delete result.fisher_p;
    if (versus !== undefined)
      Object.assign(arm, { versus_reference: { ...versus, mde80: size, cases_needed: size } });
  }
  return parsed;
}

test.each([1e15, 1e21, 1e30])(
  'numbers of the size of %d are told by their size in every form',
  async (size) => {
    const results = parseResults(Buffer.from(JSON.stringify(huge(size))), 'r.json');
    const links = { runUrl: 'https://example.org', headSha: 'f'.repeat(40) };
    for (const text of [
      renderComment(results, links),
      renderHtml(results),
      renderJunit(results),
      renderMarkdown(results),
      await renderTerminal(results, { color: false, quiet: false }),
      [...renderJson(results)].join(''),
    ]) {
      expect(text).not.toMatch(/\bInfinity\b|\bNaN\b|\binf\b/);
      expect(text.replace(/f{40}/g, '')).not.toMatch(/\d{23}/);
    }
  },
);

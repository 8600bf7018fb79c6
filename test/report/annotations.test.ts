import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/base/errors.ts';
import { faultAnnotations, MAX_ANNOTATIONS, selectAnnotations } from '../../src/report/annotations.ts';
import { caseRows, worstFirst } from '../../src/report/case-rows.ts';
import { PLANS } from './plans.ts';
import { ARMS, buildResults } from './results-builder.ts';

const short = ({ level, title, file, line }: ReturnType<typeof selectAnnotations>[number]) =>
  [level, title, file ?? '-', line ?? '-'].join(' | ');

describe('selectAnnotations', () => {
  it('says nothing when every arm met its bar', () => {
    expect(selectAnnotations(buildResults({ arms: ARMS.slice(0, 2), cases: 10 }))).toEqual([]);
  });

  it('names the arm first, then its cases at their own lines', () => {
    const results = buildResults({
      arms: [
        { name: 'v1', skill: 2 },
        { name: 'v2', skill: 0.7 },
      ],
      cases: 6,
      gates: [{ type: 'pass_rate', min: 0.95 }],
    });
    const annotations = selectAnnotations(results);
    const failed = worstFirst(caseRows(results)).filter((row) => row.cells[1]?.passed === false);
    expect(failed.length).toBeGreaterThan(0);
    expect(annotations.map(short)).toEqual([
      'error | support-bot: v2 missed its bar | evals/support-bot.yaml | -',
      ...failed.map((row) => `error | support-bot: ${row.info.case} | evals/cases.jsonl | ${row.index + 1}`),
    ]);
    expect(annotations[1]?.message).toMatch(/^v2 failed: contains: expected output to contain "5 days"/);
  });

  it('leaves out what only arms that met their bar failed', () => {
    const results = buildResults({
      arms: [
        { name: 'v1', skill: 0.65 },
        { name: 'v2', skill: 2 },
      ],
      cases: 40,
      gates: [{ type: 'pass_rate', min: 0.5 }],
    });
    expect(results.arms.every((arm) => arm.verdict === 'met')).toBe(true);
    expect(results.arms[0]?.cases.failed).toBeGreaterThan(0);
    expect(selectAnnotations(results)).toEqual([]);
  });

  it('gives ten of many and counts the rest', () => {
    const results = buildResults({ arms: ARMS.map((arm) => ({ ...arm, skill: 0.3 })), cases: 500 });
    const annotations = selectAnnotations(results);
    const cases = results.cases.filter((_, index) =>
      results.arms.some((arm) => arm.results[index]?.passed === false),
    );
    expect(annotations).toHaveLength(MAX_ANNOTATIONS);
    expect(annotations.slice(0, 5).every(({ title }) => title.endsWith('missed its bar'))).toBe(true);
    expect(annotations.slice(5, 9).every(({ line }) => line !== undefined)).toBe(true);
    expect(annotations[9]?.message).toBe(`And ${8 + cases.length - 9} more: see the job summary.`);
  });

  it('gives fewer where a step has several reports', () => {
    const results = buildResults({ arms: ARMS.map((arm) => ({ ...arm, skill: 0.3 })), cases: 50 });
    const titles = selectAnnotations(results, 4).map(({ title }) => title);
    expect(titles).toEqual([
      expect.stringMatching(/missed its bar$/),
      expect.stringMatching(/missed its bar$/),
      expect.stringContaining('billing/'),
      'Not shown',
    ]);
    expect(selectAnnotations(results, 2).map(({ title }) => title)).toEqual([titles[0], 'Not shown']);
  });

  it('only warns of an informational arm, and of a run that does not fail the check', () => {
    for (const name of ['informational-arm', 'reported-only']) {
      const plan = PLANS.get(name);
      if (plan === undefined) throw new Error(name);
      const levels = selectAnnotations(buildResults(plan)).map(({ level }) => level);
      expect(new Set(levels.slice(0, -1))).toEqual(new Set(['warning']));
    }
  });

  it('tells an inconclusive arm from a missed one', () => {
    const plan = PLANS.get('inconclusive');
    if (plan === undefined) throw new Error('inconclusive');
    expect(selectAnnotations(buildResults(plan)).map(({ title, message }) => `${title}: ${message}`)).toEqual(
      [
        'support-bot: v1 is inconclusive: 10 of 40 cases not finished: the run was stopped',
        'support-bot: v2 is inconclusive: 40 of 40 cases not finished: the run was stopped; 3 calls had no recording to replay',
      ],
    );
  });

  it('keeps texts short and free of hidden characters', () => {
    const plan = PLANS.get('hostile');
    if (plan === undefined) throw new Error('hostile');
    const nasty = `\u001b[31m${'x'.repeat(5000)}\u202e`;
    const results = buildResults({ ...plan, id: (index) => nasty + index, output: () => nasty });
    for (const { title, message } of selectAnnotations(results)) {
      expect(title).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(message.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
      expect(title.length + message.length).toBeLessThan(1000);
    }
  });
});

describe('faultAnnotations', () => {
  const fault = (index: number): Fault => ({
    code: 'unknown-key',
    message: `unknown key "x${index}"`,
    place: { file: 'evals.yaml', line: index + 1, column: 3 },
    hint: 'Did you mean "cmd"?',
  });

  it('stands at the place of each fault', () => {
    expect(faultAnnotations([fault(0), { code: 'x', message: 'no suite' }])).toEqual([
      {
        level: 'error',
        title: 'Nothing has run',
        message: 'unknown key "x0". Did you mean "cmd"?',
        file: 'evals.yaml',
        line: 1,
        column: 3,
      },
      { level: 'error', title: 'Nothing has run', message: 'no suite' },
    ]);
  });

  it('counts what is beyond ten', () => {
    const annotations = faultAnnotations(Array.from({ length: 12 }, (_, index) => fault(index)));
    expect(annotations).toHaveLength(10);
    expect(annotations[9]?.message).toBe('And 3 more: see the log.');
  });
});

import { describe, expect, it } from 'vitest';
import { pageData } from '../../../src/report/html/page-data.ts';
import { buildResults } from '../results-builder.ts';

describe('pageData', () => {
  it('holds each text once', () => {
    const data = pageData(
      buildResults({
        arms: [
          { name: 'v1', skill: 2 },
          { name: 'v2', skill: 2 },
        ],
        cases: 100,
      }),
    );
    expect(data.texts).toHaveLength(new Set(data.texts).size);
    expect(data.texts.length).toBeLessThan(60);
    expect(data.arms.map((arm) => arm.verdicts)).toEqual(['p'.repeat(100), 'p'.repeat(100)]);
  });

  it('gives the text of each number back', () => {
    const results = buildResults({ arms: [{ name: 'v1', skill: 0.5, errors: 0.2 }], cases: 30 });
    const data = pageData(results);
    const arm = data.arms[0];
    expect(results.arms[0]?.results.map((result) => result.output)).toEqual(
      arm?.output.map((number) => data.texts[number]),
    );
    expect(results.arms[0]?.results.map((result) => result.error)).toEqual(
      arm?.error.map((number) => data.texts[number]),
    );
    expect(results.cases.map((info) => info.input)).toEqual(
      data.cases.input.map((number) => data.texts[number]),
    );
  });

  it('clips texts so that a page of them still opens', () => {
    const results = buildResults({
      arms: [{ name: 'v1', skill: 1 }],
      cases: 400,
      output: (index) => `${index} ${'x'.repeat(200_000)}`,
    });
    const total = pageData(results).texts.reduce((sum, text) => sum + text.length, 0);
    expect(total).toBeLessThan(25_000_000);
  });
});

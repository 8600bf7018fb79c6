import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { renderJunit } from '../../src/report/junit.ts';
import { PLANS } from './plans.ts';
import { buildResults } from './results-builder.ts';

const SCHEMA = {
  fileName: 'junit-10.xsd',
  contents: readFileSync(new URL('junit-10.xsd', import.meta.url), 'utf8'),
};

async function faults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'junit.xml', contents: xml }, schema: SCHEMA });
  return errors.map((error) => error.message);
}

/** Counts elements by name. */
function elements(xml: string, name: string): number {
  return xml.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0;
}

const small = [...PLANS].filter(([, plan]) => plan.cases <= 60);

describe('renderJunit', () => {
  it.each(small)('%s is what Jenkins accepts', async (_, plan) => {
    expect(await faults(renderJunit(buildResults(plan)))).toEqual([]);
  });

  it.each(small)('%s counts what it holds', (_, plan) => {
    const results = buildResults(plan);
    const xml = renderJunit(results);
    const of = (verdict: string) =>
      results.arms.flatMap((arm) => arm.results).filter((result) => result.verdict === verdict).length;
    const missedGates = results.arms.flatMap((arm) => arm.gates).filter((gate) => !gate.passed).length;
    const unclear = results.arms.filter((arm) => arm.verdict === 'inconclusive').length;
    const gates = results.arms.flatMap((arm) => arm.gates).length;
    expect(elements(xml, 'testsuite')).toBe(results.arms.length);
    expect(elements(xml, 'testcase')).toBe(results.arms.length * results.cases.length + gates + unclear);
    expect(elements(xml, 'failure')).toBe(of('failed') + missedGates);
    expect(elements(xml, 'error')).toBe(of('errored') + unclear);
    expect(elements(xml, 'skipped')).toBe(of('skipped'));
    const head = /<testsuites [^>]*tests="(\d+)" failures="(\d+)" errors="(\d+)"/
      .exec(xml)
      ?.slice(1)
      .map(Number);
    expect(head).toEqual([elements(xml, 'testcase'), elements(xml, 'failure'), elements(xml, 'error')]);
  });

  it('is the golden file', async () => {
    const plan = PLANS.get('contract');
    const trials = PLANS.get('trials');
    if (plan === undefined || trials === undefined) throw new Error('no such plan');
    await expect(renderJunit(buildResults({ ...plan, cases: 3 }))).toMatchFileSnapshot(
      'golden/contract.golden.xml',
    );
  });

  it('shows a case that passed although a trial did not as flaky', async () => {
    const results = buildResults({ arms: [{ name: 'v1', skill: 0.6 }], cases: 20, trials: 3 });
    const majority = results.arms.map((arm) => ({
      ...arm,
      results: arm.results.map((result) => ({ ...result, verdict: 'passed' as const, passed: true })),
    }));
    const xml = renderJunit({ ...results, arms: majority });
    const failed = majority
      .flatMap((arm) => arm.results)
      .flatMap((result) => result.trials ?? [])
      .filter((trial) => !trial.passed);
    expect(failed.length).toBeGreaterThan(0);
    expect(elements(xml, 'flakyFailure')).toBe(failed.length);
    expect(await faults(xml)).toEqual([]);
  });

  it('names file and line of a case, and its reason', () => {
    const results = buildResults({ arms: [{ name: 'v1', skill: 0 }], cases: 2 });
    const xml = renderJunit(results);
    expect(xml).toContain('at evals/cases.jsonl:2');
    expect(xml).toContain('contains: expected output to contain &#34;5 days&#34;');
  });

  it('is XML whatever stands in names and outputs', async () => {
    const nasty = `\u0000\u0008\u001b[31m\ufffe\ud800]]>&<"'\n</testcase><!--`;
    const results = buildResults({
      name: nasty,
      arms: [{ name: `${nasty}a.b`, skill: 0 }],
      cases: 2,
      id: (index) => nasty + index,
      input: () => nasty,
      output: () => nasty,
    });
    const xml = renderJunit(results);
    expect(await faults(xml)).toEqual([]);
    expect(elements(xml, 'testcase')).toBe(3);
  });

  it('would notice: the schema refuses a place on a test, and a count that is no number', async () => {
    const xml = renderJunit(buildResults({ arms: [{ name: 'v1', skill: 1 }], cases: 1 }));
    expect(await faults(xml.replace('<testcase ', '<testcase file="x" '))).not.toEqual([]);
    expect(await faults(xml.replace('tests="2"', 'tests="two"'))).not.toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { faultsOf, lines, load, suiteWith } from './folder.ts';

const REST = 'datasets: [{ file: cases.jsonl }]\nscorers: [{ type: exact }]\n';
const pass = (min: number) => ({ type: 'pass_rate', min });

describe('what a suite says about the bar', () => {
  it('reads every kind of gate, with its defaults', async () => {
    const { run } = await load(
      suiteWith({
        run: `
  gates:
    - { type: pass_rate, min: 0.9, tag: refunds }
    - { type: error_rate, max: 0.05 }
    - { type: cost_usd, max: 0.5 }
    - { type: latency_ms, p95: 2000 }
    - { type: not_worse_than, arm: alpha }
  matrix: [alpha, beta]
  reference: beta`,
      }),
      { 'cases.jsonl': '{"id":"a","input":"x","tags":["refunds"]}\n' },
    );
    expect(run.gates).toEqual([
      { type: 'pass_rate', min: 0.9, tag: 'refunds' },
      { type: 'error_rate', max: 0.05 },
      { type: 'cost_usd', max: 0.5 },
      { type: 'latency_ms', p95: 2000 },
      { type: 'not_worse_than', arm: 'alpha', margin: 0.05 },
    ]);
    expect(run.reference).toBe('beta');
  });

  it('keeps what targets say about their own, also by extends', async () => {
    const suite = await load(`targets:
  heir: { extends: strict, gate: required }
  free: { extends: strict, gates: null }
  strict: { type: shell, cmd: cat, gate: informational, gates: [{ type: pass_rate, min: 1 }] }
  own: { extends: strict, gates: [{ type: pass_rate, min: 0.5 }] }
  open: { extends: strict, gate: null, gates: [] }
  plain: { type: shell, cmd: cat }
${REST}`);
    expect(Object.fromEntries(suite.bars ?? [])).toEqual({
      strict: { informational: true, gates: [pass(1)] },
      heir: { informational: false, gates: [pass(1)] },
      free: { informational: true },
      own: { informational: true, gates: [pass(0.5)] },
      open: { informational: false, gates: [] },
    });
    expect(suite.targets.get('strict')).not.toHaveProperty('gates');
    expect(await load(suiteWith({}))).not.toHaveProperty('bars');
  });

  it('says a mistake in inherited gates once, where it stands', async () => {
    const faults = await faultsOf(`targets:
  a:
    type: shell
    cmd: cat
    gates:
      - { type: pass_rate, min: 2 }
      - { type: pass_rate, min: 1, tag: none }
  b: { extends: a }
${REST}`);
    expect(lines(faults)).toEqual([
      'evals.yaml:6:33 targets.a.gates: pass_rate min must be within [0, 1], got 2',
      'evals.yaml:7:41 targets.a.gates: pass_rate tag "none" is carried by no case',
    ]);
  });

  it('does not blame a tag while cases cannot be read', async () => {
    const faults = await faultsOf(suiteWith({ run: '{ gates: [{ type: pass_rate, min: 1, tag: x }] }' }), {
      'cases.jsonl': '{"id":"a","input":"x"}\n{"id":"b","input":5,"tags":["x"]}\n',
    });
    expect(faults.map(({ code }) => code)).toEqual(['invalid-case']);
  });

  it('wants the reference among the arms that the suite lists', async () => {
    const yaml = `targets:
  a: { type: shell, cmd: cat }
  b: { type: shell, cmd: cat }
  c: { type: shell, cmd: cat }
${REST}run: { matrix: [a, b], reference: c }
`;
    expect(lines(await faultsOf(yaml))).toEqual(['evals.yaml:7:35 run.reference "c" is not in run.matrix']);
  });

  it('marks cases that must pass', async () => {
    const { cases } = await load(suiteWith({}), {
      'cases.jsonl':
        '{"input":"1","must_pass":true}\n{"input":"2","must_pass":false}\n{"input":"3","must_pass":null}\n',
    });
    expect(cases.map(({ must_pass }) => must_pass)).toEqual([true, undefined, undefined]);
    const faults = await faultsOf(suiteWith({}), { 'cases.jsonl': '{"input":"1","must_pass":"yes"}\n' });
    expect(lines(faults)).toEqual([
      'cases.jsonl:1:26 invalid case at cases.jsonl:1: must_pass: invalid type: string "yes", expected a boolean',
    ]);
    expect(faults[0]?.hint).toBe('mend the value');
  });
});

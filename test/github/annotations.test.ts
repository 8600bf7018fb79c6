import { expect, test } from 'vitest';
import type { Fault } from '../../src/base/errors.ts';
import { annotationsOf, annotationsOfFaults } from '../../src/github/annotations.ts';
import { type ArmPlan, buildResults, type RunPlan } from '../report/results-builder.ts';

const GOOD: ArmPlan = { name: 'good', skill: 2 };
const BAD: ArmPlan = { name: 'bad', skill: -1 };

const of = (plan: Partial<RunPlan>) => annotationsOf(buildResults({ arms: [GOOD, BAD], cases: 3, ...plan }));

test('nothing to say when every arm met its bar', () => {
  expect(of({ arms: [GOOD, GOOD] })).toEqual([]);
});

test('the missed arm first, then its cases at their own line of the dataset', () => {
  expect(of({})).toMatchObject([
    {
      level: 'error',
      title: 'eval-matrix: bad missed its bar',
      message: expect.stringContaining('pass_rate'),
    },
    {
      level: 'error',
      title: 'eval-matrix: case refund/0001 failed',
      message: expect.stringMatching(/^bad: failed, expected output to contain/),
      file: 'evals/cases.jsonl',
      line: 1,
    },
    { file: 'evals/cases.jsonl', line: 2 },
    { file: 'evals/cases.jsonl', line: 3 },
  ]);
});

test('a case that failed in an arm that met its bar is no annotation', () => {
  const annotations = of({ arms: [{ ...GOOD, skill: 0.5 }, BAD], cases: 20, gates: [], failOn: 'never' });
  expect(annotations.map((one) => one.level)).not.toContain('error');
  const met = of({ arms: [BAD], gates: [{ type: 'pass_rate', min: 0 }] });
  expect(met).toEqual([]);
});

test('an informational arm warns, it does not fail', () => {
  expect(of({ arms: [GOOD, { ...BAD, required: false }] }).map((one) => one.level)).toEqual(
    Array(4).fill('warning'),
  );
});

test('never more than ten, the last one counts the rest', () => {
  const many = of({ arms: [BAD, { ...BAD, name: 'worse' }], cases: 500 });
  expect(many).toHaveLength(10);
  expect(many.at(-1)).toEqual({
    level: 'notice',
    title: 'eval-matrix',
    message: 'and 493 more arms and cases: the job summary lists them all',
  });
  expect(of({ arms: [BAD], cases: 9 })).toHaveLength(10);
  expect(of({ arms: [BAD], cases: 9 }).at(-1)).toMatchObject({ level: 'error' });
});

test('what a model wrote is one short line of visible text', () => {
  const evil = `\u001b[31m::error::x\r\n##[add-mask]y\u202e ${'long '.repeat(1000)}`;
  const [, first] = of({ error: evil, arms: [{ ...BAD, errors: 2 }] });
  expect(first).toMatchObject({ title: 'eval-matrix: case refund/0001 errored' });
  expect(first?.message).toMatch(/^bad: errored, ::error::x ##\[add-mask\]y long/);
  expect(first?.message.length).toBeLessThanOrEqual(301);
});

test('faults stand at their own place, the first ten of them', () => {
  const fault = (line: number): Fault => ({
    code: 'unknown-key',
    message: `unknown key "x${line}"`,
    hint: 'did you mean "y"?',
    place: { file: 'evals.yaml', line, column: 3 },
  });
  const faults = Array.from({ length: 12 }, (_, index) => fault(index + 1));
  const shown = annotationsOfFaults(faults);
  expect(shown).toHaveLength(10);
  expect(shown[0]).toEqual({
    level: 'error',
    title: 'eval-matrix: nothing has run',
    message: 'unknown key "x1"; did you mean "y"?',
    file: 'evals.yaml',
    line: 1,
    column: 3,
  });
  expect(shown[9]?.message).toBe('and 3 more faults: the job summary lists them all');
  expect(annotationsOfFaults([{ code: 'input-value', message: 'input suite is missing' }])).toEqual([
    { level: 'error', title: 'eval-matrix: nothing has run', message: 'input suite is missing' },
  ]);
});

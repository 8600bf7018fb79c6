import { describe, expect, it } from 'vitest';
import { classify } from '../../src/comparison/classification.ts';
import { failed, passed, scorerErrored, skipped, targetErrored, testCase } from './builders.ts';

/** Pairs of label and output; no label = unlabeled, no output = the target errored. */
function grade(pairs: readonly (readonly [label: string | undefined, output: string | undefined])[]) {
  const cases = pairs.map(([label], index) => testCase(`c${index}`, label === undefined ? {} : { label }));
  const results = pairs.map(([, output], index) =>
    output === undefined ? targetErrored(`c${index}`) : passed(`c${index}`, { output }),
  );
  return classify(cases, results);
}

describe('classify', () => {
  it('three classes with a confusion and a made-up label, worked out by hand', () => {
    const found = grade([
      ['cat', 'cat'],
      ['cat', 'dog'],
      ['dog', 'dog'],
      ['dog', 'dog'],
      ['bird', 'dragon'],
    ]);
    expect(found.accuracy).toBeCloseTo(3 / 5, 12);
    // cat: P 1/1, R 1/2, F1 2/3. dog: P 2/3, R 1, F1 4/5. bird: 0. The made-up "dragon" is no class.
    expect(found.macro_f1).toBeCloseTo((2 / 3 + 4 / 5 + 0) / 3, 12);
    expect(found.per_class.map(({ label, support }) => [label, support])).toEqual([
      ['bird', 1],
      ['cat', 2],
      ['dog', 2],
    ]);
    expect(found.per_class[0]).toEqual({ label: 'bird', precision: 0, recall: 0, f1: 0, support: 1 });
    expect(found.per_class[2]?.precision).toBeCloseTo(2 / 3, 12);
    expect(found.per_class[2]?.recall).toBe(1);
  });

  it('counts an errored labeled case as wrong', () => {
    const found = grade([
      ['yes', 'yes'],
      ['yes', undefined],
    ]);
    expect(found.accuracy).toBe(0.5);
    expect(found.per_class).toEqual([{ label: 'yes', precision: 1, recall: 0.5, f1: 2 / 3, support: 2 }]);
  });

  it('does not take an errored case for the empty label', () => {
    expect(grade([['', undefined]]).accuracy).toBe(0);
    expect(grade([['', ' \n']]).accuracy).toBe(1);
  });

  it('takes the answer of a case that only its scorer could not measure, and none of a skipped one', () => {
    const cases = [testCase('a', { label: 'maybe' }), testCase('b', { label: 'x' })];
    expect(classify(cases, [scorerErrored('a'), skipped('b')]).accuracy).toBe(0.5);
  });

  it('leaves unlabeled cases out of accuracy and precision', () => {
    const found = grade([
      ['yes', 'yes'],
      [undefined, 'yes'],
    ]);
    expect(found).toMatchObject({ labeled_cases: 1, unlabeled_cases: 1, accuracy: 1, macro_f1: 1 });
    expect(found.per_class[0]?.precision).toBe(1);
  });

  it('gives zeros, not NaN, without any label', () => {
    expect(grade([[undefined, 'x']])).toEqual({
      labeled_cases: 0,
      unlabeled_cases: 1,
      accuracy: 0,
      macro_f1: 0,
      per_class: [],
    });
  });

  it('trims both sides and compares the rest to the letter', () => {
    expect(grade([[' yes\n', '\tyes \r\n']]).accuracy).toBe(1);
    expect(grade([['yes', 'Yes']]).accuracy).toBe(0);
  });

  it('uses the text of an expected that is not a string', () => {
    const cases = [testCase('a', { expected: { json: '1.0', text: '1.0' } })];
    expect(classify(cases, [failed('a', { output: '1.0\n' })]).per_class[0]?.label).toBe('1.0');
  });

  it('sorts classes by UTF-8 bytes', () => {
    const labels = grade([
      ['\u{1f600}', ''],
      ['～', ''],
      ['Z', ''],
      ['a', ''],
    ]).per_class.map(({ label }) => label);
    expect(labels).toEqual(['Z', 'a', '～', '\u{1f600}']);
  });
});

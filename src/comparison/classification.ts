import { compareUtf8 } from '../base/json.ts';
import { trimWhiteSpace } from '../base/text.ts';
import type { CaseResult, Classification } from '../results/results.ts';
import type { Case } from '../suite/suite.ts';

/** A labeled case. `predicted` is `undefined` when the target gave no answer: wrong, and of no class. */
interface Labeled {
  readonly expected: string;
  readonly predicted: string | undefined;
}

/**
 * Grades an arm as a classifier. A case is labeled when it has `expected`; the label is its trimmed text, the
 * prediction is the trimmed output, and both must be equal to the letter. The classes are the expected labels only,
 * sorted by UTF-8 bytes. Macro F1 is the plain mean over the classes, and 0/0 counts as 0 everywhere.
 *
 * `results` are in the order of `cases`, one each.
 */
export function classify(cases: readonly Case[], results: readonly CaseResult[]): Classification {
  const labeled = cases.flatMap((testCase, index): Labeled[] => {
    if (testCase.expected === undefined) return [];
    return [{ expected: trimWhiteSpace(testCase.expected.text), predicted: predictionOf(results[index]) }];
  });
  const perClass = classesOf(labeled);
  const correct = labeled.filter(({ expected, predicted }) => expected === predicted).length;
  return {
    labeled_cases: labeled.length,
    unlabeled_cases: cases.length - labeled.length,
    accuracy: ratio(correct, labeled.length),
    macro_f1: ratio(
      perClass.reduce((total, { f1 }) => total + f1, 0),
      perClass.length,
    ),
    per_class: perClass,
  };
}

function predictionOf(result: CaseResult | undefined): string | undefined {
  if (result === undefined || result.error !== undefined || result.output === undefined) return undefined;
  return trimWhiteSpace(result.output);
}

function classesOf(labeled: readonly Labeled[]): Classification['per_class'] {
  const support = new Map<string, number>();
  const predicted = new Map<string, number>();
  const hits = new Map<string, number>();
  for (const { expected, predicted: answer } of labeled) {
    increment(support, expected);
    if (answer !== undefined) increment(predicted, answer);
    if (answer === expected) increment(hits, expected);
  }
  return [...support.keys()].sort(compareUtf8).map((label) => {
    const hit = hits.get(label) ?? 0;
    const total = support.get(label) ?? 0;
    const precision = ratio(hit, predicted.get(label) ?? 0);
    const recall = ratio(hit, total);
    return {
      label,
      precision,
      recall,
      f1: ratio(2 * precision * recall, precision + recall),
      support: total,
    };
  });
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

import type { ArmResult } from '../results/results.ts';
import { armName } from './arm-name.ts';
import { cell } from './escape.ts';
import { count, gateText, isMissed, percent, score } from './format.ts';
import type { Table } from './markdown-table.ts';

/** Every gate of every arm, held ones too; `undefined` when there is none. */
export function gatesTable(arms: readonly ArmResult[]): Table | undefined {
  const rows = arms.flatMap((arm) =>
    arm.gates.map((gate) => [
      armName(arm.name),
      gate.passed ? '✅ held' : isMissed(gate) ? '❌ missed' : '⚠️ undecided',
      cell(gateText(gate)),
    ]),
  );
  return rows.length === 0
    ? undefined
    : { head: ['Arm', 'Gate', 'Measured'], align: ['left', 'left', 'left'], rows };
}

/** Precision, recall and F1 of each label, one table an arm. */
export function classificationTables(arms: readonly ArmResult[]): { title: string; table: Table }[] {
  return arms.flatMap(({ name, classification: found }) => {
    if (found === undefined) return [];
    return [
      {
        title: `${armName(name)}: accuracy ${percent(found.accuracy)}, macro F1 ${score(found.macro_f1)}, ${count(found.labeled_cases)} labeled and ${count(found.unlabeled_cases)} unlabeled cases`,
        table: {
          head: ['Label', 'Precision', 'Recall', 'F1', 'Support'],
          align: ['left', 'right', 'right', 'right', 'right'],
          rows: found.per_class.map((one) => [
            cell(one.label, 40),
            score(one.precision),
            score(one.recall),
            score(one.f1),
            count(one.support),
          ]),
        } satisfies Table,
      },
    ];
  });
}

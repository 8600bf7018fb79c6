import { z } from 'zod';
import type { Fault } from '../../../base/errors.ts';
import { isRawNumber } from '../../../base/json.ts';
import { formatShortest } from '../../../base/text.ts';
import type { Finding } from '../../source/fault-list.ts';
import { flag, integer, listOf, looseText, oneOf, optional, part, real } from '../../source/fields.ts';
import { locate, type SourceEntry, type SourceMap } from '../../source/node.ts';
import { readFields, type Values } from '../../source/read-fields.ts';
import type { RunSpec, TrialsSpec } from '../../suite.ts';
import { listNames, matrixMistakes, targetHint } from '../../target-names.ts';
import { type GateRead, readGates } from './gates.ts';
import { type Rule, readChecked } from './kind.ts';

export const runSchema = z.strictObject({
  concurrency: integer().default(4).describe('cases in flight at once'),
  budget_usd: optional(real()).describe('USD an arm may cost'),
  gates: optional(part('gates')).describe('bounds on the whole arm'),
  trials: optional(part('trials')).describe('times each case runs'),
  classification: flag().default(false).describe('report accuracy and F1'),
  matrix: optional(listOf(looseText())).describe('targets to compare, in order'),
  reference: optional(looseText()).describe('the arm the others are compared with; the first unless given'),
  history: flag().default(true).describe('does nothing here; EvalCore keeps a history'),
});

const rules: readonly Rule<Values<typeof runSchema>>[] = [
  {
    code: 'concurrency',
    needs: ['concurrency'],
    check: ({ concurrency }) =>
      concurrency >= 1
        ? undefined
        : { at: ['concurrency'], message: 'run.concurrency must be at least 1', hint: 'the default is 4' },
  },
  {
    code: 'budget',
    needs: ['budget_usd'],
    check: ({ budget_usd: budget }) =>
      budget === undefined || budget > 0
        ? undefined
        : {
            at: ['budget_usd'],
            message: `run.budget_usd must be positive, got ${formatShortest(budget)}`,
            hint: 'give USD above 0, or leave it out for no limit',
          },
  },
];

/** The `run` part: what it says, save what must be compared with other parts first. */
export interface RunRead {
  readonly spec: Omit<RunSpec, 'gates'>;
  readonly gates: readonly GateRead[];
  readonly notes: readonly Fault[];
}

const ONE_TRIAL: TrialsSpec = { count: 1, require: 'all' };
const DEFAULTS: RunRead = {
  spec: { concurrency: 4, budget_usd: null, trials: ONE_TRIAL, classification: false, matrix: null },
  gates: [],
  notes: [],
};

/**
 * Reads `run`.
 *
 * @param targets the names defined; absent when they are not known
 */
export async function readRun(
  entry: SourceEntry | undefined,
  targets: readonly string[] | undefined,
  report: (finding: Finding) => void,
): Promise<RunRead> {
  const node = entry?.value;
  if (node === undefined || (node.kind === 'scalar' && node.value === null)) return DEFAULTS;
  const values = readChecked(runSchema, rules, node, { report, path: 'run' }, 'run');
  if (node.kind !== 'map') return DEFAULTS;
  const trials = readTrials(node, report);
  const matrix = readMatrix(node, targets, report);
  checkReference(node, values?.reference, matrix, targets, report);
  const gates = node.entries.get('gates');
  const budget = values?.budget_usd ?? null;
  return {
    spec: {
      concurrency: values?.concurrency ?? 4,
      budget_usd: budget === Infinity ? null : budget,
      trials,
      classification: values?.classification ?? false,
      matrix,
      ...(values?.reference !== undefined && { reference: values.reference }),
    },
    gates: gates === undefined ? [] : await readGates(gates.value, 'run.gates', report),
    notes: historyNote(node),
  };
}

function historyNote(run: SourceMap): Fault[] {
  const history = run.entries.get('history');
  if (history === undefined) return [];
  return [
    {
      code: 'history-ignored',
      message: 'run.history does nothing here: no history is kept',
      place: history.keyPlace,
      hint: 'remove it',
    },
  ];
}

function readMatrix(
  run: SourceMap,
  targets: readonly string[] | undefined,
  report: (finding: Finding) => void,
): readonly string[] | null {
  const entry = run.entries.get('matrix');
  const list = entry?.value;
  if (list?.kind !== 'list') return null;
  const names = list.items.map((item) =>
    item.kind === 'scalar' && item.value !== null ? textOf(item) : undefined,
  );
  // An entry that is no name has been reported as such.
  if (!names.every((name) => name !== undefined)) return null;
  for (const { index, ...mistake } of matrixMistakes(names, targets, 'run.matrix')) {
    const place = index === undefined ? list.place : (list.items[index]?.place ?? list.place);
    report({ ...mistake, place });
  }
  return names;
}

/** The reference has to be a target, and one of the arms where the suite lists them. */
function checkReference(
  run: SourceMap,
  reference: string | undefined,
  matrix: readonly string[] | null,
  targets: readonly string[] | undefined,
  report: (finding: Finding) => void,
): void {
  if (reference === undefined) return;
  const { place } = locate(run, ['reference']).node;
  if (targets?.includes(reference) === false) {
    const message = `run.reference "${reference}" is not defined; available: ${listNames(targets)}`;
    report({ code: 'unknown-target', message, place, hint: targetHint(reference, targets) });
  } else if (matrix?.includes(reference) === false) {
    const message = `run.reference "${reference}" is not in run.matrix`;
    report({ code: 'reference-not-an-arm', message, place, hint: `use one of ${matrix.join(', ')}` });
  }
}

function textOf(item: { readonly value: unknown; readonly text: string }): string {
  return typeof item.value === 'string' ? item.value : item.text;
}

export const trialsSchema = z.strictObject({
  count: part('trials-count').describe('times each case runs'),
  require: oneOf(['all', 'majority', 'any']).default('all').describe('how many of them must pass'),
});

export const LARGEST_COUNT = 4_294_967_295;

function readTrials(run: SourceMap, report: (finding: Finding) => void): TrialsSpec {
  const entry = run.entries.get('trials');
  if (entry === undefined) return ONE_TRIAL;
  const { value: node } = entry;
  if (node.kind !== 'map') return { ...ONE_TRIAL, count: readCount(run, ['trials'], report) };
  const fields = readFields(trialsSchema, node, { report, path: 'run.trials' });
  const count = node.entries.has('count') ? readCount(run, ['trials', 'count'], report) : 1;
  return { count, require: fields?.values.require ?? 'all' };
}

function readCount(run: SourceMap, path: readonly string[], report: (finding: Finding) => void): number {
  const { node } = locate(run, path);
  const message = node.kind === 'scalar' ? countMistake(node) : NOT_TRIALS;
  if (message === undefined && node.kind === 'scalar') return Number(node.value);
  report({ code: 'trials', message: message ?? NOT_TRIALS, place: node.place, hint: 'write trials: 3' });
  return 1;
}

const NOT_TRIALS = 'run.trials: expected a positive integer or a { count, require } map';

function countMistake({
  value,
  text,
}: {
  readonly value: unknown;
  readonly text: string;
}): string | undefined {
  const kept = isRawNumber(value) ? value.rawJSON : String(value);
  // Past 64 bits the digits live in the text alone.
  const spelled = /^\d+$/.test(text) ? text : kept;
  if ((typeof value !== 'number' && !isRawNumber(value)) || !/^-?\d+$/.test(spelled)) return NOT_TRIALS;
  if (spelled.startsWith('-')) return `run.trials: trials count ${spelled} must be a positive integer`;
  if (Number(spelled) > LARGEST_COUNT) return `run.trials: trials count ${spelled} is too large`;
  return Number(spelled) === 0 ? 'run.trials count must be at least 1' : undefined;
}

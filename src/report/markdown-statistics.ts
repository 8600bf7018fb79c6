import type { ArmResult, Results, VersusReference } from '../results/results.ts';
import { armName } from './arm-name.ts';
import { SIGNED_WORDS } from './difference-words.ts';
import { htmlText } from './escape.ts';
import { count, interval, NBSP, NOT_MEASURED, percent, points, pValue } from './format.ts';
import type { Table } from './markdown-table.ts';

interface Column {
  readonly head: string;
  readonly of: (arm: ArmResult) => string;
}

/** What `statisticsTable` calls its columns, in one line. Safe to place. */
export const STATISTICS_NOTE =
  'Finds: the difference in points that these cases find in 80 of 100 runs. Needed: cases that would find one of the size seen. p of this suite: did these very cases change, beyond the noise of their trials (stratified permutation test)?';

/** Every number of the comparison with the reference, small suites too; `undefined` for an arm alone. */
export function statisticsTable(results: Results): Table | undefined {
  const { arms, reference, trials } = results;
  const compared = arms.filter((arm) => arm.versus_reference !== undefined);
  if (compared.length === 0) return undefined;
  const columns = [...comparison(compared.length > 1), ...(trials.count > 1 ? [POOLED] : [])];
  return {
    head: ['Arm', ...columns.map(({ head }) => head)],
    align: ['left', ...columns.map(() => 'right' as const)],
    rows: arms.map((arm) => [
      `${armName(arm.name)}${arm.name === reference ? ' (reference)' : ''}`,
      ...columns.map(({ of }) => of(arm)),
    ]),
  };
}

function comparison(many: boolean): Column[] {
  const versus = (of: (found: VersusReference) => string) => (arm: ArmResult) =>
    arm.versus_reference === undefined ? NOT_MEASURED : of(arm.versus_reference);
  const p = (pick: (found: VersusReference) => number | undefined) =>
    versus((found) => {
      const value = pick(found);
      return value === undefined ? NOT_MEASURED : htmlText(pValue(value, found.approximate));
    });
  return [
    { head: 'Δ points, 95% interval', of: versus(differenceText) },
    { head: 'In words', of: versus(({ verdict }) => SIGNED_WORDS[verdict]) },
    { head: many ? 'p, Holm' : 'p', of: p(({ p_adjusted }) => p_adjusted) },
    ...(many ? [{ head: 'p alone', of: p(({ p_value }) => p_value) }] : []),
    { head: 'Finds', of: versus(({ mde80 }) => (mde80 < 1 ? points(mde80).slice(1) : NOT_MEASURED)) },
    { head: 'Needed', of: versus(({ cases_needed }) => optional(cases_needed)) },
    { head: 'Compared', of: versus(({ cases }) => optional(cases)) },
    { head: 'Fixed / broken', of: versus(({ fixed, broken }) => `${count(fixed)} / ${count(broken)}`) },
    { head: 'p of this suite', of: p(({ p_this_suite }) => p_this_suite) },
  ];
}

/** BehavTest's attempt pass rate: every trial counts as if it were a case of its own. */
const POOLED: Column = {
  head: 'Trials, pooled (Wilson)',
  of: ({ attempts: { passed, total, low, high } }) => {
    const share = `${count(passed)}/${count(total)}`;
    if (low === undefined || high === undefined) return share;
    return `${share} (${percent(low)}${NBSP}…${NBSP}${percent(high)})`;
  },
};

function differenceText({ difference, low, high }: VersusReference): string {
  return `${points(difference)} ${interval(low, high)}`;
}

function optional(value: number | null | undefined): string {
  return value == null ? NOT_MEASURED : count(value);
}

import type { CaseInfo, CaseResult, CaseVerdict, Results } from '../results/results.ts';

/** One case across all arms. */
export interface CaseRow {
  /** Place in the dataset order, from 0. */
  readonly index: number;
  readonly info: CaseInfo;
  /** One an arm, in matrix order; `undefined` only in a damaged results file. */
  readonly cells: readonly (CaseResult | undefined)[];
  /** Index of the arm that wins the case, or -1. */
  readonly winner: number;
  /** `false` when some arm could not be measured. */
  readonly comparable: boolean;
  readonly kind: CaseKind;
}

/**
 * What a case tells about the arms, the most telling first: the reference passes and others do not; the verdicts differ
 * otherwise; the verdicts agree and one arm scores higher; no arm passes; some arm did not run it and the others agree;
 * all pass.
 */
export type CaseKind = 'broken' | 'mixed' | 'scored' | 'none-passed' | 'not-run' | 'all-passed';

const KINDS: readonly CaseKind[] = ['broken', 'mixed', 'scored', 'none-passed', 'not-run', 'all-passed'];

/** The cases in dataset order with their results side by side. */
export function caseRows(results: Results): CaseRow[] {
  const names = new Map(results.arms.map((arm, index) => [arm.name, index]));
  const reference = Math.max(0, names.get(results.reference) ?? 0);
  const lookups = results.arms.map((arm) => aligned(results, arm.results));
  return results.cases.map((info, index) => {
    const row = results.comparison.rows[index];
    const cells = lookups.map((lookup) => lookup(index, info.case));
    const winner = row?.winner == null ? -1 : (names.get(row.winner) ?? -1);
    return {
      index,
      info,
      cells,
      winner,
      comparable: row?.comparable ?? true,
      kind: kindOf(cells, winner, reference),
    };
  });
}

/** Results stand in case order; only a damaged file needs the slower way by id. */
function aligned(
  { cases }: Results,
  list: readonly CaseResult[],
): (index: number, id: string) => CaseResult | undefined {
  if (cases.every((info, index) => list[index]?.case === info.case)) return (index) => list[index];
  const byId = new Map(list.map((result) => [result.case, result]));
  return (_, id) => byId.get(id);
}

function kindOf(cells: CaseRow['cells'], winner: number, reference: number): CaseKind {
  const ran = cells.filter((cell) => cell !== undefined && cell.verdict !== 'skipped');
  const first = ran[0]?.verdict;
  if (!ran.every((cell) => cell?.verdict === first)) {
    return cells[reference]?.passed === true ? 'broken' : 'mixed';
  }
  if (first === 'failed' || first === 'errored') return winner >= 0 ? 'scored' : 'none-passed';
  if (ran.length < cells.length) return 'not-run';
  return winner >= 0 ? 'scored' : 'all-passed';
}

/** `true` when the arms do not agree on the case. */
export function differs(row: CaseRow): boolean {
  return row.kind === 'broken' || row.kind === 'mixed' || row.kind === 'scored';
}

/** The most telling cases first; among equals those with more arms that do not pass, then dataset order. */
export function worstFirst(rows: readonly CaseRow[]): CaseRow[] {
  const rank = (row: CaseRow) => KINDS.indexOf(row.kind) * 1e6 - notPassed(row);
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .sort((a, b) => a.rank - b.rank || a.row.index - b.row.index)
    .map(({ row }) => row);
}

function notPassed(row: CaseRow): number {
  return row.cells.filter((cell) => cell?.passed !== true).length;
}

/** State as an icon and a word, never by colour alone. */
export const VERDICT_ICON: Readonly<Record<CaseVerdict, string>> = {
  passed: '✅',
  failed: '❌',
  errored: '⚠️',
  skipped: '⏭️',
};

/** For table cells. */
export const VERDICT_WORD: Readonly<Record<CaseVerdict, string>> = {
  passed: 'pass',
  failed: 'fail',
  errored: 'error',
  skipped: 'skip',
};

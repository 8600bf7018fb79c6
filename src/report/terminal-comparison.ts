import { sanitise } from '../base/sanitise.ts';
import type { ArmResult, Results } from '../results/results.ts';
import type { Paint } from './paint.ts';
import { VERDICT_WORDS, verdictWord } from './terminal-arm.ts';
import type { Ruler } from './width.ts';

const GAP = '    ';
const MIN_ID_WIDTH = 8;
const MIN_ARM_WIDTH = 4;

/** The arms side by side: one row a case, one column an arm, then who won. `width` as in the terminal's options. */
export function comparisonBlock(results: Results, paint: Paint, ruler: Ruler, width?: number): string[] {
  const { rows, wins, ties } = results.comparison;
  const columns = results.arms.map((arm) => columnOf(arm, paint, ruler));
  const ids = rows.map((row) => sanitise(row.case));
  const idWidth = idWidthOf(ids, columns, ruler, width);
  const header = [
    ruler.padEnd('case', idWidth),
    ...columns.map(({ name, width }) => ruler.padEnd(name, width)),
  ];
  const lines = rows.map((row, index) => {
    const id = ruler.padEnd(ruler.clipMiddle(ids[index] ?? '', idWidth), idWidth);
    const cells = columns.map((column) => column.cellOf(index));
    return [id, ...cells, row.winner === null ? 'tie' : sanitise(row.winner)].join(GAP);
  });
  const tally = results.arms.map(({ name }) => `${sanitise(name)} ${wins[name] ?? 0}`);
  return [
    paint.dim('== comparison'),
    paint.dim(header.join(GAP).trimEnd()),
    ...lines,
    `wins: ${[...tally, `ties ${ties}`].join(' · ')}`,
  ];
}

interface Column {
  readonly name: string;
  readonly width: number;
  cellOf(row: number): string;
}

/** Rows stand in the order of the arms' results. */
function columnOf(arm: ArmResult, paint: Paint, ruler: Ruler): Column {
  const name = sanitise(arm.name);
  const width = Math.max(MIN_ARM_WIDTH, ruler.width(name));
  return {
    name,
    width,
    cellOf(row) {
      const verdict = arm.results[row]?.verdict ?? 'skipped';
      // Colour codes take no columns, so the fill is counted from the bare word.
      return verdictWord(verdict, paint) + ' '.repeat(width - VERDICT_WORDS[verdict].length);
    },
  };
}

/** Wide enough for the longest id, unless the whole table would then not fit. */
function idWidthOf(
  ids: readonly string[],
  columns: readonly Column[],
  ruler: Ruler,
  width: number | undefined,
): number {
  const longest = ids.reduce((most, id) => Math.max(most, ruler.width(id)), MIN_ID_WIDTH);
  if (width === undefined) return longest;
  const winner = columns.reduce((most, column) => Math.max(most, ruler.width(column.name)), 'tie'.length);
  const rest = columns.reduce((sum, column) => sum + GAP.length + column.width, GAP.length + winner);
  return Math.min(longest, Math.max(MIN_ID_WIDTH, width - rest));
}

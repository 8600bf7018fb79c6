import { sanitise } from '../base/sanitise.ts';
import type { ArmResult, Results } from '../results/results.ts';
import type { Paint } from './paint.ts';
import { VERDICT_WORDS, verdictWord } from './terminal-arm.ts';
import type { Ruler } from './width.ts';

const GAP = '    ';
/** Between the columns of arms that have a letter for a name. */
const NARROW_GAP = '  ';
const MIN_ID_WIDTH = 8;
const MIN_ARM_WIDTH = 4;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How the arms stand beside each other. */
interface Layout {
  readonly gap: string;
  readonly columns: readonly Column[];
  /** Columns that are left for the ids; `undefined` where nothing says how many there are. */
  readonly room: number | undefined;
  /** What letters mean; no lines where the arms have their names. */
  readonly legend: readonly string[];
}

/**
 * The arms side by side: one row a case, one column an arm, then who won. `width` as in the terminal's options: arms
 * whose names do not fit beside each other are lettered, and ids are clipped.
 */
export function comparisonBlock(results: Results, paint: Paint, ruler: Ruler, width?: number): string[] {
  const { rows, wins, ties } = results.comparison;
  const { gap, columns, room, legend } = layoutOf(results, paint, ruler, width);
  const ids = rows.map((row) => sanitise(row.case));
  const longest = ids.reduce((most, id) => Math.max(most, ruler.width(id)), MIN_ID_WIDTH);
  const idWidth = room === undefined ? longest : Math.min(longest, Math.max(MIN_ID_WIDTH, room));
  const header = [
    ruler.padEnd('case', idWidth),
    ...columns.map(({ name, width }) => ruler.padEnd(name, width)),
  ];
  const lines = rows.map((row, index) => {
    const id = ruler.padEnd(ruler.clipMiddle(ids[index] ?? '', idWidth), idWidth);
    const cells = columns.map((column) => column.cellOf(index));
    const winner = columns[results.arms.findIndex(({ name }) => name === row.winner)]?.name ?? 'tie';
    return [id, ...cells, winner].join(gap);
  });
  const tally = results.arms.map(({ name }) => `${sanitise(name)} ${wins[name] ?? 0}`);
  return [
    paint.dim('== comparison'),
    ...legend,
    paint.dim(header.join(gap).trimEnd()),
    ...lines,
    `wins: ${[...tally, `ties ${ties}`].join(' · ')}`,
  ];
}

function layoutOf({ arms }: Results, paint: Paint, ruler: Ruler, width: number | undefined): Layout {
  const byName: Layout = layout(
    arms,
    arms.map(({ name }) => sanitise(name)),
    GAP,
    paint,
    ruler,
    width,
  );
  if (fits(byName) || arms.length > LETTERS.length) return byName;
  const letters = LETTERS.slice(0, arms.length).split('');
  const lettered = layout(arms, letters, NARROW_GAP, paint, ruler, width);
  if (!fits(lettered)) return byName;
  return { ...lettered, legend: arms.map(({ name }, index) => `${letters[index]} ${sanitise(name)}`) };
}

function fits({ room }: Layout): boolean {
  return room === undefined || room >= MIN_ID_WIDTH;
}

function layout(
  arms: readonly ArmResult[],
  names: readonly string[],
  gap: string,
  paint: Paint,
  ruler: Ruler,
  width: number | undefined,
): Layout {
  const columns = arms.map((arm, index) => columnOf(arm, names[index] ?? '', paint, ruler));
  return { gap, columns, room: roomFor(columns, gap, ruler, width), legend: [] };
}

interface Column {
  readonly name: string;
  readonly width: number;
  cellOf(row: number): string;
}

/** Rows stand in the order of the arms' results. */
function columnOf(arm: ArmResult, name: string, paint: Paint, ruler: Ruler): Column {
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

/** What the arms and the winner leave of the terminal. */
function roomFor(
  columns: readonly Column[],
  gap: string,
  ruler: Ruler,
  width: number | undefined,
): number | undefined {
  if (width === undefined) return undefined;
  const winner = columns.reduce((most, column) => Math.max(most, ruler.width(column.name)), 'tie'.length);
  return width - columns.reduce((sum, column) => sum + gap.length + column.width, gap.length + winner);
}

import { sanitise } from '../base/sanitise.ts';
import type { ArmResult } from '../results/results.ts';
import type { Ruler } from './width.ts';

/** Columns of a chart where nobody says how wide the terminal is. */
const WIDTH = 80;
/** Fewer columns cannot show an interval. */
const FEWEST_COLUMNS = 20;
const MOST_NAME = 24;

/**
 * The arms' pass rates as dots on their 95 % intervals, on one scale from 0 to 100 %. No lines where the terminal is
 * too narrow for it.
 */
export function intervalChart(arms: readonly ArmResult[], ruler: Ruler, width: number = WIDTH): string[] {
  const names = arms.map(({ name }) => ruler.clipMiddle(sanitise(name), MOST_NAME));
  const nameWidth = Math.max(...names.map(ruler.width));
  const columns = Math.min(width, WIDTH) - nameWidth - 2;
  if (columns < FEWEST_COLUMNS) return [];
  const label = (text: string) => `${ruler.padEnd(text, nameWidth)}  `;
  return [
    label('') + scale(columns),
    ...arms.map(({ pass_rate }, index) => (label(names[index] ?? '') + bar(pass_rate, columns)).trimEnd()),
  ];
}

/** `0%`, `50%` and `100%` over their places. */
function scale(columns: number): string {
  const middle = '50%';
  const left = '0%'.padEnd(Math.round((columns - 1) / 2) - 1);
  return `${(left + middle).padEnd(columns - '100%'.length)}100%`;
}

function bar({ value, low, high }: ArmResult['pass_rate'], columns: number): string {
  const at = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * (columns - 1));
  const signs = Array.from({ length: columns }, () => ' ');
  for (let column = at(low); column <= at(high); column += 1) signs[column] = '─';
  signs[at(low)] = '├';
  signs[at(high)] = '┤';
  signs[at(value)] = '●';
  return signs.join('');
}

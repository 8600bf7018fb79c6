import type { ArmResult, Results } from '../../results/results.ts';
import { SIGNED_WORDS } from '../difference-words.ts';
import { clip, htmlText, visible } from '../escape.ts';
import { NBSP, percent, points, usd } from '../format.ts';

const WIDTH = 680;
const LABELS = 170;
const VALUES = 190;
const ROW = 30;
/** Graphemes of an arm's name beside a chart. */
const NAME_LENGTH = 22;

/** One line of a dot-and-interval chart. */
interface Line {
  readonly name: string;
  readonly low: number;
  readonly value: number;
  readonly high: number;
  readonly text: string;
}

/** A dot for each arm's pass rate and its 95 % interval, on a scale that fits; the reference as a dashed line. */
export function passRateChart(results: Results): string {
  const lines = results.arms.map((arm): Line => {
    const { value, low, high } = arm.pass_rate;
    return { name: shortName(arm, results), low, value, high, text: percent(value) };
  });
  const reference = results.arms.find((arm) => arm.name === results.reference)?.pass_rate.value;
  const rate = results.trials.count > 1 ? 'Pass rate of trials' : 'Pass rate';
  return intervalChart('pass-rate', `${rate} with its 95% interval`, lines, {
    unit: (value) => `${Math.round(value * 100)}%`,
    low: 0,
    high: 1,
    ...(results.arms.length > 1 && reference !== undefined ? { mark: reference } : {}),
  });
}

/** The difference of each arm's pass rate to the reference; nothing without statistics. */
export function differenceChart(results: Results): string {
  const lines = results.arms.flatMap((arm): Line[] => {
    const found = arm.versus_reference;
    if (found === undefined) return [];
    const text = `${points(found.difference)} ${SIGNED_WORDS[found.verdict]}`;
    return [
      { name: shortName(arm, results), low: found.low, value: found.difference, high: found.high, text },
    ];
  });
  if (lines.length === 0) return '';
  return intervalChart('difference', 'Difference to the reference in points, with its 95% interval', lines, {
    unit: (value) => points(value).replace('.0', ''),
    low: -1,
    high: 1,
    mark: 0,
  });
}

interface Scale {
  readonly unit: (value: number) => string;
  /** Ends that the scale never leaves. */
  readonly low: number;
  readonly high: number;
  /** A dashed line. */
  readonly mark?: number;
}

function intervalChart(id: string, title: string, lines: readonly Line[], scale: Scale): string {
  const { from, to, step } = ticks(lines, scale);
  const height = lines.length * ROW + 34;
  const x = (value: number) => round(LABELS + ((value - from) / (to - from)) * (WIDTH - LABELS - VALUES));
  const marks: string[] = [];
  for (let tick = from; tick <= to + 1e-9; tick += step) {
    marks.push(
      `<line class="tick" x1="${x(tick)}" y1="4" x2="${x(tick)}" y2="${height - 24}"/>`,
      `<text class="axis" x="${x(tick)}" y="${height - 8}" text-anchor="middle">${htmlText(scale.unit(tick))}</text>`,
    );
  }
  if (scale.mark !== undefined) {
    marks.push(`<line class="mark" x1="${x(scale.mark)}" y1="4" x2="${x(scale.mark)}" y2="${height - 24}"/>`);
  }
  const rows = lines.map((line, index) => {
    const y = index * ROW + 20;
    return [
      `<text x="${LABELS - 12}" y="${y + 4}" text-anchor="end">${htmlText(line.name)}</text>`,
      `<line class="interval" x1="${x(line.low)}" y1="${y}" x2="${x(line.high)}" y2="${y}"/>`,
      `<circle class="dot" cx="${x(line.value)}" cy="${y}" r="5"/>`,
      `<text x="${WIDTH - VALUES + 14}" y="${y + 4}">${htmlText(line.text)}</text>`,
    ].join('');
  });
  return figure(id, title, height, [...marks, ...rows].join(''), describe(lines));
}

/** Round numbers around all intervals and the mark. */
function ticks(
  lines: readonly Line[],
  { low, high, mark }: Scale,
): { from: number; to: number; step: number } {
  const ends = lines.flatMap((line) => [line.low, line.high, line.value]);
  if (mark !== undefined) ends.push(mark);
  const least = Math.max(low, Math.min(...ends));
  const most = Math.min(high, Math.max(...ends));
  const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5].find((size) => (most - least) / size <= 8) ?? 0.5;
  const from = Math.max(low, Math.floor(least / step + 1e-9) * step);
  const to = Math.min(high, Math.ceil(most / step - 1e-9) * step);
  return to - from >= step
    ? { from, to, step }
    : { from: Math.max(low, to - step), to: Math.max(low, to - step) + step, step };
}

/** Cost against pass rate: up and to the left is better. Nothing with fewer than two priced arms. */
export function costChart(results: Results): string {
  const priced = results.arms.flatMap((arm) =>
    arm.cost_usd !== null && arm.cost_usd > 0 ? [{ arm, cost: arm.cost_usd }] : [],
  );
  if (priced.length < 2) return '';
  const height = 300;
  const [left, right, top, bottom] = [70, WIDTH - 150, 16, height - 46];
  const costs = priced.map(({ cost }) => Math.log10(cost));
  const rates = priced.map(({ arm }) => arm.pass_rate.value);
  const [cheap, dear] = [Math.min(...costs), Math.max(...costs)];
  const scale = ticks(
    rates.map((value) => ({ name: '', low: value, value, high: value, text: '' })),
    { unit: percent, low: 0, high: 1 },
  );
  const x = (cost: number) =>
    round(
      dear === cheap
        ? (left + right) / 2
        : left + 20 + ((Math.log10(cost) - cheap) / (dear - cheap)) * (right - left - 40),
    );
  const y = (rate: number) =>
    round(bottom - ((rate - scale.from) / (scale.to - scale.from)) * (bottom - top));
  const axis: string[] = [];
  for (let tick = scale.from; tick <= scale.to + 1e-9; tick += scale.step) {
    axis.push(
      `<line class="tick" x1="${left}" y1="${y(tick)}" x2="${right}" y2="${y(tick)}"/>`,
      `<text class="axis" x="${left - 8}" y="${y(tick) + 4}" text-anchor="end">${Math.round(tick * 100)}%</text>`,
    );
  }
  for (const cost of [...new Set([10 ** cheap, 10 ** dear])]) {
    axis.push(
      `<text class="axis" x="${x(cost)}" y="${bottom + 20}" text-anchor="middle">${htmlText(usd(cost))}</text>`,
    );
  }
  axis.push(
    `<text class="axis" x="${(left + right) / 2}" y="${height - 6}" text-anchor="middle">cost of the arm, logarithmic</text>`,
  );
  const dots = apart(priced.map(({ arm, cost }) => ({ arm, x: x(cost), y: y(arm.pass_rate.value) }))).map(
    ({ arm, x: across, y: down, label }) =>
      `<circle class="dot" cx="${across}" cy="${down}" r="5"/><text x="${across + 10}" y="${label + 4}">${htmlText(shortName(arm, results))}</text>`,
  );
  const words = priced
    .map(({ arm, cost }) => `${arm.name}: ${usd(cost)}, ${percent(arm.pass_rate.value)}`)
    .join('; ');
  return figure(
    'cost',
    'Cost against pass rate: up and to the left is better',
    height,
    [...axis, ...dots].join(''),
    words,
  );
}

/** Moves labels down that would cover one another. */
function apart<T extends { readonly x: number; readonly y: number }>(
  dots: readonly T[],
): (T & { label: number })[] {
  const placed: (T & { label: number })[] = [];
  for (const dot of [...dots].sort((a, b) => a.y - b.y)) {
    let label = dot.y;
    for (const other of placed) {
      if (Math.abs(other.x - dot.x) < 130 && label - other.label < 15) label = other.label + 15;
    }
    placed.push({ ...dot, label });
  }
  return placed;
}

function figure(id: string, title: string, height: number, inside: string, words: string): string {
  return `<figure tabindex="0"><figcaption id="${id}-title">${htmlText(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}-title" aria-describedby="${id}-words">${inside}</svg><p id="${id}-words" class="for-screen-readers">${htmlText(words)}</p></figure>`;
}

function describe(lines: readonly Line[]): string {
  return lines
    .map(
      ({ name, text, low, high }) =>
        `${name}: ${text}, from ${percentOrPoints(low)} to ${percentOrPoints(high)}`,
    )
    .join('; ');
}

function percentOrPoints(value: number): string {
  return `${(value * 100).toFixed(1)}${NBSP}%`;
}

function shortName(arm: ArmResult, results: Results): string {
  const name = clip(visible(arm.name).replaceAll('\n', ' '), NAME_LENGTH);
  return arm.name === results.reference && results.arms.length > 1 ? `${name} (ref.)` : name;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

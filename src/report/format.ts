import { formatFixed, scientific } from '../base/text.ts';
import type { GateResult } from '../results/results.ts';

/** What stands for a value that was not measured. Never 0. */
export const NOT_MEASURED = '–';

const MINUS = '\u2212';
/** Keeps a number and its unit on one line. */
export const NBSP = '\u00a0';

/** From here on a number is told by its size: no run that was measured comes near. */
const HUGE = 1e15;

function isHuge(value: number): boolean {
  return Math.abs(value) >= HUGE;
}

/** A number with a fixed count of decimals; a huge one as `1.67e295`, one past all numbers as `∞`. */
export function decimals(value: number, digits: number): string {
  if (!isHuge(value)) return formatFixed(value, digits);
  return Number.isFinite(value) ? scientific(value) : `${value < 0 ? '-' : ''}∞`;
}

/** A number with at most so many decimals. */
export function atMost(value: number, digits: number): string {
  return trimZeros(decimals(value, digits));
}

/** `10,000`. */
export function count(value: number): string {
  if (isHuge(value)) return decimals(value, 0);
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `1 case`, `10,000 cases`. */
export function plural(value: number, noun: string): string {
  return `${count(value)} ${noun}${value === 1 ? '' : 's'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** A share as `91.6%`. Only all is `100%`, only none is `0%`. */
export function percent(share: number): string {
  const rounded = decimals(share * 100, 1);
  if (share >= 1 || share <= 0) return `${decimals(share * 100, 0)}%`;
  if (rounded === '100.0') return '>99.9%';
  return rounded === '0.0' ? '<0.1%' : `${rounded}%`;
}

/** A difference of shares in percentage points: `+1.8`, `−20.8`, `±0.0`. */
export function points(difference: number): string {
  const size = decimals(Math.abs(difference) * 100, 1);
  if (size === '0.0') return '±0.0';
  return `${difference > 0 ? '+' : MINUS}${size}`;
}

/** The ends of an interval of a difference: `(−25.4 … −16.2)`. */
export function interval(low: number, high: number): string {
  return `(${points(low)}${NBSP}…${NBSP}${points(high)})`;
}

/** A score with two decimals. */
export function score(value: number | null): string {
  if (value === null) return NOT_MEASURED;
  return decimals(value, 2).replace('-', MINUS);
}

/** A difference of scores: `+0.10`, `−0.05`, `±0.00`. */
export function signedScore(difference: number, digits = 2): string {
  const size = decimals(Math.abs(difference), digits);
  if (Number(size) === 0) return `±${size}`;
  return `${difference > 0 ? '+' : MINUS}${size}`;
}

/** A p-value: `0.0412`, `0.31`, `<0.0001`; `about 0.31` where it is estimated from draws. */
export function pValue(p: number, approximate = false): string {
  const text = p < 0.0001 ? '<0.0001' : decimals(p, p < 0.1 ? 4 : 2);
  return approximate ? `about ${text}` : text;
}

/** Milliseconds as `85 ms`, `1.2 s`, `3 min 5 s`. */
export function duration(ms: number): string {
  if (isHuge(ms)) return `${decimals(ms / 60_000, 0)}${NBSP}min`;
  if (ms < 999.5) return `${decimals(ms, 0)}${NBSP}ms`;
  if (ms < 99_950) return `${decimals(ms / 1000, 1)}${NBSP}s`;
  const seconds = Math.round(ms / 1000);
  return `${count(Math.floor(seconds / 60))}${NBSP}min${NBSP}${seconds % 60}${NBSP}s`;
}

/** US dollars: cents from one cent up, four decimals below. */
export function usd(value: number | null): string {
  if (value === null) return NOT_MEASURED;
  if (value === 0) return '$0';
  if (value < 0.00005) return '<$0.0001';
  if (value < 0.00995) return `$${decimals(value, 4)}`;
  if (isHuge(value)) return `$${decimals(value, 2)}`;
  const [whole = '', cents = ''] = decimals(value, 2).split('.');
  return `$${count(Number(whole))}.${cents}`;
}

/** A measured number beside its threshold, with as many decimals as tell the two apart. */
function telling(value: number, threshold: number): string {
  for (let digits = 3; digits < 9; digits++) {
    const text = decimals(value, digits);
    if (Number(text) !== threshold) return trimZeros(text);
  }
  return atMost(value, 9);
}

function trimZeros(text: string): string {
  return /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text;
}

/** Whether a gate is missed: not held, and the numbers do not leave it open. */
export function isMissed({ passed, undecided }: GateResult): boolean {
  return !passed && undecided !== true;
}

const THRESHOLD = /^(.*\S) (>=|<=) (-?\d+(?:\.\d+)?(?:e-?\d+)?)$/;

/** A gate with its number and its threshold: `pass_rate 0.71 < 0.8` when missed, `pass_rate 0.92 ≥ 0.8` when held. */
export function gateText(gate: GateResult): string {
  if (gate.reason !== undefined) return `${gate.gate}: ${gate.reason}`;
  const [, what, operator, threshold] = THRESHOLD.exec(gate.gate) ?? [];
  if (what === undefined || threshold === undefined) {
    return `${gate.gate}: ${atMost(gate.actual, 4)}`;
  }
  const floor = operator === '>=';
  const sign = gate.passed ? (floor ? '≥' : '≤') : floor ? '<' : '>';
  return `${what} ${telling(gate.actual, gate.passed ? Number.NaN : Number(threshold))} ${sign} ${threshold}`;
}

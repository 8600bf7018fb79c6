import { ENOUGH_CASES } from '../comparison/statistics/compare-arms.ts';
import type { ArmResult, VersusReference } from '../results/results.ts';
import { callCount, callsText } from './arm-usage.ts';
import { SIGNED_WORDS } from './difference-words.ts';
import { htmlText } from './escape.ts';
import {
  count,
  duration,
  interval,
  NBSP,
  NOT_MEASURED,
  percent,
  points,
  pValue,
  signedScore,
  usd,
} from './format.ts';
import { whyNotMet } from './markdown-headline.ts';

/** A verdict as icon and word, below it what was missed, with number and threshold. */
export function barCell(arm: ArmResult): string {
  const informational = arm.required ? '' : ' (informational)';
  if (arm.verdict === 'met') return `✅ met${informational}`;
  const head = arm.verdict === 'missed' ? '❌ <b>missed</b>' : '⚠️ <b>inconclusive</b>';
  const { missed, rest } = whyNotMet(arm);
  return [`${head}${informational}`, ...missed, ...rest].join('<br>');
}

export function rateCell({ pass_rate: rate }: ArmResult): string {
  const text = `${percent(rate.value)} (${percent(rate.low)}${NBSP}…${NBSP}${percent(rate.high)})`;
  if (rate.errored_as_failed === undefined) return text;
  return `${text}<br>${percent(rate.errored_as_failed)} if the errored had failed`;
}

export function winsCell(arm: ArmResult, best: number, total: number | undefined): string {
  const text = total === undefined ? count(arm.wins) : `${count(arm.wins)} of ${count(total)}`;
  return arm.wins === best && best > 0 ? `<b>${text}</b>` : text;
}

/** Counts of cases; `withGaps` where no other column tells what is missing from them. */
export function passedCell({ cases, flaky }: ArmResult, short: boolean, withGaps: boolean): string {
  if (cases.total === 0) return NOT_MEASURED;
  const counts = `${count(cases.passed)}/${count(cases.total)}`;
  // Of all cases; the pass rate with its interval leaves out what could not be measured.
  const share = percent(cases.passed / cases.total);
  const few = cases.total < ENOUGH_CASES;
  const parts = few ? [`${counts} · ${share}`] : short ? [share] : [`${share} · ${counts}`];
  if (withGaps && cases.errored > 0) parts.push(`${count(cases.errored)}${NBSP}errored`);
  if (withGaps && flaky !== null && flaky > 0) parts.push(`${count(flaky)}${NBSP}flaky`);
  if (withGaps && cases.skipped > 0) parts.push(`${count(cases.skipped)}${NBSP}skipped`);
  return parts.join('<br>');
}

export function differenceCell(found: VersusReference | undefined): string {
  if (found === undefined) return NOT_MEASURED;
  const words = SIGNED_WORDS[found.verdict];
  if (found.verdict === 'too_few_cases') return words;
  return `${points(found.difference)} ${interval(found.low, found.high)}<br>${words}, ${pText(found.p_adjusted, found.approximate)}`;
}

function pText(p: number, approximate?: boolean): string {
  return `p${NBSP}${htmlText(pValue(p, approximate))}`;
}

type ScoreDifference = VersusReference['mean_score'];

export function isClear(found: ScoreDifference): boolean {
  return found !== undefined && found.verdict !== 'too_few_cases';
}

export function scoreDifferenceCell(versus: VersusReference | undefined): string {
  const found = versus?.mean_score;
  if (found === undefined || !isClear(found)) return NOT_MEASURED;
  const range = `(${signedScore(found.low)}${NBSP}…${NBSP}${signedScore(found.high)})`;
  return `${signedScore(found.difference)} ${range}<br>${SIGNED_WORDS[found.verdict]}, ${pText(found.p_adjusted)}`;
}

export function flakyCell(arm: ArmResult): string {
  if (arm.flaky === null) return NOT_MEASURED;
  return `${count(arm.flaky)} (${count(arm.attempts.passed)}/${count(arm.attempts.total)} trials passed)`;
}

export function latencyCell({ latency_ms: latency }: ArmResult, short: boolean): string {
  if (latency === null) return NOT_MEASURED;
  return short ? duration(latency.p95) : `${duration(latency.p50)} / ${duration(latency.p95)}`;
}

export function costCell(arm: ArmResult): string {
  if (arm.cost_usd === null && arm.spent_usd === 0) return NOT_MEASURED;
  return `${usd(arm.cost_usd)}, spent${NBSP}${usd(arm.spent_usd)}`;
}

export function callsCell(arm: ArmResult): string {
  return callCount(arm) === 0 ? NOT_MEASURED : callsText([arm]);
}

import { sanitise } from '../base/sanitise.ts';
import { clip } from '../base/text.ts';
import type { ArmResult, CaseResult, CaseVerdict, GateResult, ScoreResult } from '../results/results.ts';
import { atMost, decimals } from './format.ts';
import type { Paint } from './paint.ts';

/** Characters of one reason; results.json has all of it. */
const REASON_LIMIT = 4_000;

/** How a case's verdict reads, in its line and in its cell. */
export const VERDICT_WORDS: Readonly<Record<CaseVerdict, string>> = {
  passed: 'PASS',
  failed: 'FAIL',
  errored: 'ERR',
  skipped: 'SKIP',
};

/** PASS, FAIL, ERR or SKIP in its colour. */
export function verdictWord(verdict: CaseVerdict, paint: Paint): string {
  const word = VERDICT_WORDS[verdict];
  if (verdict === 'passed') return paint.good(word);
  return verdict === 'failed' ? paint.bad(word) : paint.warn(word);
}

/** The lines of one arm: its cases, its sums, its gates. */
export function armBlock(arm: ArmResult, paint: Paint, quiet: boolean): string[] {
  const shown = quiet ? arm.results.filter((result) => result.verdict !== 'passed') : arm.results;
  return [
    paint.dim(`== target: ${sanitise(arm.name)}`),
    ...shown.flatMap((result) => caseLines(result, paint)),
    '',
    summaryLine(arm, paint),
    ...callsLine(arm),
    ...arm.gates.flatMap((gate) => gateLines(gate, paint)),
    ...classificationLine(arm),
  ];
}

function caseLines(result: CaseResult, paint: Paint): string[] {
  const latency = result.verdict === 'passed' ? ` ${paint.dim(`(${result.latency_ms}ms)`)}` : '';
  const line = `${verdictWord(result.verdict, paint)} ${sanitise(result.case)}${latency}${trialCount(result, paint)}`;
  return [line, ...indent(5, failureReasons(result)), ...indent(7, trialErrors(result))];
}

function trialCount({ trials }: CaseResult, paint: Paint): string {
  if (trials === undefined) return '';
  return ` ${paint.warn(`[${trials.filter((trial) => trial.passed).length}/${trials.length} trials]`)}`;
}

/** Why a case did not pass: the target's error, or what each scorer that did not pass says. */
export function failureReasons(result: CaseResult): string[] {
  if (result.passed) return [];
  if (result.error !== undefined) return [`target error: ${result.error}`];
  return result.scores.filter((score) => !score.passed).map(scoreReason);
}

function scoreReason({ scorer, reason, error }: ScoreResult): string {
  return `${scorer}: ${error === undefined ? (reason ?? 'failed') : `scorer error: ${error}`}`;
}

/** Errors of single trials that the lines above do not tell. Trials count from 0. */
export function trialErrors(result: CaseResult): string[] {
  const told = [result.error, ...result.scores.flatMap(({ reason, error }) => [reason, error])];
  const isTold = (error: string) => told.some((text) => text?.includes(error));
  return (result.trials ?? []).flatMap((trial, index) => {
    if (trial.error !== undefined) {
      return trial.error === result.error ? [] : [`trial ${index}: target error: ${trial.error}`];
    }
    return trial.scores
      .filter(({ error }) => error !== undefined && !isTold(error))
      .map((score) => `trial ${index}: ${scoreReason(score)}`);
  });
}

/** Each text on one safe line. */
function indent(columns: number, texts: readonly string[]): string[] {
  return texts.map((text) => ' '.repeat(columns) + sanitise(clip(text, REASON_LIMIT)));
}

function summaryLine({ cases, tokens, cost_usd, flaky }: ArmResult, paint: Paint): string {
  const counts = [
    `${cases.passed} passed`,
    `${cases.failed} failed`,
    ...(cases.errored > 0 ? [`${cases.errored} errored`] : []),
    ...(cases.skipped > 0 ? [`${cases.skipped} skipped`] : []),
    `${cases.total} total`,
  ];
  const flakyText = `${flaky} flaky`;
  return [
    counts.join(', '),
    ...(tokens === null ? [] : [`${tokens.input + tokens.output} tokens`]),
    ...(cost_usd === null ? [] : [`$${decimals(cost_usd, 4)}`]),
    ...(flaky === null ? [] : [flaky > 0 ? paint.warn(flakyText) : flakyText]),
  ].join(' · ');
}

/** Where the answers came from, and what this run paid; no line for an arm that calls no model. */
function callsLine({ cassette, cost_usd, spent_usd }: ArmResult): string[] {
  const { replayed, recorded, live, missed } = cassette;
  if (replayed + recorded + live + missed === 0) return [];
  const counts = [
    `${replayed} replayed`,
    `${recorded} recorded`,
    ...(live > 0 ? [`${live} live`] : []),
    ...(missed > 0 ? [`${missed} missed`] : []),
  ];
  const paid = `paid $${decimals(spent_usd, 4)}`;
  const cost = cost_usd === null ? 'cost unknown' : `${paid} of $${decimals(cost_usd, 4)}`;
  return [`calls: ${counts.join(', ')} · ${spent_usd > 0 && cost_usd === null ? `${paid}, ` : ''}${cost}`];
}

function gateLines({ gate, actual, passed, undecided, reason }: GateResult, paint: Paint): string[] {
  const open = undecided === true ? paint.warn('UNDECIDED') : paint.bad('FAIL');
  const word = passed ? paint.good('PASS') : open;
  const line = `GATE ${word} ${sanitise(gate)} (actual ${actualText(gate, actual)})`;
  return [line, ...indent(5, reason === undefined ? [] : [reason])];
}

/** EvalCore's own gates have its two decimals, which would make $0.004 over a ceiling of $0.001 read 0.00. */
function actualText(gate: string, actual: number): string {
  const ofEvalCore = /^(pass_rate|mean_score|accuracy|macro_f1)\b/.test(gate);
  return ofEvalCore ? decimals(actual, 2) : atMost(actual, 6);
}

function classificationLine({ classification }: ArmResult): string[] {
  if (classification === undefined) return [];
  const { accuracy, macro_f1, labeled_cases, unlabeled_cases } = classification;
  const scores = `accuracy ${decimals(accuracy, 2)} · macro-F1 ${decimals(macro_f1, 2)}`;
  return [`classification: ${scores} (${labeled_cases} labeled, ${unlabeled_cases} unlabeled)`];
}

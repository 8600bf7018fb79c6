import { formatShortest } from '../base/text.ts';
import type { ArmResult, GateResult, Results, Verdict } from '../results/results.ts';
import type { Policy } from './input.ts';

/** What an arm's verdict rests on. */
export interface ArmEvidence {
  /** `total` counts every case the run was asked for, those without a result as skipped. */
  readonly cases: ArmResult['cases'];
  readonly gates: readonly GateResult[];
  /** Of the skipped cases, those not finished because the run was stopped. */
  readonly interrupted: number;
  /** Calls that replay mode had no recording for. */
  readonly missedRecordings: number;
  /** Why the first skipped case was skipped, in words. */
  readonly skipReason?: string;
  /** A gate says how many cases may be errored, and there are no more than that. */
  readonly errorsAllowed?: boolean;
  /** Ids of cases that must pass, whatever decides otherwise, and did not. */
  readonly mustPass?: { readonly failed: readonly string[]; readonly errored: readonly string[] };
}

/** An arm's verdict, and in words why it is not `met`: first what decides, then what is missing. */
export interface ArmVerdict {
  readonly verdict: Verdict;
  readonly reasons: string[];
}

/**
 * Judges one arm. What counts against it makes it `missed`; otherwise what was not measured makes it `inconclusive`.
 * An arm without a single measured case is never `met`.
 */
export function judgeArm(evidence: ArmEvidence, failOn: Policy['failOn']): ArmVerdict {
  const gatesAlone = failOn === 'gates' && evidence.gates.length > 0;
  const misses = [
    ...missedGates(evidence),
    ...mustPass(evidence.mustPass?.failed ?? [], 'failed'),
    ...(gatesAlone ? [] : failedCases(evidence)),
  ];
  const errorsCount = !gatesAlone && !(evidence.errorsAllowed === true && hasResult(evidence));
  const gaps = [
    ...undecidedGates(evidence),
    ...mustPass(evidence.mustPass?.errored ?? [], 'errored'),
    ...(errorsCount ? erroredCases(evidence) : []),
    ...missingCases(evidence),
  ];
  // With every case errored the gates have judged nothing, even where a floor of 0 holds.
  if (gatesAlone && gaps.length === 0 && !hasResult(evidence)) gaps.push(...erroredCases(evidence));
  const verdict = misses.length > 0 ? 'missed' : gaps.length > 0 ? 'inconclusive' : 'met';
  return { verdict, reasons: [...misses, ...gaps] };
}

/**
 * The verdict of the whole run, over the arms that are required, and its exit status. Informational arms never decide.
 */
export function judgeRun(
  arms: readonly { readonly verdict: Verdict; readonly required: boolean }[],
  policy: Policy,
): Pick<Results, 'verdict' | 'exit_code'> {
  const required = arms.filter((arm) => arm.required).map((arm) => arm.verdict);
  const verdict = required.includes('missed')
    ? 'missed'
    : required.includes('inconclusive')
      ? 'inconclusive'
      : 'met';
  return { verdict, exit_code: fails(verdict, policy) ? 1 : 0 };
}

function fails(verdict: Verdict, policy: Policy): boolean {
  if (policy.failOn === 'never' || verdict === 'met') return false;
  return verdict === 'missed' || policy.onInconclusive === 'fail';
}

function hasResult({ cases }: ArmEvidence): boolean {
  return cases.passed + cases.failed > 0;
}

function missedGates({ gates }: ArmEvidence): string[] {
  return gates
    .filter(({ passed, undecided }) => !passed && undecided !== true)
    .map(({ gate, actual, reason }) => `missed gate ${gate} (${reason ?? `actual ${sixDecimals(actual)}`})`);
}

function undecidedGates({ gates }: ArmEvidence): string[] {
  return gates
    .filter(({ undecided }) => undecided === true)
    .map(({ gate, reason = 'no reason' }) => `undecided gate ${gate} (${reason})`);
}

/** Names at most three; the rest is counted. */
function mustPass(ids: readonly string[], what: string): string[] {
  if (ids.length === 0) return [];
  const named = ids.slice(0, 3).map((id) => `"${id}"`);
  const more = ids.length - named.length;
  const names = [...named, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return [`must-pass ${ids.length === 1 ? 'case' : 'cases'} ${names} ${what}`];
}

/** Enough digits to tell a near miss from its floor; adding 0 turns -0 into 0. */
function sixDecimals(value: number): string {
  return formatShortest(Number(value.toFixed(6)) + 0);
}

function failedCases({ cases }: ArmEvidence): string[] {
  return share(cases.failed, cases.total, 'failed');
}

function erroredCases({ cases }: ArmEvidence): string[] {
  return share(cases.errored, cases.total, 'errored');
}

function missingCases(evidence: ArmEvidence): string[] {
  const { cases, interrupted, missedRecordings, skipReason } = evidence;
  if (cases.total === 0) return ['no cases'];
  const stopped = Math.min(interrupted, cases.skipped);
  // The first skipped case may be one that the stop left out, so its words are only sure without a stop.
  const because = stopped > 0 || skipReason === undefined ? 'skipped' : `skipped: ${skipReason}`;
  return [
    ...share(stopped, cases.total, 'not finished: the run was stopped'),
    ...share(cases.skipped - stopped, cases.total, because),
    ...(missedRecordings > 0 ? [`${plural(missedRecordings, 'call')} had no recording to replay`] : []),
  ];
}

function share(part: number, total: number, what: string): string[] {
  return part === 0 ? [] : [`${part} of ${plural(total, 'case')} ${what}`];
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

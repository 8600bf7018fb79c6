import type { ArmResult, Results, VersusReference } from '../results/results.ts';
import { MISS_WORDS } from '../results/words.ts';
import { type CaseRow, differs } from './case-rows.ts';
import { cell, inline } from './escape.ts';
import { count, gateText, isMissed, list, plural, points } from './format.ts';

/** Graphemes of an arm's name, of a gate and of an error text. */
export const NAME_LENGTH = 40;
const TEXT_LENGTH = 80;
/** Arms that get a line of their own, and faults that an arm's line names. */
const MAX_ARMS = 4;
const MAX_REASONS = 3;

/** An arm's name as words. */
export function armName(name: string): string {
  return inline(name, NAME_LENGTH);
}

function bold(name: string): string {
  // Not `**`: whether asterisks make text bold depends on the characters beside them, and those are not ours.
  return `<b>${armName(name)}</b>`;
}

/** What a reader must know first. All texts are safe in markdown and in HTML. */
export interface Headline {
  readonly icon: string;
  /** The verdict in words. */
  readonly title: string;
  /** One line each for why, who wins, what the numbers can say, and what is missing. */
  readonly lines: readonly string[];
}

export function headline(results: Results, rows: readonly CaseRow[]): Headline {
  return {
    icon: icon(results),
    title: `${inline(results.suite.name)}: ${outcome(results)} · ${plural(results.cases.length, 'case')}`,
    lines: [
      ...missedLines(results.arms),
      ...winLines(results, rows),
      ...differenceLines(results),
      ...incompleteLines(results),
    ],
  };
}

/** The headline as a heading and a list. */
export function renderHeadline(results: Results, rows: readonly CaseRow[]): string {
  const { icon, title, lines } = headline(results, rows);
  return [`### ${icon} ${title}`, '', ...lines.map((line) => `- ${line}`)].join('\n').trimEnd();
}

function icon({ verdict }: Results): string {
  return { met: '✅', missed: '❌', inconclusive: '⚠️' }[verdict];
}

function outcome(results: Results): string {
  const { arms, verdict, exit_code } = results;
  const required = arms.filter((arm) => arm.required);
  if (required.length === 0) return 'no arm is required to meet a bar';
  const off = required.filter((arm) => arm.verdict === verdict);
  const who = subject(off, arms);
  const bar = off.length === 1 ? 'its bar' : 'their bar';
  const is = off.length === 1 ? 'is' : 'are';
  if (verdict === 'met') return `${who} met ${bar}`;
  const what = verdict === 'missed' ? `missed ${bar}` : `${is} inconclusive`;
  return `${who} ${what}${exit_code === 0 ? ' (reported only)' : ''}`;
}

/** Who it is about: one arm by its name, all of them, or how many. */
function subject(some: readonly ArmResult[], arms: readonly ArmResult[]): string {
  if (some.length === 1 && some[0] !== undefined) return armName(some[0].name);
  if (some.length === arms.length) return arms.length === 2 ? 'both arms' : `all ${count(arms.length)} arms`;
  const required = arms.filter((arm) => arm.required).length;
  if (some.length === required) return `all ${count(required)} required arms`;
  return `${count(some.length)} of ${plural(arms.length, 'arm')}`;
}

function missedLines(arms: readonly ArmResult[]): string[] {
  const order = (arm: ArmResult) => (arm.required ? 0 : 2) + (arm.verdict === 'missed' ? 0 : 1);
  const off = arms.filter((arm) => arm.verdict !== 'met').sort((a, b) => order(a) - order(b));
  const lines = off.slice(0, MAX_ARMS).map((arm) => {
    const aside = arm.required ? '' : ' (informational, never fails the check)';
    const what = arm.verdict === 'missed' ? '' : ' is inconclusive,';
    return `${bold(arm.name)}${aside}${what} ${whyText(arm)}.`;
  });
  const more = off.length - lines.length;
  return more > 0 ? [...lines, `${plural(more, 'more arm')} did not meet their bar.`] : lines;
}

/** Why an arm is not met; all parts are safe to place. */
interface Why {
  /** Missed gates, with number and threshold. */
  readonly gates: string[];
  /** The other reasons, in words. */
  readonly others: string[];
}

/** At most {@link MAX_REASONS} of each kind; the rest is counted. */
export function whyNotMet(arm: ArmResult): Why {
  const missed = arm.gates.filter(isMissed);
  // The reasons repeat the missed gates; those are told better by their own numbers.
  const others = arm.reasons.filter((reason) => !missed.some((gate) => reason.includes(gate.gate)));
  return {
    gates: capped(missed.map((gate) => cell(gateText(gate), TEXT_LENGTH))),
    others: capped(others.map((reason) => inline(reason, TEXT_LENGTH))),
  };
}

function capped(parts: readonly string[]): string[] {
  if (parts.length <= MAX_REASONS) return [...parts];
  return [...parts.slice(0, MAX_REASONS), `${count(parts.length - MAX_REASONS)} more`];
}

function whyText(arm: ArmResult): string {
  const { gates, others } = whyNotMet(arm);
  const missed =
    gates.length > 0 ? `missed ${list(gates)}` : arm.verdict === 'missed' ? 'missed its bar' : '';
  const rest = others.join(', ');
  return missed !== '' && rest !== '' ? `${missed}: ${rest}` : missed + rest;
}

function winLines({ arms, comparison }: Results, rows: readonly CaseRow[]): string[] {
  const total = plural(comparison.rows.length, 'case');
  if (arms.length < 2 || comparison.rows.length === 0) return [];
  if (comparison.rows.every((row) => !row.comparable && row.winner === null)) {
    return ['Nothing to compare: no case was measured in every arm.'];
  }
  const ties = tiesText(comparison);
  const ranked = [...arms].sort((a, b) => b.wins - a.wins);
  const best = ranked[0]?.wins ?? 0;
  if (best === 0 && !rows.some(differs))
    return [`<b>Nothing separates the arms</b>: they agree on all ${total}.`];
  if (best === 0) return [`No arm wins a case alone: ${ties}.`];
  const leaders = ranked.filter((arm) => arm.wins === best).map((arm) => bold(arm.name));
  if (leaders.length > 1) {
    const names = leaders.length <= MAX_ARMS ? list(leaders) : plural(leaders.length, 'arm');
    return [`${names} win ${count(best)} of ${total} each; ${ties}.`];
  }
  const few = arms.length <= 3;
  const others = ranked.slice(1, few ? undefined : 2).map((arm) => `${bold(arm.name)} ${count(arm.wins)}`);
  return [
    `${leaders[0]} wins ${few ? '' : 'most: '}${count(best)} of ${total}, ${few ? '' : 'then '}${others.join(', ')}; ${ties}.`,
  ];
}

function tiesText(comparison: Results['comparison']): string {
  const unmeasured = comparison.rows.filter((row) => !row.comparable && row.winner === null).length;
  const aside = unmeasured > 0 ? ` (${count(unmeasured)} not measured in every arm)` : '';
  return comparison.ties === 0 ? 'no ties' : `${plural(comparison.ties, 'tie')}${aside}`;
}

/** What the interval of each arm's difference to the reference says. */
function differenceLines({ arms, reference }: Results): string[] {
  const compared = arms.flatMap((arm) =>
    arm.versus_reference === undefined || arm.name === reference
      ? []
      : [{ name: arm.name, found: arm.versus_reference }],
  );
  if (compared.length === 0) return [];
  const than = `${bold(reference)} (the reference)`;
  const of = (verdict: VersusReference['verdict']) =>
    compared.filter(({ found }) => found.verdict === verdict);
  const clear = (['better', 'worse'] as const).flatMap((verdict) => {
    const those = of(verdict);
    if (those.length === 0) return [];
    const more = those.length - MAX_ARMS;
    const names = those.slice(0, MAX_ARMS).map(clearText).join(', ');
    return [
      `Clearly ${verdict} than ${than}: ${names}${more > 0 ? `, ${plural(more, 'more arm')}` : ''} (points of pass rate).`,
    ];
  });
  if (clear.length > 0) return clear;
  if (of('too_few_cases').length === compared.length)
    return ['Too few cases to tell whether the pass rates differ.'];
  return [`No clear difference in pass rate from ${than}${detectable(compared.map(({ found }) => found))}.`];
}

/** How large a difference must be for this suite to find it, in 80 % of runs; and how many cases would find this one. */
function detectable(found: readonly VersusReference[]): string {
  const sizes = found.map(({ mde80 }) => mde80).filter((size) => size > 0 && size < 1);
  if (sizes.length === 0) return '';
  const needed = found.length === 1 ? found[0]?.cases_needed : undefined;
  const more = needed == null ? '' : `, about ${count(needed)} cases would tell one as small as this`;
  return `: this suite would mostly find one of ${points(Math.max(...sizes)).slice(1)} points or more${more}`;
}

function clearText({ name, found }: { name: string; found: VersusReference }): string {
  return `${bold(name)} by ${points(Math.abs(found.difference)).slice(1)}`;
}

function incompleteLines(results: Results): string[] {
  const lines: string[] = [];
  if (results.partial) {
    const skipped = results.arms.reduce((sum, arm) => sum + arm.cases.skipped, 0);
    lines.push(
      `⚠️ <b>Partial</b>: the run was stopped early, ${plural(skipped, 'case')} did not run (all arms together).`,
    );
  }
  const warnings = results.warnings ?? [];
  lines.push(...warnings.slice(0, MAX_REASONS).map((warning) => `⚠️ ${inline(warning, 200)}`));
  if (warnings.length > MAX_REASONS)
    lines.push(`⚠️ ${plural(warnings.length - MAX_REASONS, 'more warning')}.`);
  const missed = results.arms.reduce((sum, arm) => sum + arm.cassette.missed, 0);
  if (missed > 0) {
    lines.push(
      `⚠️ ${plural(missed, 'call')} had no recording to replay: record them where a key is at hand, then run again.`,
    );
  }
  return [...lines, ...errorLines(results)];
}

/** The error that most cases share, told once. Calls without a recording are told by a line of their own. */
function errorLines({ arms }: Results): string[] {
  const tally = new Map<string, number>();
  let errored = 0;
  for (const result of arms.flatMap((arm) => arm.results)) {
    if (result.verdict !== 'errored') continue;
    const text = result.error ?? result.scores.find((one) => one.error !== undefined)?.error;
    if (text?.includes(MISS_WORDS)) continue;
    errored++;
    if (text !== undefined) tally.set(text, (tally.get(text) ?? 0) + 1);
  }
  const [top] = [...tally].sort((a, b) => b[1] - a[1]);
  if (top === undefined) return [];
  const often = top[1] === errored ? '' : `, ${count(top[1])} of them with`;
  const what = `${count(errored)} ${errored === 1 ? 'result' : 'results'} could not be measured`;
  return [`⚠️ ${what}${often}: ${cell(top[0], 120)}`];
}

import type { ArmResult, GateResult, Results } from '../results/results.ts';
import { MISS_WORDS } from '../results/words.ts';
import { armName, boldArm } from './arm-name.ts';
import { armReasons, notMet } from './arm-reasons.ts';
import type { CaseRow } from './case-rows.ts';
import { cell, inline } from './escape.ts';
import { count, gateText, list, plural } from './format.ts';
import { differenceLines, winLines } from './headline-comparison.ts';

/** Arms that get a line of their own, and faults that an arm's line names. */
const MAX_ARMS = 4;
const MAX_REASONS = 3;
/** Graphemes of a reason, and where many texts of that length do not fit. */
const REASON_LENGTH = 200;
const SHORT_REASON = 16;
/** What the reasons of one kind may take. UTF-16 units of markdown. */
const REASON_ROOM = 700;

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
  if (some.length === required)
    return required === 2 ? 'both required arms' : `all ${count(required)} required arms`;
  return `${count(some.length)} of ${plural(arms.length, 'arm')}`;
}

function missedLines(arms: readonly ArmResult[]): string[] {
  const off = notMet(arms);
  const lines = off.slice(0, MAX_ARMS).map((arm) => {
    const aside = arm.required ? '' : ' (informational, never fails the check)';
    const gate = armReasons(arm).missed.length > 0;
    const what = arm.verdict === 'missed' ? (gate ? '' : ' missed its bar:') : ' is inconclusive:';
    return `${boldArm(arm.name)}${aside}${what} ${whyText(arm)}.`;
  });
  const more = off.length - lines.length;
  return more > 0 ? [...lines, `${plural(more, 'more arm')} did not meet their bar.`] : lines;
}

/** Why an arm is not met; all parts are safe to place. */
interface Why {
  /** Missed gates with number and threshold. */
  readonly missed: readonly string[];
  /** Everything else in words, what decided the verdict first: gates that are left open, cases that failed or are missing. */
  readonly rest: readonly string[];
}

/** At most {@link MAX_REASONS} of each kind; the rest is counted. */
export function whyNotMet(arm: ArmResult): Why {
  const { missed, undecided, others } = armReasons(arm);
  const open = named(undecided, undecidedText).map((gate) => `undecided ${gate}`);
  const inWords = named(others, inline);
  return {
    missed: named(missed.map(gateText), cell),
    rest: arm.verdict === 'missed' ? [...inWords, ...open] : [...open, ...inWords],
  };
}

function undecidedText({ gate, reason = 'no reason is given' }: GateResult, max: number): string {
  return `${cell(gate, max / 2)}: ${inline(reason, max)}`;
}

function named<T>(reasons: readonly T[], safe: (reason: T, max: number) => string): string[] {
  const shown: string[] = [];
  let room = REASON_ROOM;
  for (const reason of reasons.slice(0, MAX_REASONS)) {
    const whole = safe(reason, REASON_LENGTH);
    const part = whole.length <= room ? whole : safe(reason, SHORT_REASON);
    if (part.length > room) break;
    room -= part.length;
    shown.push(part);
  }
  const left = reasons.length - shown.length;
  return left > 0 ? [...shown, `${count(left)} more`] : shown;
}

function whyText(arm: ArmResult): string {
  const { missed, rest } = whyNotMet(arm);
  if (missed.length + rest.length === 0) return 'no reason is given';
  return [...(missed.length > 0 ? [`missed ${list(missed)}`] : []), ...rest].join('; ');
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

import { sanitise } from '../base/sanitise.ts';
import type { ArmResult, Results } from '../results/results.ts';
import { armReasons } from './arm-reasons.ts';
import { COLOURS, type Paint, PLAIN } from './paint.ts';
import { armBlock } from './terminal-arm.ts';
import { comparisonBlock } from './terminal-comparison.ts';
import { differencesBlock } from './terminal-differences.ts';
import { rulerFor } from './width.ts';

export interface TerminalOptions {
  /** With escape sequences, for a terminal. Without them the text is the same. */
  readonly color: boolean;
  /** Leaves out the lines of cases that passed. */
  readonly quiet: boolean;
  /** Columns of the terminal. Given, long ids are clipped so that the table fits; absent, nothing is. */
  readonly width?: number;
}

/**
 * The report people read in a terminal or a log: EvalCore's layout, one block an arm, then the comparison of several
 * arms and their differences, then the verdict. Ends with a newline.
 */
export async function renderTerminal(results: Results, options: TerminalOptions): Promise<string> {
  let text = '';
  for await (const chunk of terminalChunks(results, options)) text += chunk;
  return text;
}

/** The same text in pieces, because that of a large run takes as much memory as its results. */
export async function* terminalChunks(results: Results, options: TerminalOptions): AsyncGenerator<string> {
  const paint = options.color ? COLOURS : PLAIN;
  const ruler = await rulerFor([
    ...results.arms.map(({ name }) => name),
    ...results.cases.map((one) => one.case),
  ]);
  for (const arm of results.arms) yield blockText(armBlock(arm, paint, options.quiet));
  if (results.arms.length > 1) yield blockText(comparisonBlock(results, paint, ruler, options.width));
  const differences = differencesBlock(results, paint, ruler, options.width);
  if (differences.length > 0) yield blockText(differences);
  const why = explain(results, paint);
  if (why.length > 0) yield blockText(why);
  yield `${finalLine(results, options.color, paint)}\n`;
}

/** Its lines, and an empty one before the next block. */
function blockText(lines: readonly string[]): string {
  return `${lines.join('\n')}\n\n`;
}

/** Follows the exit status, so that the two never disagree. */
function finalLine(results: Results, color: boolean, paint: Paint): string {
  if (results.exit_code === 0) return paint.good(`${color ? '✔ ' : ''}PASSED`);
  return paint.bad(`${color ? '✗ ' : ''}FAILED`);
}

/**
 * What PASSED or FAILED alone would hide: that the run was stopped, what the numbers cannot say, why an arm is
 * inconclusive, that a case must pass, and that an arm missed its bar although the check does not fail.
 */
function explain(results: Results, paint: Paint): string[] {
  const passing = results.exit_code === 0;
  const told = (arm: ArmResult) =>
    arm.verdict === 'missed' && !results.partial && !passing && !armReasons(arm).others.some(isMustPass);
  const arms = results.arms.filter((arm) => arm.verdict !== 'met' && !told(arm));
  return [
    ...(results.partial ? ['the run was stopped early; this is what ran'] : []),
    ...(results.warnings ?? []).map(sanitise),
    ...arms.map(explainArm),
    ...(passing && results.verdict !== 'met' ? ['reported only: this does not fail the check'] : []),
  ].map(paint.warn);
}

/** A failed case is told in its own line; that it must not fail is told nowhere else. */
function isMustPass(reason: string): boolean {
  return reason.startsWith('must-pass ');
}

function explainArm({ name, verdict, required, reasons }: ArmResult): string {
  const what = verdict === 'missed' ? 'missed its bar' : 'is inconclusive';
  const weight = required ? '' : ' (informational)';
  return sanitise(`${name} ${what}${weight}: ${reasons.join('; ')}`);
}

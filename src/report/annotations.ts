import type { Fault } from '../base/errors.ts';
import type { ArmResult, Results } from '../results/results.ts';
import { armReasons, notMet } from './arm-reasons.ts';
import { type CaseRow, caseRows, worstFirst } from './case-rows.ts';
import { clip, visible } from './escape.ts';
import { count, gateText, plural } from './format.ts';

/** A line that GitHub shows beside the code. Texts are plain; the sender escapes them for the workflow command. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  /** As the suite names it; together with a line, counting from 1. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** GitHub shows ten of each level a step and silently drops the rest, so we choose. */
export const MAX_ANNOTATIONS = 10;
/** Graphemes. */
const TITLE_LENGTH = 100;
const MESSAGE_LENGTH = 300;

/**
 * What to annotate: first each arm that did not meet its bar, then the worst cases at their own line in the dataset.
 * At most `max`, of them half for arms when there are cases to show; when more could be said the last one says how many.
 */
export function selectAnnotations(results: Results, max: number = MAX_ANNOTATIONS): Annotation[] {
  const arms = notMet(results.arms);
  const cases = worstFirst(caseRows(results)).filter((row) => culprits(results, row).length > 0);
  const shownArms = arms.slice(0, cases.length > 0 ? Math.ceil(max / 2) : max);
  return capped(
    [
      ...shownArms.map((arm) => armAnnotation(results, arm)),
      ...cases.slice(0, max).map((row) => caseAnnotation(results, row)),
    ],
    arms.length + cases.length,
    max,
    'the job summary',
  );
}

/** Faults of a suite or an input, each at its own place; at most {@link MAX_ANNOTATIONS}. */
export function faultAnnotations(faults: readonly Fault[]): Annotation[] {
  const all = faults.slice(0, MAX_ANNOTATIONS).map((fault): Annotation => {
    const { file, line, column } = fault.place ?? {};
    return {
      level: 'error',
      title: 'Nothing has run',
      message: message(fault.hint === undefined ? fault.message : `${fault.message}. ${fault.hint}`),
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
    };
  });
  return capped(all, faults.length, MAX_ANNOTATIONS, 'the log');
}

/** Cuts to the limit; the last one then counts what is not shown. */
function capped(all: readonly Annotation[], total: number, max: number, elsewhere: string): Annotation[] {
  if (total <= max && all.length === total) return [...all];
  const shown = all.slice(0, max - 1);
  const more = total - shown.length;
  return [
    ...shown,
    { level: 'notice', title: 'Not shown', message: `And ${count(more)} more: see ${elsewhere}.` },
  ];
}

function armAnnotation(results: Results, arm: ArmResult): Annotation {
  const { missed, undecided, others } = armReasons(arm);
  const open = undecided.map((gate) => `undecided ${gateText(gate)}`);
  const rest = arm.verdict === 'missed' ? [...others, ...open] : [...open, ...others];
  const why = [...missed.map((gate) => `missed ${gateText(gate)}`), ...rest].join('; ');
  const verdict = arm.verdict === 'missed' ? 'missed its bar' : 'is inconclusive';
  const aside = arm.required ? '' : ' (informational)';
  return {
    level: fails(results, arm) ? 'error' : 'warning',
    title: title(`${results.suite.name}: ${arm.name} ${verdict}${aside}`),
    message: message(why === '' ? verdict : why),
    file: results.suite.path,
  };
}

/** `true` when this arm is a reason why the check fails. */
function fails(results: Results, arm: ArmResult): boolean {
  return arm.required && results.exit_code !== 0;
}

/** Arms that are not met and that did not pass the case: in the others a failed case is allowed. */
function culprits(results: Results, row: CaseRow): ArmResult[] {
  return results.arms.filter((arm, index) => {
    const verdict = row.cells[index]?.verdict;
    return arm.verdict !== 'met' && (verdict === 'failed' || verdict === 'errored');
  });
}

function caseAnnotation(results: Results, row: CaseRow): Annotation {
  const arms = culprits(results, row);
  const lines = arms.slice(0, 3).map((arm) => {
    const result = row.cells[results.arms.indexOf(arm)];
    const trial = result?.trials?.find((one) => !one.passed);
    const score = (trial ?? result)?.scores.find((one) => !one.passed);
    const reason = trial?.error ?? result?.error ?? score?.error ?? score?.reason ?? '';
    const who = score === undefined || reason === '' ? '' : `${score.scorer}: `;
    return `${arm.name} ${result?.verdict ?? 'failed'}${reason === '' ? '' : `: ${who}${reason}`}`;
  });
  const more = arms.length > 3 ? [`and ${plural(arms.length - 3, 'more arm')}`] : [];
  return {
    level: arms.some((arm) => fails(results, arm)) ? 'error' : 'warning',
    title: title(`${results.suite.name}: ${row.info.case}`),
    message: message([...lines, ...more].join('\n')),
    file: row.info.file,
    line: row.info.line,
  };
}

function title(text: string): string {
  return clip(visible(text).replaceAll('\n', ' '), TITLE_LENGTH);
}

function message(text: string): string {
  return clip(visible(text.slice(0, 20 * MESSAGE_LENGTH)), MESSAGE_LENGTH);
}

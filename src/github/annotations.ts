import type { Fault } from '../base/errors.ts';
import { type CaseRow, caseRows, worstFirst } from '../report/case-rows.ts';
import { clip, visible } from '../report/escape.ts';
import type { ArmResult, CaseResult, Results } from '../results/results.ts';

/** A message at a line of a file, or at none. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly title: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/** GitHub shows ten of a step and drops the rest without a word. */
export const MAX_ANNOTATIONS = 10;
/** Characters of a message that are read at a glance. */
const MESSAGE_LENGTH = 300;
const NAME_LENGTH = 80;

/** What the pull request's files should say: the arms that are not met first, then the worst cases at their line. */
export function annotationsOf(results: Results): Annotation[] {
  const arms = results.arms.filter((arm) => arm.verdict !== 'met');
  const rows = worstFirst(caseRows(results)).filter((row) => failing(row, results).length > 0);
  const all = [
    ...arms.map((arm) => armAnnotation(arm, results)),
    ...rows.slice(0, MAX_ANNOTATIONS).map((row) => caseAnnotation(row, results)),
  ];
  return fit(all, arms.length + rows.length, 'arms and cases', 'the job summary lists them all');
}

/** Every fault of an invalid suite at its own place. */
export function annotationsOfFaults(faults: readonly Fault[]): Annotation[] {
  const all = faults.slice(0, MAX_ANNOTATIONS).map(
    (fault): Annotation => ({
      level: 'error',
      title: 'eval-matrix: nothing has run',
      message: short([fault.message, fault.hint].filter(Boolean).join('; '), MESSAGE_LENGTH),
      ...(fault.place && { file: fault.place.file }),
      ...(fault.place?.line !== undefined && { line: fault.place.line }),
      ...(fault.place?.column !== undefined && { column: fault.place.column }),
    }),
  );
  return fit(all, faults.length, 'faults', 'the job summary lists them all');
}

/** At most ten; the last one says how many are left out. */
function fit(all: readonly Annotation[], total: number, what: string, where: string): Annotation[] {
  if (total <= MAX_ANNOTATIONS) return [...all];
  const kept = all.slice(0, MAX_ANNOTATIONS - 1);
  const message = `and ${total - kept.length} more ${what}: ${where}`;
  return [...kept, { level: 'notice', title: 'eval-matrix', message }];
}

function armAnnotation({ name, verdict, required, reasons }: ArmResult, results: Results): Annotation {
  const what = verdict === 'missed' ? 'missed its bar' : 'is inconclusive';
  return {
    level: required && results.exit_code !== 0 ? 'error' : 'warning',
    title: `eval-matrix: ${short(name, NAME_LENGTH)} ${what}`,
    message: short(reasons.join('; ') || what, MESSAGE_LENGTH),
  };
}

/** An arm's failing result of a case. */
type Failing = readonly [arm: ArmResult, result: CaseResult];

/** What failed in the arms that are not met: a case may fail where the gates alone decide. */
function failing(row: CaseRow, { arms }: Results): Failing[] {
  return row.cells.flatMap((cell, index): Failing[] => {
    const arm = arms[index];
    return cell && arm && arm.verdict !== 'met' && !cell.passed ? [[arm, cell]] : [];
  });
}

function caseAnnotation(row: CaseRow, results: Results): Annotation {
  const parts = failing(row, results);
  const errored = parts.some(([, result]) => result.verdict === 'errored');
  const red = results.exit_code !== 0 && parts.some(([arm]) => arm.required);
  return {
    level: red ? 'error' : 'warning',
    title: `eval-matrix: case ${short(row.info.case, NAME_LENGTH)} ${errored ? 'errored' : 'failed'}`,
    message: short(parts.map(describe).join(' | '), MESSAGE_LENGTH),
    file: row.info.file,
    line: row.info.line,
  };
}

function describe([{ name }, result]: Failing): string {
  const scores = result.scores.filter((score) => !score.passed);
  const reasons = [result.error, ...scores.map((score) => score.error ?? score.reason)].filter(Boolean);
  return `${short(name, NAME_LENGTH)}: ${[result.verdict, ...reasons.slice(0, 2)].join(', ')}`;
}

/** One line of visible text. */
function short(text: string, max: number): string {
  return clip(
    visible(text.slice(0, max * 20))
      .replaceAll(/\s+/g, ' ')
      .trim(),
    max,
  );
}

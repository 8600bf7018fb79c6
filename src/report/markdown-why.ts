import { formatFixed } from '../base/text.ts';
import { isFlaky } from '../comparison/summary.ts';
import type { CaseResult, Results, ScoreResult } from '../results/results.ts';
import { armName } from './arm-name.ts';
import { type CaseRow, VERDICT_ICON, worstFirst } from './case-rows.ts';
import { block, cell, cellLines, id, inline } from './escape.ts';
import { count, NOT_MEASURED, plural, score } from './format.ts';
import { MAX_COLUMNS } from './markdown-arms.ts';
import { caseColumns } from './markdown-cases.ts';
import type { Section } from './markdown-fit.ts';
import { folded, pipeTable, small } from './markdown-table.ts';

/** How much the "why" blocks may show. */
export interface WhyLimits {
  /** Blocks. */
  readonly blocks: number;
  /** UTF-16 units of markdown, all blocks together. */
  readonly total: number;
  /** Graphemes of an input, and of an output; what is expected and reasons get half. */
  readonly text: number;
}

/** Blocks that stand by themselves. */
const FIRST_BLOCKS = 3;

type Arm = { readonly name: string; readonly result: CaseResult };

/**
 * Why the most telling cases went as they did: input, what was expected, each arm's output and its scorers' reasons, one
 * folded block a case. The first few stand by themselves, the others share one fold.
 */
export function whySections(
  results: Results,
  rows: readonly CaseRow[],
  limits: WhyLimits,
  elsewhere: string,
): Section[] {
  const wanted = onceEach(
    worstFirst(rows).filter((row) => row.kind !== 'all-passed' && row.kind !== 'not-run'),
  );
  const blocks: string[] = [];
  let left = limits.total;
  for (const row of wanted.slice(0, limits.blocks)) {
    const text = whyBlock(results, row, limits.text);
    if (text.length > left) continue;
    left -= text.length;
    blocks.push(text);
  }
  const what = 'why single cases went as they did';
  const more = wanted.length - blocks.length;
  const note = more > 0 ? [small(`Why in ${plural(more, 'more case')}: see ${elsewhere}.`)] : [];
  const first = blocks.slice(0, FIRST_BLOCKS).map((text, index) => ({ text, rank: 3 + index / 10, what }));
  const rest = blocks.slice(FIRST_BLOCKS);
  if (rest.length === 0) return [...first, { text: note.join(''), rank: 3.8, what }];
  const fold = folded(`Why in ${plural(rest.length, 'more case')}`, [...rest, ...note].join('\n\n'));
  return [...first, { text: fold, rank: 3.9, what }];
}

/** Of the cases where no arm gave an answer only one for each set of errors: the others say the same. */
function onceEach(rows: readonly CaseRow[]): CaseRow[] {
  const seen = new Set<string>();
  return rows.filter(({ cells }) => {
    if (cells.some((cell) => cell !== undefined && cell.error === undefined)) return true;
    const errors = JSON.stringify(cells.map((cell) => cell?.error));
    if (seen.has(errors)) return false;
    seen.add(errors);
    return true;
  });
}

function whyBlock(results: Results, row: CaseRow, length: number): string {
  const arms = caseColumns(results).arms.flatMap(({ arm, index }) => {
    const result = row.cells[index];
    return result === undefined ? [] : [{ name: arm.name, result }];
  });
  const head = `Why ${id(row.info.case)}: ${summaryOf(arms)}`;
  const body = [
    ...labelled('Input', row.info.input, length),
    ...labelled('Expected', row.info.expected, Math.ceil(length / 2)),
    arms.length === 1
      ? alone(arms, length)
      : arms.length <= MAX_COLUMNS
        ? beside(arms, length)
        : below(arms, length),
  ];
  return folded(head, body.join('\n\n'));
}

/** `❌ v2 failed · ✅ v1 passed`, and counts when the arms are many. */
function summaryOf(arms: readonly Arm[]): string {
  const verdicts = ['failed', 'errored', 'skipped', 'passed'] as const;
  const groups = verdicts.flatMap((verdict) => {
    const of = arms.filter(({ result }) => result.verdict === verdict);
    if (of.length === 0) return [];
    const who =
      of.length <= MAX_COLUMNS ? of.map(({ name }) => inline(name, 24)).join(', ') : plural(of.length, 'arm');
    return [`${VERDICT_ICON[verdict]} ${who} ${verdict}`];
  });
  return groups.join(' · ');
}

/** A short text stands in its line, a longer one in a block. */
function labelled(label: string, text: string | undefined, length: number): string[] {
  if (text === undefined) return [];
  const short = text.length <= 100 && !/[\r\n]/.test(text.trimEnd());
  return [short ? `<b>${label}</b> ${cell(text, 100)}` : `<b>${label}</b>\n\n${block(text, 'text', length)}`];
}

/** One arm: its output as a block, then its scorers. */
function alone([arm]: readonly Arm[], length: number): string {
  if (arm === undefined) return '';
  const { result } = arm;
  const shown = shownAttempt(result);
  const lines = [
    ...(shown.error === undefined ? [] : [`- ⚠️ ${cell(shown.error, length)}`]),
    ...shown.scores.map((one) => `- ${cell(one.scorer, 40)} ${scoreText(one, length)}`),
    ...trialsText(result).map((text) => `- ${text}`),
  ];
  return [...labelled('Output', shown.output, length), ...(lines.length > 0 ? [lines.join('\n')] : [])].join(
    '\n\n',
  );
}

/** Few arms: one column each. */
function beside(arms: readonly Arm[], length: number): string {
  const shown = arms.map(({ result }) => shownAttempt(result));
  const keys = [...new Set(shown.flatMap(({ scores }) => keyed(scores).map(([key]) => key)))];
  const rows = [
    ['Output', ...shown.map((attempt) => outputCell(attempt, length))],
    ...keys.map((key) => [
      cell(key.slice(key.indexOf(' ') + 1), 40),
      ...shown.map(({ scores }) => {
        const found = keyed(scores).find(([one]) => one === key)?.[1];
        return found === undefined ? NOT_MEASURED : scoreText(found, length);
      }),
    ]),
    ...(arms.some(({ result }) => result.trials !== undefined)
      ? [['Trials', ...arms.map(({ result }) => trialsText(result)[0] ?? NOT_MEASURED)]]
      : []),
  ];
  const heads = arms.map(
    ({ name, result }) => `${VERDICT_ICON[result.verdict]} ${armName(name)} ${result.verdict}`,
  );
  return pipeTable({ head: ['', ...heads], align: ['left', ...heads.map(() => 'left' as const)], rows });
}

/** Many arms: one row each; arms that answered the same share a row. */
function below(arms: readonly Arm[], length: number): string {
  const groups = new Map<string, { names: string[]; arm: Arm }>();
  for (const arm of arms) {
    const { output, error, scores } = shownAttempt(arm.result);
    const key = JSON.stringify([arm.result.verdict, output, error, scores]);
    const group = groups.get(key) ?? { names: [], arm };
    group.names.push(inline(arm.name, 24));
    groups.set(key, group);
  }
  const short = Math.ceil(length / 2);
  const rows = [...groups.values()].map(({ names, arm }) => {
    const shown = shownAttempt(arm.result);
    const reasons = shown.scores.map((one) => `${cell(one.scorer, 40)} ${scoreText(one, short)}`);
    const verdict = `${VERDICT_ICON[arm.result.verdict]} ${arm.result.verdict}`;
    return [
      names.join(', '),
      verdict,
      outputCell(shown, short),
      [...reasons, ...trialsText(arm.result)].join('<br>') || NOT_MEASURED,
    ];
  });
  return pipeTable({
    head: ['Arm', 'Verdict', 'Output', 'Scorers'],
    align: ['left', 'left', 'left', 'left'],
    rows,
  });
}

interface Attempt {
  readonly output?: string | undefined;
  readonly error?: string | undefined;
  readonly scores: readonly ScoreResult[];
}

/** What is shown of a case: of several trials the first that did not pass, since that is what needs a reason. */
function shownAttempt(result: CaseResult): Attempt {
  const trial = result.trials?.find((one) => !one.passed) ?? result.trials?.[0];
  return trial ?? result;
}

function trialsText(result: CaseResult): string[] {
  const trials = result.trials ?? [];
  if (trials.length === 0) return [];
  const passed = trials.filter((trial) => trial.passed).length;
  const flaky = isFlaky(result) ? ' (flaky)' : '';
  const p = result.fisher_p;
  // One case alone: a hint where to look, and nothing to decide by.
  const fisher = p === undefined ? '' : `, Fisher’s p against the reference ${formatFixed(p, 3)}`;
  return [`${count(passed)} of ${plural(trials.length, 'trial')} passed${flaky}${fisher}`];
}

function outputCell({ output, error }: Attempt, length: number): string {
  const parts = [
    ...(error === undefined ? [] : [`⚠️ ${cell(error, length)}`]),
    ...(output === undefined ? [] : [cellLines(output, length)]),
  ];
  return parts.length > 0 ? parts.join('<br>') : NOT_MEASURED;
}

function scoreText(one: ScoreResult, length: number): string {
  const reason = one.error ?? one.reason;
  const state = one.error === undefined ? (one.passed ? '✅ pass' : '❌ fail') : '⚠️ error';
  const why = reason === undefined ? '' : `: ${cell(reason, Math.ceil(length / 2))}`;
  return `${state} ${score(one.value)}${why}`;
}

/** Scores with a key that tells two scorers of one name apart: `0 contains`, `1 contains`. */
function keyed(scores: readonly ScoreResult[]): [string, ScoreResult][] {
  const seen = new Map<string, number>();
  return scores.map((one) => {
    const nth = seen.get(one.scorer) ?? 0;
    seen.set(one.scorer, nth + 1);
    return [`${nth} ${one.scorer}`, one];
  });
}

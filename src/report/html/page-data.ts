import type { CaseResult, CaseVerdict, Results, ScoreResult } from '../../results/results.ts';
import { caseRows, differs } from '../case-rows.ts';
import { clip, visible } from '../escape.ts';

/**
 * What the page's script reads: the cases in columns, every text once. Small enough that a browser opens 10,000 cases of
 * 8 arms at once.
 */
export interface PageData {
  readonly reference: number;
  readonly arms: readonly ArmData[];
  readonly scorers: readonly string[];
  readonly tags: readonly string[];
  readonly files: readonly string[];
  /** Every text of inputs, outputs, reasons and errors; others name it by its index. */
  readonly texts: readonly string[];
  readonly cases: CaseData;
}

/** One entry a case, in dataset order. */
export interface CaseData {
  readonly id: readonly string[];
  /** Index of a text, or -1. */
  readonly input: readonly number[];
  readonly expected: readonly number[];
  readonly file: readonly number[];
  readonly line: readonly number[];
  readonly tags: readonly (readonly number[])[];
  /** Index of the arm that won, -1 for a tie, -2 where an arm could not be measured. */
  readonly winner: readonly number[];
  /** 1 where the arms do not agree. */
  readonly differs: readonly number[];
}

/** One entry a case, in dataset order. */
export interface ArmData {
  readonly name: string;
  /** One letter a case: {@link VERDICT_LETTER}. */
  readonly verdicts: string;
  readonly score: readonly (number | null)[];
  /** Index of a text, or -1. */
  readonly output: readonly number[];
  readonly error: readonly number[];
  /** Milliseconds. */
  readonly latency: readonly number[];
  readonly scores: readonly (readonly ScoreData[])[];
  /** By the index of a case that has trials. */
  readonly trials: { readonly [caseIndex: string]: readonly TrialData[] };
  /** Fisher's p against the reference, by the index of a case whose trials went another way there. */
  readonly fisher: { readonly [caseIndex: string]: number };
}

/** Scorer, value, 1 for passed, text of its reason or error or -1, 1 when that is an error. */
export type ScoreData = readonly [
  scorer: number,
  value: number | null,
  passed: number,
  reason: number,
  errored: number,
];

export interface TrialData {
  readonly verdict: string;
  readonly output: number;
  readonly error: number;
  readonly latency: number;
  readonly scores: readonly ScoreData[];
}

export const VERDICT_LETTER: Readonly<Record<CaseVerdict, string>> = {
  passed: 'p',
  failed: 'f',
  errored: 'e',
  skipped: 's',
};

/** UTF-16 units of all texts together: what a browser still opens at once. */
const TEXT_BUDGET = 24_000_000;
/** Graphemes of one text, halved until all fit. */
const TEXT_LENGTHS = [20_000, 8000, 2000, 500, 200, 50] as const;

/** Gives each text a number, equal texts the same one. */
class Texts {
  readonly #numbers = new Map<string, number>();

  number(text: string | undefined): number {
    if (text === undefined) return -1;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** The texts in order, hidden characters out, long ones clipped so that all stay within the budget. */
  shown(): string[] {
    const raw = [...this.#numbers.keys()];
    for (const length of TEXT_LENGTHS) {
      const total = raw.reduce((sum, text) => sum + Math.min(text.length, length), 0);
      if (total <= TEXT_BUDGET || length === TEXT_LENGTHS.at(-1)) {
        return raw.map((text) => clip(visible(text.slice(0, 24 * length)), length));
      }
    }
    return raw;
  }
}

class Names {
  readonly list: string[] = [];
  readonly #numbers = new Map<string, number>();

  number(name: string): number {
    let number = this.#numbers.get(name);
    if (number === undefined) {
      number = this.list.length;
      this.#numbers.set(name, number);
      this.list.push(visible(name));
    }
    return number;
  }
}

export function pageData(results: Results): PageData {
  const texts = new Texts();
  const scorers = new Names();
  const tags = new Names();
  const files = new Names();
  const rows = caseRows(results);
  const cases: CaseData = {
    id: rows.map(({ info }) => clip(visible(info.case), 300)),
    input: rows.map(({ info }) => texts.number(info.input)),
    expected: rows.map(({ info }) => texts.number(info.expected)),
    file: rows.map(({ info }) => files.number(info.file)),
    line: rows.map(({ info }) => info.line),
    tags: rows.map(({ cells }) =>
      (cells.find((one) => one !== undefined)?.tags ?? []).map((tag) => tags.number(tag)),
    ),
    winner: rows.map(({ winner, comparable }) => (winner >= 0 ? winner : comparable ? -1 : -2)),
    differs: rows.map((row) => Number(differs(row))),
  };
  const score = (one: ScoreResult): ScoreData => [
    scorers.number(one.scorer),
    rounded(one.value),
    Number(one.passed),
    texts.number(one.error ?? one.reason),
    Number(one.error !== undefined),
  ];
  const arms = results.arms.map((arm, index): ArmData => {
    const cells = rows.map((row) => row.cells[index]);
    return {
      name: visible(arm.name),
      verdicts: cells.map((cell) => (cell === undefined ? '-' : VERDICT_LETTER[cell.verdict])).join(''),
      score: cells.map((cell) => rounded(cell?.mean_score ?? null)),
      output: cells.map((cell) => texts.number(cell?.output)),
      error: cells.map((cell) => texts.number(cell?.error)),
      latency: cells.map((cell) => cell?.latency_ms ?? 0),
      scores: cells.map((cell) => (cell?.scores ?? []).map(score)),
      trials: trialsOf(cells, texts, score),
      fisher: fisherOf(cells),
    };
  });
  const reference = Math.max(
    0,
    results.arms.findIndex((arm) => arm.name === results.reference),
  );
  return {
    reference,
    arms,
    scorers: scorers.list,
    tags: tags.list,
    files: files.list,
    texts: texts.shown(),
    cases,
  };
}

function trialsOf(
  cells: readonly (CaseResult | undefined)[],
  texts: Texts,
  score: (one: ScoreResult) => ScoreData,
): ArmData['trials'] {
  const all: Record<string, TrialData[]> = {};
  for (const [index, cell] of cells.entries()) {
    if (cell?.trials === undefined || cell.trials.length === 0) continue;
    all[index] = cell.trials.map((trial) => ({
      verdict: VERDICT_LETTER[trial.verdict],
      output: texts.number(trial.output),
      error: texts.number(trial.error),
      latency: trial.latency_ms,
      scores: trial.scores.map(score),
    }));
  }
  return all;
}

function fisherOf(cells: readonly (CaseResult | undefined)[]): ArmData['fisher'] {
  return Object.fromEntries(
    cells.flatMap((cell, index) => (cell?.fisher_p === undefined ? [] : [[index, cell.fisher_p]])),
  );
}

function rounded(value: number | null): number | null {
  // So large a number has no decimals to round, and ten thousand times as large might be no number any more.
  if (value === null || Math.abs(value) > 1e11) return value;
  return Math.round(value * 1e4) / 1e4;
}

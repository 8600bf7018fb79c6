import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ArmResult, CaseResult, Results } from '../../src/results/results.ts';
import { runCli, temporaryFolder } from '../bench/cli.ts';

/** What was given to us, and what we wrote beside it from the same description of EvalCore. */
const ROOTS = ['evalcore', 'own'];
const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');

interface ExpectedCase {
  id: string;
  passed: boolean;
  verdict?: string;
  mean_score?: number | null;
  scores?: { scorer: string; value: number; passed: boolean; reason?: string }[];
  error?: string;
  failure_reasons?: string[];
  failure_reason_contains?: string[];
  trials_passed?: string;
  flaky?: boolean;
  output?: string;
  cost_usd?: number;
}
interface ExpectedArm {
  target: string;
  passed: number;
  failed: number;
  total: number;
  cases: ExpectedCase[];
  gates?: { gate: string; actual: number; passed: boolean; reason?: string }[];
  classification?: unknown;
  total_cost_usd?: number | null;
  total_tokens?: number;
  arm_ok: boolean;
}
interface Expected {
  outcome: 'ran' | 'error';
  exit_code: number;
  error_contains?: string[];
  must_not_exist?: string[];
  arms?: ExpectedArm[];
  comparison?: {
    rows: { case_id: string; winner: string | null }[];
    wins: Record<string, number>;
    ties: number;
    table?: string[];
  };
  stdout_lines?: string[];
}

/** Numbers inside may differ by 1e-12. */
function expectClose(actual: unknown, expected: unknown, where: string): void {
  if (typeof expected === 'number') {
    expect(actual, where).toBeTypeOf('number');
    expect(
      Math.abs(Number(actual) - expected),
      `${where}: ${String(actual)} is not ${expected}`,
    ).toBeLessThanOrEqual(1e-12);
  } else if (Array.isArray(expected)) {
    expect((actual as unknown[]).length, where).toBe(expected.length);
    for (const [index, item] of expected.entries())
      expectClose((actual as unknown[])[index], item, `${where}[${index}]`);
  } else if (expected !== null && typeof expected === 'object') {
    for (const [key, value] of Object.entries(expected)) {
      expectClose((actual as Record<string, unknown>)[key], value, `${where}.${key}`);
    }
  } else {
    expect(actual, where).toEqual(expected);
  }
}

/** The reasons as the terminal prints them under a case. */
function reasonsOf(result: CaseResult): string[] {
  if (result.error !== undefined) return [`target error: ${result.error}`];
  return result.scores
    .filter((score) => !score.passed)
    .map((score) => {
      if (score.error !== undefined) return `${score.scorer}: scorer error: ${score.error}`;
      return `${score.scorer}: ${score.reason ?? 'failed'}`;
    });
}

function checkCase(actual: CaseResult | undefined, expected: ExpectedCase, stdout: string): void {
  const where = expected.id;
  if (actual === undefined) throw new Error(`${where} is missing`);
  expect(actual.case).toBe(expected.id);
  expect(actual.passed, where).toBe(expected.passed);
  if (expected.verdict !== undefined) expect(actual.verdict, where).toBe(expected.verdict);
  if (expected.mean_score !== undefined)
    expectClose(actual.mean_score, expected.mean_score, `${where}.mean_score`);
  if (expected.scores !== undefined) expectClose(actual.scores, expected.scores, `${where}.scores`);
  if (expected.error !== undefined) expect(actual.error, where).toBe(expected.error);
  if (expected.output !== undefined) expect(actual.output, where).toBe(expected.output);
  if (expected.cost_usd !== undefined) expectClose(actual.cost_usd, expected.cost_usd, `${where}.cost_usd`);
  if (expected.failure_reasons !== undefined) {
    expect(reasonsOf(actual), where).toEqual(expected.failure_reasons);
    for (const reason of expected.failure_reasons)
      expect(stdout.split('\n')).toContain(`     ${reason.trimEnd()}`);
  }
  for (const fragment of expected.failure_reason_contains ?? [])
    expect(reasonsOf(actual).join('\n')).toContain(fragment);
  if (expected.trials_passed !== undefined) {
    const trials = actual.trials ?? [];
    expect(`${trials.filter((trial) => trial.passed).length}/${trials.length}`, where).toBe(
      expected.trials_passed,
    );
  }
}

function checkArm(actual: ArmResult | undefined, expected: ExpectedArm, stdout: string): void {
  if (actual === undefined) throw new Error(`arm ${expected.target} is missing`);
  expect(actual.name).toBe(expected.target);
  expect(actual.cases.passed).toBe(expected.passed);
  expect(actual.cases.total - actual.cases.passed).toBe(expected.failed);
  expect(actual.cases.total).toBe(expected.total);
  expect(actual.verdict === 'met', `${expected.target} ${actual.verdict}`).toBe(expected.arm_ok);
  if (expected.gates !== undefined) expectClose(actual.gates, expected.gates, `${expected.target}.gates`);
  if (expected.classification !== undefined)
    expectClose(actual.classification, expected.classification, 'classification');
  if (expected.total_cost_usd !== undefined) expectClose(actual.cost_usd, expected.total_cost_usd, 'cost');
  if (expected.total_tokens !== undefined) {
    expect((actual.tokens?.input ?? 0) + (actual.tokens?.output ?? 0)).toBe(expected.total_tokens);
  }
  const flaky = expected.cases.flatMap((one) => one.flaky ?? []);
  if (flaky.length > 0) expect(actual.flaky).toBe(flaky.filter(Boolean).length);
  for (const [index, one] of expected.cases.entries()) checkCase(actual.results[index], one, stdout);
}

/** The `--matrix` of a folder; a folder without `args.txt` has its matrix in the suite. */
function matrixFlag(root: string, name: string): string[] {
  if (!existsSync(join(import.meta.dirname, root, name, 'args.txt'))) return [];
  return ['--matrix', read(root, name, 'args.txt').replace(/\r?\n$/, '')];
}

describe('folders', () => {
  const folders = ROOTS.flatMap((root) =>
    readdirSync(join(import.meta.dirname, root), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => [root, entry.name] as const),
  );

  test.each(folders)('%s/%s', async (root, name) => {
    const expected = JSON.parse(read(root, name, 'expected.json')) as Expected;
    const cwd = temporaryFolder(join(import.meta.dirname, root, name));
    const outcome = await runCli(['run', 'evals.yaml', ...matrixFlag(root, name), '--json', 'results.json'], {
      cwd,
    });
    expect(outcome.status, outcome.stderr).toBe(expected.exit_code);
    for (const path of expected.must_not_exist ?? []) expect(existsSync(join(cwd, path)), path).toBe(false);
    for (const fragment of expected.error_contains ?? []) expect(outcome.stderr).toContain(fragment);
    if (expected.outcome === 'error') return;
    const results = JSON.parse(readFileSync(join(cwd, 'results.json'), 'utf8')) as Results;
    expect(results.arms.length).toBe(expected.arms?.length);
    for (const [index, arm] of (expected.arms ?? []).entries())
      checkArm(results.arms[index], arm, outcome.stdout);
    if (expected.comparison !== undefined) {
      const { rows, wins, ties, table } = expected.comparison;
      expect(results.comparison.rows.map((row) => ({ case_id: row.case, winner: row.winner }))).toEqual(rows);
      expect(results.comparison.wins).toEqual(wins);
      expect(results.comparison.ties).toBe(ties);
      if (table !== undefined) expect(outcome.stdout).toContain(table.join('\n'));
    }
    for (const line of expected.stdout_lines ?? []) expect(outcome.stdout.split('\n')).toContain(line);
  });
});

interface Row {
  id: number;
  name: string;
  matrix: string | null;
  yaml: string;
  files?: Record<string, string>;
  args?: string[];
  error_contains?: string[];
  accepts?: boolean;
  /** Whole lines of stdout. */
  stdout_lines?: string[];
}

describe('validation table', () => {
  const rows = ROOTS.flatMap((root) => {
    const table = JSON.parse(read(root, 'validation-table.json')) as { rows: Row[] };
    return table.rows.map((row) => [root, row.id, row.name, row] as const);
  });

  test.each(rows)('%s %i %s', async (_root, _id, _name, row) => {
    const cwd = temporaryFolder();
    const files = { 'cases.jsonl': '{"id":"a","input":"x"}\n', ...row.files, 'evals.yaml': row.yaml };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
    const flag = row.matrix === null ? [] : ['--matrix', row.matrix];
    const outcome = await runCli(['run', 'evals.yaml', ...flag, ...(row.args ?? [])], { cwd });
    for (const line of row.stdout_lines ?? []) expect(outcome.stdout.split('\n')).toContain(line);
    if (row.accepts) return expect(outcome.status, outcome.stderr).toBeLessThan(2);
    expect(outcome.status, outcome.stdout).toBe(2);
    expect(outcome.stdout).toBe('');
    for (const fragment of row.error_contains ?? []) expect(outcome.stderr).toContain(fragment);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderTerminal } from '../../src/report/terminal.ts';
import type { CaseResult, Results, ScoreResult, TrialResult } from '../../src/results/results.ts';
import type { GateSpec } from '../../src/suite/gate-spec.ts';
import { arm, judgeArms, testCase, trial } from './builders.ts';

/**
 * The conformance folders from the results on: what each case is said to give goes in, and the gates, classification,
 * winners, exit status and printed lines must come out. Nothing is run here.
 */
interface ExpectedCase {
  id: string;
  passed: boolean;
  verdict?: CaseResult['verdict'];
  mean_score: number | null;
  scores?: { scorer: string; value: number; passed: boolean }[];
  error?: string;
  failure_reasons?: string[];
  trials_passed?: string;
  flaky?: boolean;
  output?: string;
  cost_usd?: number;
}
interface Expected {
  title: string;
  outcome: 'ran' | 'error';
  exit_code: 0 | 1;
  arms: {
    target: string;
    passed: number;
    failed: number;
    total: number;
    total_cost_usd: number | null;
    total_tokens?: number;
    arm_ok: boolean;
    gates?: { gate: string; actual: number; passed: boolean; reason?: string }[];
    classification?: Results['arms'][number]['classification'];
    cases: ExpectedCase[];
  }[];
  comparison: {
    rows: { case_id: string; winner: string | null }[];
    wins: Record<string, number>;
    ties: number;
    table?: string[];
  };
  stdout_lines?: string[];
}
interface SuiteFile {
  scorers: { type: string }[];
  run?: { gates?: GateSpec[]; classification?: boolean; trials?: number | { count: number } };
}

const ROOT = join(import.meta.dirname, '../conformance/evalcore');
const folders = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, expected: readExpected(name) }))
  .filter(({ expected }) => expected.outcome === 'ran');

function readExpected(name: string): Expected {
  return JSON.parse(readFileSync(join(ROOT, name, 'expected.json'), 'utf8'));
}

/** A case of the dataset with its label, for the folders that classify. */
function readCases(name: string) {
  const lines = readFileSync(join(ROOT, name, 'cases.jsonl'), 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as { id: string; expected?: unknown })
    .map(({ id, expected }) => testCase(id, typeof expected === 'string' ? { label: expected } : {}));
}

function caseResult(found: ExpectedCase, scorer: string): CaseResult {
  const skippedCase = found.error?.startsWith('skipped: ') ?? false;
  const verdict = found.passed ? 'passed' : found.mean_score === null ? 'errored' : 'failed';
  const scorerBroke = found.verdict === 'errored';
  return {
    case: found.id,
    tags: [],
    verdict: skippedCase ? 'skipped' : (found.verdict ?? verdict),
    passed: found.passed,
    mean_score: found.mean_score,
    scores: scoresOf(found, scorer),
    ...(found.mean_score === null && !scorerBroke ? { error: found.error ?? 'no answer' } : {}),
    output: found.output ?? '',
    latency_ms: 250,
    ...(found.cost_usd === undefined ? {} : { cost_usd: found.cost_usd }),
    ...(found.trials_passed === undefined ? {} : { trials: trialsOf(found.trials_passed) }),
  };
}

function scoresOf(found: ExpectedCase, scorer: string): ScoreResult[] {
  if (found.verdict === 'errored') return [{ scorer, value: null, passed: false, error: 'broken' }];
  if (found.mean_score === null) return [];
  const scores = found.scores ?? [{ scorer, value: found.mean_score, passed: found.passed }];
  return scores.map((score, index) => {
    const reason = found.failure_reasons?.[index]?.replace(`${score.scorer}: `, '');
    return score.passed || reason === undefined || reason === 'failed' ? score : { ...score, reason };
  });
}

function trialsOf(share: string): TrialResult[] {
  const [passes = 0, total = 0] = share.split('/').map(Number);
  return Array.from({ length: total }, (_, index) => trial(index < passes));
}

function judgeFolder(name: string, expected: Expected): Results {
  const suite = parse(readFileSync(join(ROOT, name, 'evals.yaml'), 'utf8')) as SuiteFile;
  const trials = suite.run?.trials ?? 1;
  const scorer = suite.scorers[0]?.type ?? '';
  return judgeArms(
    expected.arms.map(({ target, cases }) =>
      arm(
        target,
        cases.map((found) => caseResult(found, scorer)),
      ),
    ),
    {
      cases: readCases(name),
      gates: suite.run?.gates ?? [],
      classification: suite.run?.classification ?? false,
      trials: { count: typeof trials === 'number' ? trials : trials.count, require: 'all' },
    },
  );
}

describe.each(folders)('$name', ({ name, expected }) => {
  const found = judgeFolder(name, expected);

  it('exit status, counts and costs', () => {
    expect(found.exit_code).toBe(expected.exit_code);
    for (const [index, want] of expected.arms.entries()) {
      const { name: armName, verdict, cases, cost_usd } = found.arms[index] ?? {};
      expect(armName).toBe(want.target);
      expect(verdict === 'met').toBe(want.arm_ok);
      expect(cases?.passed).toBe(want.passed);
      expect((cases?.total ?? 0) - (cases?.passed ?? 0)).toBe(want.failed);
      if (want.total_cost_usd === null) expect(cost_usd).toBeNull();
      else expect(cost_usd).toBeCloseTo(want.total_cost_usd, 12);
    }
  });

  it('gates and classification', () => {
    for (const [index, want] of expected.arms.entries()) {
      const { gates = [], classification } = found.arms[index] ?? {};
      for (const [position, gate] of (want.gates ?? []).entries()) {
        expect(gates[position]).toEqual({ ...gate, actual: expect.closeTo(gate.actual, 12) });
      }
      if (want.classification !== undefined) expect(classification).toEqual(want.classification);
    }
  });

  it('winners', () => {
    const rows = found.comparison.rows.map((row) => ({ case_id: row.case, winner: row.winner }));
    expect(rows).toEqual(expected.comparison.rows);
    expect(found.comparison.wins).toEqual(expected.comparison.wins);
    expect(found.comparison.ties).toBe(expected.comparison.ties);
  });

  it('printed lines', async () => {
    // Tokens are not part of a case's expectation, so a line with them cannot be made here.
    const lines = (await renderTerminal(found, { color: false, quiet: false })).split('\n');
    for (const line of expected.stdout_lines ?? [])
      if (!line.includes('tokens')) expect(lines).toContain(line);
    const table = expected.comparison.table ?? [];
    if (table.length > 0) expect(lines.join('\n')).toContain(`== comparison\n${table.join('\n')}\n`);
    for (const { cases } of expected.arms) {
      for (const reason of cases.flatMap((one) =>
        one.error === undefined ? [] : (one.failure_reasons ?? []),
      )) {
        expect(lines).toContain(`     ${reason}`);
      }
    }
  });
});

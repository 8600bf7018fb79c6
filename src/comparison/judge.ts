import type { ArmResult, CaseInfo, CaseResult, Classification, Results } from '../results/results.ts';
import { skippedResult } from '../results/skipped.ts';
import { RESULTS_SCHEMA, RESULTS_VERSION } from '../results/words.ts';
import type { GateSpec } from '../suite/gate-spec.ts';
import type { Case } from '../suite/suite.ts';
import { classify } from './classification.ts';
import { allowsErrors, judgeGates, needsClassification } from './gates.ts';
import { type ArmInput, DEFAULT_POLICY, type JudgeInput, type Policy } from './input.ts';
import { marginsBetween } from './margins.ts';
import { summarise } from './summary.ts';
import { type ArmEvidence, judgeArm, judgeRun } from './verdict.ts';
import { type ArmNumbers, compareWithReference } from './versus.ts';
import { warningsAbout } from './warnings.ts';
import { pickWinners } from './winner.ts';

export type { ArmInput, JudgeInput, Policy } from './input.ts';

/** What all arms of a run are judged with. */
interface Bench {
  readonly input: JudgeInput;
  readonly policy: Policy;
  readonly wins: Readonly<Record<string, number>>;
  readonly marginsOf: ReturnType<typeof marginsBetween>;
}

/**
 * Builds the whole results object from what the arms did: verdicts, gates, sums, winners, statistics. Pure; the order of
 * arms and cases is the input's. A case an arm has no result for is filled in as `skipped`, so that every arm has one
 * result a case and the counts add up. Throws a RangeError when the reference is no arm of the run.
 */
export function judge(input: JudgeInput): Results {
  const policy = input.policy ?? DEFAULT_POLICY;
  const reference = input.reference ?? input.arms[0]?.name ?? '';
  const runs = input.arms.map((arm) => ({ ...arm, results: completeResults(input.cases, arm.results) }));
  const comparison = pickWinners(runs);
  const numbers = runs.length === 0 ? [] : compareWithReference(runs, reference);
  const bench: Bench = { input, policy, wins: comparison.wins, marginsOf: marginsBetween(runs) };
  const arms = runs.flatMap((run, index) => {
    const found = numbers[index];
    return found === undefined ? [] : [armResult(run, found, bench)];
  });
  const warnings = [...(input.warnings ?? []), ...warningsAbout(input.sameRequests ?? [], arms)];
  return {
    schema: RESULTS_SCHEMA,
    version: RESULTS_VERSION,
    suite: {
      name: input.suite.name,
      path: input.suite.path,
      format: input.suite.format,
      hash: input.suite.hash,
    },
    reference,
    ...judgeRun(arms, policy),
    partial: input.arms.some((arm) => arm.interrupted > 0 || arm.results.length < input.cases.length),
    trials: { count: input.trials.count, require: input.trials.require },
    ...(warnings.length === 0 ? {} : { warnings }),
    arms,
    cases: input.cases.map(caseInfo),
    comparison,
  };
}

function armResult(run: ArmInput, numbers: ArmNumbers, bench: Bench): ArmResult {
  const { input, policy } = bench;
  const { cases, flaky, pass_rate, attempts, mean_score, ...usage } = summarise(
    run.results,
    input.trials.count,
    numbers.statistics,
  );
  const specs = run.gates ?? input.suite.run.gates;
  const classification = classificationOf(run, specs, input);
  const gates = judgeGates(specs, {
    name: run.name,
    results: run.results,
    stopped: run.interrupted > 0,
    ...classification,
    marginTo: bench.marginsOf(run.name),
  });
  const evidence: ArmEvidence = {
    cases,
    gates,
    interrupted: run.interrupted,
    missedRecordings: run.calls.missed,
    errorsAllowed: allowsErrors(specs, run.results),
    mustPass: mustPassOf(input.cases, run.results),
    ...skipReasonOf(run.results),
  };
  return {
    name: run.name,
    target: { ...run.target },
    ...verdictOf(evidence, run, policy),
    cases,
    flaky,
    pass_rate,
    attempts,
    mean_score,
    wins: bench.wins[run.name] ?? 0,
    gates,
    ...classification,
    ...usage,
    spent_usd: run.spentUsd,
    cassette: {
      replayed: run.calls.replayed,
      recorded: run.calls.recorded,
      live: run.calls.live,
      missed: run.calls.missed,
    },
    ...(numbers.versus === undefined ? {} : { versus_reference: numbers.versus }),
    results: run.results.map((result) => withFisher(result, numbers.fisher)),
  };
}

function verdictOf(
  evidence: ArmEvidence,
  { required }: ArmInput,
  { failOn }: Policy,
): Pick<ArmResult, 'verdict' | 'required' | 'reasons'> {
  const { verdict, reasons } = judgeArm(evidence, failOn);
  return { verdict, required, reasons };
}

function skipReasonOf(results: readonly CaseResult[]): { skipReason?: string } {
  const error = results.find((result) => result.verdict === 'skipped')?.error;
  return error === undefined ? {} : { skipReason: error.replace(/^skipped: /, '') };
}

/** Cases that must pass and did not; one that never ran counts among the skipped. */
function mustPassOf(
  cases: readonly Case[],
  results: readonly CaseResult[],
): NonNullable<ArmEvidence['mustPass']> {
  const wanted = new Set(cases.filter(({ must_pass }) => must_pass === true).map(({ id }) => id));
  const of = (verdict: CaseResult['verdict']) =>
    results.filter((result) => result.verdict === verdict && wanted.has(result.case)).map((one) => one.case);
  return { failed: of('failed'), errored: of('errored') };
}

/** Trials of one case say nothing with one on each side, so there it is left out. */
function withFisher(result: CaseResult, fisher: ArmNumbers['fisher']): CaseResult {
  const p = result.trials === undefined ? undefined : fisher.get(result.case);
  if (p === undefined) return result;
  const { trials, ...rest } = result;
  return { ...rest, fisher_p: p, ...(trials === undefined ? {} : { trials }) };
}

function classificationOf(
  run: ArmInput,
  gates: readonly GateSpec[],
  input: JudgeInput,
): { classification?: Classification } {
  if (!input.suite.run.classification && !needsClassification(gates)) return {};
  return { classification: classify(input.cases, run.results) };
}

/** One result a case, in case order. */
function completeResults(cases: readonly Case[], results: readonly CaseResult[]): CaseResult[] {
  const byCase = new Map(results.map((result) => [result.case, result]));
  return cases.map((testCase) => byCase.get(testCase.id) ?? skippedResult(testCase, 'no result'));
}

function caseInfo(testCase: Case): CaseInfo {
  return {
    case: testCase.id,
    ...(testCase.input === undefined ? {} : { input: testCase.input }),
    ...(testCase.expected === undefined ? {} : { expected: testCase.expected.text }),
    file: testCase.place.file,
    line: testCase.place.line ?? 1,
  };
}

import { formatFixed, formatShortest } from '../base/text.ts';
import type { Provenance } from '../cassette/cassette.ts';
import type { CaseResult } from '../results/results.ts';
import { skippedResult } from '../results/skipped.ts';
import type { Case } from '../suite/suite.ts';
import { aggregate } from './aggregate.ts';
import { type Budget, openBudget } from './budget.ts';
import type { ArmPlan, ArmRun, RunPlan } from './run.ts';
import { type PricedCall, runTrial, type Trial } from './run-trial.ts';

/**
 * Runs every arm over every case: arms one after another in list order, the cases of an arm with at most
 * `plan.concurrency` in flight. Results come in dataset order whatever finished first. A part that fails becomes an
 * `errored` result; nothing is thrown.
 */
export async function runMatrix(plan: RunPlan): Promise<ArmRun[]> {
  const runs: ArmRun[] = [];
  for (const [index, arm] of plan.arms.entries()) runs.push(await runArm(plan, arm, index));
  return runs;
}

/** What an arm has done so far. */
interface Tally {
  readonly calls: Record<Provenance, number>;
  readonly recordings: Map<string, readonly (string | null)[]>;
  interrupted: number;
  done: number;
  notPassed: number;
}

async function runArm(plan: RunPlan, arm: ArmPlan, armIndex: number): Promise<ArmRun> {
  const budget = openBudget(plan.budgetUsd);
  const tally: Tally = {
    calls: { replayed: 0, recorded: 0, live: 0, missed: 0 },
    recordings: new Map(),
    interrupted: 0,
    done: 0,
    notPassed: 0,
  };
  const results: CaseResult[] = new Array(plan.cases.length);
  const pending = plan.cases.entries();
  // Workers pull: queueing every case would cost memory for nothing.
  const worker = async () => {
    for (const [position, testCase] of pending) {
      const result = await runCase(plan, arm, testCase, budget, tally);
      results[position] = result;
      tally.done += 1;
      if (!result.passed) tally.notPassed += 1;
      plan.onProgress?.({
        arm: arm.name,
        armIndex,
        armCount: plan.arms.length,
        done: tally.done,
        notPassed: tally.notPassed,
        total: plan.cases.length,
      });
    }
  };
  const workers = Math.min(plan.concurrency, plan.cases.length);
  await Promise.all(Array.from({ length: workers }, worker));
  return {
    name: arm.name,
    results,
    calls: tally.calls,
    recordings: tally.recordings,
    spentUsd: budget.spent(),
    interrupted: tally.interrupted,
  };
}

async function runCase(
  plan: RunPlan,
  arm: ArmPlan,
  testCase: Case,
  budget: Budget,
  tally: Tally,
): Promise<CaseResult> {
  if (plan.stop.aborted) return interrupted(testCase, tally);
  if (!budget.reserve()) return skippedResult(testCase, budgetReason(plan.budgetUsd ?? 0, budget.spent()));
  const scorers = plan.scorersOf(testCase);
  const trials: Trial[] = [];
  for (let trial = 0; trial < plan.trials.count && !(plan.stop.aborted && trial > 0); trial += 1) {
    trials.push(await runTrial(arm, testCase, scorers, trial, plan.kill));
  }
  const calls = trials.flatMap((trial) => trial.calls);
  for (const { provenance } of calls) if (provenance !== undefined) tally.calls[provenance] += 1;
  budget.settle(paid(calls));
  if (trials.length < plan.trials.count || cutOff(plan, trials)) return interrupted(testCase, tally);
  // One trial cannot repeat another one's recording, and long runs need the memory.
  if (trials.length > 1) tally.recordings.set(testCase.id, trials.map(recordingOf));
  return aggregate(testCase, scorers, plan.trials, trials);
}

function recordingOf({ answer }: Trial): string | null {
  return answer.kind === 'answered' ? (answer.recording ?? null) : null;
}

/** A case whose calls were ended by us was not measured, whatever its broken calls said. */
function cutOff(plan: RunPlan, trials: readonly Trial[]): boolean {
  if (!plan.kill.aborted) return false;
  return trials.some(
    ({ answer, scores }) => answer.kind === 'errored' || scores.some((s) => s.value === null),
  );
}

function interrupted(testCase: Case, tally: Tally): CaseResult {
  tally.interrupted += 1;
  return skippedResult(testCase, 'the run was stopped before this case was done');
}

/** What this run paid for the calls: a replayed call was paid for when it was recorded. */
function paid(calls: readonly PricedCall[]): number {
  return calls.reduce(
    (total, call) => total + (call.provenance === 'replayed' ? 0 : (call.cost_usd ?? 0)),
    0,
  );
}

function budgetReason(limitUsd: number, spentUsd: number): string {
  return `run budget of $${formatShortest(limitUsd)} exhausted (spent $${formatFixed(spentUsd, 4)})`;
}

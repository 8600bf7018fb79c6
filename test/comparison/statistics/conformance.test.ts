import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ArmAttempts, type Attempt, caseStatus } from '../../../src/comparison/statistics/attempts.ts';
import { clusterBootstrap, withinCaseBootstrap } from '../../../src/comparison/statistics/bootstrap.ts';
import { caseChange } from '../../../src/comparison/statistics/case-changes.ts';
import { type ArmDifference, compareArms } from '../../../src/comparison/statistics/compare-arms.ts';
import { bonettPrice, differenceInterval, pairedT } from '../../../src/comparison/statistics/difference.ts';
import { holm } from '../../../src/comparison/statistics/holm.ts';
import type { Interval } from '../../../src/comparison/statistics/interval.ts';
import { nearestRank } from '../../../src/comparison/statistics/latency.ts';
import { type CasePair, differenceLattice, moments } from '../../../src/comparison/statistics/lattice.ts';
import { mcnemar } from '../../../src/comparison/statistics/mcnemar.ts';
import { pairCases } from '../../../src/comparison/statistics/pair-difference.ts';
import { mde80 } from '../../../src/comparison/statistics/power.ts';
import { sampleMoments } from '../../../src/comparison/statistics/sample.ts';
import { signFlip } from '../../../src/comparison/statistics/sign-flip.ts';

/**
 * The vectors' README says which field is which formula; the fields below carry its names. Those of the second folder
 * were computed by a program of their own: scipy and exact fractions.
 */
const FOLDERS = ['statistics', 'statistics-own'].map((name) =>
  join(import.meta.dirname, '../../conformance', name),
);
const EXACT = 1e-9;
const CLOSED_FORM = 1e-6;

interface InputArm {
  readonly name: string;
  readonly cases: Readonly<Record<string, readonly Attempt[]>>;
  readonly caseHash?: Readonly<Record<string, string>>;
  readonly latencyMs?: Readonly<Record<string, readonly (number | null)[]>>;
}
type Pair = readonly [number, number];
interface ExpectedArm {
  readonly attempts: Readonly<Record<'total' | 'passed' | 'failed' | 'errored', number>>;
  readonly cases: Readonly<Record<string, number>>;
  readonly verdicts: Readonly<Record<string, string>>;
  readonly attemptRate: { readonly rate: number; readonly n: number; readonly wilson95: Pair } | null;
  readonly passRateErrorsAsFail: number;
  readonly clusterRate?: {
    readonly mean: number;
    readonly se: number;
    readonly cases: number;
    readonly nEff: number;
    readonly crit: number;
    readonly ci95: Pair;
  } | null;
  readonly p95Ms?: number | null;
  readonly p50Ms?: number | null;
  readonly avgMs?: number | null;
}
interface ExpectedDifference {
  readonly comparableCases: number;
  readonly changes: Readonly<Record<string, readonly string[]>>;
  readonly fisherP: Readonly<Record<string, number>>;
  readonly meanDelta: number;
  readonly stratifiedPermutation: { readonly pExact: number; readonly monteCarlo: { readonly accept: Pair } };
  readonly withinCaseBootstrap: {
    readonly ci95Exact: Pair;
    readonly monteCarlo: { readonly acceptLo: Pair; readonly acceptHi: Pair };
  };
  readonly signFlip: { readonly nonzeroCases: number; readonly pExact: number; readonly pMid: number };
  readonly mcnemar?: { readonly lost: number; readonly gained: number; readonly pExact: number };
  readonly pairedT?: {
    readonly n: number;
    readonly mean: number;
    readonly se: number;
    readonly tCrit: number;
    readonly ci95: Pair;
    readonly p: number;
  };
  readonly bonettPrice: { readonly center: number; readonly se: number; readonly ci95: Pair };
  readonly recommendedCI: { readonly method: string; readonly ci95: Pair };
  readonly mde80: number;
  readonly clusterBootstrap: {
    readonly percentile95: Pair;
    readonly bca95: {
      readonly z0: number;
      readonly acceleration: number;
      readonly levels: Pair;
      readonly ci: Pair;
    } | null;
    readonly monteCarlo: { readonly acceptLo: Pair; readonly acceptHi: Pair };
  };
  readonly verdict: Readonly<Record<'fixedSuite' | 'caseLevelRaw' | 'caseLevelHolm', string>>;
  readonly holm: { readonly caseLevelPMid: number; readonly fixedSuiteP: number };
}
interface Fixture {
  readonly id: string;
  readonly title: string;
  readonly input: { readonly reference: string; readonly arms: readonly InputArm[] };
  readonly expected: {
    readonly arms: Readonly<Record<string, ExpectedArm>>;
    readonly vs: Readonly<Record<string, ExpectedDifference>>;
  };
}

const fixtures = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture),
);

it('reads the vectors', () => expect(fixtures.length).toBeGreaterThanOrEqual(31));

describe.each(fixtures)('$id: $title', ({ input, expected }) => {
  const whole = compareArms(input.arms.map(attemptsOf), input.reference, 'drop-cases');
  it.each(input.arms)('arm $name', (arm) => {
    const wanted = expected.arms[arm.name];
    const statistics = whole.arms.find(({ name }) => name === arm.name);
    if (wanted === undefined || statistics === undefined) throw new Error(`no arm ${arm.name}`);
    checkArm(arm, statistics, wanted);
  });

  const reference = input.arms.find(({ name }) => name === input.reference);
  const compared = Object.keys(expected.vs);
  if (reference === undefined || compared.length === 0) return;
  // The vectors compare cases whose definitions are the same; cases of arms always are, so it is done here.
  const others = input.arms.filter(({ name }) => compared.includes(name));
  const arms = others.map((arm) => attemptsOf(sameDefinition(arm, reference)));
  const comparison = compareArms(
    [attemptsOf(others[0] ? sameDefinition(reference, others[0]) : reference), ...arms],
    input.reference,
    'drop-cases',
  );
  const suiteP = holm(comparison.arms.flatMap(({ versus }) => (versus ? [versus.thisSuite.p] : [])));
  it.each(others.map((arm, index) => ({ arm, index })))(
    '$arm.name against the reference',
    ({ arm, index }) => {
      const wanted = expected.vs[arm.name];
      const versus = comparison.arms.find(({ name }) => name === arm.name)?.versus;
      if (wanted === undefined || versus === undefined) throw new Error(`no arm ${arm.name}`);
      const { pairs } = pairCases(
        attemptsOf(sameDefinition(arm, reference)).cases,
        attemptsOf(sameDefinition(reference, arm)).cases,
        'drop-cases',
      );
      checkTests(versus, suiteP[index] ?? Number.NaN, wanted);
      checkIntervals(pairs, versus, wanted);
      checkBootstrap(pairs, wanted);
      expect(changesBetween(reference, arm)).toEqual(wanted.changes);
    },
  );
});

function attemptsOf({ name, cases }: InputArm): ArmAttempts {
  return { name, cases: new Map(Object.entries(cases)) };
}

/** The arm without the cases whose definition differs from the other arm's. */
function sameDefinition(arm: InputArm, other: InputArm): InputArm {
  const same = Object.entries(arm.cases).filter(([id]) => arm.caseHash?.[id] === other.caseHash?.[id]);
  return { ...arm, cases: Object.fromEntries(same) };
}

function checkArm(
  arm: InputArm,
  { attempts, cases, rate, erroredBounds }: ReturnType<typeof compareArms>['arms'][number],
  wanted: ExpectedArm,
): void {
  const all = Object.values(arm.cases).flat();
  expect({
    total: all.length,
    passed: attempts.passed,
    failed: attempts.total - attempts.passed,
    errored: all.length - attempts.total,
  }).toEqual(wanted.attempts);
  expect({ total: Object.keys(arm.cases).length, ...cases }).toEqual(wanted.cases);
  const verdicts = Object.entries(arm.cases).map(([id, vector]) => [id, caseStatus(vector)] as const);
  expect(Object.fromEntries(verdicts)).toEqual(wanted.verdicts);
  near(erroredBounds?.asFailed ?? attempts.passed / attempts.total, wanted.passRateErrorsAsFail, EXACT);
  if (wanted.attemptRate) {
    expect(attempts.total).toBe(wanted.attemptRate.n);
    near(attempts.passed / attempts.total, wanted.attemptRate.rate, EXACT);
    nearInterval(attempts, wanted.attemptRate.wilson95, EXACT);
  }
  if (wanted.clusterRate) {
    near(rate?.mean, wanted.clusterRate.mean, CLOSED_FORM);
    near(rate?.standardError, wanted.clusterRate.se, CLOSED_FORM);
    near(rate?.cases, wanted.clusterRate.cases, EXACT);
    near(rate?.effectiveAttempts, wanted.clusterRate.nEff, CLOSED_FORM);
    near(rate?.critical, wanted.clusterRate.crit, EXACT);
    nearInterval(rate, wanted.clusterRate.ci95, CLOSED_FORM);
  } else {
    expect(rate).toBeNull();
  }
  checkLatency(arm, wanted);
}

function checkLatency(arm: InputArm, wanted: ExpectedArm): void {
  const times = Object.values(arm.latencyMs ?? {})
    .flat()
    .filter((time) => time !== null)
    .sort((a, b) => a - b);
  if (wanted.p95Ms !== undefined) expect(nearestRank(times, 0.95)).toBe(wanted.p95Ms);
  if (wanted.p50Ms !== undefined) expect(nearestRank(times, 0.5)).toBe(wanted.p50Ms);
  if (wanted.avgMs) near(sampleMoments(times).mean, wanted.avgMs, EXACT);
}

function checkTests(versus: ArmDifference, suiteHolm: number, wanted: ExpectedDifference): void {
  expect(versus.comparable).toBe(wanted.comparableCases);
  near(versus.difference, wanted.meanDelta, EXACT);
  expect([...versus.fixed].sort()).toEqual([...(wanted.changes.improved ?? [])].sort());
  expect([...versus.broken].sort()).toEqual([...(wanted.changes.regressed ?? [])].sort());
  expect([...versus.fisher.keys()].sort()).toEqual(Object.keys(wanted.fisherP).sort());
  for (const [id, p] of Object.entries(wanted.fisherP)) near(versus.fisher.get(id), p, EXACT);
  near(versus.thisSuite.p, wanted.stratifiedPermutation.pExact, EXACT);
  within(versus.thisSuite.p, wanted.stratifiedPermutation.monteCarlo.accept);
  near(versus.p_exact, wanted.signFlip.pExact, EXACT);
  near(versus.p_value, wanted.signFlip.pMid, EXACT);
  near(versus.p_adjusted, wanted.holm.caseLevelPMid, EXACT);
  near(suiteHolm, wanted.holm.fixedSuiteP, EXACT);
  expect(versus.simulated || versus.thisSuite.simulated).toBe(false);
  expect({
    fixedSuite: significance(versus.thisSuite.p, versus.difference),
    caseLevelRaw: significance(versus.p_value, versus.difference),
    caseLevelHolm: significance(versus.p_adjusted, versus.difference),
  }).toEqual(wanted.verdict);
  expect(
    { better: 'significant-improvement', worse: 'significant-regression' }[versus.verdict as string] ??
      'not-significant',
  ).toBe(wanted.verdict.caseLevelHolm);
}

function significance(p: number, difference: number): string {
  if (p >= 0.05) return 'not-significant';
  return difference < 0 ? 'significant-regression' : 'significant-improvement';
}

function checkIntervals(pairs: readonly CasePair[], versus: ArmDifference, wanted: ExpectedDifference): void {
  const differences = differenceLattice(pairs);
  expect(signFlip(differences).differing).toBe(wanted.signFlip.nonzeroCases);
  if (wanted.mcnemar) {
    const { lost, gained, pExact } = mcnemar(pairs) ?? {};
    expect([lost, gained]).toEqual([wanted.mcnemar.lost, wanted.mcnemar.gained]);
    near(pExact, wanted.mcnemar.pExact, EXACT);
  } else {
    expect(mcnemar(pairs)).toBeNull();
  }
  if (wanted.pairedT) {
    const t = pairedT(moments(differences));
    expect(t.n).toBe(wanted.pairedT.n);
    near(t.mean, wanted.pairedT.mean, CLOSED_FORM);
    near(t.standardError, wanted.pairedT.se, CLOSED_FORM);
    near(t.critical, wanted.pairedT.tCrit, EXACT);
    nearInterval(t, wanted.pairedT.ci95, CLOSED_FORM);
    near(t.p, wanted.pairedT.p, CLOSED_FORM);
  }
  const pseudo = bonettPrice(differences);
  near(pseudo.centre, wanted.bonettPrice.center, CLOSED_FORM);
  near(pseudo.standardError, wanted.bonettPrice.se, CLOSED_FORM);
  nearInterval(pseudo, wanted.bonettPrice.ci95, CLOSED_FORM);
  expect(versus.method).toBe(wanted.recommendedCI.method);
  nearInterval(versus, wanted.recommendedCI.ci95, CLOSED_FORM);
  // The vectors' number is for one comparison; `versus.mde80` shares the 5 % between the arms.
  near(mde80(differenceInterval(differences).standardError), wanted.mde80, CLOSED_FORM);
}

function checkBootstrap(pairs: readonly CasePair[], wanted: ExpectedDifference): void {
  const attempts = withinCaseBootstrap(pairs);
  nearInterval(attempts, wanted.withinCaseBootstrap.ci95Exact, EXACT);
  within(attempts.low, wanted.withinCaseBootstrap.monteCarlo.acceptLo);
  within(attempts.high, wanted.withinCaseBootstrap.monteCarlo.acceptHi);
  const { percentile, bca } = clusterBootstrap(pairs);
  nearInterval(percentile, wanted.clusterBootstrap.percentile95, EXACT);
  within(percentile.low, wanted.clusterBootstrap.monteCarlo.acceptLo);
  within(percentile.high, wanted.clusterBootstrap.monteCarlo.acceptHi);
  const expected = wanted.clusterBootstrap.bca95;
  if (expected === null) {
    expect(bca).toBeNull();
    return;
  }
  near(bca?.z0, expected.z0, CLOSED_FORM);
  near(bca?.acceleration, expected.acceleration, CLOSED_FORM);
  near(bca?.levels[0], expected.levels[0], CLOSED_FORM);
  near(bca?.levels[1], expected.levels[1], CLOSED_FORM);
  // A level that falls on a jump of the distribution may read the neighbouring lattice point.
  const unit = Number(differenceLattice(pairs).unit) * pairs.length;
  nearInterval(bca, expected.ci, CLOSED_FORM + 1 / unit);
}

function changesBetween(base: InputArm, head: InputArm): Record<string, string[]> {
  const changes: Record<string, string[]> = {
    regressed: [],
    improved: [],
    unchanged: [],
    flaky: [],
    modified: [],
    new: [],
    removed: [],
    errored: [],
  };
  const side = (arm: InputArm, id: string) => {
    const attempts = arm.cases[id];
    const hash = arm.caseHash?.[id];
    return attempts && { attempts, ...(hash === undefined ? {} : { hash }) };
  };
  for (const id of new Set([...Object.keys(base.cases), ...Object.keys(head.cases)])) {
    changes[caseChange(side(base, id), side(head, id))]?.push(id);
  }
  return changes;
}

function near(actual: number | undefined, wanted: number, tolerance: number): void {
  expect(Math.abs((actual ?? Number.NaN) - wanted)).toBeLessThanOrEqual(tolerance * (1 + Math.abs(wanted)));
}

function nearInterval(actual: Interval | null | undefined, wanted: Pair, tolerance: number): void {
  near(actual?.low, wanted[0], tolerance);
  near(actual?.high, wanted[1], tolerance);
}

function within(actual: number, [low, high]: Pair): void {
  expect(actual).toBeGreaterThanOrEqual(low - EXACT);
  expect(actual).toBeLessThanOrEqual(high + EXACT);
}

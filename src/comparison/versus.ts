import type { CaseResult, CaseVerdict, VersusReference } from '../results/results.ts';
import type { ArmInput } from './input.ts';
import type { ArmAttempts, Attempt } from './statistics/attempts.ts';
import { type ArmDifference, type ArmStatistics, compareArms, verdictOf } from './statistics/compare-arms.ts';
import { holm } from './statistics/holm.ts';
import { scoreDifference } from './statistics/mean-score.ts';

/** An arm as the statistics see it. `results` are one for each case. */
export type MeasuredArm = Pick<ArmInput, 'name' | 'results' | 'recordings'>;

/** What the statistics say about one arm. */
export interface ArmNumbers {
  readonly statistics: ArmStatistics;
  /** Absent for the reference, and for an arm alone. */
  readonly versus?: VersusReference;
  /** Fisher's p of the cases whose rate differs from the reference's. */
  readonly fisher: ReadonlyMap<string, number>;
}

/** Compares all arms with the reference; one result an arm, in the arms' order. */
export function compareWithReference(arms: readonly MeasuredArm[], reference: string): ArmNumbers[] {
  const compared = compareArms(arms.map(attemptsOf), reference).arms;
  const scores = scoreDifferences(arms, reference);
  return compared.map((statistics) => {
    const { name, versus } = statistics;
    if (versus === undefined) return { statistics, fisher: new Map() };
    const score = scores.get(name);
    return {
      statistics,
      versus: { ...shown(versus), ...(score === undefined ? {} : { mean_score: score }) },
      fisher: new Map([...versus.fixed, ...versus.broken].map((id) => [id, versus.fisher.get(id) ?? 1])),
    };
  });
}

/** The trials of an arm. What errored has no verdict; what never ran is no trial. */
export function attemptsOf({ name, results, recordings }: MeasuredArm): ArmAttempts {
  const cases = results.map((result) => [result.case, trialsOf(result)] as const);
  return { name, cases: new Map(cases), ...(recordings === undefined ? {} : { recordings }) };
}

/** The attempts of a case that was asked once. Shared, because a large run has several hundred thousand of them. */
const ASKED_ONCE: Readonly<Record<CaseVerdict, readonly Attempt[]>> = {
  passed: [1],
  failed: [0],
  errored: [null],
  skipped: [],
};

function trialsOf({ verdict, trials }: CaseResult): readonly Attempt[] {
  return trials === undefined ? ASKED_ONCE[verdict] : trials.flatMap((trial) => ASKED_ONCE[trial.verdict]);
}

function shown(found: ArmDifference): VersusReference {
  return {
    difference: found.difference,
    low: found.low,
    high: found.high,
    p_value: found.p_value,
    p_exact: found.p_exact,
    p_adjusted: found.p_adjusted,
    verdict: found.verdict,
    fixed: found.fixed.length,
    broken: found.broken.length,
    mde80: found.mde80,
    cases: found.comparable,
    cases_needed: found.casesNeeded,
    p_this_suite: found.thisSuite.p,
    ...(found.simulated || found.thisSuite.simulated ? { approximate: true as const } : {}),
  };
}

type ScoreOf = NonNullable<VersusReference['mean_score']>;

/** Differences of the mean scores, by arm. None where every score is just a pass or a fail, or nothing can be said. */
function scoreDifferences(arms: readonly MeasuredArm[], reference: string): ReadonlyMap<string, ScoreOf> {
  const base = arms.find(({ name }) => name === reference);
  if (base === undefined || !arms.some(({ results }) => results.some(isGraded))) return new Map();
  const scoresOf = ({ results }: MeasuredArm) =>
    new Map(results.map((result) => [result.case, result.mean_score]));
  const theirs = scoresOf(base);
  const found = arms.flatMap((arm) => {
    const difference = arm === base ? null : scoreDifference(scoresOf(arm), theirs);
    return difference === null ? [] : [{ name: arm.name, difference }];
  });
  const adjusted = holm(found.map(({ difference }) => difference.p));
  return new Map(
    found.map(({ name, difference: { p, cases, ...interval } }, index) => {
      const p_adjusted = adjusted[index] ?? 1;
      const verdict = verdictOf(interval.difference, p_adjusted, cases);
      return [name, { ...interval, p_value: p, p_adjusted, verdict, cases }];
    }),
  );
}

/** Whether a case's score says more than that it passed. */
function isGraded({ mean_score, passed }: CaseResult): boolean {
  return mean_score !== null && mean_score !== Number(passed);
}

import type { ArmResult, CaseResult, Results, Verdict } from './results.ts';
import { quoted } from './shape.ts';

const MOST_ARMS = 10_000;

/**
 * What no run of ours would have written: parts of a results file that do not fit together, with their paths. What a
 * file claims is not true by fitting together; it can only be drawn without harm. Lazy, as the file may be hostile.
 */
export function* contradictions(results: Results): Generator<string> {
  const { arms } = results;
  if (arms.length === 0 || arms.length > MOST_ARMS) {
    yield `arms: expected 1 to ${MOST_ARMS}, got ${arms.length}`;
    return;
  }
  yield* repeated(
    arms.map((arm) => arm.name),
    (index) => `arms[${index}].name`,
  );
  yield* repeated(
    results.cases.map((one) => one.case),
    (index) => `cases[${index}].case`,
  );
  for (const [index, arm] of arms.entries()) yield* armContradictions(arm, `arms[${index}]`, results);
  yield* referenceContradictions(results);
  yield* comparisonContradictions(results);
  yield* verdictContradictions(results);
}

function* repeated(names: readonly string[], path: (index: number) => string): Generator<string> {
  const seen = new Set<string>();
  for (const [index, name] of names.entries()) {
    if (seen.has(name)) yield `${path(index)}: ${quoted(name)} is there twice`;
    seen.add(name);
  }
}

function* armContradictions(arm: ArmResult, path: string, { cases }: Results): Generator<string> {
  yield* sameCases(arm.results, `${path}.results`, cases);
  for (const [index, result] of arm.results.entries()) {
    yield* passContradiction(result, `${path}.results[${index}]`);
    for (const [trial, one] of (result.trials ?? []).entries())
      yield* passContradiction(one, `${path}.results[${index}].trials[${trial}]`);
  }
  const counted = { total: arm.results.length, passed: 0, failed: 0, errored: 0, skipped: 0 };
  for (const { verdict } of arm.results) counted[verdict] += 1;
  for (const key of ['total', 'passed', 'failed', 'errored', 'skipped'] as const) {
    if (arm.cases[key] !== counted[key])
      yield `${path}.cases.${key}: ${arm.cases[key]}, and the results add up to ${counted[key]}`;
  }
}

/** The same cases in the same order. */
function* sameCases(
  list: readonly { readonly case: string }[],
  path: string,
  cases: Results['cases'],
): Generator<string> {
  if (list.length !== cases.length) {
    yield `${path}: ${list.length} for ${cases.length} cases`;
    return;
  }
  for (const [index, one] of list.entries()) {
    const { case: wanted = '' } = cases[index] ?? {};
    if (one.case !== wanted)
      yield `${path}[${index}].case: ${quoted(one.case)} where cases has ${quoted(wanted)}`;
  }
}

function* passContradiction(
  { passed, verdict }: Pick<CaseResult, 'passed' | 'verdict'>,
  path: string,
): Generator<string> {
  if (passed !== (verdict === 'passed')) yield `${path}.passed: ${passed}, and the verdict is ${verdict}`;
}

function* referenceContradictions({ reference, arms }: Results): Generator<string> {
  if (!arms.some((arm) => arm.name === reference))
    yield `reference: ${quoted(reference)} is not among the arms`;
}

/** An arm alone has nothing to be compared with, and may have no rows. */
function* comparisonContradictions({ arms, cases, comparison }: Results): Generator<string> {
  const { rows, wins, ties } = comparison;
  if (arms.length > 1 || rows.length > 0) yield* sameCases(rows, 'comparison.rows', cases);
  const counted = new Map(arms.map((arm) => [arm.name, 0]));
  let drawn = 0;
  for (const [index, { winner }] of rows.entries()) {
    if (winner === null) drawn += 1;
    else if (counted.has(winner)) counted.set(winner, (counted.get(winner) ?? 0) + 1);
    else yield `comparison.rows[${index}].winner: ${quoted(winner)} is not among the arms`;
  }
  if (ties !== drawn) yield `comparison.ties: ${ties}, and the rows have ${drawn}`;
  for (const name of Object.keys(wins))
    if (!counted.has(name)) yield `comparison.wins: ${quoted(name)} is not among the arms`;
  const claimed = new Map(Object.entries(wins));
  for (const [index, { name, wins: own }] of arms.entries()) {
    const found = counted.get(name) ?? 0;
    const said = claimed.get(name);
    if (said !== found)
      yield `comparison.wins: ${said ?? 'none'} for ${quoted(name)}, and the rows have ${found}`;
    if (own !== found) yield `arms[${index}].wins: ${own}, and the rows have ${found}`;
  }
}

function* verdictContradictions({ arms, verdict, exit_code }: Results): Generator<string> {
  const required = new Set<Verdict>(arms.filter((arm) => arm.required).map((arm) => arm.verdict));
  const found = required.has('missed') ? 'missed' : required.has('inconclusive') ? 'inconclusive' : 'met';
  if (verdict !== found) yield `verdict: ${verdict}, and the required arms make it ${found}`;
  if (verdict === 'met' && exit_code !== 0) yield `exit_code: ${exit_code}, and the verdict is met`;
}

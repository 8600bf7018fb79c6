import type { Results, VersusReference } from '../results/results.ts';
import { boldArm } from './arm-name.ts';
import { type CaseRow, differs } from './case-rows.ts';
import { count, list, plural, points } from './format.ts';

/** Arms that a line names. */
const MAX_ARMS = 4;

/** Who wins, in one line: the winner, or that nothing separates the arms. Nothing for an arm alone. */
export function winLines({ arms, comparison }: Results, rows: readonly CaseRow[]): string[] {
  const total = plural(comparison.rows.length, 'case');
  if (arms.length < 2 || comparison.rows.length === 0) return [];
  if (comparison.rows.every((row) => !row.comparable && row.winner === null)) {
    return ['Nothing to compare: no case was measured in every arm.'];
  }
  const ties = comparison.ties === 0 ? 'no ties' : plural(comparison.ties, 'tie');
  const rest = `${ties}${unmeasuredText(comparison)}`;
  const ranked = [...arms].sort((a, b) => b.wins - a.wins);
  const best = ranked[0]?.wins ?? 0;
  if (best === 0 && !rows.some(differs))
    return [`<b>Nothing separates the arms</b>: they agree on all ${total}.`];
  if (best === 0) return [`No arm wins a case alone: ${rest}.`];
  const leaders = ranked.filter((arm) => arm.wins === best).map((arm) => boldArm(arm.name));
  if (leaders.length > 1) {
    const names = leaders.length <= MAX_ARMS ? list(leaders) : plural(leaders.length, 'arm');
    return [`${names} win ${count(best)} of ${total} each; ${rest}.`];
  }
  const few = arms.length <= 3;
  const others = ranked.slice(1, few ? undefined : 2).map((arm) => `${boldArm(arm.name)} ${count(arm.wins)}`);
  return [
    `${leaders[0]} wins ${few ? '' : 'most: '}${count(best)} of ${total}, ${few ? '' : 'then '}${others.join(', ')}; ${rest}.`,
  ];
}

/** A case is also won when the other arms gave no answer to it, and that is no merit of the winner. */
function unmeasuredText({ rows }: Results['comparison']): string {
  const unmeasured = rows.filter((row) => !row.comparable);
  if (unmeasured.length === 0) return '';
  const won = unmeasured.filter((row) => row.winner !== null).length;
  const aside = won > 0 ? `, ${won === unmeasured.length ? 'all' : count(won)} of them won` : '';
  return `. Not measured in every arm: ${plural(unmeasured.length, 'case')}${aside}`;
}

interface Compared {
  readonly name: string;
  readonly found: VersusReference;
}

/** What the interval of each arm's difference to the reference says: who is clearly better or worse, and who is not. */
export function differenceLines({ arms, reference }: Results): string[] {
  const compared = arms.flatMap((arm): Compared[] =>
    arm.versus_reference === undefined || arm.name === reference
      ? []
      : [{ name: arm.name, found: arm.versus_reference }],
  );
  if (compared.length === 0) return [];
  const than = `${boldArm(reference)} (the reference)`;
  const of = (verdict: VersusReference['verdict']) =>
    compared.filter(({ found }) => found.verdict === verdict);
  const clear = (['better', 'worse'] as const).flatMap((verdict) => {
    const those = of(verdict);
    if (those.length === 0) return [];
    return [`Clearly ${verdict} than ${than}: ${named(those, clearText)} (points of pass rate).`];
  });
  const unclear = of('no_clear_difference');
  const few = of('too_few_cases');
  const who = (some: readonly Compared[]) =>
    clear.length === 0 ? '' : ` of ${named(some, ({ name }) => boldArm(name))}`;
  return [
    ...clear,
    ...(unclear.length > 0
      ? [`No clear difference in pass rate${who(unclear)} from ${than}${detectable(unclear)}.`]
      : []),
    ...(few.length > 0
      ? [
          `Too few cases to tell whether the pass rate${clear.length === 0 ? 's differ' : `${who(few)} differs`}${detectable(few)}.`,
        ]
      : []),
  ];
}

function named(some: readonly Compared[], text: (one: Compared) => string): string {
  const more = some.length - MAX_ARMS;
  return [...some.slice(0, MAX_ARMS).map(text), ...(more > 0 ? [plural(more, 'more arm')] : [])].join(', ');
}

/** How large a difference must be for this suite to find it, in 80 % of runs; and how many cases would find this one. */
function detectable(some: readonly Compared[]): string {
  const sizes = some.map(({ found }) => found.mde80).filter((size) => size > 0 && size < 1);
  if (sizes.length === 0) return '';
  const needed = some.length === 1 ? some[0]?.found.cases_needed : undefined;
  const more = needed == null ? '' : `; one of the size seen takes about ${count(twoDigits(needed))} cases`;
  return `: in 80 of 100 runs these cases find a difference of ${points(Math.max(...sizes)).slice(1)} points${more}`;
}

/** An estimate has no more than two digits to trust. */
function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}

function clearText({ name, found }: Compared): string {
  return `${boldArm(name)} by ${points(Math.abs(found.difference)).slice(1)}`;
}

import type { ArmResult, GateResult } from '../results/results.ts';
import { isMissed } from './format.ts';

/** Why an arm is not met. */
export interface ArmReasons {
  readonly missed: readonly GateResult[];
  readonly undecided: readonly GateResult[];
  /** In words: what is no gate. */
  readonly others: readonly string[];
}

/** Takes the gates out of an arm's reasons: they are told better by their own numbers. */
export function armReasons({ gates, reasons }: ArmResult): ArmReasons {
  const open = gates.filter(({ passed }) => !passed);
  const told = open.flatMap(({ gate }) => [`missed gate ${gate} (`, `undecided gate ${gate} (`]);
  return {
    missed: open.filter(isMissed),
    undecided: open.filter((gate) => !isMissed(gate)),
    others: reasons.filter((reason) => !told.some((beginning) => reason.startsWith(beginning))),
  };
}

/** What failed the check first, then what did not meet its bar besides, then the rest, each in matrix order. */
export function failingFirst(arms: readonly ArmResult[]): ArmResult[] {
  const order = (arm: ArmResult) =>
    arm.verdict === 'met' ? 4 : (arm.verdict === 'missed' ? 0 : 1) + (arm.required ? 0 : 2);
  return [...arms].sort((a, b) => order(a) - order(b));
}

/** The arms that did not meet their bar, in that order. */
export function notMet(arms: readonly ArmResult[]): ArmResult[] {
  return failingFirst(arms).filter(({ verdict }) => verdict !== 'met');
}

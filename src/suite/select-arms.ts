import { type Fault, InvalidInputError, throwIfAny } from '../base/errors.ts';
import type { Suite } from './suite.ts';
import { listNames, matrixMistakes, targetHint } from './target-names.ts';

/** What flags and inputs say about which targets to run. Absent is not the same as empty. */
export interface ArmFlags {
  /** Names separated by commas or line breaks. Overrides the suite's matrix. */
  readonly matrix?: string;
  readonly target?: string;
  readonly baseline?: string;
  readonly saveBaseline?: string;
}

/** The arms to run, in order; one alone is no comparison. */
export interface SelectedArms {
  readonly arms: readonly string[];
}

/**
 * Decides which targets run. In this order: what cannot be combined with a matrix is refused, then names are checked.
 * Without a matrix, `target` or the only target runs alone.
 *
 * @throws InvalidInputError when the flags do not fit the suite or each other
 */
export function selectArms(suite: Suite, flags: ArmFlags): SelectedArms {
  const matrix = flags.matrix === undefined ? suite.run.matrix : splitList(flags.matrix);
  if (matrix === null) {
    throwIfAny(unknownBaselines(flags));
    return { arms: [single(suite, flags.target)] };
  }
  throwIfAny(conflicts(flags));
  if (flags.matrix !== undefined) {
    throwIfAny(matrixMistakes(matrix, suite.targets.keys(), 'matrix').map(({ index: _, ...fault }) => fault));
  }
  return { arms: matrix };
}

/** The entries of a list in a flag or an input: separated by commas or line breaks, trimmed, empty ones dropped. */
export function splitList(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function conflicts({ target, baseline, saveBaseline }: ArmFlags): Fault[] {
  const faults: Fault[] = [];
  if (target !== undefined) {
    faults.push({
      code: 'target-with-matrix',
      message:
        'cannot combine --target with a matrix: a matrix already runs the suite against several targets. Drop --target, or drop the matrix.',
    });
  }
  if (baseline !== undefined || saveBaseline !== undefined) {
    faults.push({
      code: 'baseline-with-matrix',
      message: 'baselines are per-run; run targets separately with --target to baseline them',
    });
  }
  return faults;
}

/** Comparison with an earlier run is not built yet; a flag that did nothing would be worse than none. */
function unknownBaselines({ baseline, saveBaseline }: ArmFlags): Fault[] {
  if (baseline === undefined && saveBaseline === undefined) return [];
  return [{ code: 'no-baselines', message: 'baselines are not available yet', hint: 'drop the flag' }];
}

function single(suite: Suite, wanted: string | undefined): string {
  const names = [...suite.targets.keys()];
  if (wanted !== undefined) {
    if (suite.targets.has(wanted)) return wanted;
    const message = `target "${wanted}" not found; available: ${listNames(names)}`;
    throw new InvalidInputError([{ code: 'unknown-target', message, hint: targetHint(wanted, names) }]);
  }
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) return only;
  const message = `the suite has ${names.length} targets and no matrix says which to run; available: ${listNames(names)}`;
  const hint = `compare them with --matrix ${names.slice(0, 2).join(',')}, or run one with --target ${only ?? 'NAME'}`;
  throw new InvalidInputError([{ code: 'no-arm-chosen', message, hint }]);
}

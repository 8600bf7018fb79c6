import type { Fault } from '../base/errors.ts';
import type { ArmPlan } from '../engine/run.ts';
import type { Suite } from '../suite/suite.ts';
import { buildTarget } from '../targets/registry.ts';
import type { EvaluateRequest } from './evaluate.ts';

/** Builds the target of every selected arm, in order. What cannot run becomes a fault. */
export function buildArms(
  suite: Suite,
  names: readonly string[],
  { cwd, env }: Pick<EvaluateRequest, 'cwd' | 'env'>,
  faults: Fault[],
): ArmPlan[] {
  return names.flatMap((name): ArmPlan[] => {
    const spec = suite.targets.get(name);
    if (spec === undefined) throw new RangeError(`arm ${name} was selected and is not in the suite`);
    const target = buildTarget(spec, { arm: name, cwd, env });
    if ('code' in target) {
      faults.push(target);
      return [];
    }
    const cost = 'cost' in spec ? spec.cost : undefined;
    return [{ name, target, ...(cost === undefined ? {} : { cost }) }];
  });
}

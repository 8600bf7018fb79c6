import type { Fault } from '../base/errors.ts';
import type { CallStore } from '../cassette/cassette.ts';
import type { ArmPlan } from '../engine/run.ts';
import type { Suite } from '../suite/suite.ts';
import { targetIdentity } from '../targets/identity.ts';
import { buildTarget } from '../targets/registry.ts';
import type { RunRequest } from './evaluate.ts';
import { maskedTarget } from './masking.ts';
import type { Models } from './models.ts';

/** For targets whose answers are never recorded: they need no cassette, and must not claim a file's name. */
const noCalls: CallStore = {
  call: () => Promise.reject(new Error('this target records no calls')),
};

/** Builds the target of every selected arm, in order. What cannot run becomes a fault. */
export async function buildArms(
  suite: Suite,
  names: readonly string[],
  { cwd, env, onOutput }: Pick<RunRequest, 'cwd' | 'env' | 'onOutput'>,
  { http, cassettes, mask }: Models,
  faults: Fault[],
): Promise<ArmPlan[]> {
  const arms: ArmPlan[] = [];
  const print = onOutput === undefined ? {} : { print: (text: string) => onOutput(mask(text)) };
  for (const name of names) {
    const spec = suite.targets.get(name);
    if (spec === undefined) throw new RangeError(`arm ${name} was selected and is not in the suite`);
    const { directory } = suite;
    const calls = targetIdentity(spec) === null ? noCalls : cassettes.storeFor(name);
    const target = await buildTarget(spec, { arm: name, cwd, directory, env, http, calls, ...print });
    const cost = 'cost' in spec ? spec.cost : undefined;
    if ('code' in target) faults.push(target);
    else arms.push({ name, target: maskedTarget(target, mask), ...(cost === undefined ? {} : { cost }) });
  }
  return arms;
}

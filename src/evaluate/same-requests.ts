import type { Suite } from '../suite/suite.ts';
import { targetIdentity } from '../targets/identity.ts';

/** Groups of arms that ask the same model in the same way: only chance tells them apart. */
export function sameRequests(suite: Suite, names: readonly string[]): string[][] {
  const asked = names.flatMap((name) => {
    const spec = suite.targets.get(name);
    const identity = spec === undefined ? null : targetIdentity(spec);
    return identity === null ? [] : [{ name, identity }];
  });
  return [...Map.groupBy(asked, ({ identity }) => identity).values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ name }) => name));
}

import type { Asker } from '../cassette/import-evalcore.ts';
import { scorerIdentity } from '../scorers/identity.ts';
import { rewordEvalCorePrompt } from '../scorers/judge-prompt.ts';
import type { Suite } from '../suite/suite.ts';
import { targetIdentity } from '../targets/identity.ts';
import { scorersIn } from './scorers.ts';

/** Everybody in a suite whose calls are recorded: what an import of old recordings looks for. */
export function askersOf(suite: Suite): Asker[] {
  const arms = [...suite.targets].flatMap(([arm, spec]): Asker[] => {
    const identity = targetIdentity(spec);
    return identity === null ? [] : [{ name: { kind: 'arm', arm }, identity }];
  });
  const scorers = scorersIn(suite, suite.cases).flatMap((spec): Asker[] => {
    const identity = scorerIdentity(spec);
    if (identity === null) return [];
    const asker: Asker = { name: { kind: 'scorers' }, identity };
    return spec.type === 'judge' ? [{ ...asker, reword: rewordEvalCorePrompt }] : [asker];
  });
  return [...arms, ...scorers];
}

import type { Fault } from '../base/errors.ts';
import type { ScorerSpec } from './scorer-spec.ts';
import type { Suite } from './suite.ts';

/**
 * The variables that hold keys and are not set, for the arms that run and for all scorers. An empty one counts as set.
 *
 * @param arms names of targets
 */
export function missingEnvironment(
  suite: Suite,
  arms: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Fault[] {
  const faults = new Map<string, Fault>();
  const need = (what: string, variable: string | undefined): void => {
    if (variable === undefined || env[variable] !== undefined) return;
    const message = `failed to build ${what}: environment variable ${variable} is not set`;
    faults.set(message, { code: 'missing-environment', message, hint: `set ${variable} before the run` });
  };
  for (const arm of arms) need(`target "${arm}"`, keyOf(suite.targets.get(arm)));
  const scorers = [...suite.scorers, ...suite.cases.flatMap((one) => one.scorers ?? [])];
  for (const scorer of scorers) need(wordsFor(scorer), keyOf(scorer));
  return [...faults.values()];
}

function keyOf(spec: object | undefined): string | undefined {
  return spec !== undefined && 'api_key_env' in spec ? String(spec.api_key_env) : undefined;
}

function wordsFor(scorer: ScorerSpec): string {
  const what = scorer.type === 'similarity' ? 'embeddings target' : 'judge target';
  return scorer.name === scorer.type ? what : `${what} of scorer "${scorer.name}"`;
}

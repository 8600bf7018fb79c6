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
  for (const scorer of scorersOf(suite)) need(wordsFor(scorer), keyOf(scorer));
  return [...faults.values()];
}

/**
 * Names of the variables that hold keys and hold nothing now, for the arms that run and for all scorers. Here an empty
 * one does not count: a workflow that passes a secret on sets the variable also where there is no secret.
 *
 * @param arms names of targets
 */
export function missingKeys(
  suite: Suite,
  arms: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const specs = [...arms.map((arm) => suite.targets.get(arm)), ...scorersOf(suite)];
  const names = new Set(specs.flatMap((spec) => keyOf(spec) ?? []));
  return [...names].filter((name) => (env[name] ?? '') === '');
}

function scorersOf(suite: Suite): ScorerSpec[] {
  return [...suite.scorers, ...suite.cases.flatMap((one) => one.scorers ?? [])];
}

function keyOf(spec: object | undefined): string | undefined {
  return spec !== undefined && 'api_key_env' in spec ? String(spec.api_key_env) : undefined;
}

function wordsFor(scorer: ScorerSpec): string {
  const what = scorer.type === 'similarity' ? 'embeddings target' : 'judge target';
  return scorer.name === scorer.type ? what : `${what} of scorer "${scorer.name}"`;
}

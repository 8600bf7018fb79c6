import * as core from '@actions/core';
import type { CassetteMode } from '../cassette/cassette.ts';
import { makesModelCalls } from '../evaluate/models.ts';
import { missingKeys } from '../suite/environment.ts';
import type { Suite } from '../suite/suite.ts';
import { type CassetteCacheContext, restoreCassetteCache } from './cassette-cache.ts';
import { hasReadOnlyToken, type Job } from './event.ts';
import type { Inputs } from './inputs.ts';

/** How the calls of a suite are answered. */
export interface CassettePlan {
  readonly cache: CassetteMode;
  /** What a reader of the results must know about it. */
  readonly warnings?: readonly string[];
}

/** How a run replays and records. */
export interface CassetteSettings extends CassettePlan {
  readonly cassettes?: string;
  /** The folder the cache service filled. */
  readonly cassetteCache?: string;
}

/**
 * GitHub gives a fork's pull request and Dependabot's no secrets: whatever was asked for, calls cannot be made. A suite
 * that needs no key, or finds all of them (Dependabot has secrets of its own), is run as asked.
 *
 * @param arms names of the arms that run
 */
export function planCassettes(
  suite: Suite,
  arms: readonly string[],
  asked: CassetteMode,
  job: Job,
  env: NodeJS.ProcessEnv,
): CassettePlan {
  if (asked === 'replay' || !hasReadOnlyToken(job)) return { cache: asked };
  const [first, ...others] = missingKeys(suite, arms, env);
  if (first === undefined) return { cache: asked };
  const names = `${first} ${others.length === 0 ? 'is' : `and ${others.length} more are`} not set`;
  const warning = `Replayed only: GitHub gives this pull request no keys (${names}), so no model was called.`;
  return { cache: 'replay', warnings: [warning] };
}

/** Restores the recordings of earlier runs, and says what was decided. A suite that calls no model needs neither. */
export async function openCassetteLayer(
  { suite, cassettes: plan }: { readonly suite: Suite; readonly cassettes: CassettePlan },
  inputs: Inputs,
  job: Job,
  cache: CassetteCacheContext,
): Promise<CassetteSettings> {
  for (const warning of plan.warnings ?? [])
    core.notice(`${warning} A call without a recording is an error of its case.`, {
      title: 'eval-matrix: replay only',
    });
  const { cassettes } = inputs;
  const settings = { ...plan, ...(cassettes === undefined ? {} : { cassettes }) };
  if (!inputs.cassetteCache || settings.cache === 'off' || !makesModelCalls(suite)) return settings;
  const layer = await restoreCassetteCache(cache, {
    suite: suite.path,
    part: [inputs.target, inputs.matrix, inputs.only].filter((one) => one !== undefined).join(' '),
    readOnly: hasReadOnlyToken(job),
  });
  return layer.directory === null ? settings : { ...settings, cassetteCache: layer.directory };
}

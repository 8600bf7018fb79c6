import { resolve } from 'node:path';
import * as core from '@actions/core';
import type { CassetteMode } from '../cassette/cassette.ts';
import { makesModelCalls } from '../evaluate/models.ts';
import { missingKeys } from '../suite/environment.ts';
import type { Suite } from '../suite/suite.ts';
import { restoreCassetteCache } from './cassette-cache.ts';
import { cacheContext } from './cassette-context.ts';
import { hasReadOnlyToken, type Job } from './event.ts';
import type { Inputs } from './inputs.ts';
import { insideWorkspace } from './workspace.ts';

/** How a run replays and records. */
export interface CassetteSettings {
  readonly cache: CassetteMode;
  readonly cassettes?: string;
  /** The folder the cache service filled. */
  readonly cassetteCache?: string;
  readonly warnings?: readonly string[];
}

/**
 * Decides on the mode, and restores the recordings of earlier runs. A suite that calls no model needs neither.
 *
 * @param arms names of the arms that run
 * @throws InvalidInputError when the folder of cassettes lies outside of the workspace.
 */
export async function openCassetteLayer(
  suite: Suite,
  arms: readonly string[],
  inputs: Inputs,
  job: Job,
  env: NodeJS.ProcessEnv,
): Promise<CassetteSettings> {
  const { cassettes } = inputs;
  if (cassettes !== undefined)
    await insideWorkspace(job.workspace, resolve(suite.directory, cassettes), 'cassettes');
  const settings = {
    ...modeOf(inputs.cache, job, missingKeys(suite, arms, env)),
    ...(cassettes === undefined ? {} : { cassettes }),
  };
  if (!inputs.cassetteCache || settings.cache === 'off' || !makesModelCalls(suite)) return settings;
  const layer = await restoreCassetteCache(cacheContext(job, env), {
    suite: suite.path,
    part: [inputs.target, inputs.matrix, inputs.only].filter((one) => one !== undefined).join(' '),
    readOnly: hasReadOnlyToken(job),
  });
  return layer.directory === null ? settings : { ...settings, cassetteCache: layer.directory };
}

/**
 * GitHub gives a fork's pull request and Dependabot's no secrets: whatever was asked for, calls cannot be made. A suite
 * that needs no key, or finds all of them (Dependabot has secrets of its own), is run as asked.
 */
function modeOf(
  asked: CassetteMode,
  job: Job,
  missing: readonly string[],
): Pick<CassetteSettings, 'cache' | 'warnings'> {
  if (asked === 'replay' || !hasReadOnlyToken(job) || missing.length === 0) return { cache: asked };
  const [first = '', ...others] = missing;
  const names = `${first} ${others.length === 0 ? 'is' : `and ${others.length} more are`} not set`;
  const warning = `Replayed only: GitHub gives this pull request no keys (${names}), so no model was called.`;
  core.notice(`${warning} A call without a recording is an error of its case.`, {
    title: 'eval-matrix: replay only',
  });
  return { cache: 'replay', warnings: [warning] };
}

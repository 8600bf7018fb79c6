import { resolve } from 'node:path';
import * as core from '@actions/core';
import type { CassetteMode } from '../cassette/cassette.ts';
import { makesModelCalls } from '../evaluate/models.ts';
import { secretsOf } from '../evaluate/secrets.ts';
import type { Suite } from '../suite/suite.ts';
import { type CassetteCacheContext, restoreCassetteCache } from './cassette-cache.ts';
import { hasReadOnlyToken, type Job } from './event.ts';
import type { Inputs } from './inputs.ts';
import { printLine } from './log.ts';
import { insideWorkspace } from './workspace.ts';

/** How a run replays and records. */
export interface CassetteSettings {
  readonly cache: CassetteMode;
  readonly cassettes?: string;
  /** The folder the cache service filled. */
  readonly cassetteCache?: string;
}

/**
 * Decides on the mode, and restores the recordings of earlier runs. A suite that calls no model needs neither.
 *
 * @throws InvalidInputError when the folder of cassettes lies outside of the workspace.
 */
export async function openCassetteLayer(
  suite: Suite,
  inputs: Inputs,
  job: Job,
  env: NodeJS.ProcessEnv,
): Promise<CassetteSettings> {
  const { cassettes } = inputs;
  if (cassettes !== undefined)
    await insideWorkspace(job.workspace, resolve(suite.directory, cassettes), 'cassettes');
  const cache = modeOf(suite, inputs.cache, job, env);
  const settings = { cache, ...(cassettes === undefined ? {} : { cassettes }) };
  if (!inputs.cassetteCache || cache === 'off' || !makesModelCalls(suite)) return settings;
  const layer = await restoreCassetteCache(cacheContext(job, env), {
    suite: suite.path,
    part: [inputs.target, inputs.matrix, inputs.only].filter((one) => one !== undefined).join(' '),
    readOnly: hasReadOnlyToken(job),
  });
  return layer.directory === null ? settings : { ...settings, cassetteCache: layer.directory };
}

/** What the cassette cache needs of this job, in both steps of the action. */
export function cacheContext(
  job: Pick<Job, 'workspace' | 'eventName'>,
  env: NodeJS.ProcessEnv,
): CassetteCacheContext {
  return {
    workspace: job.workspace,
    eventName: job.eventName,
    env,
    state: { get: core.getState, set: core.saveState },
    say: printLine,
  };
}

/** GitHub gives a fork's pull request and Dependabot's no secrets: there is nothing to record with. */
function modeOf(suite: Suite, mode: CassetteMode, job: Job, env: NodeJS.ProcessEnv): CassetteMode {
  if (mode !== 'auto' || !hasReadOnlyToken(job) || !makesModelCalls(suite)) return mode;
  if (secretsOf(suite, env).length > 0) return mode;
  core.notice(
    'GitHub gives this pull request no keys, so recorded calls are replayed and no model is called. A call without a recording is an error of its case.',
    { title: 'eval-matrix: replay only' },
  );
  return 'replay';
}

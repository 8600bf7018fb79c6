import * as core from '@actions/core';
import type { CassetteCacheContext } from './cassette-cache.ts';
import type { Job } from './event.ts';
import { printLine } from './log.ts';

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

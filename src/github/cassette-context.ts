import * as core from '@actions/core';
import type { CassetteCacheContext } from './cassette-cache.ts';
import type { StateStore } from './cassette-cache-handover.ts';
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
    state: stepState(),
    say: printLine,
  };
}

/** The runner hands a state on to the post step; what this step has written itself it would not read back. */
function stepState(): StateStore {
  const written = new Map<string, string>();
  return {
    get: (name) => written.get(name) ?? core.getState(name),
    set: (name, value) => {
      written.set(name, value);
      core.saveState(name, value);
    },
  };
}

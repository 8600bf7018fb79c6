import { getState, saveState } from '@actions/core';

/** The two steps of the action: `main` measures, `post` runs when the job ends, whatever became of it. */
export type Phase = 'main' | 'post';

/** Which step this process is. The runner starts the same bundle twice, and hands the second one the first one's state. */
export function startPhase(): Phase {
  if (getState('isPost') !== '') return 'post';
  saveState('isPost', 'true');
  return 'main';
}

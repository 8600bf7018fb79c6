import { getState, saveState } from '@actions/core';
import { cleanUp } from './github/post.ts';
import { runAction } from './github/run.ts';

// One bundle for both steps of the action: the runner starts it again, as `post`, when the job ends.
if (getState('isPost') === '') {
  saveState('isPost', 'true');
  process.exitCode = await runAction(process.env);
} else {
  await cleanUp();
}

import { getState, saveState } from '@actions/core';
import { cleanUp } from './github/post.ts';
import { runAction } from './github/run.ts';

// One bundle for both steps of the action: the runner starts it again, as `post`, when the job ends.
if (getState('isPost') === '') {
  saveState('isPost', 'true');
  process.exitCode = await runAction(process.env);
} else {
  await cleanUp(process.env);
}

// A service that never answers keeps its socket open, and would keep the job waiting.
setTimeout(() => process.exit(), 1_000).unref();

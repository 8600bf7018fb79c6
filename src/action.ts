import { getState, saveState } from '@actions/core';

// One bundle for both steps of the action: the runner starts it again, as `post`, when the job ends. Each step loads
// only its own part.
if (getState('isPost') === '') {
  saveState('isPost', 'true');
  const { runAction } = await import('./github/run.ts');
  process.exitCode = await runAction(process.env);
} else {
  const { cleanUp } = await import('./github/post.ts');
  await cleanUp(process.env);
}

// A service that never answers keeps its socket open, and would keep the job waiting.
setTimeout(() => process.exit(), 1_000).unref();

import { startPhase } from './github/phase.ts';

// Each step loads only its own part.
if (startPhase() === 'main') {
  const { runAction } = await import('./github/run.ts');
  process.exitCode = await runAction(process.env);
} else {
  const { cleanUp } = await import('./github/post.ts');
  await cleanUp(process.env);
}

// A service that never answers keeps its socket open, and would keep the job waiting.
setTimeout(() => process.exit(), 1_000).unref();

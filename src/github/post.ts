import { saveCassetteCache } from './cassette-cache-save.ts';
import { cacheContext } from './cassette-context.ts';
import { readJob } from './event.ts';

/** Stores new recordings when the job ends, also when it failed or was cancelled. Never fails it. */
export async function cleanUp(env: NodeJS.ProcessEnv): Promise<void> {
  await saveCassetteCache(cacheContext(await readJob(env), env));
}

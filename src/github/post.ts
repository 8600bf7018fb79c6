/** What is left to do when the job ends, also when it failed or was cancelled. Nothing yet. */
export async function cleanUp(): Promise<void> {}

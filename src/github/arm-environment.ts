/** Files by which a step talks to the runner: outputs, exports to later steps, the job's page. */
const CHANNELS: ReadonlySet<string> = new Set([
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
]);

/**
 * The environment that arms and scorers get: what a `run:` step of the job would have. The runner gives an action more,
 * among it the token for the comment and the one for the cache; and nothing an arm writes may reach later steps.
 */
export function armEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isOurs(name)));
}

function isOurs(name: string): boolean {
  if (name.startsWith('ACTIONS_')) return !name.startsWith('ACTIONS_ID_TOKEN_');
  return name.startsWith('INPUT_') || name.startsWith('STATE_') || CHANNELS.has(name);
}

/** What building a target may use, beside the target's own spec. */
export interface TargetContext {
  readonly arm: string;
  /** Where commands run, and what shown paths start from. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

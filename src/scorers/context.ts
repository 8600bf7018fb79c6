/** What building a scorer may use, beside the scorer's own spec. */
export interface ScorerContext {
  /** Where commands run. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

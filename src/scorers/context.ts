import type { ModelContext } from '../targets/context.ts';

/** What building a scorer may use, beside the scorer's own spec. `calls` is the cassette all scorers share. */
export interface ScorerContext extends ModelContext {
  /** Where commands run. */
  readonly cwd: string;
}

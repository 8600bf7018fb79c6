import type { CallStore } from '../cassette/cassette.ts';
import type { HttpClient } from '../transport/http.ts';
import type { Print } from './user-output.ts';

/** What building a target may use, beside the target's own spec. */
export interface TargetContext {
  readonly arm: string;
  /** Where commands run, and what shown paths start from. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** What calling a model takes. Targets and scorers share it, each with a cassette of its own. */
export interface ModelContext {
  /** Where keys are read. A key that is not there is no fault before a live call needs it. */
  readonly env: NodeJS.ProcessEnv;
  readonly calls: CallStore;
  readonly http: HttpClient;
}

/** What a target of any type may use. */
export interface ArmContext extends TargetContext, ModelContext {
  /** Absolute directory of the suite file. */
  readonly directory: string;
  /** Takes what code of the user prints while it runs in this process; stderr without it. */
  readonly print?: Print;
}

import { dirname, join } from 'node:path';
import { contextVariables, type GitHubContext } from './context.ts';
import type { Annotation, Masker } from './log.ts';
import type { Manifest } from './manifest.ts';
import type { CommandFiles } from './step-files.ts';

/** A step `uses: ./action` in a job. */
export interface ActionStep {
  /** Holds `action.yml`. */
  readonly actionDirectory: string;
  /** The checked out repository; the current directory of the action. Default: an empty folder. */
  readonly workspace?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** `env:` of the step. Nothing else of this process's environment is inherited, `PATH` aside. */
  readonly env?: Readonly<Record<string, string>>;
  readonly eventName?: string;
  /** The event's payload. */
  readonly event?: unknown;
  /** What `github.token` stands for. */
  readonly token?: string;
  /** Overrides of the `github` context: `api_url`, `run_id`, … */
  readonly github?: Readonly<Record<string, string>>;
  /** `ACTIONS_*` variables of the cache and artifact services. */
  readonly services?: Readonly<Record<string, string>>;
  /** Values of `secrets.*`, masked from the start. */
  readonly secrets?: readonly string[];
  readonly debug?: boolean;
  readonly timeoutMs?: number;
  /** Cancels the job while `main` runs. */
  readonly cancel?: AbortSignal;
  /** Each line of the log, masked, as it comes. */
  readonly onLine?: (line: string) => void;
  /** A runner's home that is kept, as on a self-hosted runner. Default: a new one, removed afterwards. */
  readonly home?: string;
}

/** Everything that lives as long as the job. */
export interface Job {
  readonly step: ActionStep;
  readonly manifest: Manifest;
  readonly context: GitHubContext;
  readonly home: string;
  readonly workspace: string;
  readonly masker: Masker;
  readonly inputs: Readonly<Record<string, string>>;
  readonly exported: { env: Record<string, string>; path: string[] };
  readonly outputs: Record<string, string>;
  readonly state: Record<string, string>;
  readonly summaries: string[];
  readonly annotations: Annotation[];
  readonly dropped: Annotation[];
  readonly log: string[];
}

function runnerVariables(job: Job): Record<string, string> {
  return {
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'bench',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_TEMP: join(job.home, '_temp'),
    RUNNER_TOOL_CACHE: join(job.home, 'tool'),
    RUNNER_WORKSPACE: dirname(job.workspace),
    ...(job.step.debug ? { RUNNER_DEBUG: '1' } : {}),
  };
}

function prefixed(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${prefix}${key}`, value]));
}

/** The environment of one stage of the action. */
export function environment(job: Job, files: CommandFiles): NodeJS.ProcessEnv {
  return {
    PATH: [...job.exported.path.toReversed(), process.env.PATH ?? ''].join(':'),
    HOME: join(job.home, 'home'),
    LANG: 'C.UTF-8',
    CI: 'true',
    ...job.exported.env,
    ...job.step.env,
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: job.workspace,
    ...job.inputs,
    ...contextVariables(job.context),
    ...Object.fromEntries(
      Object.entries(files).map(([name, path]) => [`GITHUB_${name.toUpperCase()}`, path]),
    ),
    ...runnerVariables(job),
    ...job.step.services,
    ...prefixed('STATE_', job.state),
  };
}

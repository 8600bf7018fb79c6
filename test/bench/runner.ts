// A stand-in for the GitHub Actions runner: it runs a JavaScript action as the runner's node handler does, and
// tells what the job page would show. Written against actions/runner (ActionCommand.cs, ActionCommandManager.cs,
// FileCommandManager.cs, NodeScriptActionHandler.cs, ExecutionContext.cs). Not covered: composite and container
// actions, problem matchers, `pre-if`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { githubContext } from './runner/context.ts';
import { conditionHolds, type JobStatus } from './runner/expressions.ts';
import { inputVariables } from './runner/inputs.ts';
import { type ActionStep, environment, type Job } from './runner/job.ts';
import { type Annotation, Masker, StepLog } from './runner/log.ts';
import { readManifest } from './runner/manifest.ts';
import { type Ending, runProcess } from './runner/process.ts';
import { newCommandFiles, readCommandFiles } from './runner/step-files.ts';

export type { ActionStep } from './runner/job.ts';
export type { Annotation } from './runner/log.ts';

const NODE_24 = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
export interface StageReport extends Ending {
  readonly stage: 'pre' | 'main' | 'post';
  readonly conclusion: JobStatus;
}

/** What is left of a step after it ran. */
export interface StepReport {
  readonly conclusion: JobStatus;
  readonly stages: readonly StageReport[];
  readonly outputs: Readonly<Record<string, string>>;
  /** Set, but not in `action.yml`: a workflow's author would not know of them. */
  readonly undeclaredOutputs: readonly string[];
  /** What later steps of the job inherit. */
  readonly exported: { readonly env: Readonly<Record<string, string>>; readonly path: readonly string[] };
  readonly state: Readonly<Record<string, string>>;
  /** Markdown on the job's page, `main` and `post` together. */
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  /** Over the limit of ten a level: only in the log. */
  readonly droppedAnnotations: readonly Annotation[];
  readonly masks: readonly string[];
  readonly log: readonly string[];
}

function conclude(ending: Ending, commandFailed: boolean): JobStatus {
  if (ending.stopped !== undefined) return 'cancelled';
  return ending.exitCode === 0 && !commandFailed ? 'success' : 'failure';
}

function newLog(job: Omit<Job, 'inputs'>): StepLog {
  return new StepLog({
    masker: job.masker,
    workspace: job.workspace,
    effects: { outputs: job.outputs, state: job.state },
    debug: job.step.debug ?? false,
    onLine: job.step.onLine,
  });
}

function keepLog(job: Omit<Job, 'inputs'>, log: StepLog): void {
  job.log.push(...log.lines);
  job.annotations.push(...log.annotations);
  job.dropped.push(...log.dropped);
}

async function runStage(job: Job, stage: StageReport['stage'], script: string): Promise<StageReport> {
  const files = newCommandFiles(job.home);
  const log = newLog(job);
  log.print(stage === 'post' ? 'Post job cleanup.' : `##[group]Run ${job.manifest.name}`);
  const ending = await runProcess({
    command: NODE_24,
    args: [resolve(job.step.actionDirectory, script)],
    cwd: job.workspace,
    env: environment(job, files),
    timeoutMs: job.step.timeoutMs ?? 60_000,
    cancel: stage === 'main' ? job.step.cancel : undefined,
    onLine: (line) => log.receive(line),
  });
  readCommandFiles(job, files, log);
  keepLog(job, log);
  return { stage, ...ending, conclusion: conclude(ending, log.commandFailed) };
}

function setUp(step: ActionStep, home: string): Job {
  const workspace = step.workspace ?? join(home, 'work', 'repo', 'repo');
  const eventPath = join(home, '_temp', '_github_workflow', 'event.json');
  for (const folder of [workspace, dirname(eventPath), join(home, 'home'), join(home, 'tool')])
    mkdirSync(folder, { recursive: true });
  mkdirSync(join(home, '_temp', '_runner_file_commands'), { recursive: true });
  writeFileSync(eventPath, JSON.stringify(step.event ?? {}));
  const token = step.token ?? `ghs_${'x'.repeat(36)}`;
  const context = githubContext({
    eventName: step.eventName ?? 'push',
    event: step.event ?? {},
    token,
    overrides: { ...step.github, event_path: eventPath, workspace },
  });
  const masker = new Masker();
  for (const secret of [token, ...(step.secrets ?? [])]) masker.add(secret);
  const manifest = readManifest(step.actionDirectory);
  const lasting = { exported: { env: {}, path: [] }, outputs: {}, state: {} };
  const shown = { summaries: [], annotations: [], dropped: [], log: [] };
  const job = { step, manifest, context, home, workspace, masker, ...lasting, ...shown };
  const log = newLog(job);
  const inputs = inputVariables(manifest, step.inputs ?? {}, { github: context }, (level, message) =>
    log.annotate(level, message),
  );
  keepLog(job, log);
  return { ...job, inputs };
}

function worst(stages: readonly StageReport[]): JobStatus {
  const conclusions = stages.map((stage) => stage.conclusion);
  if (conclusions.includes('cancelled')) return 'cancelled';
  return conclusions.includes('failure') ? 'failure' : 'success';
}

async function runStages(job: Job): Promise<StageReport[]> {
  const { pre, main, post, 'post-if': postIf } = job.manifest.runs;
  const stages: StageReport[] = [];
  if (pre !== undefined) stages.push(await runStage(job, 'pre', pre));
  stages.push(await runStage(job, 'main', main));
  const holds = conditionHolds(postIf ?? 'always()', worst(stages), { github: job.context });
  if (post !== undefined && holds) stages.push(await runStage(job, 'post', post));
  return stages;
}

/** Runs an action's stages and reports. Throws only for an action the runner would refuse to load. */
export async function runAction(step: ActionStep): Promise<StepReport> {
  const home = step.home ?? mkdtempSync(join(tmpdir(), 'runner-'));
  try {
    const job = setUp(step, home);
    const stages = await runStages(job);
    return {
      conclusion: worst(stages),
      stages,
      outputs: job.outputs,
      undeclaredOutputs: Object.keys(job.outputs).filter((name) => !(name in job.manifest.outputs)),
      exported: job.exported,
      state: job.state,
      summary: job.summaries.join('\n'),
      annotations: job.annotations,
      droppedAnnotations: job.dropped,
      masks: [...job.masker.values],
      log: job.log,
    };
  } finally {
    if (step.home === undefined) rmSync(home, { recursive: true, force: true });
  }
}

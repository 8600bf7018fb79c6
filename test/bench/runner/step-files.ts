import { randomUUID } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePairs } from './file-commands.ts';
import type { Job } from './job.ts';
import type { StepLog } from './log.ts';

const SUMMARY_LIMIT_BYTES = 1024 * 1024;
const FILE_COMMANDS = ['output', 'env', 'path', 'state', 'step_summary'] as const;

/** Where a step writes what it has to tell the runner. */
export type CommandFiles = Readonly<Record<(typeof FILE_COMMANDS)[number], string>>;

/** New, empty files for one stage. */
export function newCommandFiles(home: string): CommandFiles {
  const folder = join(home, '_temp', '_runner_file_commands');
  const suffix = randomUUID();
  const entries = FILE_COMMANDS.map((name) => [name, join(folder, `${name}_${suffix}`)] as const);
  for (const [, path] of entries) writeFileSync(path, '');
  return Object.fromEntries(entries) as CommandFiles;
}

function readExports(job: Job, path: string, log: StepLog): void {
  for (const [name, value] of Object.entries(parsePairs(readFileSync(path, 'utf8')))) {
    if (name.toUpperCase() === 'NODE_OPTIONS')
      log.annotate('error', `Can't store ${name} output parameter using '$GITHUB_ENV' command.`);
    else job.exported.env[name] = value;
  }
}

function readSummary(job: Job, path: string, log: StepLog): void {
  const { size } = statSync(path);
  if (size > SUMMARY_LIMIT_BYTES) {
    const got = Math.floor(size / 1024);
    log.annotate(
      'error',
      `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${got}k. ` +
        'For more information see: https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-markdown-summary',
    );
  } else if (size > 0) job.summaries.push(job.masker.apply(readFileSync(path, 'utf8')));
}

/** Reads what the step wrote into its command files. A file the runner cannot read fails the step. */
export function readCommandFiles(job: Job, files: CommandFiles, log: StepLog): void {
  const readers = {
    path: (path: string) => job.exported.path.push(...readFileSync(path, 'utf8').split('\n').filter(Boolean)),
    env: (path: string) => readExports(job, path, log),
    output: (path: string) => Object.assign(job.outputs, parsePairs(readFileSync(path, 'utf8'))),
    state: (path: string) => Object.assign(job.state, parsePairs(readFileSync(path, 'utf8'))),
    step_summary: (path: string) => readSummary(job, path, log),
  };
  for (const name of FILE_COMMANDS) {
    try {
      readers[name](files[name]);
    } catch (error) {
      log.commandFailed = true;
      log.annotate('error', `Unable to process file command '${name}' successfully.`);
      log.annotate('error', error instanceof Error ? error.message : String(error));
    }
  }
}

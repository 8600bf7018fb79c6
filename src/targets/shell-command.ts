import { formatShortest, trimWhiteSpace } from '../base/text.ts';
import { type ProcessOutcome, runProcess } from '../transport/process.ts';

/** Which execution of which case a command runs for. */
export interface Execution {
  readonly arm: string;
  readonly caseId: string;
  /** Counts from 0. */
  readonly trial: number;
  readonly signal: AbortSignal;
}

export interface ShellCommand {
  /** Begins every message: `shell target`, `scorer command`. */
  readonly who: string;
  readonly cmd: string;
  readonly input: string;
  readonly cwd: string;
  /** Inherited. */
  readonly env: NodeJS.ProcessEnv;
  /** Set on top of everything else. */
  readonly extraEnv?: Readonly<Record<string, string>>;
  /** `null` = no limit. */
  readonly timeoutSeconds: number | null;
  readonly maxOutputBytes: number;
  /** How a user allows more output; ends the message about the limit. */
  readonly raiseLimit: string;
}

/** What the command printed on stdout, untouched, or why it gave nothing to use. */
export type ShellResult =
  | { readonly kind: 'printed'; readonly stdout: string }
  | { readonly kind: 'failed'; readonly error: string };

/** A crashing program can print megabytes; its last words are the ones that say why. */
const MAX_STDERR_CHARS = 4000;

/**
 * Runs `sh -c CMD` for one execution of a case. The command sees the inherited environment, `EVAL_ARM`,
 * `EVAL_CASE_ID` and `EVAL_TRIAL`. Any exit status but 0 is a failure, and its stdout is dropped.
 */
export async function runShellCommand(command: ShellCommand, execution: Execution): Promise<ShellResult> {
  const outcome = await runProcess({
    cmd: 'sh',
    args: ['-c', command.cmd],
    input: command.input,
    cwd: command.cwd,
    env: {
      ...command.env,
      EVAL_ARM: execution.arm,
      EVAL_CASE_ID: execution.caseId,
      EVAL_TRIAL: String(execution.trial),
      ...command.extraEnv,
    },
    timeoutMs: command.timeoutSeconds === null ? null : command.timeoutSeconds * 1000,
    maxOutputBytes: command.maxOutputBytes,
    signal: execution.signal,
  });
  if (outcome.kind === 'exited' && outcome.code === 0) return { kind: 'printed', stdout: outcome.stdout };
  return { kind: 'failed', error: `${command.who} ${failure(outcome, command)}` };
}

/** The status is spelled as Rust spells it: `exit status: 3`, `signal: 9 (SIGKILL)`. */
function failure(outcome: ProcessOutcome, command: ShellCommand): string {
  switch (outcome.kind) {
    case 'exited':
      return `exited with exit status: ${outcome.code}: ${lastWords(outcome.stderr)}`;
    case 'signalled':
      return `exited with signal: ${outcome.number} (${outcome.name}): ${lastWords(outcome.stderr)}`;
    case 'timed-out':
      return `timed out after ${formatShortest(outcome.timeoutMs / 1000)} s`;
    case 'too-much-output':
      return `printed more than ${outcome.limitBytes} bytes on ${outcome.stream}; ${command.raiseLimit}`;
    case 'aborted':
      return 'was stopped together with the run';
    case 'not-started':
      return `could not start: ${outcome.reason}`;
  }
}

function lastWords(stderr: string): string {
  const text = trimWhiteSpace(stderr);
  return text.length <= MAX_STDERR_CHARS ? text : `…${text.slice(-MAX_STDERR_CHARS)}`;
}

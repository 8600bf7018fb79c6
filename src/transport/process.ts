import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenAborted } from './when-aborted.ts';

export interface ProcessRequest {
  /** A program, found through PATH. */
  readonly cmd: string;
  readonly args?: readonly string[];
  /** Written to stdin, which is then closed. The process may ignore it. */
  readonly input: string | Uint8Array;
  /** The directory of this process unless given. */
  readonly cwd?: string;
  /** The whole environment; nothing is added to it. */
  readonly env: NodeJS.ProcessEnv;
  /** `null` = no limit. */
  readonly timeoutMs: number | null;
  /** Of stdout, and of stderr as well. */
  readonly maxOutputBytes: number;
  readonly signal: AbortSignal;
}

/** What a process printed, decoded as UTF-8; malformed bytes show as U+FFFD. */
interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/** How a process ended. Nothing it started in its process group is left alive. */
export type ProcessOutcome =
  | ({ readonly kind: 'exited'; readonly code: number } & Printed)
  /** Ended by a signal that did not come from here. `name` as in `SIGKILL`. */
  | ({ readonly kind: 'signalled'; readonly name: string; readonly number: number } & Printed)
  | ({ readonly kind: 'timed-out'; readonly timeoutMs: number } & Printed)
  | ({
      readonly kind: 'too-much-output';
      readonly stream: 'stdout' | 'stderr';
      readonly limitBytes: number;
    } & Printed)
  | ({ readonly kind: 'aborted' } & Printed)
  /** The system refused to start it. */
  | { readonly kind: 'not-started'; readonly reason: string };

/** Why this side ended the process. */
type Stop =
  | { kind: 'timed-out' }
  | { kind: 'aborted' }
  | { kind: 'too-much-output'; stream: 'stdout' | 'stderr' };

/** How long output of a background child is waited for once the process itself has ended. */
const GRACE_MS = 500;

/**
 * Runs a process to its end and never rejects. Input is written while output is read, so neither can block the other.
 *
 * The process leads a process group of its own. The time limit, the output limit, an abort, and the end of the process
 * all kill the whole group, so that a child left in the background cannot outlive the call. A child that leaves the
 * group (`setsid`) is not followed, but cannot hold up the call either.
 */
export function runProcess(request: ProcessRequest): Promise<ProcessOutcome> {
  if (request.signal.aborted) return Promise.resolve({ kind: 'aborted', stdout: '', stderr: '' });
  const unfit = nulByteReason(request);
  if (unfit !== undefined) return Promise.resolve({ kind: 'not-started', reason: unfit });
  let child: ChildProcessWithoutNullStreams;
  try {
    child = spawn(request.cmd, request.args ?? [], {
      ...(request.cwd === undefined ? {} : { cwd: request.cwd }),
      env: request.env,
      detached: true,
      stdio: 'pipe',
    });
  } catch (error) {
    return Promise.resolve({ kind: 'not-started', reason: startFailure(error, request) });
  }
  return supervise(child, request);
}

function supervise(child: ChildProcessWithoutNullStreams, request: ProcessRequest): Promise<ProcessOutcome> {
  let stop: Stop | undefined;
  const end = (why: Stop) => {
    stop ??= why;
    killGroup(child);
  };
  const stdout = collect(child.stdout, request.maxOutputBytes, () =>
    end({ kind: 'too-much-output', stream: 'stdout' }),
  );
  const stderr = collect(child.stderr, request.maxOutputBytes, () =>
    end({ kind: 'too-much-output', stream: 'stderr' }),
  );
  feed(child, request.input);
  const release = whenAborted(request.signal, () => end({ kind: 'aborted' }));
  const onTimeout = () => {
    // A process that has ended in time is not late because a child of it still holds its output.
    if (child.exitCode === null && child.signalCode === null) end({ kind: 'timed-out' });
  };
  const timer =
    request.timeoutMs === null ? undefined : setTimeout(onTimeout, Math.min(request.timeoutMs, MAX_TIMER_MS));

  return ended(child)
    .then((ending): ProcessOutcome => {
      if (ending.kind === 'not-started') {
        return { kind: 'not-started', reason: startFailure(ending.error, request) };
      }
      return outcome(stop, ending, request, { stdout: stdout(), stderr: stderr() });
    })
    .finally(() => {
      clearTimeout(timer);
      release();
    });
}

/** `setTimeout` fires at once for anything longer (24.8 days). */
const MAX_TIMER_MS = 2 ** 31 - 1;

function outcome(
  stop: Stop | undefined,
  ending: { code: number | null; signal: NodeJS.Signals | null },
  request: ProcessRequest,
  printed: Printed,
): ProcessOutcome {
  switch (stop?.kind) {
    case 'timed-out':
      return { kind: 'timed-out', timeoutMs: request.timeoutMs ?? 0, ...printed };
    case 'too-much-output':
      return { ...stop, limitBytes: request.maxOutputBytes, ...printed };
    case 'aborted':
      return { kind: 'aborted', ...printed };
  }
  if (ending.signal === null) return { kind: 'exited', code: ending.code ?? 0, ...printed };
  const name = ending.signal;
  return { kind: 'signalled', name, number: constants.signals[name], ...printed };
}

type Ending =
  | { kind: 'ended'; code: number | null; signal: NodeJS.Signals | null }
  | { kind: 'not-started'; error: unknown };

/** Resolves when the process has ended and its output is read, or nobody is left to write any. */
function ended(child: ChildProcessWithoutNullStreams): Promise<Ending> {
  return new Promise((resolve) => {
    let grace: NodeJS.Timeout | undefined;
    live.add(child);
    watchExit();
    const settle = (ending: Ending) => {
      clearTimeout(grace);
      live.delete(child);
      resolve(ending);
    };
    child.once('error', (error) => {
      if (child.pid === undefined) settle({ kind: 'not-started', error });
    });
    child.once('exit', () => {
      // A background child may hold the pipes: wait for its words, then end it, and at last let go of the pipes.
      grace = setTimeout(() => {
        killGroup(child);
        grace = setTimeout(() => letGo(child), GRACE_MS);
      }, GRACE_MS);
    });
    child.once('close', (code, signal) => {
      killGroup(child);
      settle({ kind: 'ended', code, signal });
    });
  });
}

/** Closes our ends of the pipes; Node then emits `close`. */
function letGo(child: ChildProcessWithoutNullStreams): void {
  child.stdin.destroy();
  child.stdout.destroy();
  child.stderr.destroy();
}

/** Reads a stream to its end and calls `onLimit` when it gives more than `limit` bytes. */
function collect(stream: NodeJS.ReadableStream, limit: number, onLimit: () => void): () => string {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    const room = limit - size;
    if (room > 0) chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
    size += chunk.length;
    if (size > limit) onLimit();
  });
  stream.on('error', () => undefined);
  return () => Buffer.concat(chunks).toString('utf8');
}

function feed(child: ChildProcessWithoutNullStreams, input: string | Uint8Array): void {
  // EPIPE: the process does not read its input. That is its right.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
}

function killGroup(child: ChildProcessWithoutNullStreams): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // No such group: all of it has ended. Where there are no groups (Windows), the process alone.
    child.kill('SIGKILL');
  }
}

/** Processes that would outlive this one if it ended now. */
const live = new Set<ChildProcessWithoutNullStreams>();
let watching = false;

function watchExit(): void {
  if (watching) return;
  watching = true;
  process.once('exit', () => {
    for (const child of live) killGroup(child);
  });
}

/** Neither arguments nor the environment can hold a NUL byte. */
function nulByteReason(request: ProcessRequest): string | undefined {
  if ([request.cmd, ...(request.args ?? [])].some((part) => part.includes('\0'))) {
    return 'the command holds a NUL byte';
  }
  const entry = Object.entries(request.env).find(([, value]) => value?.includes('\0'));
  return entry && `environment variable ${entry[0]} would hold a NUL byte`;
}

function startFailure(error: unknown, request: ProcessRequest): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return request.cwd === undefined
        ? `${request.cmd} was not found`
        : `${request.cmd} or the directory ${request.cwd} was not found`;
    case 'EACCES':
      return `${request.cmd} may not be run`;
    case 'E2BIG':
      return 'the command and its environment are longer than the system allows';
    case 'EAGAIN':
      return 'the system has no room for another process';
    case 'EMFILE':
    case 'ENFILE':
      return 'the system has too many files open';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}

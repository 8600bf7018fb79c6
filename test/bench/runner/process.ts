import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** How a process of a step ended. */
export interface Ending {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The time ran out, or the job was cancelled. */
  readonly stopped: 'timeout' | 'cancelled' | undefined;
  /** Children that outlived it, and were killed. */
  readonly leftovers: boolean;
}

/** As the runner cancels: SIGINT to the process alone, then SIGTERM, then the whole tree is killed. */
const SIGTERM_AFTER_MS = 7_500;
const SIGKILL_AFTER_MS = 10_000;
/** How long children may keep stdout open after the process itself has ended. */
const CLOSE_WITHIN_MS = 5_000;

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

function readLines(stream: Readable, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line.replace(/\r$/, ''));
  });
  stream.on('end', () => rest !== '' && onLine(rest));
}

/** Sends the signals of a cancellation, each unless the process has ended before. Returns what calls the rest off. */
function cancelGently(pid: number): () => void {
  send(pid, 'SIGINT');
  const timers = [
    setTimeout(() => send(pid, 'SIGTERM'), SIGTERM_AFTER_MS),
    setTimeout(() => send(-pid, 'SIGKILL'), SIGKILL_AFTER_MS),
  ];
  return () => timers.forEach(clearTimeout);
}

function untilClosed(child: ChildProcess, pid: number): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    child.on('error', reject);
    child.on('exit', () => {
      timer = setTimeout(() => send(-pid, 'SIGKILL'), CLOSE_WITHIN_MS);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      resolve([code, signal]);
    });
  });
}

/** Runs a file to its end in a process group of its own, and leaves nothing of it behind. */
export async function runProcess(options: {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutMs: number;
  readonly cancel: AbortSignal | undefined;
  readonly onLine: (line: string) => void;
}): Promise<Ending> {
  const { command, args, cwd, env, cancel } = options;
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const pid = child.pid;
  if (pid === undefined) throw new Error(`Could not start ${command}`);
  for (const stream of [child.stdout, child.stderr]) readLines(stream, options.onLine);

  let stopped: Ending['stopped'];
  let callOff = () => {};
  const stop = (reason: 'timeout' | 'cancelled') => {
    stopped ??= reason;
    callOff();
    callOff = cancelGently(pid);
  };
  const onCancel = () => stop('cancelled');
  const timer = setTimeout(() => stop('timeout'), options.timeoutMs);
  cancel?.addEventListener('abort', onCancel, { once: true });
  if (cancel?.aborted) onCancel();

  const [exitCode, signal] = await untilClosed(child, pid);
  clearTimeout(timer);
  callOff();
  cancel?.removeEventListener('abort', onCancel);
  return { exitCode, signal, stopped, leftovers: send(-pid, 'SIGKILL') };
}

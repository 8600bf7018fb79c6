/** What a command may touch of the process: handed in, so that nothing below reads globals. */
export interface Io {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly stdout: Output;
  readonly stderr: Output;
}

export interface Output {
  write(text: string): void;
  readonly isTTY: boolean;
  /** Columns of the terminal; absent when there is none. */
  readonly columns?: number;
}

/** Exit status of a command: see "The arm's bar" in the README. */
export type ExitStatus = 0 | 1 | 2;

import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';

/** What makes the runner read commands again; nobody can guess it. */
let token: string | undefined;

function stopCommands(): void {
  token = randomUUID();
  core.info(`::stop-commands::${token}`);
}

function resumeCommands(): void {
  core.info(`::${token}::`);
  token = undefined;
}

/**
 * Prints text that a model, a dataset or a suite may have written. The runner reads commands out of everything a step
 * prints, but not out of this.
 */
export function printUntrusted(text: string): void {
  const stopped = token !== undefined;
  if (!stopped) stopCommands();
  core.info(text.trimEnd());
  if (!stopped) resumeCommands();
}

/**
 * Runs what may print by itself: a module of the user's runs in this process, and may write what a model said to the
 * console. Until it ends nothing in the log is a command, but what {@link aloud} says.
 */
export async function withoutCommands<T>(work: () => Promise<T>): Promise<T> {
  // Two pipes have no order between them: a line on stderr could arrive when commands are read again.
  const write = process.stderr.write;
  process.stderr.write = process.stdout.write.bind(process.stdout);
  stopCommands();
  try {
    return await work();
  } finally {
    resumeCommands();
    process.stderr.write = write;
  }
}

/** Says what holds commands of our own, also while commands are stopped. */
export function aloud(say: () => void): void {
  const stopped = token !== undefined;
  if (stopped) resumeCommands();
  say();
  if (stopped) stopCommands();
}

/** Lines of the log that fold together. */
export async function group<T>(name: string, work: () => Promise<T>): Promise<T> {
  core.startGroup(name);
  try {
    return await work();
  } finally {
    core.endGroup();
  }
}

/** One line of the log, whatever its text: nothing in it is a command to the runner. */
export function printLine(text: string): void {
  // U+0085 is a blank to the runner, though not to a pattern.
  core.info(
    text
      .replaceAll(/[\s\u0085]+/g, ' ')
      .replace(/^ ?::/, ': :')
      .replaceAll('##[', '## ['),
  );
}

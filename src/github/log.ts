import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';

/**
 * Prints text that a model, a dataset or a suite may have written. The runner reads commands out of everything a
 * step prints; between these two lines it does not, and nobody can guess the token that ends it.
 */
export function printUntrusted(text: string): void {
  const token = randomUUID();
  core.info(`::stop-commands::${token}`);
  core.info(text.trimEnd());
  core.info(`::${token}::`);
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
  core.info(text.replaceAll(/\s+/g, ' ').replace(/^ ?::/, ': :').replaceAll('##[', '## ['));
}

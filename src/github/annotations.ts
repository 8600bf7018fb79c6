import * as core from '@actions/core';
import type { Annotation } from '../report/annotations.ts';

const COMMAND = { error: core.error, warning: core.warning, notice: core.notice };

/** Hands annotations to the runner. `@actions/core` escapes them: no text can become a command. */
export function annotate(annotations: readonly Annotation[]): void {
  for (const { level, message, title, file, line, column } of annotations) {
    COMMAND[level](message, {
      title,
      ...(file === undefined ? {} : { file }),
      ...(line === undefined ? {} : { startLine: line }),
      ...(column === undefined ? {} : { startColumn: column }),
    });
  }
}

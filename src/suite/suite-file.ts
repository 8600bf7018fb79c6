import type { ReadFile } from './source/read-bytes.ts';

/** A suite file that has been read and not yet understood. */
export interface SuiteFile {
  /** As the user gave it. */
  readonly path: string;
  readonly absolute: string;
  readonly bytes: Buffer;
  /** Reads the other files that the suite names. */
  readonly read: ReadFile;
}

/** A suite file that has been read and not yet understood. */
export interface SuiteFile {
  /** As the user gave it. */
  readonly path: string;
  readonly absolute: string;
  readonly bytes: Buffer;
}

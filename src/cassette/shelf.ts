import { join } from 'node:path';
import { type CassetteFile, openCassetteFile } from './cassette-file.ts';
import { cassettesIn } from './compact.ts';

/** One folder of cassettes. A file is read when somebody first asks for it, and then kept. */
export interface Shelf {
  /** `committed`: the user's own, kept in git. `cache`: what a cache service gave back; it may hold anything. */
  readonly layer: 'committed' | 'cache';
  readonly directory: string;
  file(name: string): CassetteFile;
  /** Names of the cassettes that are there, sorted. */
  names(): readonly string[];
  /** Closes every file; no line can be read any more. */
  close(): void;
}

/**
 * @param shown how people name the folder, as in `evals/.eval-matrix/cassettes`.
 * @param onRead told about each file once, when it has been read.
 */
export function openShelf(
  layer: Shelf['layer'],
  directory: string,
  shown: string,
  onRead: (file: CassetteFile, layer: Shelf['layer']) => void,
): Shelf {
  const files = new Map<string, CassetteFile>();
  let names: readonly string[] | undefined;
  return {
    layer,
    directory,
    file: (name) => {
      const known = files.get(name);
      if (known !== undefined) return known;
      const file = openCassetteFile(join(directory, name), `${shown}/${name}`);
      files.set(name, file);
      onRead(file, layer);
      return file;
    },
    names: () => {
      names ??= cassettesIn(directory);
      return names;
    },
    close: () => {
      for (const file of files.values()) file.close();
    },
  };
}

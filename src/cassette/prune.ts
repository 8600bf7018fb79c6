import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../base/errors.ts';
import { type CassetteFile, faultLine, withCassetteFile } from './cassette-file.ts';
import { cassettesIn, compactFile } from './compact.ts';

/** What a prune did, or would do, to one file. */
export interface PrunedCassette {
  readonly file: string;
  readonly kept: number;
  readonly dropped: number;
  /** Nothing was left of it. */
  readonly removed: boolean;
  /** Why it was left alone; absent when it could be read. */
  readonly fault?: Fault;
}

export interface PruneOptions {
  readonly directory: string;
  /** By file name, the keys the suite uses: `Cassettes.usedKeys()` after a full run of every suite of the folder. */
  readonly used: ReadonlyMap<string, ReadonlySet<string>>;
  /** Count only. */
  readonly dryRun: boolean;
}

/**
 * Drops the recordings that the suite no longer needs, and files of which nothing is left. A file with a line that
 * cannot be read is left alone.
 *
 * @throws NodeJS.ErrnoException when the disk refuses.
 */
export function pruneCassettes(options: PruneOptions): PrunedCassette[] {
  return cassettesIn(options.directory).map((name) => {
    const path = join(options.directory, name);
    const keys = options.used.get(name) ?? new Set<string>();
    const count = withCassetteFile(path, name, ({ index, faults: [fault] }) => {
      if (fault !== undefined) return { kept: index.size, dropped: 0, removed: false, fault };
      const kept = [...index.keys()].filter((key) => keys.has(key)).length;
      return { kept, dropped: index.size - kept, removed: kept === 0 && index.size > 0 };
    });
    if (!options.dryRun && count.dropped > 0) compactFile(path, { keep: (key) => keys.has(key) });
    return { file: name, ...count };
  });
}

/** A prune as lines for people. */
export function describePrune(pruned: readonly PrunedCassette[], dryRun: boolean): string[] {
  const dropped = pruned.reduce((sum, file) => sum + file.dropped, 0);
  const alone = pruned.flatMap(({ file, fault }) =>
    fault === undefined ? [] : [`${file} is left alone: ${faultLine(fault)}`],
  );
  if (dropped === 0)
    return [...alone, alone.length === 0 ? 'Every recording is in use.' : 'Every other recording is in use.'];
  const verb = dryRun ? 'would be dropped' : 'dropped';
  const lines = pruned
    .filter((file) => file.dropped > 0)
    .map(
      (file) =>
        `${file.file}: ${file.dropped} ${verb}, ${file.kept} kept${file.removed ? ' (file removed)' : ''}`,
    );
  return [...lines, ...alone, `${dropped} recordings ${verb}.`];
}

/**
 * Brings a folder under a size by dropping recordings the run did not use, the oldest first. For a cache, which else
 * would only grow; a recording in use is never dropped.
 */
export function trimCassettes(
  directory: string,
  used: ReadonlyMap<string, ReadonlySet<string>>,
  budgetBytes: number,
): void {
  const sizes = cassettesIn(directory).map((name) => lstatSync(join(directory, name)).size);
  let excess = sizes.reduce((sum, size) => sum + size, 0) - budgetBytes;
  if (excess <= 0) return;
  const doomed = new Map<string, Set<string>>();
  for (const unused of unusedOldestFirst(directory, used)) {
    if (excess <= 0) break;
    excess -= unused.bytes;
    doomed.set(unused.path, (doomed.get(unused.path) ?? new Set()).add(unused.key));
  }
  for (const [path, keys] of doomed) compactFile(path, { keep: (key) => !keys.has(key), dropBad: true });
}

interface Unused {
  readonly path: string;
  readonly key: string;
  readonly bytes: number;
  readonly date: string;
}

function unusedOldestFirst(directory: string, used: ReadonlyMap<string, ReadonlySet<string>>): Unused[] {
  const unused = cassettesIn(directory).flatMap((name) =>
    withCassetteFile(join(directory, name), name, (file) => unusedIn(file, used.get(name) ?? new Set())),
  );
  return unused.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

function unusedIn(file: CassetteFile, used: ReadonlySet<string>): Unused[] {
  return [...file.index]
    .filter(([key]) => !used.has(key))
    .map(([key, range]) => {
      const line = file.readLine(range);
      return { path: file.path, key, bytes: line.length + 1, date: dateOf(line) };
    });
}

/** The date stands at the end of a line; the rest need not be parsed. A line without one counts as oldest. */
function dateOf(line: Buffer): string {
  const tail = line.subarray(-80).toString('latin1');
  return /"recorded_at":"(\d{4}-\d\d-\d\d)"/.exec(tail)?.[1] ?? '';
}

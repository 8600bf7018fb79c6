import type { CallStore, CassetteMode } from './cassette.ts';
import type { Miss } from './miss.ts';
import type { WrittenCassette } from './recorder.ts';
import { RunCassettes } from './run-cassettes.ts';
import type { Tally } from './store.ts';

export interface CassetteOptions {
  readonly mode: CassetteMode;
  /** Absolute path of the folder of committed cassettes. It need not exist. */
  readonly directory: string;
  /** How people name that folder; it stands in messages and results. Default: the path. */
  readonly shown?: string;
  /** Absolute path of the folder that a cache service filled. Recordings then go there, and not to `directory`. */
  readonly cacheDirectory?: string;
  /** The arms whose calls are recorded, and whether some scorer's are. Their files are read and checked at once. */
  readonly arms: readonly string[];
  readonly scorers: boolean;
  /** Never written: values of key variables, and masks. */
  readonly secrets: readonly string[];
  /** The day that recordings carry, as `2026-11-30`. Default: today in UTC. */
  readonly today?: () => string;
  /**
   * Size in bytes above which the cache layer loses recordings that the run did not use, the oldest first.
   * Default: 50 MiB.
   */
  readonly cacheBudgetBytes?: number;
}

/** What a run did with its cassettes. */
export interface CassetteReport extends Readonly<Tally> {
  /** Whether something on disk is not as it was. */
  readonly changed: boolean;
  readonly written: readonly WrittenCassette[];
  readonly misses: readonly Miss[];
  /** Plain sentences for people: cut-off lines, lines of the cache that were ignored, a disk that refused. */
  readonly notes: readonly string[];
}

/** The cassettes of one run. */
export interface Cassettes {
  /**
   * The store of an arm; the same one each time.
   *
   * @throws InvalidInputError when another arm's name differs only in case, as both would share a file on some systems.
   */
  storeFor(arm: string): CallStore;
  /** The store of judges and embeddings, shared by all arms. */
  scorerStore(): CallStore;
  /** Calls so far. */
  tally(): Tally;
  misses(): readonly Miss[];
  notes(): readonly string[];
  /** By file name, the keys of the recordings this run used or made: what a prune keeps. */
  usedKeys(): ReadonlyMap<string, ReadonlySet<string>>;
  /** Puts what was recorded in order. Call it at the end, also of a run that was stopped. A second call does nothing. */
  close(): Promise<CassetteReport>;
}

/**
 * Opens the cassettes of a run. Touches no disk when no arm and no scorer records, or when the mode is `off`.
 *
 * @throws InvalidInputError with every line of a committed cassette that cannot be read.
 */
export async function openCassettes(options: CassetteOptions): Promise<Cassettes> {
  const run = new RunCassettes(options);
  run.open();
  return run;
}

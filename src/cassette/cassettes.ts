import { formatPlace, InvalidInputError } from '../base/errors.ts';
import type { CallStore, CassetteMode, CassetteRequest } from './cassette.ts';
import type { CassetteFile } from './cassette-file.ts';
import { type CassetteName, describeName, fileNameOf } from './file-name.ts';
import { type Found, findRecording } from './lookup.ts';
import { type Miss, missMessage } from './miss.ts';
import { createNearestFinder, type NearestFinder } from './nearest.ts';
import { trimCassettes } from './prune.ts';
import { createRecorder, type Recorder, type WrittenCassette } from './recorder.ts';
import { createScrubber, type Scrubber } from './scrub.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { createStore, type Store, type Tally } from './store.ts';

/** A cache layer above this size loses the recordings that the run did not use, the oldest first. */
export const CACHE_BUDGET_BYTES = 50 * 1024 * 1024;

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
  /** Size the cache layer may have, in bytes. Default: {@link CACHE_BUDGET_BYTES}. */
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

interface OpenCassette {
  readonly name: CassetteName;
  readonly fileName: string;
  readonly store: Store;
  readonly recorder: Recorder | null;
}

class RunCassettes implements Cassettes {
  readonly #options: CassetteOptions;
  readonly #scrubber: Scrubber;
  /** In the order of look-up: committed, then cache. */
  readonly #shelves: readonly Shelf[];
  /** Where recordings go. */
  readonly #top: Shelf;
  readonly #finder: NearestFinder;
  readonly #cassettes = new Map<string, OpenCassette>();
  readonly #used = new Map<string, Set<string>>();
  readonly #misses: Miss[] = [];
  readonly #notes = new Set<string>();
  #report: CassetteReport | null = null;

  constructor(options: CassetteOptions) {
    this.#options = options;
    this.#scrubber = createScrubber(options.secrets);
    const onRead = (file: CassetteFile) => this.#noteFile(file);
    const committed = openShelf('committed', options.directory, options.shown ?? options.directory, onRead);
    const { cacheDirectory } = options;
    const cache =
      cacheDirectory === undefined ? null : openShelf('cache', cacheDirectory, 'cassette-cache', onRead);
    this.#shelves = cache === null ? [committed] : [committed, cache];
    this.#top = cache ?? committed;
    this.#finder = createNearestFinder(this.#shelves, this.#scrubber.text);
  }

  /** Reads what the run will need, and refuses what cannot be read before anything has run. */
  open(): void {
    const names: CassetteName[] = this.#options.arms.map((arm) => ({ kind: 'arm', arm }));
    if (this.#options.scorers) names.push({ kind: 'scorers' });
    const cassettes = names.map((name) => this.#cassette(name));
    if (this.#options.mode === 'off') return;
    const faults = cassettes.flatMap(({ fileName }) =>
      this.#shelves.flatMap((shelf) => {
        const file = shelf.file(fileName);
        return shelf.layer === 'committed' ? file.faults : [];
      }),
    );
    const [first, ...rest] = faults;
    if (first !== undefined) throw new InvalidInputError([first, ...rest]);
  }

  storeFor(arm: string): CallStore {
    return this.#cassette({ kind: 'arm', arm }).store;
  }

  scorerStore(): CallStore {
    return this.#cassette({ kind: 'scorers' }).store;
  }

  tally(): Tally {
    const total: Tally = { replayed: 0, recorded: 0, live: 0, missed: 0 };
    for (const { store } of this.#cassettes.values()) {
      total.replayed += store.tally.replayed;
      total.recorded += store.tally.recorded;
      total.live += store.tally.live;
      total.missed += store.tally.missed;
    }
    return total;
  }

  misses(): readonly Miss[] {
    return this.#misses;
  }

  notes(): readonly string[] {
    return [...this.#notes];
  }

  usedKeys(): ReadonlyMap<string, ReadonlySet<string>> {
    return this.#used;
  }

  async close(): Promise<CassetteReport> {
    this.#report ??= this.#close();
    return this.#report;
  }

  #close(): CassetteReport {
    const written = [...this.#cassettes.values()].flatMap(({ recorder }) => recorder?.close() ?? []);
    if (this.#top.layer === 'cache' && written.length > 0) {
      trimCassettes(this.#top.directory, this.#used, this.#options.cacheBudgetBytes ?? CACHE_BUDGET_BYTES);
    }
    const changed = written.length > 0;
    return { ...this.tally(), changed, written, misses: this.#misses, notes: this.notes() };
  }

  #cassette(name: CassetteName): OpenCassette {
    const fileName = fileNameOf(name);
    const there = this.#cassettes.get(fileName);
    if (there !== undefined) return there;
    refuseTwin(name, fileName, [...this.#cassettes.values()]);
    const recorder = this.#recorderOf(fileName);
    const store = createStore({
      mode: this.#options.mode,
      remembers: name.kind === 'scorers' ? 'always' : 'what it records',
      scrubber: this.#scrubber,
      find: (key, request) => this.#find(name, fileName, key, request),
      record: (key, request, response) => {
        this.#use(fileName, key);
        return recorder?.record(key, request, response) ?? false;
      },
      miss: (key, request, who) => this.#miss(name, fileName, key, request, who),
    });
    const made = { name, fileName, store, recorder };
    this.#cassettes.set(fileName, made);
    return made;
  }

  #recorderOf(fileName: string): Recorder | null {
    const { mode } = this.#options;
    if (mode === 'replay' || mode === 'off') return null;
    return createRecorder({
      shelf: this.#top,
      fileName,
      scrubber: this.#scrubber,
      today: this.#options.today ?? today,
      note: (sentence) => this.#note(sentence),
    });
  }

  #find(name: CassetteName, fileName: string, key: string, request: CassetteRequest): Found {
    const found = findRecording(this.#shelves, fileName, key, request);
    if (found.kind === 'hit') this.#use(found.fileName, key);
    if (found.kind !== 'none' || name.kind === 'scorers') return found;
    // What another arm has recorded since its file was read.
    for (const other of this.#cassettes.values()) {
      const response = other.name.kind === 'arm' ? other.store.recall(key) : undefined;
      if (response !== undefined) return { kind: 'hit', response, fileName: other.fileName };
    }
    return found;
  }

  #miss(name: CassetteName, fileName: string, key: string, request: CassetteRequest, who: string): string {
    const nearest = this.#finder.nearest(fileName, request);
    const error = missMessage(who, nearest);
    this.#misses.push({ cassette: name, who, key, nearest, error });
    return error;
  }

  #use(fileName: string, key: string): void {
    const keys = this.#used.get(fileName) ?? new Set();
    this.#used.set(fileName, keys.add(key));
  }

  #note(sentence: string): void {
    this.#notes.add(this.#scrubber.text(sentence));
  }

  #noteFile(file: CassetteFile): void {
    for (const { place, message } of file.faults) {
      this.#note(`${formatPlace(place ?? { file: file.shown })}: ${message}; ignored`);
    }
    if (file.torn === null) return;
    const lost = this.#options.mode === 'replay' ? 'that recording is lost' : 'that one call is made again';
    this.#note(
      `cassette ${file.shown}, line ${file.torn.line}: cut off when an earlier run was killed; ${lost}`,
    );
  }
}

/** On macOS and Windows `GPT.jsonl` and `gpt.jsonl` are one file. */
function refuseTwin(name: CassetteName, fileName: string, open: readonly OpenCassette[]): void {
  const twin = open.find((other) => other.fileName.toLowerCase() === fileName.toLowerCase());
  if (twin === undefined) return;
  throw new InvalidInputError([
    {
      code: 'cassette-twins',
      message: `${describeName(twin.name)} and ${describeName(name)} would share one cassette file on some systems`,
      hint: 'give them names that differ in more than upper and lower case',
    },
  ]);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

import { formatPlace, InvalidInputError } from '../base/errors.ts';
import type { CallStore, CassetteRequest } from './cassette.ts';
import type { CassetteFile } from './cassette-file.ts';
import type { CassetteOptions, CassetteReport, Cassettes } from './cassettes.ts';
import { type CassetteName, describeName, fileNameOf } from './file-name.ts';
import { type Found, findRecording } from './lookup.ts';
import { type Miss, missMessage } from './miss.ts';
import { createNearestFinder, type NearestFinder } from './nearest.ts';
import { trimCassettes } from './prune.ts';
import { createMemory, createRecorder, type Memory, type Recorder } from './recorder.ts';
import { createScrubber, type Scrubber } from './scrub.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { createStore, type Store, type Tally } from './store.ts';

/** Size of the cache layer when nothing else is said. */
const CACHE_BUDGET_BYTES = 50 * 1024 * 1024;

interface OpenCassette {
  readonly name: CassetteName;
  readonly fileName: string;
  readonly store: Store;
  /** What this run learns; `null` in a replay, and for arms whose answers are not kept. */
  readonly memory: Memory | null;
  /** The memory, when it is a file. */
  readonly recorder: Recorder | null;
}

/** The cassettes of one run: who has which file, and the books. */
export class RunCassettes implements Cassettes {
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
    for (const shelf of this.#shelves) shelf.close();
    const changed = written.length > 0;
    return { ...this.tally(), changed, written, misses: this.#misses, notes: this.notes() };
  }

  #cassette(name: CassetteName): OpenCassette {
    const fileName = fileNameOf(name);
    const there = this.#cassettes.get(fileName);
    if (there !== undefined) return there;
    refuseTwin(name, fileName, [...this.#cassettes.values()]);
    const recorder = this.#recorderOf(fileName);
    // Equal outputs get the equal verdict, also when nothing is kept.
    const forTheRun = this.#options.mode === 'off' && name.kind === 'scorers' ? createMemory() : null;
    const memory = recorder === null ? forTheRun : this.#noting(fileName, recorder);
    const store = createStore({
      mode: this.#options.mode,
      scrubber: this.#scrubber,
      memory,
      find: (key, request) => this.#find(name, fileName, key, request),
      miss: (key, request, who) => this.#miss(name, fileName, key, request, who),
    });
    const made = { name, fileName, store, memory, recorder };
    this.#cassettes.set(fileName, made);
    return made;
  }

  /** A memory that also notes what it holds as used. */
  #noting(fileName: string, recorder: Recorder): Memory {
    return {
      record: (key, request, response) => {
        this.#use(fileName, key);
        return recorder.record(key, request, response);
      },
      recall: (key, request) => recorder.recall(key, request),
    };
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
      const response = other.name.kind === 'arm' ? other.memory?.recall(key, request) : undefined;
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

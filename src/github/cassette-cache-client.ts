/** The part of `@actions/cache` that is used here. */
export interface CacheClient {
  isFeatureAvailable(): boolean;
  restoreCache(
    paths: string[],
    primaryKey: string,
    restoreKeys?: string[],
    options?: { segmentTimeoutInMs?: number },
    enableCrossOsArchive?: boolean,
  ): Promise<string | undefined>;
  /** Gives -1 when nothing was saved; the reason is only printed. */
  saveCache(
    paths: string[],
    key: string,
    options?: undefined,
    enableCrossOsArchive?: boolean,
  ): Promise<number>;
}

/** Loaded when it is needed: it costs as much as the whole rest of a start. */
export async function loadCacheClient(): Promise<CacheClient> {
  return import('@actions/cache');
}

/** What came of asking the cache service. `said`: the lines the client printed meanwhile. */
export type Asked<T> =
  | { readonly kind: 'answered'; readonly value: T; readonly said: readonly string[] }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'slow' };

/**
 * Asks the client, with a limit of our own: the client has none, and a service that accepts the connection and then
 * says nothing would hold the job for ever. What the client prints is kept back, because it prints warnings for things
 * that are no user's concern; its reasons stand nowhere else.
 *
 * A call that was given up goes on in the background: whoever waits for the process to end must end it.
 */
export async function askCache<T>(ask: () => Promise<T>, limitMs: number, debug: boolean): Promise<Asked<T>> {
  const output = holdBackOutput(debug);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Asked<T>>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'slow' }), limitMs);
  });
  const asked = ask().then(
    (value): Asked<T> => ({ kind: 'answered', value, said: output.lines }),
    (error: unknown): Asked<T> => ({
      kind: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    }),
  );
  const first = await Promise.race([asked, late]);
  clearTimeout(timer);
  output.release();
  if (first.kind === 'slow') dropLateOutput();
  return first;
}

/** What the client still prints when it was given up, after we have said so. */
const LATE =
  /^(?:::(?:warning|error)::Failed to (?:restore|save)|Attempt \d+ of |Cache |Received \d|Sent \d|\[command\])/;

function dropLateOutput(): void {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | WriteDone,
    done?: WriteDone,
  ) =>
    LATE.test(textOf(chunk).slice(0, 200)) ||
    write(textOf(chunk), typeof encoding === 'function' ? encoding : done);
}

type WriteDone = (error?: Error | null) => void;

interface HeldBack {
  readonly lines: string[];
  release(): void;
}

/** Masks must reach the runner: after them it hides the signed addresses of the cache. */
const PASSED_ON = /^::add-mask::/;

function holdBackOutput(passAll: boolean): HeldBack {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  const original = process.stdout.write;
  const held = (
    chunk: string | Uint8Array,
    encoding?: BufferEncoding | WriteDone,
    done?: WriteDone,
  ): boolean => {
    for (const line of textOf(chunk).split(/\r?\n/)) {
      if (line === '') continue;
      lines.push(line);
      if (passAll || PASSED_ON.test(line)) write(`${line}\n`);
    }
    const finished = typeof encoding === 'function' ? encoding : done;
    finished?.();
    return true;
  };
  process.stdout.write = held;
  return {
    lines,
    release: () => {
      process.stdout.write = original;
    },
  };
}

function textOf(chunk: string | Uint8Array): string {
  return typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
}

/**
 * Why the client did not do what it was asked, in one line, from what it printed. Its own sentence for a lost race
 * ("another job may be creating this cache") also stands for a service that is down: the debug line tells which.
 */
export function reasonIn(said: readonly string[]): string {
  const text = said
    .map((line) => line.replace(/^::(?:warning|error|debug|notice)(?: [^:]*)?::/, ''))
    .reverse();
  const all = text.join('\n');
  if (all.includes('cache write denied')) return 'this run may read the cache and not write it';
  if (all.includes('cache read denied')) return 'this run may not read the cache';
  if (/\(409\)|already exists/.test(all)) return 'the same recordings are stored already';
  if (/\(429\)|rate limit/i.test(all)) return 'too many uploads at the moment (429)';
  const found = REASONS.map((reason) => text.find((line) => reason.test(line))).find(
    (line) => line !== undefined,
  );
  return oneLine(found ?? 'the cache service gave no reason');
}

/** Lines that tell a reason, the most exact first. */
const REASONS = [
  /^Cache reservation failed: /,
  /^Failed to reserve cache: /,
  /^uploadCacheArchiveSDK: /,
  /^Failed to /,
  /fail|error/i,
];

/** Clipped, because a proxy may answer with a page. */
export function oneLine(text: string): string {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  return flat.length > 200 ? `${flat.slice(0, 200)}…` : flat;
}

import { join } from 'node:path';
import { z } from 'zod';
import { InvalidInputError } from '../base/errors.ts';
import { canonicalJson, parseJson } from '../base/json.ts';
import type { CassetteRequest, RecordedResponse } from './cassette.ts';
import { withCassetteFile } from './cassette-file.ts';
import { isDay } from './check-recording.ts';
import { compactFile } from './compact.ts';
import { type CassetteName, fileNameOf } from './file-name.ts';
import type { Parsed } from './format.ts';
import { keyOf } from './request-key.ts';
import { createScrubber, scrubbedLine } from './scrub.ts';

/** Who asks requests of an identity: an arm of the suite, or its scorers. */
export interface Asker {
  readonly name: CassetteName;
  /** Canonical JSON, as in {@link CassetteRequest}. */
  readonly identity: string;
  /** How this asker words what EvalCore worded so; `null` = it never asks that. Default: in the same words. */
  readonly reword?: (input: string) => string | null;
}

export interface ImportOptions {
  /** EvalCore's `.evalcore/cache.db`. Read only; nothing is written beside it. */
  readonly database: string;
  /** The folder of committed cassettes. */
  readonly directory: string;
  /** The arms and scorers of the suite that record. EvalCore keeps one recording for all who ask the same; we keep one each. */
  readonly askers: readonly Asker[];
  readonly secrets: readonly string[];
}

export interface ImportReport {
  /** Recordings written, by file name. */
  readonly written: ReadonlyMap<string, number>;
  /** Recordings that nothing in the suite asks for, by whom they were asked of. */
  readonly unplaced: ReadonlyMap<string, number>;
  /** Rows that cannot be read, in words. */
  readonly unreadable: readonly string[];
}

/**
 * Copies the recordings of EvalCore 0.7.5 into cassettes. The keys stay, because they are computed from the same text.
 * Recordings already in a cassette under the same key are replaced.
 *
 * @throws InvalidInputError when the file is not EvalCore's cache, or a cassette holds a line that cannot be read.
 * @throws NodeJS.ErrnoException when a cassette cannot be written.
 */
export async function importEvalCore(options: ImportOptions): Promise<ImportReport> {
  const unreadable: string[] = [];
  const recordings: OldRecording[] = [];
  for (const row of await readRows(options.database)) {
    const read = readRow(row);
    if (read.ok) recordings.push(read.value);
    else unreadable.push(read.reason);
  }
  const { lines, unplaced } = place(recordings, options);
  writeAll(options.directory, lines);
  const written = new Map([...lines].map(([file, byKey]) => [file, byKey.size]));
  return { written, unplaced, unreadable };
}

/** Lines by file name and key. */
type Lines = Map<string, Map<string, Buffer>>;

function place(recordings: readonly OldRecording[], options: ImportOptions) {
  const askers = Map.groupBy(options.askers, ({ identity }) => comparable(identity));
  const scrubber = createScrubber(options.secrets);
  const lines: Lines = new Map();
  const unplaced = new Map<string, number>();
  // Trial 0 first: of several verdicts on one output, the first is the one that stays.
  const inOrder = recordings.toSorted((a, b) => a.request.trial - b.request.trial);
  for (const { request, response, recordedAt } of inOrder) {
    // The asker's own spelling, so that the key is the one it will look for.
    const found = (askers.get(comparable(request.identity)) ?? []).flatMap(({ name, identity, reword }) => {
      const input = reword === undefined ? request.input : reword(request.input);
      // EvalCore asks a judge again for each trial of a case; we ask once for each output, whichever trial it is of.
      const trial = name.kind === 'scorers' ? 0 : request.trial;
      return input === null ? [] : { name, asked: { identity, input, trial } };
    });
    if (found.length === 0) {
      const whom = describeIdentity(request.identity);
      unplaced.set(whom, (unplaced.get(whom) ?? 0) + 1);
    }
    for (const { name, asked } of found) {
      const key = keyOf(asked);
      const line = scrubbedLine({ key, request: asked, response, recordedAt }, scrubber);
      const file = fileNameOf(name);
      const there = lines.get(file) ?? new Map<string, Buffer>();
      if (!there.has(key)) lines.set(file, there.set(key, Buffer.from(line)));
    }
  }
  return { lines, unplaced };
}

function writeAll(directory: string, lines: Lines): void {
  const faults = [...lines.keys()].flatMap((file) =>
    withCassetteFile(join(directory, file), file, ({ faults }) => faults),
  );
  const [first, ...rest] = faults;
  if (first !== undefined) throw new InvalidInputError([first, ...rest]);
  for (const [file, byKey] of lines) compactFile(join(directory, file), { extra: [...byKey.values()] });
}

/** An import as lines for people. Lines hold text of the database: make each safe for where it is shown. */
export function describeImport(report: ImportReport): string[] {
  const total = [...report.written.values()].reduce((sum, count) => sum + count, 0);
  const lines = [...report.written].map(([file, count]) => `${file}: ${count} recordings`);
  for (const [whom, count] of report.unplaced) {
    lines.push(`left out: ${count} recordings of ${whom}, which nothing in the suite asks`);
  }
  for (const reason of report.unreadable) lines.push(`cannot be read: ${reason}`);
  return [...lines, `${total} recordings imported.`];
}

/** Equal for identities of equal value, whatever the spelling of their numbers. */
function comparable(identity: string): string {
  return canonicalJson(JSON.parse(identity));
}

/** `model at url`, or the url, or the identity itself. */
function describeIdentity(text: string): string {
  const shape = z.looseObject({
    model: z.string().optional(),
    url: z.string().optional(),
    http: z.looseObject({ url: z.string() }).optional(),
  });
  const identity = shape.safeParse(JSON.parse(text));
  if (!identity.success) return text;
  const { model, url = identity.data.http?.url, type } = identity.data;
  const what = model === undefined ? url : `model ${model} at ${url}`;
  return `${what ?? text}${type === 'embeddings' ? ' (embeddings)' : ''}`;
}

interface Row {
  readonly key: unknown;
  readonly request: unknown;
  readonly response: unknown;
  readonly created_at: unknown;
}

async function readRows(path: string): Promise<Row[]> {
  // Imported here: no other command needs a database.
  const { DatabaseSync } = await import('node:sqlite');
  let database: InstanceType<typeof DatabaseSync> | null = null;
  try {
    database = new DatabaseSync(path, { readOnly: true });
    const rows = database
      .prepare('SELECT key, request, response, created_at FROM llm_cache ORDER BY rowid')
      .all();
    return rows.map(({ key, request, response, created_at }) => ({ key, request, response, created_at }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InvalidInputError([
      {
        code: 'not-an-evalcore-cache',
        message: `this is not a cache of EvalCore: ${reason}`,
        place: { file: path },
        hint: 'name the file that EvalCore wrote: .evalcore/cache.db beside its suite',
      },
    ]);
  } finally {
    database?.close();
  }
}

interface OldRecording {
  readonly request: CassetteRequest;
  readonly response: RecordedResponse;
  readonly recordedAt: string;
}

const count = z.number().int().nonnegative();
const oldRequest = z.strictObject({
  identity: z.looseObject({}),
  input: z.string(),
  trial: count.optional(),
});
const oldResponse = z.object({
  text: z.string(),
  latency_ms: count,
  tokens: z.object({ input: count, output: count }).nullish(),
});

function readRow({ key, request, response, created_at }: Row): Parsed<OldRecording> {
  const no = (reason: string): Parsed<never> => ({ ok: false, reason: `${shortKey(key)}: ${reason}` });
  if (typeof key !== 'string' || typeof request !== 'string' || typeof response !== 'string') {
    return no('not text');
  }
  const asked = parseWith(oldRequest, request);
  if (asked === null) return no('its request is not one of EvalCore 0.7');
  const answered = parseWith(oldResponse, response);
  if (answered === null) return no('its response is not one of EvalCore 0.7');
  const { input, trial = 0 } = asked;
  const identity = identityText(request, key, input, trial);
  if (identity === null) return no('its key does not belong to its request');
  const day = typeof created_at === 'string' ? created_at.slice(0, '2026-11-30'.length) : undefined;
  const recorded = toResponse(answered, asked.identity.type === 'embeddings');
  return {
    ok: true,
    value: {
      request: { identity, input, trial },
      response: recorded,
      recordedAt: isDay(day) ? day : '1970-01-01',
    },
  };
}

/**
 * The identity as it was hashed. The stored text is taken as it is where it is in EvalCore's own form; else it is put
 * into that form again. The key decides which is right.
 */
function identityText(request: string, key: string, input: string, trial: number): string | null {
  const head = '{"identity":';
  const tail = `,"input":${JSON.stringify(input)}${trial > 0 ? `,"trial":${trial}` : ''}}`;
  const candidates = [
    request.startsWith(head) && request.endsWith(tail) ? request.slice(head.length, -tail.length) : null,
    memberText(request, 'identity'),
  ];
  return (
    candidates.find((identity) => identity !== null && keyOf({ identity, input, trial }) === key) ?? null
  );
}

function memberText(json: string, name: string): string | null {
  const value = parseJson(json);
  const member = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return member === undefined ? null : canonicalJson(member);
}

/** EvalCore keeps a vector as the text of a JSON list. */
function toResponse(old: z.infer<typeof oldResponse>, embedding: boolean): RecordedResponse {
  const vector = embedding ? parseWith(z.array(z.number()), old.text) : null;
  return {
    text: vector === null ? old.text : '',
    latency_ms: old.latency_ms,
    ...(old.tokens ? { tokens: old.tokens } : {}),
    ...(vector === null ? {} : { vector }),
  };
}

function parseWith<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function shortKey(key: unknown): string {
  return `row ${typeof key === 'string' ? `${key.slice(0, 12)}…` : 'without a key'}`;
}

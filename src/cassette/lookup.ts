import { canonicalJson, type JsonValue } from '../base/json.ts';
import type { CassetteRequest, RecordedResponse } from './cassette.ts';
import { SCORERS_FILE } from './file-name.ts';
import { type Parsed, parseRecording, type Recording, startsAsRequest } from './format.ts';
import type { Shelf } from './shelf.ts';

/** What the shelves hold for a request. */
export type Found =
  | { readonly kind: 'hit'; readonly response: RecordedResponse; readonly fileName: string }
  /** There is a recording and it cannot be used. Calling instead would spend money behind the user's back. */
  | { readonly kind: 'bad'; readonly place: string; readonly reason: string }
  | { readonly kind: 'none' };

/**
 * Looks a request up. The file of its own arm comes first, the committed one before the cache's: what was reviewed
 * wins over what was convenient, and a recording that leaves the cache changes no result. Then come the other arms'
 * files, because the name of an arm is not part of a request: renaming an arm pays for nothing.
 */
export function findRecording(
  shelves: readonly Shelf[],
  fileName: string,
  key: string,
  request: CassetteRequest,
): Found {
  for (const name of withSiblings(shelves, fileName)) {
    for (const shelf of shelves) {
      const file = shelf.file(name);
      const range = file.index.get(key);
      if (range === undefined) continue;
      const read = readAnswer(file.readLine(range), key, request);
      if (read.ok) return { kind: 'hit', response: read.value.response, fileName: name };
      // The cache is a convenience: a bad line there is a line that is not there.
      if (shelf.layer === 'cache') continue;
      return { kind: 'bad', place: `${file.shown}:${range.line}`, reason: read.reason };
    }
  }
  return { kind: 'none' };
}

function* withSiblings(shelves: readonly Shelf[], fileName: string): Generator<string> {
  yield fileName;
  yield* siblings(shelves, fileName);
}

/** The files of the other arms. Judges' and arms' calls never stand in for each other. */
export function* siblings(shelves: readonly Shelf[], fileName: string): Generator<string> {
  if (fileName === SCORERS_FILE) return;
  const seen = new Set([fileName, SCORERS_FILE]);
  for (const name of shelves.flatMap((shelf) => shelf.names())) {
    if (!seen.has(name)) yield name;
    seen.add(name);
  }
}

/** Reads a line that is said to answer a request. */
export function readAnswer(line: Buffer, key: string, request: CassetteRequest): Parsed<Recording> {
  const parsed = parseRecording(line);
  if (!parsed.ok || startsAsRequest(line, key, request) || isSameRequest(parsed.value, request))
    return parsed;
  return { ok: false, reason: 'its key belongs to another request than the one it shows' };
}

/** A scrubbed line shows less than was asked, so there is nothing to compare. */
function isSameRequest(recording: Recording, request: CassetteRequest): boolean {
  if (recording.scrubbed === true) return true;
  const { input, trial, identity } = recording.request;
  if (input !== request.input || trial !== request.trial) return false;
  const asked: JsonValue = JSON.parse(request.identity);
  return canonicalJson(identity) === canonicalJson(asked);
}

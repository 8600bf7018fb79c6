import { canonicalJson, type JsonValue } from '../base/json.ts';
import { clip } from '../base/text.ts';
import type { CassetteRequest } from './cassette.ts';
import type { CassetteFile } from './cassette-file.ts';
import { parseRecording } from './format.ts';
import { siblings } from './lookup.ts';
import type { FieldDifference, Nearest } from './miss.ts';
import type { Shelf } from './shelf.ts';

/** Past so many misses only recordings of the same input are looked for: a search is linear in the recordings. */
const THOROUGH_SEARCHES = 50;
/** Recordings one arm's search looks at. */
const MOST_CANDIDATES = 20_000;
const SHOWN_CHARACTERS = 60;

interface Candidate {
  readonly place: string;
  readonly input: string;
  readonly trial: number;
  /** Canonical text of the identity, to see at once that two are equal. */
  readonly identityText: string;
  /** Each leaf of the identity: `params.temperature` → `0.7`. */
  readonly fields: ReadonlyMap<string, string>;
}

interface Candidates {
  readonly all: readonly Candidate[];
  readonly byInput: ReadonlyMap<string, readonly Candidate[]>;
}

/** Finds the recording that comes closest to a request, so that a miss explains itself. */
export interface NearestFinder {
  nearest(fileName: string, request: CassetteRequest): Nearest | null;
}

/** @param mask takes secrets out of what is shown. */
export function createNearestFinder(
  shelves: readonly Shelf[],
  mask: (text: string) => string,
): NearestFinder {
  const known = new Map<string, Candidates>();
  let searches = 0;
  return {
    nearest: (fileName, request) => {
      const candidates = known.get(fileName) ?? readCandidates(shelves, fileName);
      known.set(fileName, candidates);
      searches += 1;
      const asked = toCandidate('', request.input, request.trial, JSON.parse(request.identity));
      const best = pick(candidates, asked, searches <= THOROUGH_SEARCHES);
      if (best === null) return null;
      return { place: best.place, differs: differences(best, asked, mask) };
    },
  };
}

function readCandidates(shelves: readonly Shelf[], fileName: string): Candidates {
  const own = shelves.flatMap((shelf) => parseAll(shelf.file(fileName)));
  const others = function* () {
    for (const name of siblings(shelves, fileName)) {
      for (const shelf of shelves) yield* parseAll(shelf.file(name));
    }
  };
  const all = (own.length > 0 ? own : [...others()]).slice(0, MOST_CANDIDATES);
  return { all, byInput: Map.groupBy(all, (candidate) => candidate.input) };
}

function parseAll(file: CassetteFile): Candidate[] {
  const candidates: Candidate[] = [];
  for (const range of file.index.values()) {
    if (candidates.length >= MOST_CANDIDATES) break;
    const parsed = parseRecording(file.readLine(range));
    if (!parsed.ok) continue;
    const { input, trial, identity } = parsed.value.request;
    candidates.push(toCandidate(`${file.shown}:${range.line}`, input, trial, identity));
  }
  return candidates;
}

function toCandidate(place: string, input: string, trial: number, identity: JsonValue): Candidate {
  return { place, input, trial, identityText: canonicalJson(identity), fields: leaves(identity) };
}

/** Every leaf of a JSON value under its dotted path. */
function leaves(value: JsonValue, path = ''): Map<string, string> {
  const isTree = value !== null && typeof value === 'object' && Object.keys(value).length > 0;
  if (!isTree) return new Map([[path, canonicalJson(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, member]) => [
      ...leaves(member, path === '' ? key : `${path}.${key}`),
    ]),
  );
}

/** The same input asked otherwise; else the same question form with the likest input; else nothing is near. */
function pick(candidates: Candidates, asked: Candidate, thorough: boolean): Candidate | null {
  const sameInput = candidates.byInput.get(asked.input) ?? [];
  if (sameInput.length > 0) return least(sameInput, (candidate) => distance(candidate, asked));
  if (!thorough) return null;
  const sameIdentity = candidates.all.filter(
    (candidate) => candidate.identityText === asked.identityText && candidate.trial === asked.trial,
  );
  return least(sameIdentity, (candidate) => -likeness(candidate.input, asked.input));
}

function least(candidates: readonly Candidate[], cost: (candidate: Candidate) => number): Candidate | null {
  let best: Candidate | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const candidateCost = cost(candidate);
    if (candidateCost < bestCost) [best, bestCost] = [candidate, candidateCost];
  }
  return best;
}

/** How many fields differ. Another trial of the very same request is nearer than any other request. */
function distance(a: Candidate, b: Candidate): number {
  const identity = a.identityText === b.identityText ? 0 : changedFields(a, b).length;
  return identity + (a.trial === b.trial ? 0 : 0.5);
}

function changedFields(a: Candidate, b: Candidate): string[] {
  const names = [...new Set([...a.fields.keys(), ...b.fields.keys()])];
  return names.filter((name) => a.fields.get(name) !== b.fields.get(name));
}

/** Characters that two texts share at their beginnings and ends. */
function likeness(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  const head = sharedHead(a, b);
  let tail = 0;
  while (tail < most - head && a.charCodeAt(a.length - 1 - tail) === b.charCodeAt(b.length - 1 - tail))
    tail += 1;
  return head + tail;
}

function sharedHead(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let head = 0;
  while (head < most && a.charCodeAt(head) === b.charCodeAt(head)) head += 1;
  return head;
}

function differences(
  recorded: Candidate,
  asked: Candidate,
  mask: (text: string) => string,
): FieldDifference[] {
  const show = (text: string | undefined) => (text === undefined ? null : clip(mask(text), SHOWN_CHARACTERS));
  const found = changedFields(recorded, asked).map((field) => ({
    field,
    recorded: show(recorded.fields.get(field)),
    asked: show(asked.fields.get(field)),
  }));
  if (recorded.trial !== asked.trial) {
    found.push({ field: 'trial', recorded: String(recorded.trial), asked: String(asked.trial) });
  }
  if (recorded.input !== asked.input) {
    // From a little before the first difference: two long inputs often begin alike.
    const from = Math.max(0, sharedHead(recorded.input, asked.input) - 20);
    const part = (input: string) =>
      show((from > 0 ? '…' : '') + JSON.stringify(mask(input).slice(from, from + 200)));
    found.push({ field: 'input', recorded: part(recorded.input), asked: part(asked.input) });
  }
  // Keys come from text: `0.0` and `0` are two keys, though one value.
  return found.length > 0 ? found : [{ field: 'the spelling of a number', recorded: null, asked: null }];
}

import { EvalMatrixError } from '../base/errors.ts';
import type { CassetteRequest, RecordedResponse } from './cassette.ts';
import { faultOfRecording, type Recording } from './check-recording.ts';

export type { Recording } from './check-recording.ts';

/** The version of a line. A reader refuses a line of another version, in words. */
export const FORMAT_VERSION = 1;

/** How every line we write begins; what follows is 64 hex digits and then {@link REQUEST}. */
const LINE_START = Buffer.from(`{"v":${FORMAT_VERSION},"key":"`);
const REQUEST = Buffer.from('","request":');
const KEY_LENGTH = 64;
/** Where the request begins in a line that we wrote. Lines are sorted by what stands from here on. */
export const REQUEST_AT = LINE_START.length + KEY_LENGTH + REQUEST.length;

/** Longer lines are neither written nor read. */
export const MAX_LINE_BYTES = 64 * 1024 * 1024;

/** What stands in a line before its response. Two calls with equal requests give equal text. */
function lineHead(key: string, request: CassetteRequest): string {
  const input = JSON.stringify(request.input);
  return `{"v":${FORMAT_VERSION},"key":"${key}","request":{"input":${input},"identity":${request.identity},"trial":${request.trial}}`;
}

/** What {@link formatRecording} puts into a line. */
export interface NewRecording {
  readonly key: string;
  readonly request: CassetteRequest;
  readonly response: RecordedResponse;
  readonly recordedAt: string;
  readonly scrubbed: boolean;
}

/**
 * One line of a cassette, without its newline. The identity goes in as it is, so that the spelling of its numbers
 * survives.
 *
 * @throws EvalMatrixError when the identity is not JSON on one line: a fault of the program, not of the user.
 */
export function formatRecording(made: NewRecording): string {
  if (!isJsonLine(made.request.identity)) {
    throw new EvalMatrixError({
      code: 'cassette-identity',
      message: 'a request identity is not canonical JSON',
    });
  }
  const { text, latency_ms, tokens, vector } = made.response;
  // Named one by one: the order of a line's members must not depend on who built the response.
  const response = JSON.stringify({ text, latency_ms, tokens, vector });
  const scrubbed = made.scrubbed ? ',"scrubbed":true' : '';
  return `${lineHead(made.key, made.request)},"response":${response},"recorded_at":"${made.recordedAt}"${scrubbed}}`;
}

function isJsonLine(text: string): boolean {
  try {
    JSON.parse(text);
    return !/[\n\r]/.test(text);
  } catch {
    return false;
  }
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

/** Reads one line. Whatever is wrong with it comes back as a reason, in words. */
export function parseRecording(line: Buffer): Parsed<Recording> {
  if (line.length > MAX_LINE_BYTES) return { ok: false, reason: `longer than ${MAX_LINE_BYTES} bytes` };
  let value: unknown;
  try {
    value = JSON.parse(line.toString('utf8'));
  } catch {
    return { ok: false, reason: notJson(line) };
  }
  const version = versionOf(value);
  if (version !== FORMAT_VERSION) return { ok: false, reason: wrongVersion(version) };
  const fault = faultOfRecording(value);
  return fault === null ? { ok: true, value: value as Recording } : { ok: false, reason: fault };
}

/** A conflict that nobody resolved is the likeliest reason for a line that is not JSON. */
function notJson(line: Buffer): string {
  return /^(?:<{7}|={7}|>{7}|\|{7})/.test(line.subarray(0, 7).toString('latin1'))
    ? 'a merge conflict that was not resolved'
    : 'not JSON';
}

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'v' in value ? value.v : undefined;
}

function wrongVersion(version: unknown): string {
  return typeof version === 'number'
    ? `format version ${version}, and this program reads version ${FORMAT_VERSION}`
    : 'no format version ("v")';
}

/** The key of a line that begins as ours do, without parsing the rest; `null` for any other line. */
export function quickKey(line: Buffer): string | null {
  const requestAt = LINE_START.length + KEY_LENGTH;
  if (line.length < REQUEST_AT + 2) return null;
  if (line.compare(LINE_START, 0, LINE_START.length, 0, LINE_START.length) !== 0) return null;
  if (line.compare(REQUEST, 0, REQUEST.length, requestAt, requestAt + REQUEST.length) !== 0) return null;
  return line.toString('latin1', LINE_START.length, requestAt);
}

/** Does a line that we wrote hold exactly this request? Saves comparing the parsed values. */
export function startsAsRequest(line: Buffer, key: string, request: CassetteRequest): boolean {
  const head = lineHead(key, request);
  return line.toString('utf8', 0, Buffer.byteLength(head)) === head;
}

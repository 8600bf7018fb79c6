import { canonicalJson, isRawNumber, type JsonValue, parseJson } from '../base/json.ts';
import { secretMasker } from '../base/secrets.ts';
import type { CassetteRequest, RecordedResponse } from './cassette.ts';
import { formatRecording, type NewRecording } from './format.ts';

/** Takes known secrets out of what goes into a cassette, and out of what comes back from a call. */
export interface Scrubber {
  text(text: string): string;
  /** The text of an answer is scored as it is recorded, so that a replay cannot differ from the run that recorded it. */
  response(response: RecordedResponse): RecordedResponse;
  request(request: CassetteRequest): CassetteRequest;
}

/** @param secrets values of key variables, and masks the user named. */
export function createScrubber(secrets: readonly string[]): Scrubber {
  const mask = secretMasker(secrets);
  return {
    text: mask,
    response: (response) => {
      const text = mask(response.text);
      return text === response.text ? response : { ...response, text };
    },
    request: (request) => ({
      ...request,
      identity: maskIdentity(request.identity, mask),
      input: mask(request.input),
    }),
  };
}

/**
 * The line of a recording without secrets. The key stays that of the request as it was asked, so that a run which does
 * not know the secrets finds it too.
 */
export function scrubbedLine(made: Omit<NewRecording, 'scrubbed'>, scrubber: Scrubber): string {
  const request = scrubber.request(made.request);
  const response = scrubber.response(made.response);
  const scrubbed = request.identity !== made.request.identity || request.input !== made.request.input;
  return formatRecording({ ...made, request, response, scrubbed });
}

/** Masks inside JSON text. A secret of digits may be part of a number: then only the strings are masked. */
function maskIdentity(identity: string, mask: (text: string) => string): string {
  const masked = mask(identity);
  if (masked === identity || isJson(masked)) return masked;
  return canonicalJson(maskStrings(parseJson(identity), mask));
}

function maskStrings(value: JsonValue, mask: (text: string) => string): JsonValue {
  if (typeof value === 'string') return mask(value);
  if (value === null || typeof value !== 'object' || isRawNumber(value)) return value;
  if (Array.isArray(value)) return value.map((item) => maskStrings(item, mask));
  const masked = Object.entries(value).map(([key, member]) => [mask(key), maskStrings(member, mask)]);
  return Object.fromEntries(masked);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

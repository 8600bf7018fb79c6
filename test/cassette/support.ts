import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { canonicalJson, type JsonValue } from '../../src/base/json.ts';
import type { CassetteRequest, LiveOutcome } from '../../src/cassette/cassette.ts';
import { type CassetteOptions, type Cassettes, openCassettes } from '../../src/cassette/cassettes.ts';

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cassette-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A path in a folder of its own; nothing is there yet. */
export function freshDirectory(): string {
  return join(temporaryFolder(), 'cassettes');
}

const CHAT: JsonValue = { type: 'openai-compatible', url: 'http://127.0.0.1:1/v1', model: 'gpt-5' };

/** A chat request; members of the identity may be replaced. */
export function request(
  input: string,
  over: { trial?: number; [member: string]: JsonValue } = {},
): CassetteRequest {
  const { trial = 0, ...members } = over;
  const identity = canonicalJson({ ...(CHAT as Record<string, JsonValue>), ...members });
  return { identity, input, trial: Number(trial) };
}

export interface CountedCalls {
  /** What was asked live, in order. */
  readonly asked: string[];
  live(text: string, answer?: string): () => Promise<LiveOutcome>;
}

/** Stands for a model: counts its calls, answers with the text in capitals. */
export function countedCalls(): CountedCalls {
  const asked: string[] = [];
  return {
    asked,
    live:
      (text, answer = text.toUpperCase()) =>
      async () => {
        asked.push(text);
        await new Promise((resolve) => setImmediate(resolve));
        return {
          kind: 'answered',
          response: { text: answer, latency_ms: 7, tokens: { input: 3, output: 5 } },
        };
      },
  };
}

export async function open(over: Partial<CassetteOptions> & { directory: string }): Promise<Cassettes> {
  return openCassettes({
    mode: 'auto',
    shown: '.eval-matrix/cassettes',
    arms: ['gpt'],
    scorers: false,
    secrets: [],
    today: () => '2026-11-30',
    ...over,
  });
}

/** Runs one call a text through the arm `gpt` and closes. */
export async function runOnce(
  options: Partial<CassetteOptions> & { directory: string },
  texts: readonly string[],
  calls: CountedCalls = countedCalls(),
) {
  const cassettes = await open(options);
  const store = cassettes.storeFor('gpt');
  const outcomes = [];
  for (const text of texts) outcomes.push(await store.call(request(text), text, calls.live(text)));
  return { outcomes, report: await cassettes.close(), cassettes, calls };
}

/** Every file below a folder with its text, hidden ones included. */
export function filesBelow(directory: string): Record<string, string> {
  try {
    const names = readdirSync(directory, { recursive: true, withFileTypes: true });
    return Object.fromEntries(
      names
        .filter((entry) => entry.isFile())
        .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]),
    );
  } catch {
    return {};
  }
}

export function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

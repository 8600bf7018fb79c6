import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArmResult, Results } from '../../src/results/results.ts';
import { type CliOutcome, runCli, temporaryFolder } from '../bench/cli.ts';
import type { ServedCall } from '../bench/model-server.ts';

/** A folder with a suite, a case for each input (`case-1`, `case-2`, …), and more files. */
export function suiteFolder(
  suite: string,
  inputs: readonly string[],
  more: Readonly<Record<string, string>> = {},
): string {
  const cwd = temporaryFolder();
  for (const [name, text] of Object.entries({
    'evals.yaml': suite,
    'cases.jsonl': casesOf(inputs),
    ...more,
  })) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
  return cwd;
}

/** A dataset: `case-1`, `case-2`, …, which expect `blue`. */
export function casesOf(inputs: readonly string[]): string {
  return inputs.map((input) => `${JSON.stringify({ input, expected: 'blue' })}\n`).join('');
}

/** A run of the bundle, and what it left. */
export interface Run extends CliOutcome {
  readonly results: Results;
  /** `results.json`, byte for byte. */
  readonly json: string;
}

/** `eval-matrix run evals.yaml` with a results file; `flags` on top. */
export async function runSuite(
  cwd: string,
  flags: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Run> {
  const outcome = await runCli(['run', 'evals.yaml', '--json', 'results.json', ...flags], { cwd, env });
  const json = readFileSync(join(cwd, 'results.json'), 'utf8');
  return { ...outcome, json, results: JSON.parse(json) };
}

export function armOf(results: Results, name: string): ArmResult {
  const arm = results.arms.find((one) => one.name === name);
  if (arm === undefined) throw new Error(`no arm ${name}`);
  return arm;
}

/** What the user message of a chat call says. */
export function promptOf(call: ServedCall): string {
  return JSON.parse(call.body).messages.at(-1).content;
}

/** The recordings of a cassette, as they stand in the file; a line that was cut off is left out. */
export function recordingsIn(path: string): { key: string; request: { input: string } }[] {
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return [];
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole.split('\n').flatMap((line) => (line === '' ? [] : JSON.parse(line)));
}

/** Every byte of every file below a folder, names included. */
export function bytesBelow(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Buffer.concat(
    files.flatMap(({ parentPath, name }) => [Buffer.from(`${name}\n`), readFileSync(join(parentPath, name))]),
  );
}

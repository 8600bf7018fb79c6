// Processes of the benchmark: what they take, and the chat server they talk to.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
/** No figure takes longer, so something hangs. */
const LONGEST_MS = 180_000;

/**
 * Runs Node to its end.
 *
 * @param words its arguments.
 * @param settings `bare`: measure nothing that needs code in the process. `failing`: exit status 1 is what we expect.
 * @returns seconds of wall time and of CPU time, and the most memory in MiB.
 */
export async function runNode(words, { bare = false, failing = false } = {}) {
  const started = performance.now();
  const child = spawn(process.execPath, [...(bare ? [] : ['--require', here('usage.cjs')]), ...words], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  });
  const output = Promise.all([text(child.stderr), text(child.stdio[3])]);
  const [status, signal] = await once(child, 'exit');
  const wall = (performance.now() - started) / 1000;
  const [errors, usage] = await output;
  if (status !== (failing ? 1 : 0))
    throw new Error(`node ${words.join(' ')}: ${signal ?? status}\n${errors.slice(0, 2000)}`);
  return bare ? { wall } : { wall, ...JSON.parse(usage) };
}

/** Starts a chat server. `seen` tells the calls, and the most at one time, since it was last asked. */
export async function openChatServer(latencyMs) {
  const child = fork(here('chat-server.mjs'), [String(latencyMs)]);
  const [{ port }] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seen: async () => {
      child.send('seen');
      const [seen] = await once(child, 'message');
      return seen;
    },
    close: () => child.disconnect(),
  };
}

/** The raw loop over a suite's calls. */
export function rawLoop({ url, dataset, arms }, concurrency) {
  return runNode([here('raw-loop.mjs'), url, dataset, String(arms), String(concurrency)]);
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Runs the measurements in turn, `times` over, so that what slows the machine slows them all; a list for each. */
export async function inTurn(times, ...measurements) {
  const results = measurements.map(() => []);
  for (let round = 0; round < times; round += 1) {
    for (const [index, measure] of measurements.entries()) results[index].push(await measure());
  }
  return results;
}

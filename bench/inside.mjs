// Figures of single parts, in a process of their own: node bench/inside.mjs report RESULTS_JSON, or
// node bench/inside.mjs cassettes FOLDER ARM COUNT. Prints JSON: milliseconds, or microseconds a recording.
import { readFileSync } from 'node:fs';
import { openCassettes } from '../src/cassette/cassettes.ts';
import { renderComment } from '../src/report/comment.ts';
import { renderMarkdown } from '../src/report/markdown.ts';

const [what, path, arm, count] = process.argv.slice(2);

/** Milliseconds of this thread's CPU: the parts wait for nothing, so a busy machine does not change them much. */
async function timed(work) {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function reports() {
  const results = JSON.parse(readFileSync(path, 'utf8'));
  const markdown = await timed(() => renderMarkdown(results));
  const comment = await timed(() => renderComment(results));
  return { report: markdown + comment };
}

/** Looks every recording of an arm up, opening included; then records as many into a new folder. */
async function cassettes() {
  const open = (mode, directory) =>
    openCassettes({ mode, directory, arms: [arm], scorers: false, secrets: [] });
  const requests = readFileSync(`${path}/${arm}.jsonl`, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(0, Number(count))
    .map((line) => JSON.parse(line))
    .map(({ request, response }) => [{ ...request, identity: JSON.stringify(request.identity) }, response]);
  const ask = async (store) => {
    for (const [request, response] of requests) {
      const outcome = await store.call(request, 'case', async () => ({ kind: 'answered', response }));
      if (outcome.kind !== 'answered') throw new Error(outcome.error);
    }
  };
  const load = await timed(async () => ask((await open('replay', path)).storeFor(arm)));
  const recording = await open('live', `${path}/../recorded`);
  const append = await timed(() => ask(recording.storeFor(arm)));
  await recording.close();
  return { load: (1000 * load) / requests.length, append: (1000 * append) / requests.length };
}

console.log(JSON.stringify(await (what === 'report' ? reports() : cassettes())));

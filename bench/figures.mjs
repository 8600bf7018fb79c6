// The figures of the benchmark, in parts that can be run alone. Each part takes a bench and tells it its figures.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONCURRENCY, makeCassettes, makeSuite } from './make-suite.mjs';
import { inTurn, median, openChatServer, rawLoop, runNode } from './process.mjs';

const INSIDE = fileURLToPath(new URL('inside.mjs', import.meta.url));
/** Nobody listens there: for suites that are only replayed. */
const NOWHERE = 'http://127.0.0.1:9/v1';

const middle = (key, runs) => median(runs.map((run) => run[key]));
/** Round by round, because both ran at the same moment: what slowed one slowed the other. */
const ratio = (key, runs, others) => median(runs.map((run, round) => run[key] / others[round][key]));

function record(bench, suite) {
  rmSync(suite.cassettes, { recursive: true, force: true });
  return bench.run(suite, []);
}

async function withServer(latencyMs, work) {
  const server = await openChatServer(latencyMs);
  try {
    await work(server);
  } finally {
    server.close();
  }
}

/** Time to start: `validate`, a replay and a live run of one case on two arms against a process that does nothing. */
function starts(bench) {
  return withServer(0, async ({ url }) => {
    const suite = makeSuite(bench.folder('starts'), url, 1, 2);
    await bench.run(suite, []);
    const [bare, validate, replay, live] = await inTurn(
      21,
      () => runNode(['-e', '0'], { bare: true }),
      () => runNode([bench.bundle, 'validate', suite.suite], { bare: true }),
      () => bench.run(suite, ['--cache', 'replay'], { bare: true }),
      () => bench.run(suite, ['--cache', 'off'], { bare: true }),
    );
    bench.note(`bare Node starts in ${(1000 * middle('wall', bare)).toFixed(0)} ms`);
    bench.tell('start of `validate` / bare Node', '×', ratio('wall', validate, bare), 4);
    bench.tell('start of a replay run / bare Node', '×', ratio('wall', replay, bare), 4);
    bench.tell('start of a live run / bare Node', '×', ratio('wall', live, bare), 6);
  });
}

/** What a call costs when the model takes no time. */
function overhead(bench) {
  return withServer(0, async (server) => {
    const few = makeSuite(bench.folder('few'), server.url, 10, 2);
    const some = makeSuite(bench.folder('some'), server.url, 1000, 2);
    const many = makeSuite(bench.folder('many'), server.url, 10_000, 2);
    const [raw, start, live, recording] = await inTurn(
      5,
      () => rawLoop(some, CONCURRENCY),
      () => bench.run(few, ['--cache', 'off']),
      () => bench.run(some, ['--cache', 'off']),
      () => record(bench, some),
    );
    const [long, longRecording] = await inTurn(
      3,
      () => bench.run(many, ['--cache', 'off']),
      () => record(bench, many),
    );
    bench.note(`the raw loop makes 2,000 calls in ${middle('wall', raw).toFixed(2)} s`);
    bench.tell('1000 × 2 at 0 ms / raw loop: wall', '×', ratio('wall', live, raw), 1.6);
    bench.tell('1000 × 2 at 0 ms / raw loop: CPU', '×', ratio('cpu', live, raw), 1.6);
    const each = (middle('wall', live) - middle('wall', start)) / 1980;
    const eachOfMany = (middle('wall', long) - middle('wall', live)) / 18_000;
    bench.tell('cost a call: up to 10,000 × 2 / up to 1000 × 2', '×', eachOfMany / each, 1.2);
    bench.tell('recording / live, 1000 × 2: wall', '×', ratio('wall', recording, live), 1.2);
    bench.tell('recording / live, 10,000 × 2: wall', '×', ratio('wall', longRecording, long), 1.2);
    bench.tell('peak memory, 10,000 × 2 live', 'MB', middle('memory', long), 300);
    bench.tell('peak memory, 10,000 × 2 recorded', 'MB', middle('memory', longRecording), 300);
    await replays(bench, server, some, many);
  });
}

/** The same again, from recordings. */
async function replays(bench, server, some, many) {
  await server.seen();
  const before = fingerprint(many);
  const [short, long] = await inTurn(
    3,
    () => bench.run(some, []),
    () => bench.run(many, []),
  );
  bench.tell('replay 1000 × 2: CPU', 'ms', 1000 * middle('cpu', short), 400);
  bench.tell(
    'replay: CPU for one more call',
    'µs',
    (1e6 * (middle('cpu', long) - middle('cpu', short))) / 18_000,
    50,
  );
  bench.tell('replay: calls at the server', 'calls', (await server.seen()).calls, 0);
  bench.tell('replay: bytes written to cassettes', 'B', fingerprint(many) === before ? 0 : 1, 0);
  bench.tell('peak memory, 10,000 × 2 replayed', 'MB', middle('memory', long), 300);
}

/** Changes when a file is written, replaced, added or removed. */
function fingerprint({ cassettes }) {
  const files = readdirSync(cassettes).map((name) => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(join(cassettes, name));
    return [name, ino, size, mtimeMs, ctimeMs].join(' ');
  });
  return files.join('\n');
}

/**
 * With a model that takes its time: how close to the shortest possible, and how many calls at once. The raw loop runs
 * at the same moment against a server of its own, so that a reader can tell our waits from the machine's.
 */
async function latency(bench) {
  for (const [milliseconds, most] of [
    [50, 1.1],
    [200, 1.03],
  ]) {
    await withServer(milliseconds, (server) =>
      withServer(milliseconds, async (rawServer) => {
        const suite = makeSuite(bench.folder(`latency-${milliseconds}`), server.url, 1000, 2);
        const [ours, raw] = await Promise.all([
          bench.run(suite, ['--cache', 'off']),
          rawLoop({ ...suite, url: rawServer.url }, CONCURRENCY),
        ]);
        const { calls, busyMs, mostInFlight } = await server.seen();
        const rawSeen = await rawServer.seen();
        if (calls !== 2000) throw new Error(`${calls} calls arrived`);
        const limit = (busy) => busy / 1000 / CONCURRENCY;
        bench.tell(`1000 × 2 at ${milliseconds} ms: wall / limit`, '×', ours.wall / limit(busyMs), most);
        bench.tell(`in flight at the server, ${milliseconds} ms`, 'calls', mostInFlight, CONCURRENCY);
        bench.note(
          `the raw loop at ${milliseconds} ms: ${(raw.wall / limit(rawSeen.busyMs)).toFixed(2)} of the limit`,
        );
      }),
    );
  }
}

/** 400,000 results at once. */
async function large(bench) {
  const suite = makeSuite(bench.folder('large'), NOWHERE, 100_000, 4);
  makeCassettes(suite);
  const { memory, wall } = await bench.run(suite, ['--cache', 'replay', '--json', `${suite.suite}.json`], {
    failing: true,
  });
  bench.note(`a replay of 100,000 × 4 takes ${wall.toFixed(1)} s`);
  bench.tell('peak memory, 100,000 × 4 replayed, results.json written', 'MB', memory, 400);
}

/** Parts of the program alone. */
async function parts(bench) {
  const suite = makeSuite(bench.folder('parts'), NOWHERE, 10_000, 4);
  makeCassettes(suite);
  const results = `${suite.suite}.json`;
  await bench.run(suite, ['--cache', 'replay', '--json', results], { failing: true });
  const inside = (...words) => JSON.parse(execFileSync(process.execPath, [INSIDE, ...words]));
  const [report, cassette] = await inTurn(
    3,
    () => inside('report', results),
    () => inside('cassettes', suite.cassettes, 'arm-0', '10000'),
  );
  const of = (runs, key) => median(runs.map((run) => run[key]));
  bench.tell('report and comment of 10,000 × 4', 'ms', of(report, 'report'), 150);
  bench.tell('load of a recording', 'µs', of(cassette, 'load'), 15);
  bench.tell('append of a recording', 'µs', of(cassette, 'append'), 20);
}

/** What an action's user downloads. */
function bundles(bench) {
  for (const name of ['action', 'cli']) {
    const folder = join(dirname(bench.bundle), '..', name);
    const packed = execFileSync('tar', ['-czf', '-', '-C', folder, '.'], { maxBuffer: 2 ** 28 });
    bench.tell(`bundle of the ${name}, tar.gz`, 'MB', packed.length / 1e6, 2);
  }
}

export const PARTS = { starts, overhead, latency, large, parts, bundles };

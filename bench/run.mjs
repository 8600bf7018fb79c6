// Is the program as fast as we say? Prints a markdown table of figures with their targets: mostly ratios within this
// one run, because machines differ and are noisy. Takes about three minutes.
//
//   npm run bench -- [--bundle dist/cli/index.js] [--only starts,overhead,latency,large,parts,bundles]
//
// Two yardsticks: bare `node -e 0`, and raw-loop.mjs, which makes the same calls with undici and nothing else. All
// calls go to a chat server on the loopback interface, in a process of its own, with answers of 1 KB.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PARTS } from './figures.mjs';
import { runNode } from './process.mjs';

const { values } = parseArgs({
  options: {
    bundle: { type: 'string', default: 'dist/cli/index.js' },
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
  },
});
const bundle = resolve(values.bundle);
const root = mkdtempSync(join(tmpdir(), 'eval-matrix-bench-'));
const notes = [];

/** What a part measures with, and tells its figures to. */
const bench = {
  bundle,
  folder: (name) => join(root, name),
  /** One run of a suite by the bundle. Its terminal report goes nowhere. */
  run: (suite, words, settings) => runNode([bundle, 'run', suite.suite, '--no-progress', ...words], settings),
  note: (sentence) => notes.push(sentence),
  /** A line of the table. A target that is a count (calls, bytes) is met by that count alone. */
  tell: (figure, unit, value, target) => {
    const exact = unit === 'calls' || unit === 'B';
    const met = exact ? value === target : value <= target;
    const shown = unit === '×' || (unit === 'MB' && target < 10) ? value.toFixed(2) : value.toFixed(0);
    console.log(
      `| ${figure} | ${shown} ${unit} | ${exact ? '' : '≤ '}${target} ${unit} | ${met ? 'yes' : 'NO'} |`,
    );
  },
};

try {
  console.log('| figure | measured | target | met |\n|---|--:|--:|:-:|');
  for (const name of values.only.split(',')) await PARTS[name](bench);
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}`;
  console.log(`\n${[`Node ${process.versions.node}`, machine, ...notes].join('; ')}.`);
} finally {
  rmSync(root, { recursive: true, force: true });
}

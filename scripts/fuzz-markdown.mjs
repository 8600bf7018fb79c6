// node scripts/fuzz-markdown.mjs [seed]: 20,000 hostile cells and 4,000 hostile blocks through GitHub's markdown parser.
// Needs Debian's cmark-gfm. Prints what is broken or active, and exits 1 if anything is.
import { fuzzMarkdown } from '../test/report/fuzz-markdown.ts';

const seed = Number(process.argv[2] ?? 1);
const { cells, blocks, faults } = fuzzMarkdown(seed, 20_000, 4_000);
for (const fault of faults.slice(0, 20)) console.log(fault);
console.log(`seed ${seed}: ${cells} cells and ${blocks} blocks, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

// How long all statistics of a comparison take. Run with: node bench/statistics.mjs [cases] [arms] [trials]
// The figure that has to hold: 1,000 cases, 8 arms, 10 trials in less than a second.
import { compareArms } from '../src/comparison/statistics/compare-arms.ts';
import { seededRandom } from '../src/comparison/statistics/seeded-random.ts';

const [cases = 1000, arms = 8, trials = 10] = process.argv.slice(2).map(Number);

/** Arms whose cases pass at rates of their own; `errored` of all trials have no verdict. */
function suite(errored) {
  const random = seededRandom(`bench ${cases} ${arms} ${trials} ${errored}`);
  const rates = Array.from({ length: cases }, () => Math.sqrt(random()));
  const attempt = (rate) => (random() < errored ? null : random() < rate ? 1 : 0);
  return Array.from({ length: arms }, (_, arm) => ({
    name: `arm-${arm}`,
    cases: new Map(
      rates.map((rate, index) => [
        `case-${index}`,
        Array.from({ length: trials }, () => attempt(random() < 0.2 ? random() : rate)),
      ]),
    ),
  }));
}

console.log('| suite | seconds |');
console.log('|---|--:|');
for (const [name, errored] of [
  ['every trial has a verdict', 0],
  ['2 % of trials have none', 0.02],
  ['30 % have none', 0.3],
]) {
  const data = suite(errored);
  const start = performance.now();
  const { arms: compared } = compareArms(data, 'arm-0');
  const seconds = (performance.now() - start) / 1000;
  const simulated = compared.some(({ versus }) => versus?.simulated || versus?.thisSuite.simulated);
  console.log(
    `| ${cases} cases × ${arms} arms × ${trials} trials, ${name}${simulated ? ' (some p simulated)' : ''} | ${seconds.toFixed(2)} |`,
  );
}

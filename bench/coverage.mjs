// Do the intervals and the verdict keep what they promise? Simulates suites whose truth is known and counts.
// Run with: node bench/coverage.mjs [suites per row]. Seeded: the same numbers each time. Prints a markdown table.
//
// Every case has a true pass rate, drawn from Beta(2, 0.5): mean 0.8, many cases that nearly always pass, some that
// nearly never do. A trial is one draw with that rate.
//   alike      the case's rate is the same in both arms: nothing changed
//   differing  the case has a rate of its own in each arm, and the arms are equally good on average
//   worse      the arm's rates are 15 % lower: a true difference of −12 points
//   replayed   as alike, but all trials of a case in an arm give the same answer (temperature 0)
import { clusterRate } from '../src/comparison/statistics/cluster-rate.ts';
import { differenceInterval } from '../src/comparison/statistics/difference.ts';
import { holm } from '../src/comparison/statistics/holm.ts';
import { differenceLattice } from '../src/comparison/statistics/lattice.ts';
import { seededRandom } from '../src/comparison/statistics/seeded-random.ts';
import { signFlip } from '../src/comparison/statistics/sign-flip.ts';

const SUITES = Number(process.argv[2] ?? 10_000);
const MEAN = 0.8;

/** Beta(2, 0.5) as a ratio of gamma variables: two exponentials, and half a squared normal. */
function betaRate(random) {
  const two = -Math.log((1 - random()) * (1 - random()));
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return two / (two + (normal * normal) / 2);
}

const truths = {
  alike: (rate) => rate,
  differing: (_, random) => betaRate(random),
  worse: (rate) => 0.85 * rate,
  replayed: (rate) => rate,
};

function simulate(cases, trials, truth) {
  const random = seededRandom(`${cases} ${trials} ${truth}`);
  const answers = (rate) => {
    if (truth === 'replayed') return { passed: random() < rate ? trials : 0, total: trials };
    let passed = 0;
    for (let trial = 0; trial < trials; trial++) passed += random() < rate ? 1 : 0;
    return { passed, total: trials };
  };
  const trueDifference = truth === 'worse' ? -0.15 * MEAN : 0;
  const covers = ({ low, high }, value) => low <= value && value <= high;
  const counts = { rate: 0, difference: 0, called: 0 };
  for (let suite = 0; suite < SUITES; suite++) {
    const pairs = Array.from({ length: cases }, (_, index) => {
      const rate = betaRate(random);
      return {
        id: String(index),
        reference: answers(rate),
        arm: answers(truths[truth](rate, random)),
      };
    });
    const differences = differenceLattice(pairs);
    counts.rate += covers(clusterRate(pairs.map(({ reference }) => reference)), MEAN) ? 1 : 0;
    counts.difference += covers(differenceInterval(differences), trueDifference) ? 1 : 0;
    counts.called += signFlip(differences).pMid < 0.05 ? 1 : 0;
  }
  return counts;
}

const share = (count) => `${((100 * count) / SUITES).toFixed(1)} %`;
console.log(
  "| cases | trials | truth | rate's interval holds | difference's interval holds | called different |",
);
console.log('|--:|--:|---|--:|--:|--:|');
for (const cases of [12, 30, 100]) {
  for (const trials of [1, 3, 10]) {
    for (const truth of Object.keys(truths)) {
      if (truth === 'replayed' && trials === 1) continue;
      const { rate, difference, called } = simulate(cases, trials, truth);
      console.log(
        `| ${cases} | ${trials} | ${truth} | ${share(rate)} | ${share(difference)} | ${share(called)} |`,
      );
    }
  }
}

/** Share of matrices without any true difference in which some arm is called better or worse. */
function falseAlarms(arms, cases, trials) {
  const random = seededRandom(`${arms} arms ${cases} ${trials}`);
  const answers = (rate) => {
    let passed = 0;
    for (let trial = 0; trial < trials; trial++) passed += random() < rate ? 1 : 0;
    return { passed, total: trials };
  };
  let corrected = 0;
  let uncorrected = 0;
  for (let matrix = 0; matrix < SUITES; matrix++) {
    const rates = Array.from({ length: cases }, () => betaRate(random));
    const [reference, ...others] = Array.from({ length: arms }, () => rates.map(answers));
    const values = others.map((arm) => {
      const pairs = arm.map((counts, index) => ({ id: '', arm: counts, reference: reference[index] }));
      return signFlip(differenceLattice(pairs)).pMid;
    });
    corrected += holm(values).some((p) => p < 0.05) ? 1 : 0;
    uncorrected += values.some((p) => p < 0.05) ? 1 : 0;
  }
  return { corrected, uncorrected };
}

console.log('\n| arms | cases | trials | some arm called different | without the correction |');
console.log('|--:|--:|--:|--:|--:|');
for (const arms of [3, 8]) {
  for (const [cases, trials] of [
    [12, 3],
    [30, 3],
    [100, 3],
  ]) {
    const { corrected, uncorrected } = falseAlarms(arms, cases, trials);
    console.log(`| ${arms} | ${cases} | ${trials} | ${share(corrected)} | ${share(uncorrected)} |`);
  }
}

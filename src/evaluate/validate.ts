import { loadSuite } from '../suite/load.ts';

/** What a valid suite holds. */
export interface SuiteCounts {
  readonly targets: number;
  readonly datasets: number;
  readonly scorers: number;
  readonly cases: number;
}

/**
 * Checks a suite as `run` would, its datasets, patterns and schema files included. Needs no keys and runs nothing.
 *
 * @throws InvalidInputError with every fault.
 */
export async function validate(suitePath: string, cwd: string): Promise<SuiteCounts> {
  const suite = await loadSuite(suitePath, { cwd });
  return {
    targets: suite.targets.size,
    datasets: new Set(suite.cases.map((one) => one.place.file)).size,
    scorers: suite.scorers.length,
    cases: suite.cases.length,
  };
}

import { type Fault, InvalidInputError } from '../base/errors.ts';
import { readAmount, readCount } from '../base/numbers.ts';
import { CACHE_MODES, type CassetteMode } from '../cassette/cassette.ts';
import { FAIL_ON, ON_INCONCLUSIVE, type Policy } from '../comparison/input.ts';
import type { CommentMode } from './comment-plan.ts';

/** The inputs of `action.yml`, read and checked. What is absent is the suite's to say. */
export interface Inputs {
  /** Paths and patterns of suites. Empty only when results are published. */
  readonly suites: readonly string[];
  /** A results file to comment on; then nothing runs. */
  readonly publish?: string;
  readonly matrix?: string;
  readonly target?: string;
  readonly trials?: number;
  readonly concurrency?: number;
  readonly budgetUsd?: number;
  readonly only?: string;
  readonly reference?: string;
  readonly failOn: Policy['failOn'];
  readonly onInconclusive: Policy['onInconclusive'];
  readonly cache: CassetteMode;
  /** Folder of committed cassettes, relative to the suite. */
  readonly cassettes?: string;
  /** Also keep recordings in the cache of GitHub Actions. */
  readonly cassetteCache: boolean;
  readonly comment: CommentMode;
  /** Default is the path of the suite. */
  readonly commentKey?: string;
  /** The pull request to comment on, where the event does not say. */
  readonly prNumber?: number;
  /** Empty: there is none. */
  readonly token: string;
  readonly resultsDir: string;
  /** Run a suite that may come from a stranger, with the job's secrets. */
  readonly allowHeadCode: boolean;
}

// Of each list the first one stands for an empty input.
const COMMENT_MODES = ['always', 'on-failure', 'on-change', 'never'] as const;
const YES_OR_NO = ['true', 'false'] as const;
const NO_OR_YES = ['false', 'true'] as const;
const DEFAULT_RESULTS_DIR = 'eval-matrix-results';

/** Reads one input by its name, as `core.getInput` does: trimmed, empty when not given. */
export type ReadInput = (name: string) => string;

/**
 * The only reader of inputs.
 *
 * @throws InvalidInputError with every fault.
 */
export function readInputs(read: ReadInput): Inputs {
  const faults: Fault[] = [];
  const publish = read('publish');
  const inputs: Inputs = {
    suites: suiteLines(read('suite'), publish !== '', faults),
    ...given('publish', publish),
    ...given('matrix', read('matrix')),
    ...given('target', read('target')),
    ...given('trials', wholeNumber('trials', read('trials'), faults)),
    ...given('concurrency', wholeNumber('concurrency', read('concurrency'), faults)),
    ...given('budgetUsd', positiveNumber('budget-usd', read('budget-usd'), faults)),
    ...given('only', read('only')),
    ...given('reference', read('reference')),
    failOn: choice('fail-on', read('fail-on'), FAIL_ON, faults),
    onInconclusive: choice('on-inconclusive', read('on-inconclusive'), ON_INCONCLUSIVE, faults),
    cache: choice('cache', read('cache'), CACHE_MODES, faults),
    ...given('cassettes', read('cassettes')),
    cassetteCache: choice('cassette-cache', read('cassette-cache'), YES_OR_NO, faults) === 'true',
    comment: choice('comment', read('comment'), COMMENT_MODES, faults),
    ...given('commentKey', read('comment-key')),
    ...given('prNumber', wholeNumber('pr-number', read('pr-number'), faults)),
    token: read('github-token'),
    resultsDir: read('results-dir') || DEFAULT_RESULTS_DIR,
    allowHeadCode: choice('allow-head-code', read('allow-head-code'), NO_OR_YES, faults) === 'true',
  };
  const [first, ...rest] = faults;
  if (first) throw new InvalidInputError([first, ...rest]);
  return inputs;
}

/** A property that is there only when it has a value. */
function given<K extends string, V extends string | number>(name: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined || value === '' ? {} : ({ [name]: value } as { [P in K]: V });
}

function fault(name: string, message: string, hint?: string): Fault {
  return { code: 'input-value', message: `input ${name} ${message}`, ...(hint ? { hint } : {}) };
}

function suiteLines(text: string, publishing: boolean, faults: Fault[]): string[] {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  if (lines.length === 0 && !publishing)
    faults.push(fault('suite', 'is missing', 'with: suite: path/to/evals.yaml'));
  if (lines.length > 1 && publishing)
    faults.push(fault('suite', `names ${lines.length} files`, 'one step for each file to publish'));
  return lines;
}

function choice<T extends string>(name: string, text: string, known: readonly T[], faults: Fault[]): T {
  const [standard] = known;
  const found = known.find((one) => one === (text || standard));
  if (found !== undefined) return found;
  faults.push(fault(name, `is "${text}"`, `use one of ${known.join(', ')}`));
  return standard as T;
}

function wholeNumber(name: string, text: string, faults: Fault[]): number | undefined {
  if (text === '') return undefined;
  const value = readCount(text);
  if (value !== undefined) return value;
  faults.push(fault(name, `must be a whole number of at least 1, got "${text}"`));
  return undefined;
}

function positiveNumber(name: string, text: string, faults: Fault[]): number | undefined {
  if (text === '') return undefined;
  const value = readAmount(text);
  if (value !== undefined) return value;
  faults.push(fault(name, `must be a positive number, got "${text}"`));
  return undefined;
}

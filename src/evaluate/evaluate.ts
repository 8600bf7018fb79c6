import { type Fault, throwIfAny } from '../base/errors.ts';
import type { CassetteMode } from '../cassette/cassette.ts';
import type { CassetteReport } from '../cassette/cassettes.ts';
import { type ArmInput, DEFAULT_POLICY, type Policy } from '../comparison/input.ts';
import { judge } from '../comparison/judge.ts';
import type { ArmRun, Progress } from '../engine/run.ts';
import { runMatrix } from '../engine/run-matrix.ts';
import type { Results } from '../results/results.ts';
import { missingEnvironment } from '../suite/environment.ts';
import { loadSuite } from '../suite/load.ts';
import { findMatching } from '../suite/only.ts';
import { selectArms } from '../suite/select-arms.ts';
import type { Case, Suite, TrialsSpec } from '../suite/suite.ts';
import { buildArms } from './arms.ts';
import { openModels } from './models.ts';
import { notesFor } from './notes.ts';
import { sameRequests } from './same-requests.ts';
import { buildScorers, scorersIn } from './scorers.ts';
import { shownTarget } from './shown-target.ts';

export type { Progress } from '../engine/run.ts';

/** By cassette file, the keys of the recordings a run used or made. */
export type UsedKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** What to run, and how. What is absent is the suite's to say. */
export interface EvaluateRequest {
  readonly suitePath: string;
  /** Where relative paths start from, and where shell commands run. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Arms to compare, comma or line separated. */
  readonly matrix?: string;
  /** Run this target alone. */
  readonly target?: string;
  readonly baseline?: string;
  readonly saveBaseline?: string;
  readonly trials?: number;
  readonly concurrency?: number;
  readonly budgetUsd?: number;
  /** An id glob, or `tag:NAME`. */
  readonly only?: string;
  /** Default `auto`. */
  readonly cache?: CassetteMode;
  /** Folder of committed cassettes, relative to the suite. Default `.eval-matrix/cassettes`. */
  readonly cassettes?: string;
  /** Absolute path of the folder a cache service filled; recordings then go there. */
  readonly cassetteCache?: string;
  /** The arm the others are compared with. Default: the suite's, or the first. */
  readonly reference?: string;
  /** What decides whether an arm meets its bar. Default `contract`. */
  readonly failOn?: Policy['failOn'];
  /** Whether an inconclusive run fails. Default `fail`. */
  readonly onInconclusive?: Policy['onInconclusive'];
  /** What a reader of the results must know about how the run came about, in words. */
  readonly warnings?: readonly string[];
  readonly stop: AbortSignal;
  readonly kill: AbortSignal;
  /** Told before anything runs what the user should know. */
  readonly onNotes?: (notes: readonly Fault[]) => void;
  readonly onProgress?: (progress: Progress) => void;
  /** Takes what code of the user prints while it runs in this process, secrets taken out. Default: stderr. */
  readonly onOutput?: (text: string) => void;
  /** Told at the end, also of a run that failed, what was replayed, recorded and missed. */
  readonly onCassettes?: (report: CassetteReport, used: UsedKeys) => void;
}

/**
 * Loads a suite, runs its arms and judges them: the one way from what the user wrote to the results that every
 * surface is drawn from.
 *
 * @throws InvalidInputError when the suite, a flag or the environment does not allow a run. Nothing has run then.
 */
export async function evaluate(request: EvaluateRequest): Promise<Results> {
  const suite = await loadSuite(request.suitePath, { cwd: request.cwd });
  const { arms } = selectArms(suite, request);
  const cases = request.only === undefined ? suite.cases : findMatching(suite.cases, request.only);
  return runSuite(suite, arms, cases, request);
}

/** What running a loaded suite takes, its selection left out. */
export type RunRequest = Omit<EvaluateRequest, 'suitePath' | 'matrix' | 'target' | 'only'>;

/**
 * Runs the named arms of a loaded suite on these cases, and judges them.
 *
 * @throws InvalidInputError when the environment does not allow a run. Nothing has run then.
 */
export async function runSuite(
  suite: Suite,
  names: readonly string[],
  cases: readonly Case[],
  request: RunRequest,
): Promise<Results> {
  const faults = requestFaults(suite, names, request);
  const runs = await runArms(suite, names, cases, request, faults);
  return judge({
    suite,
    cases,
    trials: trialsOf(suite, request),
    reference: referenceOf(suite, names, request.reference),
    sameRequests: sameRequests(suite, names),
    warnings: request.warnings ?? [],
    arms: runs.map((run) => armInput(suite, run)),
    policy: {
      failOn: request.failOn ?? DEFAULT_POLICY.failOn,
      onInconclusive: request.onInconclusive ?? DEFAULT_POLICY.onInconclusive,
    },
  });
}

/**
 * Opens the cassettes and the ways out, runs the arms, and closes everything again: what is known of large cassettes
 * takes as much memory as judging does.
 *
 * @param faults what is known to be wrong already.
 */
async function runArms(
  suite: Suite,
  names: readonly string[],
  cases: readonly Case[],
  request: RunRequest,
  faults: Fault[],
): Promise<ArmRun[]> {
  const concurrency = request.concurrency ?? suite.run.concurrency;
  const budgetUsd = request.budgetUsd ?? suite.run.budget_usd;
  const scorers = scorersIn(suite, cases);
  request.onNotes?.(notesFor(suite, names, scorers, budgetUsd));
  const models = await openModels(suite, names, scorers, {
    ...request,
    mode: request.cache ?? 'auto',
    concurrency,
  });
  try {
    const arms = await buildArms(suite, names, request, models, faults);
    const scorersOf = await buildScorers(suite, cases, request, models, faults);
    throwIfAny(faults);
    return await runMatrix({
      arms,
      cases,
      scorersOf,
      trials: trialsOf(suite, request),
      concurrency,
      budgetUsd,
      stop: request.stop,
      kill: request.kill,
      ...(request.onProgress === undefined ? {} : { onProgress: request.onProgress }),
    });
  } finally {
    request.onCassettes?.(await models.close(), models.cassettes.usedKeys());
  }
}

/** Why these arms cannot run as asked, as far as it shows before anything is opened: keys, and the reference. */
export function requestFaults(
  suite: Suite,
  names: readonly string[],
  { cache, env, reference }: Pick<RunRequest, 'cache' | 'env' | 'reference'>,
): Fault[] {
  const faults = cache === 'replay' ? [] : [...missingEnvironment(suite, names, env)];
  if (reference !== undefined && !names.includes(reference)) {
    const message = `reference "${reference}" is not among the arms of this run: ${names.join(', ')}`;
    faults.push({ code: 'unknown-reference', message, hint: 'name an arm of the matrix' });
  }
  return faults;
}

/** An arm named by a flag must run; the suite's own choice gives way when it is not among the arms of this run. */
function referenceOf(suite: Suite, names: readonly string[], wanted: string | undefined): string {
  const [first = ''] = names;
  const chosen = wanted ?? suite.run.reference;
  return chosen !== undefined && names.includes(chosen) ? chosen : first;
}

function trialsOf(suite: Suite, request: RunRequest): TrialsSpec {
  return request.trials === undefined ? suite.run.trials : { ...suite.run.trials, count: request.trials };
}

function armInput(suite: Suite, run: ArmRun): ArmInput {
  const bar = suite.bars?.get(run.name);
  return {
    ...run,
    target: shownTarget(suite.targets.get(run.name)),
    required: bar?.informational !== true,
    ...(bar?.gates === undefined ? {} : { gates: bar.gates }),
  };
}

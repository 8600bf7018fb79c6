import { type Fault, InvalidInputError } from '../base/errors.ts';
import { describeImport, importEvalCore } from '../cassette/import-evalcore.ts';
import { describePrune, pruneCassettes } from '../cassette/prune.ts';
import { loadSuite } from '../suite/load.ts';
import { askersOf } from './askers.ts';
import { type RunRequest, runSuite, type UsedKeys } from './evaluate.ts';
import { cassetteFolder } from './models.ts';
import { secretsOf } from './secrets.ts';

/** A suite and the folder of its cassettes. */
export interface CassetteRequest {
  readonly suitePath: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Relative to the suite. */
  readonly cassettes?: string;
}

/**
 * Drops the recordings a suite no longer needs. What it needs is found by replaying all its arms: nothing is called,
 * though shell arms run.
 *
 * @returns lines for people; they hold untrusted text.
 * @throws InvalidInputError when some call has no recording: what hangs on its answer cannot be known then.
 */
export async function pruneSuite(
  request: CassetteRequest & Pick<RunRequest, 'stop' | 'kill'> & { readonly dryRun: boolean },
): Promise<string[]> {
  const suite = await loadSuite(request.suitePath, { cwd: request.cwd });
  let used: UsedKeys = new Map();
  let missed = 0;
  const results = await runSuite(suite, [...suite.targets.keys()], suite.cases, {
    ...request,
    cache: 'replay',
    onCassettes: (report, keys) => {
      used = keys;
      missed = report.missed;
    },
  });
  if (missed > 0 || results.partial) throw new InvalidInputError([notWhole(missed)]);
  const directory = cassetteFolder(suite, request.cassettes);
  return describePrune(pruneCassettes({ directory, used, dryRun: request.dryRun }), request.dryRun);
}

function notWhole(missed: number): Fault {
  const what = missed > 0 ? `${missed} calls have no recording` : 'the replay was stopped';
  return {
    code: 'prune-incomplete',
    message: `cannot tell what the suite needs: ${what}`,
    hint: 'record the suite first: eval-matrix run SUITE --cache auto, once for every arm',
  };
}

/**
 * Copies the recordings of an EvalCore `cache.db` that the suite asks for into its cassettes.
 *
 * @returns lines for people; they hold untrusted text.
 * @throws InvalidInputError when the file is not such a database.
 */
export async function importIntoSuite(
  request: CassetteRequest & { readonly database: string },
): Promise<string[]> {
  const suite = await loadSuite(request.suitePath, { cwd: request.cwd });
  const report = await importEvalCore({
    database: request.database,
    directory: cassetteFolder(suite, request.cassettes),
    askers: askersOf(suite),
    secrets: secretsOf(suite, request.env),
  });
  return describeImport(report);
}

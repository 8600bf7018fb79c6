import { relative, resolve } from 'node:path';
import { secretMasker } from '../base/secrets.ts';
import type { CassetteMode } from '../cassette/cassette.ts';
import { type CassetteReport, type Cassettes, openCassettes } from '../cassette/cassettes.ts';
import { scorerIdentity } from '../scorers/identity.ts';
import type { ScorerSpec } from '../suite/scorer-spec.ts';
import type { Suite } from '../suite/suite.ts';
import { targetIdentity } from '../targets/identity.ts';
import { type HttpClient, openHttpClient } from '../transport/http.ts';
import type { Mask } from './masking.ts';
import { scorersIn } from './scorers.ts';
import { secretsOf } from './secrets.ts';

/** Where recordings lie when nobody says otherwise, relative to the suite. */
const CASSETTES = '.eval-matrix/cassettes';

/** What calling models takes, for one run. */
export interface Models {
  readonly http: HttpClient;
  readonly cassettes: Cassettes;
  /** Takes the suite's keys out of a text. */
  readonly mask: Mask;
  /** Ends connections and puts what was recorded in order. Call it also when a run was stopped. */
  close(): Promise<CassetteReport>;
}

export interface ModelOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly mode: CassetteMode;
  /** Folder of committed cassettes, relative to the suite. */
  readonly cassettes?: string;
  /** Absolute path of the folder a cache service filled. */
  readonly cassetteCache?: string;
  readonly concurrency: number;
}

/**
 * Opens the cassettes and the HTTP client of a run. In replay mode the client refuses every request.
 *
 * @param names the arms that run. @param scorers all scorers that run.
 * @throws InvalidInputError with every line of a committed cassette that cannot be read.
 */
export async function openModels(
  suite: Suite,
  names: readonly string[],
  scorers: readonly ScorerSpec[],
  options: ModelOptions,
): Promise<Models> {
  const directory = cassetteFolder(suite, options.cassettes);
  const secrets = secretsOf(suite, options.env);
  const cassettes = await openCassettes({
    mode: options.mode,
    directory,
    shown: relative(options.cwd, directory).replaceAll('\\', '/'),
    arms: names.filter((name) => isRecorded(suite, name)),
    scorers: scorers.some((spec) => scorerIdentity(spec) !== null),
    secrets,
    ...(options.cassetteCache === undefined ? {} : { cacheDirectory: options.cassetteCache }),
  });
  const http = openHttpClient({
    env: options.env,
    secrets,
    connections: options.concurrency,
    offline: options.mode === 'replay',
  });
  return {
    http,
    cassettes,
    mask: secretMasker(secrets),
    close: async () => {
      await http.close();
      return cassettes.close();
    },
  };
}

/** Absolute path of a suite's folder of committed cassettes. */
export function cassetteFolder(suite: Suite, cassettes: string = CASSETTES): string {
  return resolve(suite.directory, cassettes);
}

/** `true` when a run of the suite can make calls that a cassette records. */
export function makesModelCalls(suite: Suite): boolean {
  return (
    [...suite.targets.keys()].some((name) => isRecorded(suite, name)) ||
    scorersIn(suite, suite.cases).some((spec) => scorerIdentity(spec) !== null)
  );
}

function isRecorded(suite: Suite, name: string): boolean {
  const spec = suite.targets.get(name);
  return spec !== undefined && targetIdentity(spec) !== null;
}

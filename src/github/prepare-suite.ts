import { resolve } from 'node:path';
import * as core from '@actions/core';
import { type Fault, InvalidInputError, throwIfAny } from '../base/errors.ts';
import { requestFaults } from '../evaluate/evaluate.ts';
import { secretsOf } from '../evaluate/secrets.ts';
import { loadSuite } from '../suite/load.ts';
import { findMatching } from '../suite/only.ts';
import { selectArms } from '../suite/select-arms.ts';
import type { Case, Suite } from '../suite/suite.ts';
import { armEnvironment } from './arm-environment.ts';
import { type CassettePlan, planCassettes } from './cassette-layer.ts';
import type { Job } from './event.ts';
import { refuseHeadCode, refuseHeadProgram } from './head-code.ts';
import type { Inputs } from './inputs.ts';
import type { SuitePlace } from './suite-paths.ts';
import { insideWorkspace, laterFilesInsideWorkspace, resultsFolder } from './workspace.ts';

/** A suite that may run: loaded, selected from, and checked. */
export interface PreparedSuite extends SuitePlace {
  readonly suite: Suite;
  readonly arms: readonly string[];
  readonly cases: readonly Case[];
  readonly cassettes: CassettePlan;
}

/**
 * Loads every suite and checks it as far as that goes before something runs: also paths, and whose code it is. The
 * keys of all suites are masked before anything of theirs can be printed.
 *
 * @throws InvalidInputError with the faults of all suites.
 */
export async function prepareSuites(
  places: readonly SuitePlace[],
  inputs: Inputs,
  job: Job,
  env: NodeJS.ProcessEnv,
): Promise<PreparedSuite[]> {
  const prepared: PreparedSuite[] = [];
  const faults: Fault[] = [];
  for (const place of places) {
    try {
      prepared.push(await prepare(place, inputs, job, env));
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      faults.push(...error.faults);
    }
  }
  throwIfAny(faults);
  return prepared;
}

async function prepare(
  place: SuitePlace,
  inputs: Inputs,
  job: Job,
  env: NodeJS.ProcessEnv,
): Promise<PreparedSuite> {
  const { path } = place;
  const origin = { job, path, allowed: inputs.allowHeadCode };
  await insideWorkspace(job.workspace, path, 'suite');
  await resultsFolder(job.workspace, place.resultsDir);
  await refuseHeadProgram(origin);
  const suite = await loadSuite(path, { cwd: job.workspace, within: job.workspace });
  await laterFilesInsideWorkspace(job.workspace, suite);
  await refuseHeadCode(suite, env, origin);
  if (inputs.cassettes !== undefined)
    await insideWorkspace(job.workspace, resolve(suite.directory, inputs.cassettes), 'cassettes');
  for (const secret of secretsOf(suite, env)) core.setSecret(secret);

  const { arms } = selectArms(suite, inputs);
  const cases = inputs.only === undefined ? suite.cases : findMatching(suite.cases, inputs.only);
  const cassettes = planCassettes(suite, arms, inputs.cache, job, env);
  const asked = { cache: cassettes.cache, env: armEnvironment(env) };
  const { reference } = inputs;
  throwIfAny(requestFaults(suite, arms, reference === undefined ? asked : { ...asked, reference }));
  return { ...place, suite, arms, cases, cassettes };
}

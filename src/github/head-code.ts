import { resolve } from 'node:path';
import { type Fault, InvalidInputError } from '../base/errors.ts';
import type { ScorerSpec } from '../suite/scorer-spec.ts';
import type { Suite } from '../suite/suite.ts';
import type { TargetSpec } from '../suite/target-spec.ts';
import { isFromCommit } from './checkout.ts';
import type { Job } from './event.ts';

/** Events that run with the base branch's token and secrets, although a stranger can set them off. */
const TRUSTED_CONTEXT: readonly string[] = ['pull_request_target', 'workflow_run'];

/** Kinds that run no command and no program. A kind that is not listed here counts as code. */
const HARMLESS: ReadonlySet<TargetSpec['type'] | ScorerSpec['type']> = new Set([
  'trace',
  'openai-compatible',
  'anthropic',
  'http',
  'contains',
  'exact',
  'regex',
  'json-schema',
  'trajectory',
  'judge',
  'similarity',
]);
/** Suites that are programs themselves: loading one runs it. */
const PROGRAM = /\.[cm]?[jt]sx?$/i;

/** A suite file, and who says so. */
export interface SuiteOrigin {
  readonly job: Job;
  /** As given in the input. */
  readonly path: string;
  /** The `allow-head-code` input. */
  readonly allowed: boolean;
}

/**
 * Refuses a suite that is itself a program, before it is loaded, where it may come from a stranger.
 *
 * @throws InvalidInputError
 */
export async function refuseHeadProgram(origin: SuiteOrigin): Promise<void> {
  if (PROGRAM.test(origin.path) && (await mayBeHostile(origin)))
    throw refusal(origin, ['the suite is a program']);
}

/**
 * Refuses a suite that would run commands or send keys, where it may come from a stranger: a workflow on
 * `pull_request_target` or `workflow_run` has secrets, and checking out the pull request there hands them over.
 *
 * @throws InvalidInputError
 */
export async function refuseHeadCode(
  suite: Suite,
  env: NodeJS.ProcessEnv,
  origin: SuiteOrigin,
): Promise<void> {
  if (!(await mayBeHostile(origin))) return;
  const dangers = dangersIn(suite, env);
  if (dangers.length > 0) throw refusal(origin, dangers);
}

/** `false` for a file that is, byte for byte, the one of the commit this workflow itself comes from. */
async function mayBeHostile({ job, path, allowed }: SuiteOrigin): Promise<boolean> {
  if (allowed || !TRUSTED_CONTEXT.includes(job.eventName)) return false;
  return !(await isFromCommit(resolve(job.workspace, path), job.sha));
}

/** What in a suite runs code or sends a key that is set, in words. */
export function dangersIn(suite: Suite, env: NodeJS.ProcessEnv): string[] {
  const named: (readonly [string, TargetSpec | ScorerSpec])[] = [
    ...[...suite.targets].map(([name, spec]) => [`target "${name}"`, spec] as const),
    ...suite.scorers.map((spec) => [`scorer "${spec.name}"`, spec] as const),
    ...suite.cases.flatMap((one) =>
      (one.scorers ?? []).map((spec) => [`scorer "${spec.name}" of case "${one.id}"`, spec] as const),
    ),
  ];
  return named.flatMap(([what, spec]) => {
    if (!HARMLESS.has(spec.type)) return [`${what} runs code (${spec.type})`];
    const key = 'api_key_env' in spec ? spec.api_key_env : undefined;
    return key !== undefined && env[key] ? [`${what} sends ${key} to an address of its own`] : [];
  });
}

function refusal({ job, path }: SuiteOrigin, dangers: readonly string[]): InvalidInputError {
  const more = dangers.length > 1 ? ` and ${dangers.length - 1} more` : '';
  const fault: Fault = {
    code: 'head-code',
    message: `on ${job.eventName}, only the base branch's own suite may run code: ${dangers[0]}${more}`,
    place: { file: path },
    hint: 'use on: pull_request, and examples/workflows/fork-comment.yml to comment; or set allow-head-code: true if you trust all who can open a pull request',
  };
  return new InvalidInputError([fault]);
}

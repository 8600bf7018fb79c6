import { onTestFinished } from 'vitest';
import type { CallStore } from '../../src/cassette/cassette.ts';
import type { TargetSpec } from '../../src/suite/target-spec.ts';
import { buildTarget } from '../../src/targets/registry.ts';
import type { Answer, Call, Target } from '../../src/targets/target.ts';
import { openHttpClient } from '../../src/transport/http.ts';
import { liveStore } from '../bench/call-store.ts';
import { type ModelServer, type Script, startModelServer } from '../bench/model-server.ts';
import { fakeClock } from '../transport/fake-clock.ts';

/** What a test may set. */
export interface Surroundings {
  readonly env?: NodeJS.ProcessEnv;
  readonly calls?: CallStore;
  readonly secrets?: readonly string[];
  readonly offline?: boolean;
  readonly directory?: string;
}

/** A scripted server that ends with the test. */
export async function serve(script: Script): Promise<ModelServer> {
  const server = await startModelServer(script);
  onTestFinished(() => server.close());
  return server;
}

/** What a target or scorer is built with; waits take no time. */
export function modelContext({
  env = {},
  calls = liveStore(),
  secrets = [],
  offline = false,
}: Surroundings = {}) {
  const http = openHttpClient({ env: {}, secrets, offline, clock: fakeClock() });
  onTestFinished(() => http.close());
  return { env, calls, http, cwd: process.cwd() };
}

/** Builds a target the way a run does. */
export async function target(spec: TargetSpec, surroundings: Surroundings = {}): Promise<Target> {
  const directory = surroundings.directory ?? process.cwd();
  const built = await buildTarget(spec, { ...modelContext(surroundings), arm: 'arm', directory });
  if ('code' in built) throw new Error(built.message);
  return built;
}

/** One question to a target. */
export async function ask(to: Target, input: string, more: Partial<Call> = {}): Promise<Answer> {
  return to.answer({
    arm: 'arm',
    caseId: 'c1',
    trial: 0,
    input,
    signal: new AbortController().signal,
    ...more,
  });
}

export const errorOf = (answer: Answer) =>
  answer.kind === 'errored' ? answer.error : `answered ${answer.text}`;
export const textOf = (answer: Answer) =>
  answer.kind === 'answered' ? answer.text : `errored: ${answer.error}`;

import { z } from 'zod';
import type { Fault } from '../base/errors.ts';
import type { ModuleTargetSpec } from '../suite/target-spec.ts';
import { whenAborted } from '../transport/when-aborted.ts';
import type { ArmContext } from './context.ts';
import { loadUserFunction, type UserFunction } from './load-module.ts';
import { noInput } from './model-call.ts';
import { stepList } from './steps.ts';
import type { Answer, Call, Target } from './target.ts';
import { asUserCode, inThisPlace, printToStderr } from './user-output.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

const count = z.int().nonnegative();
/** What a user's function may return, beside a plain text. */
const returned = z.object({
  text: z.string(),
  tokens: z.object({ input: count, output: count }).optional(),
  steps: stepList.optional(),
});

/**
 * Answers with a function of the user's own code: `(input, {arm, caseId, trial, signal}) => text`, or
 * `{text, tokens?, steps?}`, or a promise of either. Like a shell command it runs in every cache mode: it is the code
 * under test, and a recording would hide what changed in it.
 */
export async function moduleTarget(spec: ModuleTargetSpec, context: ArmContext): Promise<Target | Fault> {
  const { print = printToStderr } = context;
  const reference = {
    reference: spec.module,
    directory: context.directory,
    within: [context.cwd, context.directory],
    who: `target "${context.arm}"`,
  };
  const loaded = await asUserCode(print, () => loadUserFunction(reference));
  if ('code' in loaded) return loaded;
  return {
    async answer(call) {
      if (call.input === undefined) return noInput(call, spec.type);
      const started = performance.now();
      const ended = await asUserCode(print, () => runInTime(loaded.run, call, spec.timeout_seconds));
      const latency_ms = Math.round(performance.now() - started);
      return read(ended, `module ${spec.module}`, latency_ms);
    },
  };
}

type Ended =
  | { readonly kind: 'returned'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly why: string };

/** Calls the function; when it takes too long or the run is stopped, its signal fires and its result is not waited for. */
async function runInTime(run: UserFunction, call: Call, seconds: number | null): Promise<Ended> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let release = () => {};
  const ending = new Promise<Ended>((resolve) => {
    const end = inThisPlace((why: string) => {
      resolve({ kind: 'failed', why });
      stop.abort();
    });
    release = whenAborted(call.signal, () => end('was cancelled'));
    if (seconds !== null) {
      timer = setTimeout(
        () => end(`timed out after ${seconds}s`),
        Math.min(seconds * 1000, LONGEST_TIMER_MS),
      );
    }
  });
  const { arm, caseId, trial, input } = call;
  const running = (async (): Promise<Ended> => {
    try {
      return { kind: 'returned', value: await run(input, { arm, caseId, trial, signal: stop.signal }) };
    } catch (error) {
      return { kind: 'failed', why: `threw: ${error instanceof Error ? error.message : String(error)}` };
    }
  })();
  try {
    return await Promise.race([ending, running]);
  } finally {
    clearTimeout(timer);
    release();
  }
}

function read(ended: Ended, who: string, latency_ms: number): Answer {
  if (ended.kind === 'failed') return { kind: 'errored', error: `${who} ${ended.why}`, latency_ms };
  if (typeof ended.value === 'string') return { kind: 'answered', text: ended.value, latency_ms };
  const parsed = returned.safeParse(ended.value);
  if (!parsed.success) {
    const error = `${who} returned neither a text nor {text, tokens?, steps?}: ${z.prettifyError(parsed.error)}`;
    return { kind: 'errored', error: error.replace(/\s*\n\s*/g, ' '), latency_ms };
  }
  const { text, tokens, steps } = parsed.data;
  return {
    kind: 'answered',
    text,
    latency_ms,
    ...(tokens === undefined ? {} : { tokens }),
    ...(steps === undefined ? {} : { trajectory: steps }),
  };
}

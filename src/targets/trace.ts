import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';
import { canonicalJson, type JsonValue, parseJson } from '../base/json.ts';
import type { TargetContext } from './context.ts';
import { readOtlp } from './otlp.ts';
import type { RecordedTrace } from './recorded-trace.ts';
import type { Answer, Step, Target } from './target.ts';

const nativeTrace = z.object({
  steps: z.array(
    z.object({ tool: z.string(), input: z.unknown().optional(), output: z.unknown().optional() }),
  ),
  final_output: z.string().nullish(),
});

/**
 * Answers with the trace that was recorded for the case: our own form `{"steps": […], "final_output"?}` or
 * OpenTelemetry's JSON (`resourceSpans`). The text is the final answer, or else the steps as JSON.
 */
export function traceTarget(context: TargetContext): Target {
  return {
    async answer(call): Promise<Answer> {
      if (call.trace === undefined) return errored(`case "${call.caseId}" has no trace for a trace target`);
      const shown = relative(context.cwd, call.trace);
      try {
        return answered(parseTrace(await readTrace(call.trace)));
      } catch (error) {
        if (error instanceof TraceError) return errored(`trace ${shown} ${error.message}`);
        if (error instanceof RangeError) return errored(`trace ${shown} is nested too deeply`);
        throw error;
      }
    },
  };
}

function errored(error: string): Answer {
  return { kind: 'errored', error, latency_ms: 0 };
}

function answered(trace: RecordedTrace): Answer {
  return {
    kind: 'answered',
    text: trace.finalAnswer ?? textOf(trace.steps),
    latency_ms: trace.latency_ms,
    trajectory: trace.steps,
    ...(trace.tokens === undefined ? {} : { tokens: trace.tokens }),
  };
}

/** The steps as EvalCore prints them: what they hold has its keys sorted and its numbers spelled as in the trace. */
function textOf(steps: readonly Step[]): string {
  // All of it was read from JSON, so it is JSON.
  const json = (value: unknown) => canonicalJson(value as JsonValue);
  const printed = steps.map(({ tool, input, output }) => {
    const result = output === undefined ? '' : `,"output":${json(output)}`;
    return `{"tool":${json(tool)},"input":${json(input)}${result}}`;
  });
  return `{"steps":[${printed.join(',')}]}`;
}

/** What is wrong with a trace; reads on after the file's name. */
class TraceError extends Error {}

async function readTrace(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    throw new TraceError(`cannot be read: ${systemReason(error)}`);
  }
  try {
    return parseJson(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new TraceError(`is not valid JSON: ${error.message}`);
  }
}

/** Node's own messages name the absolute path, which differs from machine to machine. */
function systemReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'no such file',
    EISDIR: 'it is a directory',
    EACCES: 'permission denied',
  };
  return known[code] ?? code;
}

function parseTrace(document: unknown): RecordedTrace {
  if (!isObject(document) || !('steps' in document || 'resourceSpans' in document)) {
    throw new TraceError('holds neither "steps" nor "resourceSpans"');
  }
  try {
    return 'resourceSpans' in document ? readOtlp(document) : readNative(document);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const issue = error.issues[0];
    throw new TraceError(`is malformed at ${z.core.toDotPath(issue?.path ?? [])}: ${issue?.message}`);
  }
}

function readNative(document: unknown): RecordedTrace {
  const { steps, final_output } = nativeTrace.parse(document);
  return {
    steps: steps.map(({ tool, input, output }) => ({
      tool,
      input: input ?? null,
      ...(output === undefined ? {} : { output }),
    })),
    ...(final_output == null ? {} : { finalAnswer: final_output }),
    latency_ms: 0,
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

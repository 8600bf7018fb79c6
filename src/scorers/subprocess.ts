import { formatShortest, rustDebug, trimWhiteSpace } from '../base/text.ts';
import type { SubprocessScorerSpec } from '../suite/scorer-spec.ts';
import { runShellCommand } from '../targets/shell-command.ts';
import type { ScorerContext } from './context.ts';
import { shown } from './score.ts';
import type { Score, ScoreInput, Scorer } from './scorer.ts';

/** A verdict is a line or two; whoever prints more has a loop. */
const MAX_VERDICT_BYTES = 10 * 1024 * 1024;

/** From here on a verdict that does not say so itself is a pass. */
const PASS_SCORE = 0.5;

/**
 * Asks `sh -c CMD`. It gets `{"context"?, "expected", "input", "output"}` on stdin and prints one JSON object
 * `{"score": 0…1, "passed"?, "reason"?}`. Whatever else it does is no verdict, and the score is errored.
 */
export function subprocessScorer(spec: SubprocessScorerSpec, context: ScorerContext): Scorer {
  return {
    async score(input): Promise<Score> {
      const command = {
        who: 'scorer command',
        cmd: spec.cmd,
        input: request(input),
        cwd: context.cwd,
        env: context.env,
        timeoutSeconds: spec.timeout_seconds,
        maxOutputBytes: MAX_VERDICT_BYTES,
        raiseLimit: 'a verdict is one JSON object',
      };
      const result = await runShellCommand(command, input);
      return result.kind === 'failed'
        ? { kind: 'errored', error: result.error }
        : readVerdict(result.stdout, spec.cmd);
    },
  };
}

/** Compact, keys in order. What the case expects goes in as it was spelled, so that `1.0` stays `1.0`. */
function request({ context, expected, input, output }: ScoreInput): string {
  const members = [
    ...(context === undefined ? [] : [`"context":${JSON.stringify(context)}`]),
    `"expected":${expected?.json ?? 'null'}`,
    `"input":${JSON.stringify(input ?? null)}`,
    `"output":${JSON.stringify(output)}`,
  ];
  return `{${members.join(',')}}`;
}

function readVerdict(stdout: string, cmd: string): Score {
  const text = trimWhiteSpace(stdout);
  const verdict = parseVerdict(text);
  if (verdict === undefined) {
    return {
      kind: 'errored',
      error: `scorer ${rustDebug(cmd)} printed invalid verdict JSON: ${shown(text)}`,
    };
  }
  const { score, passed, reason } = verdict;
  if (!(score >= 0 && score <= 1)) {
    const error = `scorer ${rustDebug(cmd)} returned score ${formatShortest(score)} outside 0.0..=1.0`;
    return { kind: 'errored', error };
  }
  return {
    kind: 'measured',
    value: score,
    passed: passed ?? score >= PASS_SCORE,
    ...(reason == null ? {} : { reason }),
  };
}

interface Verdict {
  readonly score: number;
  readonly passed?: boolean | null;
  readonly reason?: string | null;
}

function parseVerdict(text: string): Verdict | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isVerdict(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Other keys are the command's own business. */
function isVerdict(value: unknown): value is Verdict {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { score, passed, reason } = value as Partial<Record<keyof Verdict, unknown>>;
  return (
    typeof score === 'number' &&
    (passed == null || typeof passed === 'boolean') &&
    (reason == null || typeof reason === 'string')
  );
}

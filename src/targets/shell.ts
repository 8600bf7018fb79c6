import type { ShellTargetSpec } from '../suite/target-spec.ts';
import type { TargetContext } from './context.ts';
import { runShellCommand } from './shell-command.ts';
import type { Answer, Target } from './target.ts';

/**
 * Answers with what `sh -c CMD` prints on stdout, to the last byte, when it gets the case's input on stdin. The
 * command runs in the directory of this process, not the suite's.
 */
export function shellTarget(spec: ShellTargetSpec, context: TargetContext): Target {
  return {
    async answer(call): Promise<Answer> {
      const start = performance.now();
      const latency = () => Math.floor(performance.now() - start);
      if (call.input === undefined) {
        return {
          kind: 'errored',
          error: `case "${call.caseId}" has no input for a shell target`,
          latency_ms: 0,
        };
      }
      const command = {
        who: 'shell target',
        cmd: spec.cmd,
        input: call.input,
        cwd: context.cwd,
        env: context.env,
        extraEnv: spec.env,
        timeoutSeconds: spec.timeout_seconds,
        maxOutputBytes: spec.max_output_bytes,
        raiseLimit: "raise the target's max_output_bytes to allow more",
      };
      const result = await runShellCommand(command, call);
      if (result.kind === 'failed') {
        return { kind: 'errored', error: result.error, latency_ms: latency() };
      }
      return { kind: 'answered', text: result.stdout, latency_ms: latency() };
    },
  };
}

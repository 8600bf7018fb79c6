import { type Fault, throwIfAny } from '../base/errors.ts';
import { suiteJsonSchema } from '../suite/json-schema.ts';
import type { ExitStatus, Io } from './io.ts';
import type { ParsedOptions } from './options.ts';

/** `eval-matrix schema`: the JSON Schema of suites on stdout. */
export async function schemaCommand({ positionals, faults }: ParsedOptions, io: Io): Promise<ExitStatus> {
  const extra = positionals.map((word): Fault => {
    const message = `schema takes no argument, got "${word}"`;
    return {
      code: 'extra-argument',
      message,
      hint: 'it prints to stdout: eval-matrix schema > evals.schema.json',
    };
  });
  throwIfAny([...faults, ...extra]);
  io.stdout.write(`${JSON.stringify(suiteJsonSchema(), null, 2)}\n`);
  return 0;
}

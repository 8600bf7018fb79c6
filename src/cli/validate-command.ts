import { type Fault, throwIfAny } from '../base/errors.ts';
import { validate } from '../evaluate/validate.ts';
import { onePositional } from './arguments.ts';
import type { ExitStatus, Io } from './io.ts';
import type { ParsedOptions } from './options.ts';

/** `eval-matrix validate SUITE`: everything `run` would refuse, and nothing runs. */
export async function validateCommand({ positionals, faults }: ParsedOptions, io: Io): Promise<ExitStatus> {
  const problems: Fault[] = [...faults];
  const suitePath = onePositional(positionals, 'the suite to validate', problems);
  throwIfAny(problems);
  const counts = await validate(suitePath, io.cwd);
  const parts = [
    plural(counts.targets, 'target'),
    plural(counts.datasets, 'dataset'),
    plural(counts.scorers, 'scorer'),
    plural(counts.cases, 'case'),
  ];
  io.stdout.write(`OK: ${parts.join(', ')}\n`);
  return 0;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}(s)`;
}

import type { Fault } from '../base/errors.ts';

/** The only positional argument of a command; what is missing or too many becomes a fault. */
export function onePositional(positionals: readonly string[], what: string, faults: Fault[]): string {
  const [first, ...more] = positionals;
  if (first === undefined || first === '') {
    faults.push({ code: 'missing-argument', message: `${what} is missing: name its file` });
  }
  // After a flag that does not exist, its value looks like one more file.
  if (more.length > 0 && !faults.some((fault) => fault.code === 'unknown-flag')) {
    const names = more.map((one) => `"${one}"`).join(', ');
    faults.push({ code: 'extra-argument', message: `one file at a time, got also ${names}` });
  }
  return first ?? '';
}

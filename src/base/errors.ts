/** A position in a file the user wrote. Lines and columns count from 1; columns count UTF-16 units. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** `file:line:col` as far as the parts are known. */
export function formatPlace(place: Place): string {
  return [place.file, place.line, place.column].filter((part) => part !== undefined).join(':');
}

/** One thing that is wrong with what the user wrote, and how to mend it. */
export interface Fault {
  /** Stable, kebab-case: `unknown-key`, `duplicate-case-id`. */
  readonly code: string;
  /** What is wrong. Names the key or the value. */
  readonly message: string;
  readonly place?: Place;
  /** How to mend it. */
  readonly hint?: string;
}

/** The base of every error this program raises on purpose. */
export class EvalMatrixError extends Error {
  readonly code: string;
  readonly place: Place | undefined;
  readonly hint: string | undefined;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(fault.message, options);
    this.name = new.target.name;
    this.code = fault.code;
    this.place = fault.place;
    this.hint = fault.hint;
  }
}

/** The suite, a flag or an input is invalid. Nothing has run. Exit status 2. */
export class InvalidInputError extends EvalMatrixError {
  /** Every fault found, in the order they should be read. Never empty. */
  readonly faults: readonly Fault[];

  constructor(faults: readonly [Fault, ...Fault[]]) {
    super(faults[0]);
    this.faults = faults;
  }
}

/** Throws every fault at once, or nothing when there is none. */
export function throwIfAny(faults: readonly Fault[]): void {
  const [first, ...rest] = faults;
  if (first !== undefined) throw new InvalidInputError([first, ...rest]);
}

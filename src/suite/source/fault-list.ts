import { type Fault, formatPlace } from '../../base/errors.ts';

/** A fault as a reader found it. */
export interface Finding extends Fault {
  /** Tells apart what has the same code at the same place: the field that is missing. */
  readonly about?: string;
  /** It stands in a part that came by `extends`. */
  readonly inherited?: boolean;
}

/** Same key, same mistake. */
export function findingKey(finding: Finding): string | undefined {
  return finding.place && `${finding.code} ${formatPlace(finding.place)} ${finding.about ?? ''}`;
}

/** Collects faults. The same mistake at the same place counts once: an alias shows it in many parts. */
export class FaultList {
  readonly #faults: Fault[] = [];
  readonly #seen = new Set<string>();

  /** @param scope tells apart mistakes that are one place's and yet several, as a key that two targets inherit */
  add({ about, inherited: _, ...fault }: Finding, scope = ''): void {
    const key = findingKey(about === undefined ? fault : { ...fault, about });
    if (key !== undefined) {
      if (this.#seen.has(key + scope)) return;
      this.#seen.add(key + scope);
    }
    this.#faults.push(fault);
  }

  get size(): number {
    return this.#faults.length;
  }

  /** In reading order: those of the file `first` by line and column, then the others as they came. */
  inOrder(first: string): readonly Fault[] {
    const isFirst = (fault: Fault): boolean => fault.place === undefined || fault.place.file === first;
    const line = (fault: Fault): number => fault.place?.line ?? 0;
    const column = (fault: Fault): number => fault.place?.column ?? 0;
    const own = this.#faults.filter(isFirst).sort((a, b) => line(a) - line(b) || column(a) - column(b));
    return [...own, ...this.#faults.filter((fault) => !isFirst(fault))];
  }
}

import type { PageData } from '../page-data.ts';

/** What the reader wants to see. */
export interface Wanted {
  readonly show: 'all' | 'differs' | 'failed' | 'errored' | 'flaky' | 'skipped';
  /** Index of an arm that `show` is about, or -1 for any. */
  readonly arm: number;
  /** Index of a tag, or -1. */
  readonly tag: number;
  /** Somewhere in the id, the input or an output; upper and lower case are one. */
  readonly text: string;
}

/** Indexes of the cases wanted, in dataset order. */
export function filterCases(data: PageData, wanted: Wanted): number[] {
  const { cases, arms } = data;
  const about = arms.filter((_, index) => wanted.arm < 0 || wanted.arm === index);
  const needle = wanted.text.trim().toLowerCase();
  const texts = needle === '' ? undefined : matchingTexts(data, needle);
  return cases.id.flatMap((id, index) => {
    if (wanted.tag >= 0 && cases.tags[index]?.includes(wanted.tag) !== true) return [];
    if (!shown(wanted, about, cases.differs[index] === 1, index)) return [];
    if (texts !== undefined && !id.toLowerCase().includes(needle)) {
      const found =
        texts.has(cases.input[index] ?? -1) || arms.some((arm) => texts.has(arm.output[index] ?? -1));
      if (!found) return [];
    }
    return [index];
  });
}

function shown(wanted: Wanted, arms: PageData['arms'], differs: boolean, index: number): boolean {
  const verdict = (letters: string) => arms.some((arm) => letters.includes(arm.verdicts[index] ?? '-'));
  switch (wanted.show) {
    case 'all':
      return true;
    case 'differs':
      return differs;
    case 'failed':
      return verdict('fe');
    case 'errored':
      return verdict('e');
    case 'skipped':
      return verdict('s');
    case 'flaky':
      return arms.some((arm) => {
        const verdicts = arm.trials[index]?.map((trial) => trial.verdict) ?? [];
        return verdicts.includes('p') && verdicts.some((letter) => letter !== 'p');
      });
  }
}

/** Each text is looked at once, however many cases share it. */
function matchingTexts({ texts }: PageData, needle: string): Set<number> {
  const found = new Set<number>();
  for (const [index, text] of texts.entries()) if (text.toLowerCase().includes(needle)) found.add(index);
  return found;
}

/** A run of words that both texts share, or that only one has. */
export interface Run {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Words that are compared one by one; of longer texts only the ends that agree are found. */
const MAX_WORDS = 2000;

/** What to do to `before` to get `after`, word by word. White space and punctuation are words of their own. */
export function wordDiff(before: string, after: string): Run[] {
  const a = words(before);
  const b = words(after);
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++;
  const middleA = a.slice(start, a.length - end);
  const middleB = b.slice(start, b.length - end);
  const middle =
    middleA.length > MAX_WORDS || middleB.length > MAX_WORDS
      ? [
          ...middleA.map((text): Run => ({ kind: 'gone', text })),
          ...middleB.map((text): Run => ({ kind: 'new', text })),
        ]
      : compare(middleA, middleB);
  const same = (texts: readonly string[]) => texts.map((text): Run => ({ kind: 'same', text }));
  return joined([...same(a.slice(0, start)), ...middle, ...same(end === 0 ? [] : a.slice(-end))]);
}

function words(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{M}\p{N}_]+|./gsu) ?? [];
}

/** The longest common subsequence, by the table of its lengths. */
function compare(a: readonly string[], b: readonly string[]): Run[] {
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const at = i * width + j;
      longest[at] =
        a[i] === b[j]
          ? (longest[at + width + 1] ?? 0) + 1
          : Math.max(longest[at + width] ?? 0, longest[at + 1] ?? 0);
    }
  }
  const runs: Run[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const at = i * width + j;
    if (i < a.length && j < b.length && a[i] === b[j]) {
      runs.push({ kind: 'same', text: a[i] ?? '' });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && (longest[at + width] ?? 0) >= (longest[at + 1] ?? 0))) {
      runs.push({ kind: 'gone', text: a[i] ?? '' });
      i++;
    } else {
      runs.push({ kind: 'new', text: b[j] ?? '' });
      j++;
    }
  }
  return runs;
}

/** Neighbours of one kind become one run. */
function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last?.kind === run.kind) out[out.length - 1] = { kind: run.kind, text: last.text + run.text };
    else out.push(run);
  }
  return out;
}

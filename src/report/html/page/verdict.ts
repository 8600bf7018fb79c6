/** State as icon and word, never by colour alone; by the letter the data use. */
export const VERDICT: Readonly<Record<string, { readonly icon: string; readonly word: string }>> = {
  p: { icon: '✅', word: 'pass' },
  f: { icon: '❌', word: 'fail' },
  e: { icon: '⚠️', word: 'error' },
  s: { icon: '⏭️', word: 'skip' },
  '-': { icon: '', word: '–' },
};

export function verdictText(letter: string | undefined): string {
  const verdict = VERDICT[letter ?? '-'] ?? VERDICT['-'];
  return `${verdict?.icon ?? ''} ${verdict?.word ?? ''}`.trim();
}

export function scoreText(score: number | null | undefined): string {
  return score == null ? '–' : score.toFixed(2);
}

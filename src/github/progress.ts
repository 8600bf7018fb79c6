import type { Progress } from '../evaluate/evaluate.ts';
import { progressLine } from '../report/progress-line.ts';
import { printUntrusted } from './log.ts';

const LINE_EVERY_MS = 10_000;

/** A line in the log every few seconds: a long run is not silent, a short one prints nothing. */
export function logProgress(now: () => number = Date.now): (progress: Progress) => void {
  const started = now();
  let shown = started;
  return (progress) => {
    const time = now();
    if (time - shown < LINE_EVERY_MS) return;
    shown = time;
    printUntrusted(progressLine(progress, time - started));
  };
}

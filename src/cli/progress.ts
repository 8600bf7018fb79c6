import type { Progress } from '../evaluate/evaluate.ts';
import { progressLine } from '../report/progress-line.ts';
import type { Output } from './io.ts';

/** Milliseconds between two redraws of the live line, and between two lines in a log. */
const REDRAW_MS = 100;
const LOG_EVERY_MS = 5_000;

/** Nothing may spill over onto a second line, however wide the letters are: that one would not be cleared. */
const WRAP_OFF = '\x1b[?7l';
const WRAP_ON = '\x1b[?7h';

/** Shows how far a run is. Call `done` before anything else is printed. */
export interface ProgressView {
  update(progress: Progress): void;
  done(): void;
}

/**
 * A live line on a terminal; in a log a line every few seconds, so that a long run is not silent and a short one
 * prints nothing.
 */
export function showProgress(out: Output, now: () => number = Date.now): ProgressView {
  const started = now();
  let shown = out.isTTY ? Number.NEGATIVE_INFINITY : started;
  let lineIsLive = false;
  return {
    update(progress) {
      const time = now();
      if (time - shown < (out.isTTY ? REDRAW_MS : LOG_EVERY_MS)) return;
      shown = time;
      const line = progressLine(progress, time - started);
      lineIsLive = out.isTTY;
      const live = line.slice(0, Math.max(0, (out.columns ?? 80) - 1));
      out.write(out.isTTY ? `\r\x1b[K${WRAP_OFF}${live}${WRAP_ON}` : `${line}\n`);
    },
    done() {
      if (lineIsLive) out.write('\r\x1b[K');
      lineIsLive = false;
    },
  };
}

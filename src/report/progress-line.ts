import { sanitise } from '../base/sanitise.ts';

/** How far a run is. */
export interface RunProgress {
  readonly arm: string;
  /** Counts from 0. */
  readonly armIndex: number;
  readonly armCount: number;
  /** Cases of this arm that are done, and how many of those did not pass. */
  readonly done: number;
  readonly notPassed: number;
  readonly total: number;
}

/** `v2 (2 of 3): 120 of 500 cases, 4 not passed, 41 % of all, about 12 s left` */
export function progressLine(progress: RunProgress, elapsedMs: number): string {
  const { arm, armIndex, armCount, done, notPassed, total } = progress;
  const allDone = armIndex * total + done;
  const share = allDone / (armCount * total);
  const left = Math.ceil((elapsedMs * (1 - share)) / share / 1000);
  const which = armCount > 1 ? ` (${armIndex + 1} of ${armCount})` : '';
  const percent = Math.floor(share * 100);
  return `${sanitise(arm)}${which}: ${done} of ${total} cases, ${notPassed} not passed, ${percent} % of all, about ${duration(left)} left`;
}

function duration(seconds: number): string {
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

/** How a run is ended from outside. */
export interface StopSignals {
  /** Aborted: start nothing more, keep what ran. */
  readonly stop: AbortSignal;
  /** Aborted: end the calls in flight too. */
  readonly kill: AbortSignal;
  /** Gives the process its own handling of the signals back. */
  release(): void;
}

/**
 * Turns SIGINT and SIGTERM into a stop. What is in flight gets `graceMs` to end, or less if a second signal comes.
 * GitHub sends SIGINT, 7.5 s later SIGTERM, 2.5 s later SIGKILL: the grace must leave time to write the reports.
 */
export function stopOnSignals(graceMs = 3_000): StopSignals {
  const stop = new AbortController();
  const kill = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const onSignal = () => {
    if (stop.signal.aborted) return kill.abort();
    stop.abort();
    timer = setTimeout(() => kill.abort(), graceMs);
    timer.unref();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return {
    stop: stop.signal,
    kill: kill.signal,
    release() {
      clearTimeout(timer);
      process.off('SIGINT', onSignal);
      process.off('SIGTERM', onSignal);
    },
  };
}

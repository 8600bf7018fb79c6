/** Who waits for one signal, each in a place of its own, and the places that are free again. */
interface Waiting {
  readonly callbacks: ((() => void) | null)[];
  readonly free: number[];
}

const waitingFor = new WeakMap<AbortSignal, Waiting>();

/**
 * Calls back when a signal is aborted, at once when it is already.
 *
 * One listener serves all who wait for a signal, because a run has one signal for many thousand calls. Listeners that
 * were removed stay chained to one another, and so do the tables that a Set has outgrown: the engine's quick collector
 * then takes what a finished call held for still in use. An array that is used again has no past.
 *
 * @returns stops waiting. Call it once.
 */
export function whenAborted(signal: AbortSignal, callback: () => void): () => void {
  if (signal.aborted) {
    callback();
    return () => undefined;
  }
  const { callbacks, free } = waitingFor.get(signal) ?? listenTo(signal);
  const place = free.pop() ?? callbacks.length;
  callbacks[place] = callback;
  return () => {
    callbacks[place] = null;
    free.push(place);
  };
}

function listenTo(signal: AbortSignal): Waiting {
  const waiting: Waiting = { callbacks: [], free: [] };
  waitingFor.set(signal, waiting);
  signal.addEventListener(
    'abort',
    () => {
      for (const callback of waiting.callbacks) callback?.();
    },
    { once: true },
  );
  return waiting;
}

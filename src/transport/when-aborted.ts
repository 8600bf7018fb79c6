const waiting = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls back when a signal is aborted, at once when it is already. One listener serves all who wait for a signal: a run
 * has one signal for many thousand calls, and Node chains listeners that were removed, each with all its call held.
 *
 * @returns stops waiting.
 */
export function whenAborted(signal: AbortSignal, callback: () => void): () => void {
  if (signal.aborted) {
    callback();
    return () => undefined;
  }
  const callbacks = waiting.get(signal) ?? listenTo(signal);
  callbacks.add(callback);
  return () => callbacks.delete(callback);
}

function listenTo(signal: AbortSignal): Set<() => void> {
  const callbacks = new Set<() => void>();
  waiting.set(signal, callbacks);
  signal.addEventListener(
    'abort',
    () => {
      for (const callback of callbacks) callback();
    },
    { once: true },
  );
  return callbacks;
}

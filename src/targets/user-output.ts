import { AsyncLocalStorage } from 'node:async_hooks';

/** Takes what a user's own code prints. */
export type Print = (text: string) => void;

/** Set while a user's code runs, and in all that it has started: its timers, its promises. */
const printing = new AsyncLocalStorage<Print | undefined>();
/** The `write` functions that know of it. Somebody else may have replaced a stream's meanwhile. */
const diverted = new WeakSet<NodeJS.WriteStream['write']>();

/**
 * Runs code of the user in this process. What it writes to stdout or stderr, by `console` or itself, goes to `print`:
 * stdout belongs to the report, and in a workflow the runner reads commands out of both. What its child processes
 * inherit, and what is written straight to the file descriptor, is out of reach.
 */
export function asUserCode<T>(print: Print, work: () => T): T {
  for (const stream of [process.stdout, process.stderr]) if (!diverted.has(stream.write)) divert(stream);
  return printing.run(print, work);
}

/** A function that runs in the place where this is called: what a listener prints is the user's, whoever fires it. */
export const inThisPlace = AsyncLocalStorage.bind;

/** For code that nobody wants to hear of in another way. */
export const printToStderr: Print = (text) => {
  process.stderr.write(text);
};

type Done = (error?: Error | null) => void;

/** Replaces a stream's `write`, through which the console goes as well. Whoever is not the user's code gets the old one. */
function divert(stream: NodeJS.WriteStream): void {
  const write = stream.write.bind(stream);
  function divertedWrite(
    chunk: string | Uint8Array,
    encodingOrDone?: BufferEncoding | Done,
    done?: Done,
  ): boolean {
    const [encoding, whenDone] =
      typeof encodingOrDone === 'function' ? [undefined, encodingOrDone] : [encodingOrDone, done];
    const print = printing.getStore();
    if (print === undefined) return write(chunk, encoding, whenDone);
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk);
    // What `print` itself writes is not the user's.
    printing.run(undefined, () => print(bytes.toString('utf8')));
    if (whenDone !== undefined) process.nextTick(whenDone);
    return true;
  }
  diverted.add(divertedWrite);
  stream.write = divertedWrite;
}

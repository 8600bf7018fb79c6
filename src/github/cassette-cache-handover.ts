import { z } from 'zod';

/** What the action's main step leaves for its post step. `core.getState` and `core.saveState`, or a map in tests. */
export interface StateStore {
  get(name: string): string;
  set(name: string, value: string): void;
}

const STATE = 'cassette-cache';

const handover = z.strictObject({
  directory: z.string(),
  /** Of the key to store under. */
  prefix: z.string(),
  /** Of the recordings as they were restored. */
  hash: z.string(),
  readOnly: z.boolean(),
});

/** The recordings of one suite, for the post step to store. */
export type Handover = z.infer<typeof handover>;

/** Every suite of a step adds one, before its first arm runs. */
export function addHandover(state: StateStore, added: Handover): void {
  state.set(STATE, JSON.stringify([...readHandovers(state), added]));
}

/** Empty when no suite came so far. */
export function readHandovers(state: StateStore): Handover[] {
  return z.array(handover).safeParse(parseOrNothing(state.get(STATE))).data ?? [];
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

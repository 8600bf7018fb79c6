/** The same properties without `undefined` among their values. */
export type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what is `undefined`: for options, where absent means that somebody else decides. */
export function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
}

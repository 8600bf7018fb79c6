import { createHash } from 'node:crypto';

/**
 * SHA-256 (hex) over everything that makes a suite what it is: its file, its datasets in order, its schema files by
 * name. Names are those written in the suite, so a checkout anywhere has the same hash. Each part is preceded by its
 * lengths, so that no two suites run together into the same bytes.
 */
export function suiteHash(
  suite: Uint8Array,
  datasets: readonly (readonly [string, Uint8Array])[],
  schemas: ReadonlyMap<string, Uint8Array>,
): string {
  const hash = createHash('sha256');
  const part = (kind: string, name: string, bytes: Uint8Array): void => {
    hash.update(`${kind} ${Buffer.byteLength(name)} ${bytes.byteLength}\n${name}\n`).update(bytes);
  };
  part('suite', '', suite);
  for (const [name, bytes] of datasets) part('dataset', name, bytes);
  for (const [name, bytes] of [...schemas].sort(([a], [b]) => (a < b ? -1 : 1))) part('schema', name, bytes);
  return hash.digest('hex');
}

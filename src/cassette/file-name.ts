import { hash } from 'node:crypto';

/** The cassette of judges and embeddings: one for all arms, so that equal outputs get the equal verdict. */
export const SCORERS_FILE = 'scorers.jsonl';
const EXTENSION = '.jsonl';

/** Longer names are cut, and told apart by a hash. Every file system takes 255 bytes; temporary files need some. */
const LONGEST_STEM = 150;
/** Names that Windows keeps for devices, whatever the extension, and our own. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|^scorers$/i;

/** Whose recordings a file holds. */
export type CassetteName = { readonly kind: 'arm'; readonly arm: string } | { readonly kind: 'scorers' };

/**
 * The file of an arm's recordings: its name, with everything but ASCII letters, digits, `.`, `_` and `-`
 * percent-encoded. Never `scorers.jsonl`, never hidden, never a path.
 */
export function armFileName(arm: string): string {
  const encoded = encodeURIComponent(arm.toWellFormed()).replace(/[!'()*~]/g, percent);
  const safe = encoded.startsWith('.') || RESERVED.test(encoded) ? encodeFirst(encoded) : encoded;
  if (safe === '') return `%${EXTENSION}`;
  if (safe.length <= LONGEST_STEM) return safe + EXTENSION;
  return `${safe.slice(0, 100)}~${hash('sha256', arm).slice(0, 16)}${EXTENSION}`;
}

export function fileNameOf(name: CassetteName): string {
  return name.kind === 'scorers' ? SCORERS_FILE : armFileName(name.arm);
}

/** Whose recordings a file holds; `null` when it is no cassette. A name that was cut comes back cut. */
export function nameOfFile(file: string): CassetteName | null {
  if (file === SCORERS_FILE) return { kind: 'scorers' };
  if (!isCassetteFile(file)) return null;
  const stem = file.slice(0, -EXTENSION.length);
  try {
    return { kind: 'arm', arm: stem === '%' ? '' : decodeURIComponent(stem) };
  } catch {
    return { kind: 'arm', arm: stem };
  }
}

export function isCassetteFile(file: string): boolean {
  return file.endsWith(EXTENSION) && !file.startsWith('.');
}

/** As people read it: `arm "gpt"`, or `the scorers`. */
export function describeName(name: CassetteName): string {
  return name.kind === 'scorers' ? 'the scorers' : `arm "${name.arm}"`;
}

function percent(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}

function encodeFirst(name: string): string {
  return percent(name) + name.slice(1);
}

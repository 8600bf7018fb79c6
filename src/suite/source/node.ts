import type { Place } from '../../base/errors.ts';
import { isRawNumber, type JsonValue, type RawNumber } from '../../base/json.ts';

/**
 * A value as it stands in a file: what it is, and where. YAML and JSON both turn into this, so that every fault can
 * say its line and column. One node may have several parents (a YAML alias).
 */
export type SourceNode = SourceMap | SourceList | SourceScalar;

export interface SourceScalar {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null | RawNumber;
  /** As written, without quotes. */
  readonly text: string;
  readonly place: Place;
}

export interface SourceList {
  readonly kind: 'list';
  readonly items: readonly SourceNode[];
  readonly place: Place;
}

export interface SourceEntry {
  readonly keyPlace: Place;
  readonly value: SourceNode;
  /** It came by `extends` from another target. */
  readonly inherited?: boolean;
}

export interface SourceMap {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, SourceEntry>;
  readonly place: Place;
}

/** How deep a value may nest: serde_json stops at the same depth. */
export const MAX_DEPTH = 127;

/** The value alone. Maps become plain objects; the readers refuse a `__proto__` key. */
export function toJson(node: SourceNode): JsonValue {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(toJson);
  return Object.fromEntries([...node.entries].map(([key, entry]) => [key, toJson(entry.value)]));
}

/** A value in the words of serde's messages: ``integer `42` ``, `string "x"`, `map`. */
export function describe(node: SourceNode): string {
  if (node.kind === 'list') return 'sequence';
  if (node.kind === 'map') return 'map';
  const { value, text } = node;
  if (value === null) return 'null';
  if (typeof value === 'string') return `string ${JSON.stringify(clip(value))}`;
  if (typeof value === 'boolean') return `boolean \`${value}\``;
  const spelled = isRawNumber(value) ? value.rawJSON : String(value);
  return /^-?\d+$/.test(spelled) ? `integer \`${spelled}\`` : `floating point \`${clip(text)}\``;
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** What stands at a path of keys and indexes, as far down as it goes. */
export function locate(
  node: SourceNode,
  path: readonly PropertyKey[],
): { readonly node: SourceNode; readonly keyPlace: Place; readonly inherited: boolean } {
  let found = { node, keyPlace: node.place, inherited: false };
  for (const step of path) {
    const at = found.node;
    if (at.kind === 'map') {
      const entry = at.entries.get(String(step));
      if (entry === undefined) break;
      const inherited = found.inherited || entry.inherited === true;
      found = { node: entry.value, keyPlace: entry.keyPlace, inherited };
    } else if (at.kind === 'list') {
      const item = at.items[Number(step)];
      if (item === undefined) break;
      found = { node: item, keyPlace: item.place, inherited: found.inherited };
    } else break;
  }
  return found;
}

/** `scorers[0]` and `value` → `scorers[0].value`; an odd key is quoted: `targets["my model"]`. */
export function joinPath(path: string, ...steps: readonly PropertyKey[]): string {
  return steps.reduce<string>((joined, step) => {
    if (typeof step === 'number') return `${joined}[${step}]`;
    const key = String(step);
    if (!/^[\w-]+$/.test(key)) return `${joined}[${JSON.stringify(key)}]`;
    return joined === '' ? key : `${joined}.${key}`;
  }, path);
}

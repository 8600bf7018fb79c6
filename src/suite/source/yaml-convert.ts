import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type Scalar } from 'yaml';
import type { Fault, Place } from '../../base/errors.ts';
import { numberFromText, type RawNumber } from '../../base/json.ts';
import { MAX_DEPTH, type SourceEntry, type SourceNode } from './node.ts';

/** More values than this, aliases written out, are an attack and not a suite. */
const MAX_VALUES = 200_000;

/** Longer ones are past 64 bits in every notation, and slow to convert. */
const LONGEST_INTEGER = 64;

/** `007`, `02134`: a number to YAML's core schema, text to serde_yaml 0.9, by which EvalCore reads its suites. */
const PADDED_DIGITS = /^[-+]?0\d+$/;

const PLAIN_TAGS = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
);

/** How much a node stands for with all aliases below it written out. */
interface Extent {
  readonly values: number;
  readonly depth: number;
}

/**
 * Turns parsed YAML into source nodes. An alias shares the node of its anchor instead of copying it, so a file of
 * aliases of aliases costs nothing; how much it stands for is added up, and too much is a fault.
 */
export class YamlConverter {
  /** Set when a node could not be read; what it is part of should not be checked further. */
  damaged = false;
  readonly #placeAt: (offset: number) => Place;
  readonly #faults: Fault[];
  readonly #anchors = new Map<string, SourceNode | 'open'>();
  readonly #extents = new WeakMap<SourceNode, Extent>();
  #values = 0;

  constructor(placeAt: (offset: number) => Place, faults: Fault[]) {
    this.#placeAt = placeAt;
    this.#faults = faults;
  }

  /** @param fallback the place of a value that is left empty */
  convert(node: ParsedNode | null, fallback: Place): SourceNode {
    if (node === null) return empty(fallback);
    const place = this.#placeAt(node.range[0]);
    if (isAlias(node)) return this.#alias(node.source, place);
    if (node.tag !== undefined && !PLAIN_TAGS.has(node.tag)) {
      return this.#damage(
        'unsupported-tag',
        `invalid YAML: tag ${node.tag.replace('tag:yaml.org,2002:', '!!')} is not supported`,
        place,
        'remove the tag',
      );
    }
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, 'open');
    const converted = this.#measured(this.#plain(node, place, fallback));
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, converted);
    return converted;
  }

  /**
   * Converts one pair of a map. A key that is already there is a fault; the first one counts.
   *
   * @returns the key that was added, if any
   */
  addEntry(
    entries: Map<string, SourceEntry>,
    keyNode: ParsedNode,
    valueNode: ParsedNode | null,
  ): string | undefined {
    const keyPlace = this.#placeAt(keyNode.range[0]);
    const key = this.#key(keyNode, keyPlace);
    const value = this.convert(valueNode, keyPlace);
    if (key === undefined) return undefined;
    const first = entries.get(key);
    if (first === undefined) {
      entries.set(key, { keyPlace, value });
      return key;
    }
    const message = `invalid YAML: duplicate key \`${key}\` (first used at line ${first.keyPlace.line})`;
    this.#report({ code: 'duplicate-key', message, place: keyPlace, hint: 'keep one of the two' });
    return undefined;
  }

  #plain(node: ParsedNode, place: Place, fallback: Place): SourceNode {
    if (isScalar(node)) return this.#scalar(node, place, fallback);
    if (isSeq<ParsedNode>(node)) {
      return { kind: 'list', items: node.items.map((item) => this.convert(item, place)), place };
    }
    const entries = new Map<string, SourceEntry>();
    if (isMap<ParsedNode, ParsedNode | null>(node)) {
      for (const pair of node.items) this.addEntry(entries, pair.key, pair.value);
    }
    return { kind: 'map', entries, place };
  }

  #scalar(node: Scalar.Parsed, place: Place, fallback: Place): SourceNode {
    const { source: text } = node;
    const value = node.value;
    if (value === null && text === '') return empty(fallback);
    if (value === null || typeof value === 'string' || typeof value === 'boolean') {
      return { kind: 'scalar', value, text, place };
    }
    if (typeof value === 'number') {
      const isText = node.tag === undefined && PADDED_DIGITS.test(text);
      return { kind: 'scalar', value: isText ? text : yamlNumber(text, value), text, place };
    }
    return this.#damage(
      'unsupported-value',
      'invalid YAML: a value of a kind that JSON does not have',
      place,
      'write text, a number, a list or a map',
    );
  }

  #alias(name: string, place: Place): SourceNode {
    const node = this.#anchors.get(name);
    if (node === undefined) {
      const hint = `define it first with &${name}`;
      return this.#damage(
        'unknown-alias',
        `invalid YAML: alias *${name} has no anchor before it`,
        place,
        hint,
      );
    }
    if (node === 'open') {
      return this.#damage(
        'endless-alias',
        `invalid YAML: alias *${name} stands inside its own anchor`,
        place,
        'name another anchor',
      );
    }
    this.#count(this.#extents.get(node)?.values ?? 1, place);
    return node;
  }

  #key(node: ParsedNode, place: Place): string | undefined {
    const resolved = isAlias(node) || isScalar(node) ? this.convert(node, place) : undefined;
    if (resolved?.kind !== 'scalar') {
      this.#damage('key-not-text', 'invalid YAML: a key must be text', place, 'put the key in quotes');
      return undefined;
    }
    const key = typeof resolved.value === 'string' ? resolved.value : resolved.text;
    if (key !== '__proto__') return key;
    this.#report({
      code: 'reserved-key',
      message: 'the key `__proto__` is not allowed',
      place,
      hint: 'rename it',
    });
    return undefined;
  }

  #measured(node: SourceNode): SourceNode {
    const children =
      node.kind === 'scalar'
        ? []
        : node.kind === 'list'
          ? node.items
          : [...node.entries.values()].map((e) => e.value);
    const extents = children.map((child) => this.#extents.get(child) ?? { values: 1, depth: 0 });
    const depth = 1 + extents.reduce((deepest, extent) => Math.max(deepest, extent.depth), 0);
    this.#extents.set(node, { values: 1 + extents.reduce((sum, extent) => sum + extent.values, 0), depth });
    this.#count(1, node.place);
    if (depth <= MAX_DEPTH || this.damaged) return node;
    return this.#damage(
      'nested-too-deeply',
      `invalid YAML: nested more than ${MAX_DEPTH} deep`,
      node.place,
      'flatten it',
    );
  }

  #count(values: number, place: Place): void {
    const before = this.#values;
    this.#values += values;
    if (this.#values <= MAX_VALUES) return;
    this.damaged = true;
    if (before > MAX_VALUES) return;
    const message = `invalid YAML: more than ${MAX_VALUES} values, aliases written out`;
    this.#report({ code: 'too-many-values', message, place, hint: 'cases belong in a dataset file' });
  }

  #damage(code: string, message: string, place: Place, hint: string): SourceNode {
    this.damaged = true;
    this.#report({ code, message, place, hint });
    return empty(place);
  }

  #report(fault: Fault): void {
    this.#faults.push(fault);
  }
}

function empty(place: Place): SourceNode {
  return { kind: 'scalar', value: null, text: '', place };
}

/** YAML writes numbers in more ways than JSON: `+1`, `0x1F`, `0o17`, `.5`, `1.`, `.inf`, `.nan`. */
function yamlNumber(text: string, value: number): number | RawNumber {
  if (!Number.isFinite(value)) return value;
  const [, sign, digits] = /^([-+]?)(\d+|0x[\da-fA-F]+|0o[0-7]+)$/.exec(text) ?? [];
  if (digits !== undefined && digits.length <= LONGEST_INTEGER)
    return numberFromText(`${sign === '-' ? '-' : ''}${BigInt(digits)}`);
  return numberFromText(asJsonFloat(text));
}

function asJsonFloat(text: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = ''] =
    /^([-+]?)(\d*)\.?(\d*)([eE][-+]?\d+)?$/.exec(text) ?? [];
  return `${sign === '-' ? '-' : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction || '0'}${exponent}`;
}

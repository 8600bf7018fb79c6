import type { Finding } from '../../source/fault-list.ts';
import { joinPath, type SourceEntry, type SourceMap, type SourceNode } from '../../source/node.ts';
import { reportType } from '../../source/read-fields.ts';
import { listNames, targetHint } from '../../target-names.ts';

/** A target with what it `extends` merged in. */
export interface ResolvedTarget {
  readonly name: string;
  readonly node: SourceNode;
  readonly parent: ResolvedTarget | undefined;
  /** What it extends could not be found, so fields may be missing through no other mistake. */
  readonly incomplete: boolean;
}

type Report = (finding: Finding) => void;
type Nodes = ReadonlyMap<string, SourceNode>;

/**
 * Resolves `extends`: the raw map of the other target under the target's own, merged deeply, so that what is checked
 * afterwards is what the target really says. Values keep their places. Reports names that are not defined, and cycles.
 *
 * @returns every target, each after the one it extends
 */
export function resolveTargets(nodes: Nodes, report: Report): ResolvedTarget[] {
  const resolved = new Map<string, ResolvedTarget>();
  for (const name of nodes.keys()) {
    const { chain, end } = climb(name, nodes, resolved, report);
    let parent = typeof end === 'object' ? end : undefined;
    for (const member of chain.toReversed()) {
      parent = inherit(member, nodes.get(member), parent, end === 'broken');
      resolved.set(member, parent);
    }
  }
  return [...resolved.values()];
}

/** The targets from one upwards that are still to resolve, and what they end at. */
function climb(
  name: string,
  nodes: Nodes,
  resolved: ReadonlyMap<string, ResolvedTarget>,
  report: Report,
): { readonly chain: readonly string[]; readonly end: ResolvedTarget | 'root' | 'broken' } {
  const chain = new Set<string>();
  for (let at = name; ; ) {
    const known = resolved.get(at);
    if (known !== undefined) return { chain: [...chain], end: known };
    if (chain.has(at)) {
      reportCycle([...chain], at, nodes, report);
      return { chain: [...chain], end: 'broken' };
    }
    chain.add(at);
    const next = parentOf(at, nodes, report);
    if (next === 'root' || next === 'broken') return { chain: [...chain], end: next };
    at = next.name;
  }
}

function parentOf(name: string, nodes: Nodes, report: Report): { readonly name: string } | 'root' | 'broken' {
  const value = extendsOf(nodes.get(name));
  if (value === undefined || (value.kind === 'scalar' && value.value === null)) return 'root';
  const path = joinPath('targets', name, 'extends');
  if (value.kind !== 'scalar' || typeof value.value !== 'string') {
    reportType(value, 'a string', value.place, { report, path }, []);
    return 'broken';
  }
  if (nodes.has(value.value)) return { name: value.value };
  const message = `target ${JSON.stringify(name)}: extends "${value.value}" is not defined; available: ${listNames(nodes.keys())}`;
  report({
    code: 'extends-unknown',
    message,
    place: value.place,
    hint: targetHint(value.value, nodes.keys()),
  });
  return 'broken';
}

function reportCycle(chain: readonly string[], back: string, nodes: Nodes, report: Report): void {
  const circle = [...chain.slice(chain.indexOf(back)), back];
  const place = extendsOf(nodes.get(back))?.place;
  const message = `target ${JSON.stringify(back)}: extends goes round in a circle: ${circle.join(' -> ')}`;
  report({
    code: 'extends-cycle',
    message,
    ...(place && { place }),
    hint: 'one of them must stand on its own',
  });
}

function extendsOf(node: SourceNode | undefined): SourceNode | undefined {
  return node?.kind === 'map' ? node.entries.get('extends')?.value : undefined;
}

function inherit(
  name: string,
  node: SourceNode | undefined,
  parent: ResolvedTarget | undefined,
  broken: boolean,
): ResolvedTarget {
  if (node?.kind !== 'map') {
    const place = { file: '' };
    return { name, node: node ?? { kind: 'list', items: [], place }, parent: undefined, incomplete: false };
  }
  const incomplete = broken || parent?.incomplete === true;
  const base = parent?.node.kind === 'map' ? parent.node : undefined;
  return { name, node: merge(base, withoutExtends(node)), parent, incomplete };
}

function withoutExtends(node: SourceMap): SourceMap {
  return { ...node, entries: new Map([...node.entries].filter(([key]) => key !== 'extends')) };
}

/** `over` with what only `base` has. Maps are merged; lists and scalars are taken whole. */
function merge(base: SourceMap | undefined, over: SourceMap): SourceMap {
  if (base === undefined) return over;
  const entries = new Map<string, SourceEntry>();
  for (const [key, entry] of base.entries) entries.set(key, { ...entry, inherited: true });
  for (const [key, entry] of over.entries) {
    const below = base.entries.get(key)?.value;
    const both = below?.kind === 'map' && entry.value.kind === 'map';
    entries.set(key, both ? { ...entry, value: merge(below, entry.value) } : entry);
  }
  return { ...over, entries };
}

import { didYouMean } from '../../../base/suggest.ts';
import type { GateSpec } from '../../gate-spec.ts';
import type { Finding } from '../../source/fault-list.ts';
import { joinPath, locate, type SourceNode } from '../../source/node.ts';
import { reportType } from '../../source/read-fields.ts';
import { listNames, targetHint } from '../../target-names.ts';
import { GATE_KINDS } from './gate-kinds.ts';
import { readTagged } from './kind.ts';

export { GATE_KINDS } from './gate-kinds.ts';

/** A gate, and where it stands. */
export interface GateRead {
  readonly spec: GateSpec;
  readonly node: SourceNode;
  /** Names the list that it stands in: `run.gates`. */
  readonly list: string;
}

/** Reads a list of gates. Whether what they name exists is {@link settleGate}'s to say. */
export async function readGates(
  node: SourceNode,
  path: string,
  report: (finding: Finding) => void,
): Promise<GateRead[]> {
  if (node.kind === 'scalar' && node.value === null) return [];
  if (node.kind !== 'list') {
    reportType(node, 'a list of gates', node.place, { report, path }, []);
    return [];
  }
  const gates: GateRead[] = [];
  for (const [index, item] of node.items.entries()) {
    const at = joinPath(path, index);
    const spec = await readTagged(GATE_KINDS, 'gate', item, { report, path: at }, at, undefined);
    if (spec !== undefined) gates.push({ spec, node: item, list: path });
  }
  return gates;
}

/** The name a scorer goes by in reports, and its type. */
export interface ScorerName {
  readonly name: string;
  readonly type: string;
}

/** What gates may name. A part is absent when it is not known, and then not checked. */
export interface GateNames {
  readonly scorers?: readonly ScorerName[];
  readonly targets?: readonly string[];
  /** The tags that cases carry. */
  readonly tags?: ReadonlySet<string>;
}

/** Checks the names in a gate, and settles which scorer it is about. */
export function settleGate(gate: GateRead, names: GateNames, report: (finding: Finding) => void): GateSpec {
  const { spec } = gate;
  const reportAt = (key: string, code: string, message: string, hint: string): void =>
    report({ code, message: `${gate.list}: ${message}`, place: locate(gate.node, [key]).node.place, hint });
  if (spec.type === 'mean_score' && spec.scorer !== undefined && names.scorers !== undefined) {
    return { ...spec, scorer: scorerOf(spec.scorer, names.scorers, reportAt) };
  }
  if (spec.type === 'pass_rate' && spec.tag !== undefined && names.tags?.has(spec.tag) === false) {
    const hint = didYouMean(spec.tag, names.tags) ?? 'give some case this tag, or remove the gate';
    reportAt('tag', 'gate-tag', `pass_rate tag "${spec.tag}" is carried by no case`, hint);
  }
  if (spec.type === 'not_worse_than' && names.targets?.includes(spec.arm) === false) {
    const message = `not_worse_than arm "${spec.arm}" is not defined; available: ${listNames(names.targets)}`;
    reportAt('arm', 'gate-arm', message, targetHint(spec.arm, names.targets));
  }
  return spec;
}

/** The scorer of that name, or else the one name that all scorers of that type go by. */
function scorerOf(
  scorer: string,
  scorers: readonly ScorerName[],
  reportAt: (key: string, code: string, message: string, hint: string) => void,
): string {
  if (scorers.some(({ name }) => name === scorer)) return scorer;
  const names = new Set(scorers.filter(({ type }) => type === scorer).map(({ name }) => name));
  const [only] = names;
  if (only !== undefined && names.size === 1) return only;
  const known = new Set(scorers.map(({ name }) => name));
  const quoted = [...known].map((name) => `"${name}"`).join(', ');
  const hint = didYouMean(scorer, known) ?? (known.size > 0 ? `configured are ${quoted}` : 'add a scorer');
  if (names.size > 1) {
    const message = `mean_score scorer "${scorer}" is the type of several scorers that have names of their own`;
    reportAt('scorer', 'gate-scorer', message, `use one of ${quoted}`);
  } else {
    reportAt(
      'scorer',
      'gate-scorer',
      `mean_score scorer "${scorer}" is not among the configured scorers`,
      hint,
    );
  }
  return scorer;
}

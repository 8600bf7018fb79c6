import { type FaultList, type Finding, findingKey } from '../../source/fault-list.ts';
import { joinPath, type SourceEntry, type SourceMap, type SourceNode } from '../../source/node.ts';
import { type Reading, reportType, reportUnknownKey } from '../../source/read-fields.ts';
import type { TargetSpec } from '../../target-spec.ts';
import { type ResolvedTarget, resolveTargets } from './extends.ts';
import { type GateRead, readGates } from './gates.ts';
import { readTagged } from './kind.ts';
import { TARGET_KINDS } from './target-kinds/table.ts';

/** The `targets` of a suite. */
export interface TargetsRead {
  /** Those without a mistake, in file order. */
  readonly specs: ReadonlyMap<string, TargetSpec>;
  /** All that are defined, whatever is wrong with them. */
  readonly names: readonly string[];
  /** What some say about their own bar. */
  readonly bars: ReadonlyMap<string, BarRead>;
}

/** What a target says about its own bar. */
export interface BarRead {
  readonly informational: boolean;
  readonly gates?: readonly GateRead[];
}

/** Reads `targets`: a map from a name to what answers under that name. */
export async function readTargets(entry: SourceEntry, faults: FaultList): Promise<TargetsRead> {
  const { value: node, keyPlace } = entry;
  const report = (finding: Finding): void => faults.add(finding);
  if (node.kind === 'map') reportBadNames(node, report);
  else if (node.kind === 'list' || node.value !== null) {
    reportType(node, 'a map from names to targets', node.place, { report, path: 'targets' }, []);
    return { specs: new Map(), names: [], bars: new Map() };
  }
  const maps = node.kind === 'map' ? [...node.entries].filter(([name]) => !isBadName(name)) : [];
  if (maps.length === 0 && (node.kind !== 'map' || node.entries.size === 0)) {
    const message = 'targets: at least one target is required';
    report({
      code: 'no-targets',
      message,
      place: keyPlace,
      hint: 'add one, such as  alpha: { type: shell, cmd: cat }',
    });
  }
  const nodes = new Map(maps.map(([name, { value }]) => [name, value]));
  return { ...(await readEach(nodes, faults)), names: maps.map(([name]) => name) };
}

async function readEach(
  nodes: ReadonlyMap<string, SourceNode>,
  faults: FaultList,
): Promise<Pick<TargetsRead, 'specs' | 'bars'>> {
  const bars = new Map<string, BarRead>();
  const specs = new Map<string, TargetSpec>();
  /** What was found in each target, so that its heirs do not repeat it. */
  const mistakes = new Map<string, ReadonlySet<string>>();
  for (const { name, node, parent, incomplete } of resolveTargets(nodes, (finding) => faults.add(finding))) {
    const path = joinPath('targets', name);
    const own = new Set<string>();
    const report = (finding: Finding): void => {
      const key = mistakeKey(finding, path);
      own.add(key);
      const heir = finding.inherited === true || finding.about !== undefined;
      if (heir && hasMistake(parent, key, mistakes)) return;
      faults.add(finding, finding.inherited ? name : '');
    };
    const reading: Reading = { report, path, incomplete };
    const spec = await readTagged(
      TARGET_KINDS,
      'target',
      node,
      reading,
      `target ${JSON.stringify(name)}`,
      undefined,
    );
    mistakes.set(name, own);
    if (spec !== undefined) specs.set(name, spec);
    const bar = await readBar(node, path, parent && bars.get(parent.name), report);
    if (bar !== undefined) bars.set(name, bar);
  }
  return { specs: inOrder(specs, nodes.keys()), bars };
}

/** What a target says about its bar; gates that came by `extends` have been read with the other target. */
async function readBar(
  node: SourceNode,
  path: string,
  inherited: BarRead | undefined,
  report: (finding: Finding) => void,
): Promise<BarRead | undefined> {
  if (node.kind !== 'map') return undefined;
  const gate = node.entries.get('gate')?.value;
  const informational = gate?.kind === 'scalar' && gate.value === 'informational';
  const entry = node.entries.get('gates');
  const absent = entry === undefined || (entry.value.kind === 'scalar' && entry.value.value === null);
  if (absent) return informational ? { informational } : undefined;
  const gates = entry.inherited
    ? inherited?.gates
    : await readGates(entry.value, joinPath(path, 'gates'), report);
  return { informational, ...(gates !== undefined && { gates }) };
}

function inOrder(specs: ReadonlyMap<string, TargetSpec>, names: Iterable<string>): Map<string, TargetSpec> {
  const ordered = new Map<string, TargetSpec>();
  for (const name of names) {
    const spec = specs.get(name);
    if (spec !== undefined) ordered.set(name, spec);
  }
  return ordered;
}

function hasMistake(
  target: ResolvedTarget | undefined,
  key: string,
  mistakes: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  for (let at = target; at !== undefined; at = at.parent) {
    if (mistakes.get(at.name)?.has(key)) return true;
  }
  return false;
}

/** A missing field is at home in no line, so it is told by its words; everything else by its place. */
function mistakeKey(finding: Finding, path: string): string {
  if (finding.about !== undefined) return finding.message.slice(path.length);
  return findingKey(finding) ?? finding.message;
}

function isBadName(name: string): boolean {
  return name === '' || name === '<<' || name.includes('\0');
}

function reportBadNames(node: SourceMap, report: (finding: Finding) => void): void {
  for (const [name, { keyPlace }] of node.entries) {
    if (name === '<<') reportUnknownKey('<<', ['NAME'], node, { report, path: 'targets' });
    else if (isBadName(name)) {
      const message = `targets: ${JSON.stringify(name)} cannot be the name of a target`;
      report({
        code: 'target-name',
        message,
        place: keyPlace,
        hint: 'a name is not empty and holds no NUL character',
      });
    }
  }
}

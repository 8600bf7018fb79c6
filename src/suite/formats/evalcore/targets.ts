import { type FaultList, type Finding, findingKey } from '../../source/fault-list.ts';
import { joinPath, type SourceEntry, type SourceMap, type SourceNode } from '../../source/node.ts';
import { type Reading, reportType, reportUnknownKey } from '../../source/read-fields.ts';
import type { TargetSpec } from '../../target-spec.ts';
import { type ResolvedTarget, resolveTargets } from './extends.ts';
import { readTagged } from './kind.ts';
import { TARGET_KINDS } from './target-kinds/table.ts';

/** The `targets` of a suite. */
export interface TargetsRead {
  /** Those without a mistake, in file order. */
  readonly specs: ReadonlyMap<string, TargetSpec>;
  /** All that are defined, whatever is wrong with them. */
  readonly names: readonly string[];
}

/** Reads `targets`: a map from a name to what answers under that name. */
export async function readTargets(entry: SourceEntry, faults: FaultList): Promise<TargetsRead> {
  const { value: node, keyPlace } = entry;
  const report = (finding: Finding): void => faults.add(finding);
  if (node.kind === 'map') reportBadNames(node, report);
  else if (node.kind === 'list' || node.value !== null) {
    reportType(node, 'a map from names to targets', node.place, { report, path: 'targets' }, []);
    return { specs: new Map(), names: [] };
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
  const specs = await readEach(new Map(maps.map(([name, { value }]) => [name, value])), faults);
  return { specs, names: maps.map(([name]) => name) };
}

async function readEach(
  nodes: ReadonlyMap<string, SourceNode>,
  faults: FaultList,
): Promise<ReadonlyMap<string, TargetSpec>> {
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
  }
  return inOrder(specs, nodes.keys());
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

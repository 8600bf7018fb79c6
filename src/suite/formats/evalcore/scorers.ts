import type { ScorerSpec } from '../../scorer-spec.ts';
import type { Finding } from '../../source/fault-list.ts';
import { joinPath, type SourceEntry, type SourceNode } from '../../source/node.ts';
import { reportType } from '../../source/read-fields.ts';
import type { ScorerName } from './gates.ts';
import { readTagged } from './kind.ts';
import type { ScorerContext } from './scorer-kinds/common.ts';
import { SCORER_KINDS } from './scorer-kinds/table.ts';

/** A list of scorers. */
export interface ScorersRead {
  /** Those without a mistake, in list order. */
  readonly specs: readonly ScorerSpec[];
  /** Of all, whatever is wrong with them, as far as they can be told. */
  readonly names: readonly ScorerName[];
}

/** Reads the suite's `scorers`. */
export async function readScorers(
  entry: SourceEntry,
  context: ScorerContext,
  report: (finding: Finding) => void,
): Promise<ScorersRead> {
  const { value: node, keyPlace } = entry;
  const empty =
    node.kind === 'list' ? node.items.length === 0 : node.kind === 'scalar' && node.value === null;
  if (empty) {
    const message = 'scorers: at least one scorer is required';
    report({
      code: 'no-scorers',
      message,
      place: keyPlace,
      hint: 'add one, such as  - { type: contains, value: text }',
    });
  }
  return readScorerList(node, 'scorers', context, report);
}

/** Reads a list of scorers, the suite's or a case's own; an empty one is fine. */
export async function readScorerList(
  node: SourceNode,
  path: string,
  context: ScorerContext,
  report: (finding: Finding) => void,
): Promise<ScorersRead> {
  if (node.kind === 'scalar' && node.value === null) return { specs: [], names: [] };
  if (node.kind !== 'list') {
    reportType(node, 'a list of scorers', node.place, { report, path }, []);
    return { specs: [], names: [] };
  }
  const specs: ScorerSpec[] = [];
  for (const [index, item] of node.items.entries()) {
    const at = joinPath(path, index);
    const read = readTagged(SCORER_KINDS, 'scorer', item, { report, path: at }, at, context);
    const spec = read instanceof Promise ? await read : read;
    if (spec !== undefined) specs.push(spec);
  }
  return { specs, names: node.items.flatMap(nameOf) };
}

function nameOf(node: SourceNode): ScorerName[] {
  if (node.kind !== 'map') return [];
  const type = wordAt(node.entries.get('type'));
  const name = wordAt(node.entries.get('name')) ?? type;
  return name === undefined ? [] : [{ name, type: type ?? name }];
}

function wordAt(entry: SourceEntry | undefined): string | undefined {
  const value = entry?.value;
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}

import { z } from 'zod';
import type { Finding } from '../../source/fault-list.ts';
import { looseText, optional, part } from '../../source/fields.ts';
import type { SourceEntry, SourceMap, SourceNode } from '../../source/node.ts';
import { decodeUtf8 } from '../../source/read-bytes.ts';
import { readFields } from '../../source/read-fields.ts';
import { parseYamlSource } from '../../source/yaml.ts';

export const topSchema = z.strictObject({
  name: optional(looseText()).describe('what reports call the suite'),
  description: optional(looseText()).describe('what the suite is for'),
  targets: part('targets').describe('a map from names to what answers'),
  datasets: part('datasets').describe('a list of files with cases'),
  scorers: part('scorers').describe('a list of what grades an answer'),
  run: optional(part('run')).describe('how to run'),
});

/** The parts of a suite file. A part is absent when it is missing or could not be read, which has been reported. */
export interface SuiteParts {
  readonly name?: string;
  readonly description?: string;
  readonly targets?: SourceEntry;
  readonly datasets?: SourceEntry;
  readonly scorers?: SourceEntry;
  readonly run?: SourceEntry;
}

/**
 * Takes a suite file apart.
 *
 * @param file the path for messages
 */
export function readTop(bytes: Buffer, file: string, report: (finding: Finding) => void): SuiteParts {
  const decoded = decodeUtf8(bytes);
  if (decoded.kind === 'not-utf8') {
    const place = { file, line: decoded.line };
    report({ code: 'not-utf8', message: 'invalid YAML: not UTF-8', place, hint: 'save the file as UTF-8' });
    return {};
  }
  const source = parseYamlSource(decoded.text, file);
  for (const fault of source.faults) report(fault);
  if (source.root === undefined) return {};
  const root = asMap(source.root);
  // Where YAML is broken, keys end up in the wrong place: what looks unknown here may be at home further in.
  const reportHere = source.damaged ? exceptUnknown(report) : report;
  const fields = readFields(topSchema, root, { report: reportHere, path: '', incomplete: source.damaged });
  if (fields === undefined || root.kind !== 'map') return {};
  return { ...headings(fields.values), ...partsOf(root) };
}

function exceptUnknown(report: (finding: Finding) => void): (finding: Finding) => void {
  return (finding) => {
    if (finding.code !== 'unknown-key') report(finding);
  };
}

/** A file that says nothing is a suite that lacks everything. */
function asMap(root: SourceNode): SourceNode {
  if (root.kind !== 'scalar' || root.value !== null) return root;
  return { kind: 'map', entries: new Map(), place: root.place };
}

function headings(values: { readonly name?: string; readonly description?: string }): SuiteParts {
  const { name, description } = values;
  return { ...(name !== undefined && { name }), ...(description !== undefined && { description }) };
}

function partsOf(root: SourceMap): SuiteParts {
  const parts: Partial<Record<'targets' | 'datasets' | 'scorers' | 'run', SourceEntry>> = {};
  for (const key of ['targets', 'datasets', 'scorers', 'run'] as const) {
    const entry = root.entries.get(key);
    if (entry !== undefined) parts[key] = entry;
  }
  return parts;
}

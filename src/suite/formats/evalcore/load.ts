import { dirname } from 'node:path';
import { type Fault, throwIfAny } from '../../../base/errors.ts';
import type { BarSpec, GateSpec } from '../../gate-spec.ts';
import { suiteHash } from '../../hash.ts';
import type { ScorerSpec } from '../../scorer-spec.ts';
import { FaultList, type Finding } from '../../source/fault-list.ts';
import type { Case, Suite } from '../../suite.ts';
import type { SuiteFile } from '../../suite-file.ts';
import { type CasesRead, type DatasetContext, loadCases, readDatasetEntries } from './datasets.ts';
import { type GateNames, type GateRead, settleGate } from './gates.ts';
import { readRun } from './run.ts';
import { SchemaFiles } from './scorer-kinds/schema-files.ts';
import { readScorers } from './scorers.ts';
import { type BarRead, readTargets } from './targets.ts';
import { readTop, type SuiteParts } from './top.ts';

const NO_SCORERS = { specs: [], names: [] };
const NO_CASES: CasesRead = { cases: [], scorerNames: [], files: [] };

/**
 * Loads a suite of EvalCore's format, with its datasets, patterns and schema files.
 *
 * @throws InvalidInputError with every fault of all these files
 */
export async function loadEvalcoreSuite(file: SuiteFile): Promise<Suite> {
  const faults = new FaultList();
  const report = (finding: Finding): void => faults.add(finding);
  const parts = readTop(file.bytes, file.path, report);
  const schemaFiles = new SchemaFiles(file.read);
  const directory = dirname(file.absolute);
  const context: DatasetContext = {
    directory,
    shownDirectory: dirname(file.path),
    schemaFiles,
    read: file.read,
    report,
  };
  const targets = parts.targets && (await readTargets(parts.targets, faults));
  const scorers = parts.scorers ? await readScorers(parts.scorers, context, report) : NO_SCORERS;
  const run = await readRun(parts.run, targets?.names, report);
  const cases = await readCases(parts, context, faults);
  const names: GateNames = {
    ...(parts.scorers !== undefined && { scorers: [...scorers.names, ...cases.scorerNames] }),
    ...(targets !== undefined && { targets: targets.names }),
    ...(cases.complete && { tags: new Set(cases.cases.flatMap(({ tags }) => tags)) }),
  };
  const settle = (gates: readonly GateRead[]) => gates.map((gate) => settleGate(gate, names, report));
  const gates = settle(run.gates);
  const bars = barsOf(targets?.bars, settle);
  throwIfAny(faults.inOrder(file.path));
  return {
    format: 'evalcore',
    name: parts.name ?? file.path,
    ...(parts.description !== undefined && { description: parts.description }),
    path: file.path,
    directory,
    hash: suiteHash(file.bytes, cases.files, schemaFiles.bytes),
    targets: targets?.specs ?? new Map(),
    ...(bars.size > 0 && { bars }),
    scorers: scorers.specs,
    cases: cases.cases,
    run: { ...run.spec, gates },
    notes: [...run.notes, ...unusedTags(scorers.specs, cases.cases)],
  };
}

function barsOf(
  read: ReadonlyMap<string, BarRead> | undefined,
  settle: (gates: readonly GateRead[]) => GateSpec[],
): ReadonlyMap<string, BarSpec> {
  const settled = new Map<readonly GateRead[], GateSpec[]>();
  const once = (gates: readonly GateRead[]): GateSpec[] => {
    const known = settled.get(gates) ?? settle(gates);
    settled.set(gates, known);
    return known;
  };
  return new Map(
    [...(read ?? [])].map(([name, { informational, gates }]) => [
      name,
      { informational, ...(gates !== undefined && { gates: once(gates) }) },
    ]),
  );
}

/** `complete`: no case is missing through a mistake. */
async function readCases(
  parts: SuiteParts,
  context: DatasetContext,
  faults: FaultList,
): Promise<CasesRead & { readonly complete: boolean }> {
  if (parts.datasets === undefined) return { ...NO_CASES, complete: false };
  const before = faults.size;
  const entries = readDatasetEntries(parts.datasets, context.report);
  const read = await loadCases(entries, context);
  if (read.cases.length === 0 && faults.size === before) {
    const { keyPlace } = parts.datasets;
    const hint = 'a case is one JSON object on one line, such as {"id": "a", "input": "text"}';
    context.report({ code: 'no-cases', message: 'datasets contain no test cases', place: keyPlace, hint });
  }
  return { ...read, complete: faults.size === before };
}

/** A scorer for a tag that no case carries never runs. */
function unusedTags(scorers: readonly ScorerSpec[], cases: readonly Case[]): Fault[] {
  const carried = new Set(cases.flatMap((one) => one.tags));
  return scorers.flatMap(({ name, when_tag: tag }) =>
    tag === undefined || carried.has(tag)
      ? []
      : [{ code: 'unused-tag', message: `scorer "${name}" never runs: no case carries the tag "${tag}"` }],
  );
}

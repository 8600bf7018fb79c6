import { dirname } from 'node:path';
import { type Fault, throwIfAny } from '../../../base/errors.ts';
import { suiteHash } from '../../hash.ts';
import type { ScorerSpec } from '../../scorer-spec.ts';
import { FaultList, type Finding } from '../../source/fault-list.ts';
import type { Case, Suite } from '../../suite.ts';
import type { SuiteFile } from '../../suite-file.ts';
import { type CasesRead, type DatasetContext, loadCases, readDatasetEntries } from './datasets.ts';
import { gateForScorer } from './gates.ts';
import { readRun } from './run.ts';
import { SchemaFiles } from './scorer-kinds/schema-files.ts';
import { readScorers } from './scorers.ts';
import { readTargets } from './targets.ts';
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
  const schemaFiles = new SchemaFiles();
  const directory = dirname(file.absolute);
  const context: DatasetContext = { directory, shownDirectory: dirname(file.path), schemaFiles, report };
  const targets = parts.targets && (await readTargets(parts.targets, faults));
  const scorers = parts.scorers ? await readScorers(parts.scorers, context, report) : NO_SCORERS;
  const run = await readRun(parts.run, targets?.names, report);
  const cases = await readCases(parts, context, faults);
  const scorerNames = [...scorers.names, ...cases.scorerNames];
  const gates = run.gates.map((gate) =>
    parts.scorers === undefined ? gate.spec : gateForScorer(gate, scorerNames, report),
  );
  throwIfAny(faults.inOrder(file.path));
  return {
    format: 'evalcore',
    name: parts.name ?? file.path,
    ...(parts.description !== undefined && { description: parts.description }),
    path: file.path,
    directory,
    hash: suiteHash(file.bytes, cases.files, schemaFiles.bytes),
    targets: targets?.specs ?? new Map(),
    scorers: scorers.specs,
    cases: cases.cases,
    run: { ...run.spec, gates },
    notes: [...run.notes, ...unusedTags(scorers.specs, cases.cases)],
  };
}

async function readCases(parts: SuiteParts, context: DatasetContext, faults: FaultList): Promise<CasesRead> {
  if (parts.datasets === undefined) return NO_CASES;
  const before = faults.size;
  const entries = readDatasetEntries(parts.datasets, context.report);
  const read = await loadCases(entries, context);
  if (read.cases.length === 0 && faults.size === before) {
    const { keyPlace } = parts.datasets;
    const hint = 'a case is one JSON object on one line, such as {"id": "a", "input": "text"}';
    context.report({ code: 'no-cases', message: 'datasets contain no test cases', place: keyPlace, hint });
  }
  return read;
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

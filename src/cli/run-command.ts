import { resolve } from 'node:path';
import { type Fault, formatPlace, throwIfAny } from '../base/errors.ts';
import { present } from '../base/present.ts';
import { sanitise } from '../base/sanitise.ts';
import { CACHE_MODES } from '../cassette/cassette.ts';
import { describeMisses } from '../cassette/miss.ts';
import { FAIL_ON, ON_INCONCLUSIVE } from '../comparison/input.ts';
import { type EvaluateRequest, evaluate } from '../evaluate/evaluate.ts';
import { stopOnSignals } from '../evaluate/stop.ts';
import { onePositional } from './arguments.ts';
import type { ExitStatus, Io } from './io.ts';
import { type ParsedOptions, positiveNumber, text, wholeNumber } from './options.ts';
import { showProgress } from './progress.ts';
import { reportFileFaults } from './report-files.ts';
import { printReports } from './reports.ts';

/** `eval-matrix run SUITE`: runs, reports, and gives the exit status the arms have earned. */
export async function runCommand(parsed: ParsedOptions, io: Io): Promise<ExitStatus> {
  const signals = stopOnSignals();
  const progress = parsed.given.has('no-progress') ? undefined : showProgress(io.stderr);
  const notes: string[] = [];
  try {
    const results = await evaluate({
      ...(await requestOf(parsed, io)),
      stop: signals.stop,
      kill: signals.kill,
      ...(progress === undefined ? {} : { onProgress: progress.update }),
      onNotes: (found) => printNotes(found, io),
      onOutput: (text) => {
        progress?.done();
        io.stderr.write(text);
      },
      onCassettes: (report) => notes.push(...report.notes, ...describeMisses(report.misses)),
    });
    progress?.done();
    await printReports(results, parsed.given, io);
    return results.exit_code;
  } finally {
    progress?.done();
    signals.release();
    for (const note of notes) io.stderr.write(`${sanitise(note)}\n`);
  }
}

/** Notes come before the run, while there is time to stop it. */
function printNotes(notes: readonly Fault[], io: Io): void {
  for (const { place, message, hint } of notes) {
    const where = place === undefined ? '' : `${formatPlace(place)}: `;
    io.stderr.write(`Note: ${sanitise(`${where}${message}${hint === undefined ? '' : ` (${hint})`}`)}\n`);
  }
}

async function requestOf(
  { positionals, given, faults }: ParsedOptions,
  io: Io,
): Promise<Omit<EvaluateRequest, 'stop' | 'kill'>> {
  const problems: Fault[] = [...faults];
  const suitePath = onePositional(positionals, 'the suite to run', problems);
  const trials = wholeNumber(given, 'trials', problems);
  const concurrency = wholeNumber(given, 'concurrency', problems);
  const budgetUsd = positiveNumber(given, 'budget-usd', problems);
  problems.push(...(await reportFileFaults(given, io, suitePath)));
  throwIfAny(problems);
  const optional = {
    matrix: text(given, 'matrix'),
    target: text(given, 'target'),
    baseline: text(given, 'baseline'),
    saveBaseline: text(given, 'save-baseline'),
    only: text(given, 'only'),
    reference: text(given, 'reference'),
    failOn: FAIL_ON.find((what) => what === given.get('fail-on')),
    onInconclusive: ON_INCONCLUSIVE.find((what) => what === given.get('on-inconclusive')),
    cache: CACHE_MODES.find((mode) => mode === given.get('cache')),
    cassettes: text(given, 'cassettes'),
    trials,
    concurrency,
    budgetUsd,
  };
  return { suitePath, cwd: resolve(io.cwd), env: io.env, ...present(optional) };
}

import * as core from '@actions/core';
import { InvalidInputError } from '../base/errors.ts';
import { stopOnSignals } from '../evaluate/stop.ts';
import { MAX_ANNOTATIONS, selectAnnotations } from '../report/annotations.ts';
import { renderComment } from '../report/comment.ts';
import { MARKDOWN_LIMIT, renderMarkdown } from '../report/markdown.ts';
import { annotate } from './annotations.ts';
import { cacheContext } from './cassette-context.ts';
import { writeComment } from './comment-step.ts';
import type { Job } from './event.ts';
import type { Inputs } from './inputs.ts';
import { notesMarkdown } from './notes.ts';
import { type FinishedSuite, outputsOf, outputsOfSeveral } from './outputs.ts';
import type { PreparedSuite } from './prepare-suite.ts';
import { refuse } from './refuse.ts';
import { runSuite, type StepContext } from './run-suite.ts';
import { writeSummary } from './summary.ts';
import { printReport, writeReports } from './surfaces.ts';

/** 0 every arm met its bar; 1 some arm did not; 2 a suite or an input is invalid and did not run. */
export type ExitStatus = 0 | 1 | 2;

/**
 * Runs the suites of a step one after another, and draws every surface, those that need nothing but the runner first:
 * of each suite files, log and job summary as soon as it has run; then outputs and annotations of all; then the
 * comments, which may fail and never change the check.
 *
 * Signals are held until all is written: what was measured is not lost to a cancellation that comes a moment later.
 */
export async function runSuites(
  suites: readonly PreparedSuite[],
  several: boolean,
  inputs: Inputs,
  job: Job,
  env: NodeJS.ProcessEnv,
): Promise<ExitStatus> {
  const signals = stopOnSignals();
  const step: StepContext = { inputs, job, env, cache: cacheContext(job, env), signals };
  const finished: FinishedSuite[] = [];
  try {
    for (const one of suites) {
      const done = await finish(one, step, suites.length);
      if (done !== undefined) finished.push(done);
    }
    const refused = suites.length - finished.length;
    if (finished.length > 0) await tell(finished, several, refused, step);
    return refused > 0 ? 2 : worst(finished.map(({ results }) => results.exit_code));
  } finally {
    signals.release();
  }
}

/** Runs one suite and shows what needs no other; nothing when it turns out to be invalid. */
async function finish(
  one: PreparedSuite,
  step: StepContext,
  suiteCount: number,
): Promise<FinishedSuite | undefined> {
  try {
    const { results, notes } = await runSuite(one, step);
    const markdown = renderMarkdown(results);
    const paths = await writeReports(results, markdown, one.resultsDir, step.job.workspace);
    await printReport(results);
    // All suites of a step share its page.
    const page =
      suiteCount === 1 ? markdown : renderMarkdown(results, Math.floor(MARKDOWN_LIMIT / suiteCount));
    await writeSummary(step.env.GITHUB_STEP_SUMMARY, page);
    if (notes.length > 0) await writeSummary(step.env.GITHUB_STEP_SUMMARY, notesMarkdown(notes));
    return { path: one.path, commentKey: one.commentKey, results, paths };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    await refuse(error.faults, [one], step);
    return undefined;
  }
}

async function tell(
  finished: readonly FinishedSuite[],
  several: boolean,
  refused: number,
  { inputs, job }: StepContext,
): Promise<void> {
  const [first] = finished;
  const outputs =
    several || first === undefined
      ? outputsOfSeveral(finished, refused)
      : outputsOf(first.results, first.paths);
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  const failingFirst = finished.toSorted((a, b) => b.results.exit_code - a.results.exit_code);
  const share = Math.max(2, Math.floor(MAX_ANNOTATIONS / finished.length));
  annotate(
    failingFirst.flatMap(({ results }) => selectAnnotations(results, share)).slice(0, MAX_ANNOTATIONS),
  );
  const urls: string[] = [];
  for (const { commentKey: key, results } of finished) {
    const url = await writeComment({
      inputs,
      job,
      key,
      run: job.run,
      mode: inputs.comment,
      passed: results.exit_code === 0,
      text: (links) => renderComment(results, links),
    });
    if (url !== undefined) urls.push(url);
  }
  core.setOutput('comment-url', urls.join('\n'));
}

function worst(statuses: readonly (0 | 1)[]): 0 | 1 {
  return statuses.includes(1) ? 1 : 0;
}

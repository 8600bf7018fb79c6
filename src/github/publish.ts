import { join } from 'node:path';
import * as core from '@actions/core';
import { writeFileWhole } from '../evaluate/write-file.ts';
import { selectAnnotations } from '../report/annotations.ts';
import { renderComment } from '../report/comment.ts';
import { renderHtml } from '../report/html/html.ts';
import { renderJson } from '../report/json.ts';
import { renderJunit } from '../report/junit.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { renderTerminal } from '../report/terminal.ts';
import type { Results } from '../results/results.ts';
import { annotate } from './annotations.ts';
import { writeComment } from './comment-step.ts';
import type { Job } from './event.ts';
import type { Inputs } from './inputs.ts';
import { printUntrusted } from './log.ts';
import { outputsOf, REPORT_FILES, type ReportPaths } from './outputs.ts';
import { writeSummary } from './summary.ts';
import { resultsFolder } from './workspace.ts';

/**
 * Draws every surface from the one results object, those that need nothing but the runner first: files, outputs, log,
 * job summary, annotations; then the comment, which may fail and never changes the check.
 */
export async function publish(
  results: Results,
  inputs: Inputs,
  job: Job,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const markdown = renderMarkdown(results);
  const paths = await writeReports(results, markdown, inputs, job);
  for (const [name, value] of Object.entries(outputsOf(results, paths))) core.setOutput(name, value);
  printUntrusted(await renderTerminal(results, { color: false, quiet: false }));
  await writeSummary(env.GITHUB_STEP_SUMMARY, markdown);
  annotate(selectAnnotations(results));
  const url = await writeComment({
    inputs,
    job,
    key: inputs.commentKey,
    run: job.run,
    mode: inputs.comment,
    passed: results.exit_code === 0,
    text: (links) => renderComment(results, links),
  });
  core.setOutput('comment-url', url ?? '');
}

async function writeReports(
  results: Results,
  markdown: string,
  { resultsDir }: Inputs,
  job: Job,
): Promise<ReportPaths> {
  const folder = await resultsFolder(job.workspace, resultsDir);
  const contents: Readonly<Record<keyof ReportPaths, Iterable<string>>> = {
    results: renderJson(results),
    html: [renderHtml(results)],
    junit: [renderJunit(results)],
    markdown: [markdown],
  };
  const path = (of: keyof ReportPaths) => join(resultsDir, REPORT_FILES[of]);
  for (const of of ['results', 'html', 'junit', 'markdown'] as const)
    await writeFileWhole(join(folder, REPORT_FILES[of]), contents[of]);
  return { results: path('results'), html: path('html'), junit: path('junit'), markdown: path('markdown') };
}

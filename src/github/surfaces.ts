import { join } from 'node:path';
import { writeFileWhole } from '../evaluate/write-file.ts';
import { renderHtml } from '../report/html/html.ts';
import { renderJson } from '../report/json.ts';
import { renderJunit } from '../report/junit.ts';
import { renderTerminal } from '../report/terminal.ts';
import type { Results } from '../results/results.ts';
import { printUntrusted } from './log.ts';
import { REPORT_FILES, type ReportPaths } from './outputs.ts';
import { resultsFolder } from './workspace.ts';

/**
 * Writes the report files of one run.
 *
 * @param markdown the report as markdown, which other surfaces show too
 * @param resultsDir from the workspace
 * @returns their paths from the workspace
 */
export async function writeReports(
  results: Results,
  markdown: string,
  resultsDir: string,
  workspace: string,
): Promise<ReportPaths> {
  const folder = await resultsFolder(workspace, resultsDir);
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

/** The terminal report, in the log. */
export async function printReport(results: Results): Promise<void> {
  printUntrusted(await renderTerminal(results, { color: false, quiet: false }));
}

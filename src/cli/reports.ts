import { resolve } from 'node:path';
import { WriteError, writeFileWhole } from '../evaluate/write-file.ts';
import { type TerminalOptions, terminalChunks } from '../report/terminal.ts';
import type { Results } from '../results/results.ts';
import type { Io } from './io.ts';
import { type GivenOptions, text } from './options.ts';
import { isStdout, REPORT_OPTIONS, type ReportOption } from './report-files.ts';

type Renderer = (results: Results) => Iterable<string>;

/** Every file form of a report, by the option that asks for it. Most runs ask for none, so none is loaded before. */
const FORMS: Readonly<Record<ReportOption, () => Promise<Renderer>>> = {
  json: async () => (await import('../report/json.ts')).renderJson,
  markdown: async () => whole((await import('../report/markdown.ts')).renderMarkdown),
  html: async () => whole((await import('../report/html/html.ts')).renderHtml),
  junit: async () => whole((await import('../report/junit.ts')).renderJunit),
};

function whole(render: (results: Results) => string): Renderer {
  return (results) => [render(results)];
}

/**
 * Writes the files asked for, then the terminal report, unless another form was asked for on stdout (`-`). A file that
 * cannot be written takes none of the others away.
 *
 * @throws WriteError for the first of those, when all else is written
 */
export async function printReports(results: Results, given: GivenOptions, io: Io): Promise<void> {
  let onStdout: Renderer | undefined;
  let failure: WriteError | undefined;
  for (const option of REPORT_OPTIONS) {
    const path = text(given, option);
    if (path === undefined) continue;
    const render = await FORMS[option]();
    if (isStdout(path)) onStdout = render;
    else {
      const failed = await tryToWrite(resolve(io.cwd, path), render(results));
      failure ??= failed;
    }
  }
  const chunks = onStdout?.(results) ?? terminalChunks(results, terminalOptions(given, io));
  for await (const chunk of chunks) io.stdout.write(chunk);
  if (failure !== undefined) throw failure;
}

async function tryToWrite(path: string, chunks: Iterable<string>): Promise<WriteError | undefined> {
  try {
    await writeFileWhole(path, chunks);
    return undefined;
  } catch (error) {
    if (error instanceof WriteError) return error;
    throw error;
  }
}

function terminalOptions(given: GivenOptions, io: Io): TerminalOptions {
  const { isTTY, columns } = io.stdout;
  return {
    color: wantsColor(text(given, 'color') ?? 'auto', io),
    quiet: given.has('quiet'),
    ...(isTTY && columns !== undefined ? { width: columns } : {}),
  };
}

/** `--color`, then NO_COLOR and a dumb terminal, then FORCE_COLOR, then whether it is a terminal at all. */
function wantsColor(when: string, { env, stdout }: Io): boolean {
  if (when !== 'auto') return when === 'always';
  if ((env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb') return false;
  const forced = env.FORCE_COLOR ?? env.CLICOLOR_FORCE ?? '';
  if (forced !== '') return forced !== '0' && forced !== 'false';
  return stdout.isTTY;
}

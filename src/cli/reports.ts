import { resolve } from 'node:path';
import { writeFileWhole } from '../evaluate/write-file.ts';
import { renderTerminal } from '../report/terminal.ts';
import type { Results } from '../results/results.ts';
import type { Io } from './io.ts';
import { type GivenOptions, text } from './options.ts';

type Renderer = (results: Results) => Iterable<string>;

/** Every file form of a report, by the option that asks for it. Most runs ask for none, so none is loaded before. */
const FORMS: readonly (readonly [option: string, load: () => Promise<Renderer>])[] = [
  ['json', async () => (await import('../report/json.ts')).renderJson],
  ['markdown', async () => whole((await import('../report/markdown.ts')).renderMarkdown)],
  ['html', async () => whole((await import('../report/html/html.ts')).renderHtml)],
  ['junit', async () => whole((await import('../report/junit.ts')).renderJunit)],
];

function whole(render: (results: Results) => string): Renderer {
  return (results) => [render(results)];
}

/** Writes the files asked for, then the terminal report, unless another form was asked for on stdout (`-`). */
export async function printReports(results: Results, given: GivenOptions, io: Io): Promise<void> {
  let onStdout: Renderer | undefined;
  for (const [option, load] of FORMS) {
    const path = text(given, option);
    if (path === undefined) continue;
    const render = await load();
    if (path === '-') onStdout = render;
    else await writeFileWhole(resolve(io.cwd, path), render(results));
  }
  const color = wantsColor(text(given, 'color') ?? 'auto', io);
  const chunks = onStdout?.(results) ?? [await renderTerminal(results, { color, quiet: given.has('quiet') })];
  for (const chunk of chunks) io.stdout.write(chunk);
}

/** `--color`, then NO_COLOR and a dumb terminal, then FORCE_COLOR, then whether it is a terminal at all. */
function wantsColor(when: string, { env, stdout }: Io): boolean {
  if (when !== 'auto') return when === 'always';
  if ((env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb') return false;
  const forced = env.FORCE_COLOR ?? env.CLICOLOR_FORCE ?? '';
  if (forced !== '') return forced !== '0' && forced !== 'false';
  return stdout.isTTY;
}

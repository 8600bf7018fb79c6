import { resolve } from 'node:path';
import { writeFileWhole } from '../evaluate/write-file.ts';
import { renderHtml } from '../report/html/html.ts';
import { renderJson } from '../report/json.ts';
import { renderJunit } from '../report/junit.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { renderTerminal } from '../report/terminal.ts';
import type { Results } from '../results/results.ts';
import type { Io } from './io.ts';
import { type GivenOptions, text } from './options.ts';

type Renderer = (results: Results) => Iterable<string>;

/** Every file form of a report, by the option that asks for it. */
const FORMS: readonly (readonly [option: string, render: Renderer])[] = [
  ['json', renderJson],
  ['markdown', (results) => [renderMarkdown(results)]],
  ['html', (results) => [renderHtml(results)]],
  ['junit', (results) => [renderJunit(results)]],
];

/** Writes the files asked for, then the terminal report, unless another form was asked for on stdout (`-`). */
export async function printReports(results: Results, given: GivenOptions, io: Io): Promise<void> {
  let onStdout: Renderer | undefined;
  for (const [option, render] of FORMS) {
    const path = text(given, option);
    if (path === '-') onStdout = render;
    else if (path !== undefined) await writeFileWhole(resolve(io.cwd, path), render(results));
  }
  const color = wantsColor(text(given, 'color') ?? 'auto', io);
  const terminal: Renderer = (all) => [renderTerminal(all, { color, quiet: given.has('quiet') })];
  for (const chunk of (onStdout ?? terminal)(results)) io.stdout.write(chunk);
}

/** `--color`, then NO_COLOR and a dumb terminal, then FORCE_COLOR, then whether it is a terminal at all. */
function wantsColor(when: string, { env, stdout }: Io): boolean {
  if (when !== 'auto') return when === 'always';
  if ((env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb') return false;
  const forced = env.FORCE_COLOR ?? env.CLICOLOR_FORCE ?? '';
  if (forced !== '') return forced !== '0' && forced !== 'false';
  return stdout.isTTY;
}

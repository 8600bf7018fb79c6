// node scripts/build-page.mjs: writes src/report/html/assets.ts, the script and the style of the HTML report, from
// src/report/html/page/. `npm run build` does it first; a test checks that the committed file is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const page = (name) => fileURLToPath(new URL(`../src/report/html/page/${name}`, import.meta.url));
const ASSETS = fileURLToPath(new URL('../src/report/html/assets.ts', import.meta.url));

/** One script without imports, small: it is part of every report. */
async function script() {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: page('main.ts'), formats: ['iife'], name: 'page' },
    },
  });
  const [{ output: files }] = [output].flat();
  if (files.length !== 1) throw new Error('the page must be one script');
  return files[0].code.trim();
}

function style() {
  return readFileSync(page('page.css'), 'utf8').replace(/\n\s*/g, '\n').trim();
}

export async function assets() {
  const code = await script();
  // The page holds the script as text between its tags.
  if (/<\/script|<!--/i.test(code)) throw new Error('the script would close its own element');
  return [
    '// Made by scripts/build-page.mjs from src/report/html/page/. Do not edit.',
    `export const SCRIPT = ${JSON.stringify(code)};`,
    `export const STYLE = ${JSON.stringify(style())};`,
    '',
  ].join('\n');
}

if (import.meta.main) {
  writeFileSync(ASSETS, await assets());
}

// npm run pictures: the quickstart's comment as GitHub shows it, and its HTML report, into docs/pictures/.
// Needs Debian's cmark-gfm and chromium. `npm run pictures -- FILE.json` draws another results file.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderComment } from '../src/report/comment.ts';
import { renderHtml } from '../src/report/html/html.ts';
import { openBrowser, shoot } from './pictures/browser.mjs';
import { commentPage } from './pictures/github.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'docs/pictures');
const LINKS = {
  runUrl: 'https://github.com/octo/support-bot/actions/runs/19184412',
  summaryUrl: 'https://github.com/octo/support-bot/actions/runs/19184412#summary',
  headSha: '3f2c1ab9d4e5f60718293a4b5c6d7e8f90123456',
};

/** Runs the quickstart and gives its results file. */
function quickstart() {
  const file = join(mkdtempSync(join(tmpdir(), 'eval-matrix-')), 'results.json');
  const args = ['src/cli.ts', 'run', 'examples/quickstart/evals.yaml', '--json', file, '--no-progress', '-q'];
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  return file;
}

const results = JSON.parse(readFileSync(process.argv[2] ?? quickstart(), 'utf8'));
const comment = renderComment(results, LINKS);
const report = renderHtml(results);
const pictures = [
  ['comment', commentPage(comment, 'light'), { width: 820 }],
  ['comment-dark', commentPage(comment, 'dark'), { width: 820, theme: 'dark' }],
  ['comment-phone', commentPage(comment, 'light'), { width: 390 }],
  ['report', report, { width: 1100 }],
  ['report-dark', report, { width: 1100, theme: 'dark' }],
  ['report-phone', report, { width: 390 }],
];
const browser = await openBrowser();
try {
  for (const [name, html, options] of pictures) {
    await shoot(browser, html, join(OUT, `${name}.png`), options);
    console.log(`docs/pictures/${name}.png`);
  }
} finally {
  await browser.close();
}

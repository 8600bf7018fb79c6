// Builds the two committed bundles: `tsc` to lib/, then ncc from lib/ to dist/.
// ncc cannot read TypeScript 7 sources itself (its loader needs the old compiler API), so it gets JavaScript.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (file, ...args) =>
  execFileSync(`${root}node_modules/.bin/${file}`, args, { cwd: root, stdio: 'inherit' });

execFileSync(process.execPath, [`${root}scripts/build-page.mjs`], { stdio: 'inherit' });
rmSync(`${root}lib`, { recursive: true, force: true });
run('tsc', '-p', 'tsconfig.json');
for (const entry of ['action', 'cli']) {
  rmSync(`${root}dist/${entry}`, { recursive: true, force: true });
  run(
    'ncc',
    'build',
    `lib/${entry}.js`,
    '--out',
    `dist/${entry}`,
    '--license',
    'licenses.txt',
    '--no-cache',
    '--quiet',
  );
}

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { renderJson } from '../../src/report/json.ts';
import { arm, judgeArms, passed } from '../comparison/builders.ts';
import { runMain } from './in-process.ts';

let file = '';
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'eval-matrix-')), 'results.json');
  await writeFile(file, [...renderJson(judgeArms([arm('a', [passed('c0')])]))].join(''));
});

// `--color`, then NO_COLOR and a dumb terminal, then FORCE_COLOR, then whether it is a terminal at all.
it.each<[painted: boolean, isTTY: boolean, env: NodeJS.ProcessEnv, words: string[]]>([
  [false, false, {}, []],
  [true, true, {}, []],
  [false, true, { NO_COLOR: '1' }, []],
  [true, true, { NO_COLOR: '' }, []],
  [false, true, { TERM: 'dumb' }, []],
  [true, false, { FORCE_COLOR: '1' }, []],
  [true, false, { CLICOLOR_FORCE: '1' }, []],
  [false, true, { FORCE_COLOR: '0' }, []],
  [false, true, { FORCE_COLOR: 'false' }, []],
  [false, false, { NO_COLOR: '1', FORCE_COLOR: '1' }, []],
  [true, false, { NO_COLOR: '1', TERM: 'dumb' }, ['--color', 'always']],
  [false, true, { FORCE_COLOR: '1' }, ['--color', 'never']],
])('painted %s: a terminal %s, %j, %j', async (painted, isTTY, env, words) => {
  const { status, stdout } = await runMain(['report', file, ...words], { env, isTTY });
  expect(status).toBe(0);
  expect(stdout.includes('\u001b[')).toBe(painted);
  expect(stdout).toContain('PASSED');
});

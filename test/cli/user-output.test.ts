// What a user's own module prints must not end up in the report: it runs in this process, and shares its stdout.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, temporaryFolder } from '../bench/cli.ts';

const MODULE = `
import { Console } from 'node:console';
console.log('loaded');
setTimeout(() => console.log('late'), 20);
export default async (input, { signal }) => {
  console.log('log', { input });
  console.table([1]);
  console.error('error');
  process.stdout.write('raw\\n');
  process.stdout.write(new TextEncoder().encode('bytes ü\\n'), () => process.stdout.write('done\\n'));
  new Console(process.stdout).info('own console');
  signal.addEventListener('abort', () => console.log('aborted'));
  console.log(process.env.THE_KEY);
  if (input === 'slow') await new Promise(() => setTimeout(() => undefined, 1_500));
  await new Promise((resolve) => setTimeout(resolve, 50));
  return input;
};
`;

function run(...flags: string[]) {
  const cwd = temporaryFolder();
  const suite = {
    targets: {
      a: { type: 'module', module: 'm.mjs', timeout_seconds: 1 },
      b: { type: 'openai-compatible', url: 'http://127.0.0.1:1', model: 'm', api_key_env: 'THE_KEY' },
    },
    datasets: [{ file: 'cases.jsonl' }],
    scorers: [{ type: 'exact', value: 'x' }],
  };
  writeFileSync(join(cwd, 'evals.yaml'), JSON.stringify(suite));
  writeFileSync(join(cwd, 'cases.jsonl'), '{"id":"1","input":"x"}\n{"id":"2","input":"slow"}\n');
  writeFileSync(join(cwd, 'm.mjs'), MODULE);
  const words = [join(projectRoot, 'src/cli.ts'), 'run', 'evals.yaml', '--target', 'a', ...flags];
  const env = { ...process.env, THE_KEY: 'very-secret-key' };
  return spawnSync(process.execPath, words, { cwd, encoding: 'utf8', env });
}

test('stdout is the report alone, stderr has all that was printed, without the keys', () => {
  const { stdout, stderr } = run('--json', '-');
  expect(JSON.parse(stdout)).toMatchObject({
    arms: [{ results: [{ verdict: 'passed' }, { verdict: 'errored' }] }],
  });
  for (const line of [
    'loaded',
    'late',
    "log { input: 'x' }",
    'error',
    'raw',
    'bytes ü',
    'done',
    'own console',
    'aborted',
  ])
    expect(stderr.split('\n')).toContain(line);
  expect(stderr).toMatch(/\(index\)/);
  expect(stderr).not.toContain('very-secret-key');
});

test('the terminal report is whole as well', () => {
  const { stdout } = run();
  expect(stdout).toMatch(/^== target: a\nPASS 1 /);
  expect(stdout).not.toMatch(/loaded|late|raw|done|aborted/);
});

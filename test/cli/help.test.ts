import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { temporaryFolder } from '../bench/cli.ts';
import { runMain } from './in-process.ts';

const helpOf = async (...words: string[]) => {
  const { status, stdout, stderr } = await runMain([...words, '--help']);
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
};
const allFlags = [...new Set(COMMANDS.flatMap((command) => command.options.map((option) => option.name)))];

describe.each(COMMANDS.map((command) => [command.name, command] as const))('%s --help', (name, command) => {
  test('lists exactly what the command takes', async () => {
    const listed = (await helpOf(name)).matchAll(/^ {2}(?:-(\w), )?--([\w-]+)(?: (\S+))? {2,}\S/gm);
    expect([...listed].map(([, short, long, value]) => [short, long, value])).toEqual(
      command.options.map((option) => [option.short, option.name, option.value]),
    );
  });

  test.each(allFlags)('--%s is known exactly when it is listed', async (flag) => {
    const listed = (await helpOf(name)).includes(`--${flag} `);
    const { status, stderr } = await runMain([name, `--${flag}=no-such-value`, 'x', 'y', 'z'], {
      cwd: temporaryFolder(),
    });
    expect(status).toBe(2);
    expect(stderr.includes(`unknown flag --${flag}`)).toBe(!listed);
  });

  test('fits a terminal of 80 columns, ends in one newline, and says something about each', async () => {
    const help = await helpOf(name);
    const lines = help.split('\n');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(help).toMatch(/[^\n]\n$/);
    expect(lines[0]).toBe(`Usage: eval-matrix ${command.usage}`);
    expect(command.options.filter((option) => option.help === '')).toEqual([]);
  });

  test('every choice of a flag is named', async () => {
    const help = (await helpOf(name)).replaceAll(/\n {4,}/g, ' ');
    for (const option of command.options) {
      const line = help.split('\n').find((one) => one.includes(`--${option.name} `)) ?? '';
      expect(line.endsWith(option.help)).toBe(true);
      for (const choice of option.choices ?? []) expect(line).toContain(choice);
    }
  });

  test('-h and help COMMAND are the same', async () => {
    expect((await runMain([name, '-h'])).stdout).toBe(await helpOf(name));
    expect((await runMain(['help', name])).stdout).toBe(await helpOf(name));
  });
});

test.each([['--help'], ['-h'], ['help']])(
  '%s of the program names every command, in 80 columns',
  async (word) => {
    const { status, stdout } = await runMain([word]);
    expect(status).toBe(0);
    const listed = [...stdout.matchAll(/^ {2}([a-z]+)\b.* {2}\S/gm)].map(([, name]) => name);
    expect(listed).toEqual(COMMANDS.map((command) => command.name));
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
  },
);

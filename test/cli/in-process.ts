import { main } from '../../src/cli/main.ts';

/** Runs the command line inside of the test's process, from the sources. */
export async function runMain(
  words: readonly string[],
  { cwd = '.', env = process.env, isTTY = false } = {},
) {
  let stdout = '';
  let stderr = '';
  const status = await main(words, {
    cwd,
    env,
    stdout: {
      isTTY,
      write: (text) => {
        stdout += text;
      },
    },
    stderr: {
      isTTY: false,
      write: (text) => {
        stderr += text;
      },
    },
  });
  return { status, stdout, stderr };
}

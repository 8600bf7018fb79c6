import { main } from './main.ts';

/** Runs the command line on this process. What the surroundings take away is said in words, never in a stack. */
export async function runProcess(): Promise<void> {
  let stdoutFailed = false;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that closes the pipe early (`| head`) is no failure of ours.
    if (error.code === 'EPIPE') return;
    stdoutFailed = true;
    process.exitCode = 1;
    process.stderr.write(`Error: could not write to stdout: ${error.message}\n`);
  });
  // There is nobody left to tell.
  process.stderr.on('error', () => undefined);
  const cwd = workingDirectory();
  if (cwd === undefined) {
    process.stderr.write(
      'Error: the working directory is not there any more\n  fix: change to another one\n',
    );
    process.exitCode = 2;
    return;
  }
  const { env, stdout, stderr } = process;
  const status = await main(process.argv.slice(2), { cwd, env, stdout, stderr });
  process.exitCode = stdoutFailed ? 1 : status;
}

function workingDirectory(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

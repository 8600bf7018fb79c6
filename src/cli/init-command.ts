import { existsSync } from 'node:fs';
import { lstat, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Fault, InvalidInputError, throwIfAny } from '../base/errors.ts';
import { sanitise } from '../base/sanitise.ts';
import type { ExitStatus, Io } from './io.ts';
import type { ParsedOptions } from './options.ts';
import { STARTER_CASES, STARTER_SUITE, starterWorkflow } from './starter.ts';

/** A file to write. */
interface StarterFile {
  /** Absolute. */
  readonly path: string;
  /** As messages name it: from where the user stands. */
  readonly shown: string;
  readonly text: string;
}

/** `eval-matrix init [DIR]`: a starter suite and a workflow. Overwrites nothing, and writes all files or none. */
export async function initCommand({ positionals, faults }: ParsedOptions, io: Io): Promise<ExitStatus> {
  const [given = '.', ...more] = positionals;
  const extra = more.map(
    (word): Fault => ({
      code: 'extra-argument',
      message: `init takes one folder, got also "${word}"`,
    }),
  );
  throwIfAny([...faults, ...extra]);
  const folder = resolve(io.cwd, given);
  const root = repositoryOf(folder);
  const files = starterFiles(folder, root ?? folder, io.cwd);
  throwIfAny([...(await folderFaults(folder, given)), ...(await existing(files))]);
  await writeAll(files);
  for (const line of nextSteps(files, root !== undefined)) io.stdout.write(`${sanitise(line)}\n`);
  return 0;
}

/** The nearest folder upwards that is a git repository: only there GitHub looks for workflows. */
function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}

function starterFiles(folder: string, root: string, cwd: string): StarterFile[] {
  const suite = join(folder, 'evals.yaml');
  const fromRoot = relative(root, suite).split(sep).join('/');
  const texts: [path: string, text: string][] = [
    [suite, STARTER_SUITE],
    [join(folder, 'cases.jsonl'), STARTER_CASES],
    [join(root, '.github', 'workflows', 'evals.yml'), starterWorkflow(fromRoot)],
  ];
  return texts.map(([path, text]) => ({ path, shown: relative(cwd, path), text }));
}

async function folderFaults(folder: string, shown: string): Promise<Fault[]> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined || found.isDirectory()) return [];
  return [
    {
      code: 'not-a-folder',
      message: `${shown} is not a folder`,
      hint: 'name a folder, or none for this one',
    },
  ];
}

async function existing(files: readonly StarterFile[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { path, shown } of files) {
    // A link counts, wherever it leads.
    if ((await lstat(path).catch(() => undefined)) === undefined) continue;
    const hint = 'init overwrites nothing: name another folder, or move the file away';
    faults.push({ code: 'exists', message: `${shown} exists already`, place: { file: shown }, hint });
  }
  return faults;
}

async function writeAll(files: readonly StarterFile[]): Promise<void> {
  const written: string[] = [];
  for (const { path, shown, text } of files) {
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text, { flag: 'wx' });
      written.push(path);
    } catch (error) {
      for (const one of written) await rm(one, { force: true });
      const reason = error instanceof Error ? error.message : String(error);
      const hint = 'nothing was written; name a folder that may be written';
      throw new InvalidInputError([
        {
          code: 'write-failed',
          message: `could not write ${shown}: ${reason}`,
          place: { file: shown },
          hint,
        },
      ]);
    }
  }
}

function nextSteps(files: readonly StarterFile[], inRepository: boolean): string[] {
  const suite = asWord(files[0]?.shown ?? '');
  const schema = asWord((files[0]?.shown ?? '').replace(/evals\.yaml$/, 'evals.schema.json'));
  const commands: [command: string, what: string][] = [
    [`eval-matrix run ${suite}`, 'two arms on three cases; needs no key'],
    [`eval-matrix validate ${suite}`, 'lists every mistake, after you changed it'],
    [`eval-matrix schema > ${schema}`, 'lets an editor complete and check; start the suite with'],
    ['', '# yaml-language-server: $schema=evals.schema.json'],
  ];
  const width = Math.max(...commands.map(([command]) => command.length));
  return [
    'Wrote:',
    ...files.map(({ shown }) => `  ${shown}`),
    '',
    'Next:',
    ...commands.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`),
    '',
    inRepository
      ? 'Commit the files: from then on every pull request gets the check and the comment.'
      : 'This is no git repository yet: the workflow works once .github lies at the root of one.',
  ];
}

/** A path as one word of a shell that is no flag. */
function asWord(path: string): string {
  const safe = path.startsWith('-') ? `./${path}` : path;
  return /^[\w./-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", String.raw`'\''`)}'`;
}

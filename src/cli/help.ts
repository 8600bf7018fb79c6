import { COMMANDS, type CommandSpec } from './commands.ts';
import type { OptionSpec } from './options.ts';

/** The narrowest terminal that is common. */
const WIDTH = 80;

/** The help of the whole program. */
export function programHelp(): string {
  return [
    'eval-matrix: which model, prompt or agent do we ship?',
    '',
    'Usage: eval-matrix COMMAND …',
    '',
    ...inTwoColumns(COMMANDS.map(({ usage, summary }) => [usage, summary])),
    '',
    'eval-matrix COMMAND --help tells more. Exit status: 0 every arm met its bar,',
    '1 some arm did not, 2 the suite, a flag or an input is invalid and nothing ran.',
    '',
  ].join('\n');
}

/** The help of one command. */
export function commandHelp({ name, usage, summary, options, subcommands = [] }: CommandSpec): string {
  const flags = options.map((option): Row => [spelling(option), option.help]);
  const inner = subcommands.map((one): Row => [[name, one.name, ...one.takes].join(' '), one.summary]);
  const blocks = [inner, flags].filter((rows) => rows.length > 0).map(inTwoColumns);
  return [`Usage: eval-matrix ${usage}`, '', summary, ...blocks.flatMap((lines) => ['', ...lines]), ''].join(
    '\n',
  );
}

type Row = readonly [left: string, right: string];

function spelling({ name, short, value }: OptionSpec): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
}

function inTwoColumns(rows: readonly Row[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.flatMap(([left, right]) =>
    wrap(right, WIDTH - width - 4).map(
      (line, index) => `  ${(index === 0 ? left : '').padEnd(width)}  ${line}`,
    ),
  );
}

/** Breaks a text at spaces. */
function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

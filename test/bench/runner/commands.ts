// Workflow commands as the runner reads them from a line of output (actions/runner, ActionCommand.cs).

/** A command found in a line, its values unescaped. */
export interface WorkflowCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** Commands the runner knows by itself. A stop token joins them while commands are stopped. */
export const KNOWN_COMMANDS: ReadonlySet<string> = new Set([
  'stop-commands',
  'set-env',
  'set-output',
  'save-state',
  'add-mask',
  'add-path',
  'add-matcher',
  'remove-matcher',
  'debug',
  'warning',
  'error',
  'notice',
  'group',
  'endgroup',
  'echo',
]);

type Escapes = readonly (readonly [encoded: string, plain: string])[];

// The order matters: `%25` goes last, or `%250A` would become a line break.
const DATA: Escapes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
];
const PROPERTY: Escapes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%'],
];
const BRACKET: Escapes = [
  ['%3B', ';'],
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%5D', ']'],
  ['%25', '%'],
];

function decode(text: string, escapes: Escapes): string {
  return escapes.reduce((value, [encoded, plain]) => value.replaceAll(encoded, plain), text);
}

function readInfo(info: string, separator: string, escapes: Escapes) {
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  const properties: Record<string, string> = {};
  for (const pair of space < 0 ? [] : info.slice(space + 1).split(separator)) {
    const equals = pair.indexOf('=');
    if (equals > 0 && equals < pair.length - 1)
      properties[pair.slice(0, equals).trim()] = decode(pair.slice(equals + 1), escapes);
  }
  return { name, properties };
}

/** `::name key=value::data`, only at the start of a line (blanks aside). */
function parseColons(line: string): WorkflowCommand | undefined {
  const text = line.trimStart();
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1;
  if (end < 0) return undefined;
  const { name, properties } = readInfo(text.slice(2, end), ',', PROPERTY);
  return { name, properties, data: decode(text.slice(end + 2), DATA) };
}

/** `##[name key=value]data`, the older form, **anywhere** in a line. */
function parseBrackets(line: string): WorkflowCommand | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  if (end < 0) return undefined;
  const { name, properties } = readInfo(line.slice(start + 3, end), ';', BRACKET);
  return { name, properties, data: decode(line.slice(end + 1), BRACKET) };
}

/** The command in a line of output, if the runner would see one there. Names in `known` are lower case. */
export function parseCommand(
  line: string,
  known: ReadonlySet<string> = KNOWN_COMMANDS,
): WorkflowCommand | undefined {
  for (const command of [parseColons(line), parseBrackets(line)])
    if (command && known.has(command.name)) return command;
  return undefined;
}

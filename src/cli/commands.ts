import { CACHE_MODES } from '../cassette/cassette.ts';
import { FAIL_ON, ON_INCONCLUSIVE } from '../comparison/input.ts';
import type { OptionSpec } from './options.ts';

/** A command as the help shows it. */
export interface CommandSpec {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly options: readonly OptionSpec[];
  readonly subcommands?: readonly SubcommandSpec[];
}

/** A command inside of a command. */
export interface SubcommandSpec {
  readonly name: string;
  /** Its arguments, all of them required. */
  readonly takes: readonly string[];
  /** The command's options that it heeds, `help` aside. */
  readonly heeds: readonly string[];
  readonly summary: string;
}

const help: OptionSpec = { name: 'help', short: 'h', help: 'show this help' };

const COLOR: OptionSpec = {
  name: 'color',
  value: 'WHEN',
  choices: ['auto', 'always', 'never'],
  help: 'colours in the terminal report: auto (default), always, never',
};

const REPORTS: readonly OptionSpec[] = [
  {
    name: 'json',
    value: 'FILE',
    help: 'write results.json to FILE; - is stdout, instead of the terminal report',
  },
  { name: 'markdown', value: 'FILE', help: 'write the markdown report to FILE; - is stdout' },
  { name: 'html', value: 'FILE', help: 'write the HTML report to FILE; - is stdout' },
  { name: 'junit', value: 'FILE', help: 'write JUnit XML to FILE; - is stdout' },
];

const CASSETTES: OptionSpec = {
  name: 'cassettes',
  value: 'DIR',
  help: 'folder of recordings, from the suite: default .eval-matrix/cassettes',
};

export const RUN: CommandSpec = {
  name: 'run',
  usage: 'run SUITE [options]',
  summary: 'run the suite once per arm, compare the arms, judge them',
  options: [
    { name: 'matrix', value: 'A,B', help: 'arms to compare, in this order; overrides the suite' },
    { name: 'target', value: 'A', help: 'run one arm alone' },
    { name: 'reference', value: 'A', help: 'the arm the others are compared with; default the first' },
    { name: 'trials', value: 'N', help: 'trials of each case' },
    { name: 'concurrency', value: 'N', help: 'cases in flight inside an arm' },
    { name: 'budget-usd', value: 'X', help: 'what each arm may spend' },
    { name: 'only', value: 'GLOB', help: 'run the cases whose id matches, or tag:NAME' },
    {
      name: 'cache',
      value: 'MODE',
      choices: CACHE_MODES,
      help: 'auto: replay, record what is missing; replay: never call; live: call and record; off: call',
    },
    CASSETTES,
    {
      name: 'fail-on',
      value: 'WHAT',
      choices: FAIL_ON,
      help: 'contract (default): cases and gates; gates: the gates alone; never: only report',
    },
    {
      name: 'on-inconclusive',
      value: 'WHAT',
      choices: ON_INCONCLUSIVE,
      help: 'fail (default) or warn when an arm could not be judged',
    },
    ...REPORTS,
    COLOR,
    { name: 'no-progress', help: 'no progress on stderr' },
    { name: 'quiet', short: 'q', help: 'leave out the cases that passed' },
    help,
  ],
};

/** Accepted so that their misuse gets a clear answer; not in the help until they work. */
export const BASELINE_OPTIONS: readonly OptionSpec[] = [
  { name: 'baseline', value: 'LABEL', help: '' },
  { name: 'save-baseline', value: 'LABEL', help: '' },
];

export const VALIDATE: CommandSpec = {
  name: 'validate',
  usage: 'validate SUITE',
  summary: 'list every fault with file, line and column; run nothing',
  options: [help],
};

export const REPORT: CommandSpec = {
  name: 'report',
  usage: 'report FILE [options]',
  summary: 'draw a results.json again: terminal, markdown, HTML, JUnit, JSON',
  options: [...REPORTS, COLOR, { name: 'quiet', short: 'q', help: 'leave out the cases that passed' }, help],
};

/** Without `cassette` before the name. */
export const CASSETTE_SUBCOMMANDS = [
  {
    name: 'ls',
    takes: ['DIR'],
    heeds: [],
    summary: 'list the cassettes of a folder, and what is wrong with them',
  },
  {
    name: 'prune',
    takes: ['SUITE'],
    heeds: ['cassettes', 'dry-run'],
    summary: 'drop the recordings that the suite no longer needs; replays it to know',
  },
  {
    name: 'diff',
    takes: ['BEFORE', 'AFTER'],
    heeds: [],
    summary: 'answers that changed between two cassettes, or two folders of them',
  },
  {
    name: 'import',
    takes: ['SUITE', 'DATABASE'],
    heeds: ['cassettes'],
    summary: 'take over the recordings of an EvalCore cache.db',
  },
] as const satisfies readonly SubcommandSpec[];

export const CASSETTE: CommandSpec = {
  name: 'cassette',
  usage: 'cassette ls|prune|diff|import …',
  summary: 'look after recordings',
  options: [
    { ...CASSETTES, help: `prune, import: ${CASSETTES.help}` },
    { name: 'dry-run', help: 'prune: count, and drop nothing' },
    help,
  ],
  subcommands: CASSETTE_SUBCOMMANDS,
};

export const INIT: CommandSpec = {
  name: 'init',
  usage: 'init [DIR]',
  summary: 'write a starter suite and a workflow; overwrites nothing',
  options: [help],
};

export const SCHEMA: CommandSpec = {
  name: 'schema',
  usage: 'schema',
  summary: 'print the JSON Schema of suites, for editors',
  options: [help],
};

export const COMMANDS: readonly CommandSpec[] = [RUN, VALIDATE, REPORT, CASSETTE, INIT, SCHEMA];

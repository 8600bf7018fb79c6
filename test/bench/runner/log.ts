import { isAbsolute, relative } from 'node:path';
import { KNOWN_COMMANDS, parseCommand, type WorkflowCommand } from './commands.ts';

export type Level = 'error' | 'warning' | 'notice';

/** An annotation as the job page shows it. `line` and the rest are the strings the command carried. */
export interface Annotation {
  readonly level: Level;
  readonly message: string;
  readonly file?: string;
  readonly line?: string;
  readonly col?: string;
  readonly title?: string;
}

/** Replaces secrets in text, the longest first. */
export class Masker {
  readonly values = new Set<string>();

  add(value: string): void {
    if (value !== '') this.values.add(value);
  }

  apply(text: string): string {
    const longestFirst = [...this.values].sort((a, b) => b.length - a.length);
    return longestFirst.reduce((masked, secret) => masked.replaceAll(secret, '***'), text);
  }
}

/** The runner keeps this many annotations of a level from one step, and this much of a message. */
const ANNOTATIONS_A_LEVEL = 10;
const MESSAGE_LENGTH = 4096;

/** What the commands in a step's output did. */
export interface StepEffects {
  readonly outputs: Record<string, string>;
  readonly state: Record<string, string>;
}

/** One step's output: every line goes through here, as it does in the runner. */
export class StepLog {
  readonly lines: string[] = [];
  readonly annotations: Annotation[] = [];
  /** Above the limit: in the log, and nowhere else. */
  readonly dropped: Annotation[] = [];
  /** A command the runner refuses fails the step. */
  commandFailed = false;

  readonly #masker: Masker;
  readonly #workspace: string;
  readonly #effects: StepEffects;
  readonly #debug: boolean;
  readonly #onLine: ((line: string) => void) | undefined;
  #stopToken: string | undefined;

  constructor(options: {
    masker: Masker;
    workspace: string;
    effects: StepEffects;
    debug: boolean;
    onLine: ((line: string) => void) | undefined;
  }) {
    this.#masker = options.masker;
    this.#workspace = options.workspace;
    this.#effects = options.effects;
    this.#debug = options.debug;
    this.#onLine = options.onLine;
  }

  /** A line of the log, masked; not looked at for commands. */
  print(line: string): void {
    const masked = this.#masker.apply(line);
    this.lines.push(masked);
    this.#onLine?.(masked);
  }

  annotate(level: Level, message: string, properties: Readonly<Record<string, string>> = {}): void {
    const shown = this.#masker.apply(message).slice(0, MESSAGE_LENGTH);
    const annotation: Annotation = { level, message: shown, ...this.#inWorkspace(properties) };
    const kept = this.annotations.filter((one) => one.level === level).length;
    (kept < ANNOTATIONS_A_LEVEL ? this.annotations : this.dropped).push(annotation);
    this.print(`##[${level}]${shown}`);
  }

  /** A line the process printed, on stdout or on stderr. */
  receive(line: string): void {
    const command = parseCommand(line, this.#known());
    if (!command) this.print(line);
    else if (this.#stopToken !== undefined) this.#whileStopped(command, line);
    else if (command.name === 'stop-commands') this.#stop(command, line);
    else this.#obey(command);
  }

  #known(): ReadonlySet<string> {
    const token = this.#stopToken;
    return token === undefined ? KNOWN_COMMANDS : KNOWN_COMMANDS.union(new Set([token]));
  }

  #stop(command: WorkflowCommand, line: string): void {
    this.#stopToken = command.data.toLowerCase();
    this.print(line);
  }

  #whileStopped(command: WorkflowCommand, line: string): void {
    if (command.name === this.#stopToken) this.#stopToken = undefined;
    this.print(line);
  }

  #obey({ name, data, properties }: WorkflowCommand): void {
    switch (name) {
      case 'error':
      case 'warning':
      case 'notice':
        this.annotate(name, data, properties);
        break;
      case 'add-mask':
        this.#addMask(data);
        break;
      case 'debug':
        if (this.#debug) this.print(`##[debug]${data}`);
        break;
      case 'group':
      case 'endgroup':
        this.print(`##[${name}]${data}`);
        break;
      case 'set-output':
        this.#effects.outputs[properties.name ?? ''] = data;
        this.#deprecated(name);
        break;
      case 'save-state':
        this.#effects.state[properties.name ?? ''] = data;
        this.#deprecated(name);
        break;
      case 'set-env':
      case 'add-path':
        this.commandFailed = true;
        this.annotate('error', `The \`${name}\` command is disabled.`);
        break;
    }
  }

  #addMask(data: string): void {
    if (data.trim() === '') {
      this.annotate('warning', "Can't add secret mask for empty string in ##[add-mask] command.");
      return;
    }
    this.#masker.add(data);
    for (const line of data.split(/[\r\n]+/)) this.#masker.add(line.trim());
  }

  #deprecated(name: string): void {
    this.annotate('warning', `The \`${name}\` command is deprecated and will be disabled soon.`);
  }

  #inWorkspace(properties: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const file = properties.file;
    if (file === undefined || !isAbsolute(file)) return properties;
    const inside = relative(this.#workspace, file);
    return inside.startsWith('..') ? properties : { ...properties, file: inside };
  }
}

/** How parts of the terminal report are marked. Never by colour alone: the words say the same. */
export interface Paint {
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
  readonly warn: (text: string) => string;
  readonly dim: (text: string) => string;
}

const same = (text: string) => text;

/** For pipes and logs: no escape sequence at all. */
export const PLAIN: Paint = { good: same, bad: same, warn: same, dim: same };

const sgr = (on: string, off: string) => (text: string) => `\x1b[${on}m${text}\x1b[${off}m`;

/** Green, bold red, yellow, dim: the sixteen-colour codes that every terminal maps to its own theme. */
export const COLOURS: Paint = {
  good: sgr('32', '39'),
  bad: sgr('1;31', '22;39'),
  warn: sgr('33', '39'),
  dim: sgr('2', '22'),
};

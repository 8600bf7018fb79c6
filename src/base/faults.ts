import { formatPlace, type Place } from './errors.ts';
import { sanitise } from './sanitise.ts';

/** What {@link renderFaults} needs of a fault; an error of this program fits too. */
export interface ShownFault {
  readonly message: string;
  readonly place?: Place | undefined;
  readonly hint?: string | undefined;
}

/** More than anybody mends in one go. The count below the list still tells them all. */
const MOST_SHOWN = 100;
const WIDTH = 80;

/**
 * The text for stderr: each fault as `Error: <message>`, then indented where it is and how to mend it; after several
 * faults, how many there are. A message is never broken over lines; a hint is wrapped at 80 columns. Ends with a newline.
 */
export function renderFaults(faults: readonly ShownFault[]): string {
  const blocks = faults.slice(0, MOST_SHOWN).map(renderFault);
  if (faults.length > MOST_SHOWN) blocks.push(`… and ${faults.length - MOST_SHOWN} more`);
  if (faults.length > 1) blocks.push(`${faults.length} errors`);
  return `${blocks.join('\n\n')}\n`;
}

function renderFault(fault: ShownFault): string {
  const lines = [`Error: ${sanitise(fault.message)}`];
  if (fault.place) lines.push(`  at ${sanitise(formatPlace(fault.place))}`);
  if (fault.hint) lines.push(...wrap(`fix: ${sanitise(fault.hint)}`, '  ', '       '));
  return lines.join('\n');
}

function wrap(text: string, first: string, rest: string): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(' ')) {
    if (!empty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = rest;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines;
}

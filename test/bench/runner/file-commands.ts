// The files behind GITHUB_OUTPUT, GITHUB_ENV and GITHUB_STATE, with the runner's rules and error texts
// (actions/runner, FileCommandManager.cs).

/** Hands out lines and remembers where each one started and whether a line feed ended it. */
class LineReader {
  readonly text: string;
  /** Where the next line starts. */
  position = 0;

  constructor(text: string) {
    this.text = text;
  }

  next(): { line: string; ended: boolean } | undefined {
    if (this.position >= this.text.length) return undefined;
    const feed = this.text.indexOf('\n', this.position);
    const start = this.position;
    this.position = feed < 0 ? this.text.length : feed + 1;
    return { line: this.text.slice(start, feed < 0 ? undefined : feed), ended: feed >= 0 };
  }
}

function readHeredoc(reader: LineReader, delimiter: string): string {
  const start = reader.position;
  let end = start;
  for (;;) {
    const read = reader.next();
    if (!read) throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`);
    if (read.line === delimiter) return reader.text.slice(start, Math.max(start, end));
    if (!read.ended) throw new Error('Invalid value. EOF marker missing new line.');
    end = reader.position - 1;
  }
}

/** `NAME=VALUE` lines and `NAME<<DELIMITER` blocks. Throws the runner's message for anything else. */
export function parsePairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  const reader = new LineReader(text);
  for (let read = reader.next(); read; read = reader.next()) {
    const { line } = read;
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      pairs[line.slice(0, equals)] = line.slice(equals + 1);
    } else if (heredoc >= 0) {
      const name = line.slice(0, heredoc);
      const delimiter = line.slice(heredoc + 2);
      if (name === '' || delimiter === '')
        throw new Error(`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`);
      pairs[name] = readHeredoc(reader, delimiter);
    } else throw new Error(`Invalid format '${line}'`);
  }
  return pairs;
}

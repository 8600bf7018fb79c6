import { isMap, LineCounter, type ParsedNode, parseDocument, type YAMLError, type YAMLMap } from 'yaml';
import type { Fault, Place } from '../../base/errors.ts';
import type { SourceEntry, SourceMap, SourceNode } from './node.ts';
import { YamlConverter } from './yaml-convert.ts';

/** A YAML file as far as it could be read. */
export interface YamlSource {
  /** Absent when there is nothing to go on with. */
  readonly root?: SourceNode;
  readonly faults: readonly Fault[];
  /** Some part could not be read: what is absent from the root may still be in the file. */
  readonly damaged: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters YAML forbids.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const HINTS: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  TAB_AS_INDENT: 'indent with spaces',
  BAD_SCALAR_START: 'put the value in quotes',
  BAD_DQ_ESCAPE: 'write \\\\ for a backslash, or use single quotes',
  BAD_INDENT: 'line the keys up, and close what was opened before',
  MULTILINE_IMPLICIT_KEY: 'is a colon, or the space after it, missing?',
  BLOCK_AS_IMPLICIT_KEY: 'put a value that holds ": " in quotes, and line the keys up',
  MULTIPLE_DOCS: 'a suite is one document: remove what follows ---',
  UNEXPECTED_TOKEN: 'put the value in quotes, and close what was opened before',
  MISSING_CHAR: 'is a quote, a bracket, a comma or a dash missing?',
  BLOCK_IN_FLOW: 'inside brackets, separate with commas, or close the bracket before',
};
const HINT = 'look at the quotes, the brackets and the indentation here and just before';

/** Where the parser's own words speak to programmers. */
const WORDS: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  RESOURCE_EXHAUSTION: 'nested too deeply',
  MULTIPLE_DOCS: 'a second document begins here',
};

/**
 * Parses YAML 1.2 (core schema) and keeps the place of every key and value. Anchors and aliases work, `<<` is a key
 * like any other. A top-level part that holds an error is left out, so that the other parts can still be checked.
 *
 * @param text the file without a byte-order mark
 */
export function parseYamlSource(text: string, file: string): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text.replaceAll(FORBIDDEN, '\ufffd'), {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: false,
    version: '1.2',
    schema: 'core',
    merge: false,
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line, column: col };
  };
  const faults = forbiddenCharacter(text, placeAt);
  const converter = new YamlConverter(placeAt, faults);
  const contents = document.contents as ParsedNode | null;
  if (!isMap<ParsedNode, ParsedNode | null>(contents)) {
    const [error] = document.errors;
    if (error !== undefined) return { faults: [...faults, syntaxFault(error, placeAt)], damaged: true };
    const root = converter.convert(contents, placeAt(0));
    return converter.damaged ? { faults, damaged: true } : { root, faults, damaged: false };
  }
  const broken = assignErrors(document.errors, contents, (error) => faults.push(syntaxFault(error, placeAt)));
  const { root, lost } = readParts(contents, broken, converter, placeAt);
  return { root, faults, damaged: lost };
}

function forbiddenCharacter(text: string, placeAt: (offset: number) => Place): Fault[] {
  const offset = text.search(FORBIDDEN);
  if (offset === -1) return [];
  const code = text.charCodeAt(offset).toString(16).toUpperCase().padStart(4, '0');
  return [
    {
      code: 'invalid-yaml',
      message: `invalid YAML: control character U+${code}`,
      place: placeAt(offset),
      hint: 'write it as an escape in double quotes, or remove it',
    },
  ];
}

function syntaxFault(error: YAMLError, placeAt: (offset: number) => Place): Fault {
  const message =
    WORDS[error.code] ?? error.message.replace(/^Missing closing (["'])quote$/, 'Missing closing $1');
  const hint = HINTS[error.code] ?? HINT;
  return {
    code: 'invalid-yaml',
    message: `invalid YAML: ${message}`,
    place: placeAt(error.pos[0]),
    hint,
  };
}

/**
 * Which top-level parts hold an error. One error a part is reported: what follows in the same part is mostly the
 * parser finding its way back. An error where a part begins may belong to the one before, so both count as broken.
 */
function assignErrors(
  errors: readonly YAMLError[],
  contents: YAMLMap.Parsed<ParsedNode, ParsedNode | null>,
  report: (error: YAMLError) => void,
): ReadonlySet<number> {
  const starts = contents.items.map((pair) => pair.key.range[0]);
  const broken = new Set<number>();
  for (const error of errors) {
    if (error.code === 'MULTIPLE_DOCS') {
      report(error);
      continue;
    }
    const [offset] = error.pos;
    const part = starts.findLastIndex((start) => start <= offset);
    const touched = starts[part] === offset ? [part - 1, part] : [part];
    if (!touched.some((one) => broken.has(one))) report(error);
    for (const one of touched) broken.add(one);
  }
  return broken;
}

function readParts(
  contents: YAMLMap.Parsed<ParsedNode, ParsedNode | null>,
  broken: ReadonlySet<number>,
  converter: YamlConverter,
  placeAt: (offset: number) => Place,
): { readonly root: SourceMap; readonly lost: boolean } {
  const entries = new Map<string, SourceEntry>();
  let lost = broken.size > 0;
  for (const [index, pair] of contents.items.entries()) {
    if (broken.has(index)) continue;
    converter.damaged = false;
    const key = converter.addEntry(entries, pair.key, pair.value);
    if (!converter.damaged) continue;
    lost = true;
    if (key !== undefined) entries.delete(key);
  }
  return { root: { kind: 'map', entries, place: placeAt(contents.range[0]) }, lost };
}

import { resolve } from 'node:path';
import type { Place } from '../../../base/errors.ts';
import type { Finding } from '../../source/fault-list.ts';
import { parseJsonSource } from '../../source/json.ts';
import { describe, joinPath, locate } from '../../source/node.ts';
import type { Case } from '../../suite.ts';
import { readExpected } from './expected.ts';
import type { ScorerName } from './gates.ts';
import type { ScorerContext } from './scorer-kinds/common.ts';
import { readScorerList } from './scorers.ts';

/** What the lines of one dataset file have in common. */
export interface CaseContext {
  /** The file as written in the suite, for messages. */
  readonly written: string;
  /** The file as a reader of messages would find it, for places. */
  readonly shown: string;
  /** Absolute folder of the file: what a `trace` starts from. */
  readonly directory: string;
  readonly scorers: ScorerContext;
  /** Takes the names of the cases' own scorers. */
  readonly scorerNames: ScorerName[];
  readonly report: (finding: Finding) => void;
}

/** One line of a dataset. */
export interface CaseLine {
  readonly text: string;
  /** Counts from 1. */
  readonly number: number;
}

/** A field that is not what it should be. */
interface Mistake {
  readonly path: readonly PropertyKey[];
  /** As in "expected a string"; a whole sentence when `alone`. */
  readonly expected: string;
  readonly alone?: boolean;
}

const KEYS = ['id', 'input', 'expected', 'trace', 'context', 'tags', 'scorers', 'must_pass'] as const;
type RawCase = { readonly [Key in (typeof KEYS)[number]]?: unknown };

const NO_TAGS: readonly string[] = [];

/**
 * Reads one case. `JSON.parse` does the work; only a line with a mistake, or with scorers of its own, is read again
 * with the place of every value.
 *
 * @returns nothing when there is a mistake, which has been reported
 */
export function readCase(line: CaseLine, context: CaseContext): Case | undefined | Promise<Case | undefined> {
  const raw = parseObject(line.text);
  if (raw === undefined || isSuspect(line.text, raw)) {
    const unreadable = explainLine(line, raw === undefined, context);
    if (unreadable || raw === undefined) return undefined;
  }
  const expected = readExpected(raw.expected, line.text);
  const mistakes = [
    ...textMistakes(raw),
    ...listMistakes(raw, 'context', 'a context string or an array of context strings'),
    ...listMistakes(raw, 'tags', 'a list of strings'),
    ...(raw.must_pass != null && typeof raw.must_pass !== 'boolean'
      ? [{ path: ['must_pass'], expected: 'a boolean' }]
      : []),
    ...(expected.kind === 'mistake' ? [{ path: ['expected'], expected: expected.message, alone: true }] : []),
  ];
  if (mistakes.length > 0) reportMistakes(mistakes, line, context);
  const askable = raw.input != null || raw.trace != null;
  if (!askable) reportNothingToAsk(line, context);
  const read =
    mistakes.length > 0 || !askable || expected.kind === 'mistake'
      ? undefined
      : plainCase(raw, line, context);
  const testCase = read && expected.kind === 'expected' ? { ...read, expected: expected.expected } : read;
  return raw.scorers == null ? testCase : withScorers(testCase, line, context);
}

function plainCase(raw: RawCase, line: CaseLine, context: CaseContext): Case {
  const texts = (value: unknown): readonly string[] =>
    value == null ? NO_TAGS : typeof value === 'string' ? [value] : (value as readonly string[]);
  const passages = texts(raw.context);
  return {
    id: raw.id == null ? `case-${line.number}` : String(raw.id),
    ...(raw.input != null && { input: String(raw.input) }),
    ...(raw.trace != null && { trace: resolve(context.directory, String(raw.trace)) }),
    ...(passages.length > 0 && { context: passages }),
    tags: texts(raw.tags),
    ...(raw.must_pass === true && { must_pass: true }),
    place: { file: context.shown, line: line.number },
  };
}

async function withScorers(
  testCase: Case | undefined,
  line: CaseLine,
  context: CaseContext,
): Promise<Case | undefined> {
  const source = parseJsonSource(line.text, { file: context.shown, line: line.number });
  if (source.kind === 'unreadable') {
    reportInvalid(line, context, source.message, source.place);
    return undefined;
  }
  let faulty = false;
  const { node } = locate(source.root, ['scorers']);
  const { specs, names } = await readScorerList(node, 'scorers', context.scorers, (finding) => {
    faulty = true;
    context.report({ ...finding, message: `${invalidAt(line, context)}: ${finding.message}` });
  });
  context.scorerNames.push(...names);
  if (faulty || testCase === undefined) return undefined;
  return specs.length === 0 ? testCase : { ...testCase, scorers: specs };
}

function parseObject(text: string): RawCase | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** May the line hold what `JSON.parse` lets pass: a key twice, or half a surrogate pair? */
function isSuspect(text: string, raw: RawCase): boolean {
  if (/\\u[dD][89abAB]/.test(text)) return true;
  return KEYS.some((key) => key in raw && text.indexOf(`"${key}"`) !== text.lastIndexOf(`"${key}"`));
}

/** Says what is wrong with a line as JSON. Returns whether something is. */
function explainLine(line: CaseLine, wrong: boolean, context: CaseContext): boolean {
  const source = parseJsonSource(line.text, { file: context.shown, line: line.number });
  if (source.kind === 'unreadable') {
    reportInvalid(line, context, source.message, source.place);
    return true;
  }
  const known: readonly string[] = KEYS;
  const repeated = source.repeated.filter(({ key }) => known.includes(key));
  for (const { key, place } of repeated) reportInvalid(line, context, `duplicate field \`${key}\``, place);
  if (wrong && source.root.kind !== 'map') {
    const message = `invalid type: ${describe(source.root)}, expected a map`;
    reportInvalid(line, context, message, source.root.place);
  }
  return wrong || repeated.length > 0;
}

function textMistakes(raw: RawCase): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const key of ['id', 'input', 'trace'] as const) {
    if (raw[key] != null && typeof raw[key] !== 'string')
      mistakes.push({ path: [key], expected: 'a string' });
  }
  // Commands learn the id from their environment, which cannot hold it.
  if (typeof raw.id === 'string' && raw.id.includes('\0')) {
    mistakes.push({ path: ['id'], expected: 'id must not hold a NUL character', alone: true });
  }
  return mistakes;
}

function listMistakes(raw: RawCase, key: 'context' | 'tags', expected: string): Mistake[] {
  const value = raw[key];
  if (value == null || typeof value === 'string') return [];
  if (!Array.isArray(value)) return [{ path: [key], expected }];
  return value.flatMap((item, index) =>
    typeof item === 'string' ? [] : [{ path: [key, index], expected: 'a string' }],
  );
}

function reportMistakes(mistakes: readonly Mistake[], line: CaseLine, context: CaseContext): void {
  const source = parseJsonSource(line.text, { file: context.shown, line: line.number });
  if (source.kind === 'unreadable') {
    reportInvalid(line, context, source.message, source.place);
    return;
  }
  for (const { path, expected, alone } of mistakes) {
    const { node } = locate(source.root, path);
    const message = alone
      ? expected
      : `${joinPath('', ...path)}: invalid type: ${describe(node)}, expected ${expected}`;
    const quotable = !alone && expected === 'a string' && node.kind === 'scalar' && node.value !== null;
    const hint = quotable ? `put it in quotes: "${node.text}"` : 'mend the value';
    reportInvalid(line, context, message, node.place, hint);
  }
}

function reportNothingToAsk(line: CaseLine, context: CaseContext): void {
  context.report({
    code: 'nothing-to-ask',
    message: `case at ${context.written}:${line.number} has neither \`input\` nor \`trace\``,
    place: { file: context.shown, line: line.number, column: 1 },
    hint: 'give it an input',
  });
}

const CASE_HINT = 'a case is one JSON object on one line, such as {"id": "a", "input": "text"}';

function reportInvalid(
  line: CaseLine,
  context: CaseContext,
  message: string,
  place: Place,
  hint = CASE_HINT,
): void {
  context.report({ code: 'invalid-case', message: `${invalidAt(line, context)}: ${message}`, place, hint });
}

/** How messages begin that are about a case that cannot be read. */
export function invalidAt(line: Pick<CaseLine, 'number'>, context: Pick<CaseContext, 'written'>): string {
  return `invalid case at ${context.written}:${line.number}`;
}

/** Where the id of a case stands, or where the case begins when it has none. */
export function idPlace(line: CaseLine, context: CaseContext): Place {
  const source = parseJsonSource(line.text, { file: context.shown, line: line.number });
  return source.kind === 'parsed'
    ? locate(source.root, ['id']).node.place
    : { file: context.shown, line: line.number };
}

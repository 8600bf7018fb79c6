// `${{ … }}` as GitHub evaluates it: a thin layer over GitHub's own expression package.
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import type { FunctionDefinition } from '@actions/expressions/funcs/info';

/** Contexts by name: `{ github: { token: … } }`. Plain JSON values. */
export type Contexts = Readonly<Record<string, unknown>>;

function toData(value: unknown): data.ExpressionData {
  if (value === null || value === undefined) return new data.Null();
  if (typeof value === 'string') return new data.StringData(value);
  if (typeof value === 'number') return new data.NumberData(value);
  if (typeof value === 'boolean') return new data.BooleanData(value);
  if (Array.isArray(value)) return new data.Array(...value.map(toData));
  return toDictionary(value);
}

function toDictionary(value: object): data.Dictionary {
  return new data.Dictionary(...Object.entries(value).map(([key, part]) => ({ key, value: toData(part) })));
}

function evaluate(
  expression: string,
  contexts: Contexts,
  functions: readonly FunctionDefinition[] = [],
): data.ExpressionData {
  const { tokens } = new Lexer(expression).lex();
  const tree = new Parser(tokens, Object.keys(contexts), [...functions]).parse();
  const table = new Map(functions.map((one) => [one.name, one]));
  return new Evaluator(tree, toDictionary(contexts), table).evaluate();
}

/** Replaces each `${{ … }}` in a template by its value. */
export function interpolate(template: string, contexts: Contexts): string {
  return template.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) =>
    evaluate(expression.trim(), contexts).coerceString(),
  );
}

export type JobStatus = 'success' | 'failure' | 'cancelled';

/** Whether a `post-if` condition holds after a job with this status. */
export function conditionHolds(condition: string, status: JobStatus, contexts: Contexts): boolean {
  const when = (name: string, holds: boolean): FunctionDefinition => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(holds),
  });
  const functions = [
    when('always', true),
    ...(['success', 'failure', 'cancelled'] as const).map((name) => when(name, name === status)),
  ];
  const expression = condition.replace(/^\s*\$\{\{|\}\}\s*$/g, '').trim();
  return evaluate(expression, contexts, functions).coerceString() === 'true';
}

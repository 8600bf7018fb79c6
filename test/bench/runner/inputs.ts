import { type Contexts, interpolate } from './expressions.ts';
import type { Level } from './log.ts';
import type { Manifest } from './manifest.ts';

/**
 * The `INPUT_*` variables of a step. Names are case-insensitive, defaults are templates, an input that the
 * action does not declare is a warning, and `required` is not enforced: all as the runner does it.
 */
export function inputVariables(
  manifest: Manifest,
  given: Readonly<Record<string, string>>,
  contexts: Contexts,
  annotate: (level: Level, message: string) => void,
): Record<string, string> {
  const declared = new Map(Object.entries(manifest.inputs).map(([name, spec]) => [name.toLowerCase(), spec]));
  const values = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  for (const name of values.keys()) {
    if (declared.has(name)) continue;
    const valid = [...declared.keys()].map((one) => `'${one}'`).join(', ');
    annotate('warning', `Unexpected input(s) '${name}', valid inputs are [${valid}]`);
  }
  const variables: Record<string, string> = {};
  for (const [name, spec] of declared) {
    const value = values.get(name);
    if (value !== undefined && spec?.deprecationMessage !== undefined)
      annotate('warning', `Input '${name}' has been deprecated with message: ${spec.deprecationMessage}`);
    variables[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`] =
      value ?? interpolate(spec?.default ?? '', contexts);
  }
  return variables;
}

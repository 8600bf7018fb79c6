import { z } from 'zod';
import type { Place } from '../../../base/errors.ts';
import { didYouMean } from '../../../base/suggest.ts';
import { formatShortest } from '../../../base/text.ts';
import type { GateSpec } from '../../gate-spec.ts';
import type { Finding } from '../../source/fault-list.ts';
import { optional, real, text } from '../../source/fields.ts';
import { joinPath, locate, type SourceNode } from '../../source/node.ts';
import { reportType } from '../../source/read-fields.ts';
import { defineKind, type Kind, type Rule, readTagged } from './kind.ts';

function gateSchema<Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.strictObject({
    type: z.literal(type).describe('what kind of gate it is'),
    min: real().describe('the least that passes'),
    ...shape,
  });
}

/** A floor that is a share. */
function shareRule(type: string): Rule<{ readonly min: number }> {
  return {
    code: 'gate-min',
    needs: ['min'],
    check: ({ min }) =>
      min >= 0 && min <= 1
        ? undefined
        : {
            at: ['min'],
            message: `run.gates: ${type} min must be within [0, 1], got ${formatShortest(min)}`,
            hint: 'give a share from 0 to 1: 0.95 for 95 %',
          },
  };
}

function shareGate<Type extends 'pass_rate' | 'accuracy' | 'macro_f1'>(
  type: Type,
): Kind<GateSpec, undefined> {
  return defineKind({
    schema: gateSchema(type, {}),
    rules: [shareRule(type)],
    build: ({ min }): GateSpec => ({ type, min }),
  });
}

const meanScoreGate = defineKind({
  schema: gateSchema('mean_score', { scorer: optional(text()).describe('name of the scorer it is about') }),
  rules: [
    {
      code: 'gate-min',
      needs: ['min'],
      check: ({ min }) =>
        Number.isFinite(min)
          ? undefined
          : {
              at: ['min'],
              message: `run.gates: mean_score min must be finite, got ${formatShortest(min)}`,
              hint: 'give a number',
            },
    },
  ],
  build: ({ min, scorer }): GateSpec => ({
    type: 'mean_score',
    min,
    ...(scorer !== undefined && { scorer }),
  }),
});

/** Every gate type of the format, in the order messages list them. One line a type. */
export const GATE_KINDS: Readonly<Record<string, Kind<GateSpec, undefined>>> = {
  pass_rate: shareGate('pass_rate'),
  mean_score: meanScoreGate,
  accuracy: shareGate('accuracy'),
  macro_f1: shareGate('macro_f1'),
};

/** A gate, and where it names a scorer. */
export interface GateRead {
  readonly spec: GateSpec;
  readonly scorerPlace: Place;
}

/** Reads a list of gates. Whether the scorers they name exist is {@link gateForScorer}'s to say. */
export async function readGates(
  node: SourceNode,
  path: string,
  report: (finding: Finding) => void,
): Promise<GateRead[]> {
  if (node.kind === 'scalar' && node.value === null) return [];
  if (node.kind !== 'list') {
    reportType(node, 'a list of gates', node.place, { report, path }, []);
    return [];
  }
  const gates: GateRead[] = [];
  for (const [index, item] of node.items.entries()) {
    const at = joinPath(path, index);
    const spec = await readTagged(GATE_KINDS, 'gate', item, { report, path: at }, at, undefined);
    if (spec !== undefined) gates.push({ spec, scorerPlace: locate(item, ['scorer']).node.place });
  }
  return gates;
}

/** The name a scorer goes by in reports, and its type. */
export interface ScorerName {
  readonly name: string;
  readonly type: string;
}

/**
 * Settles which scorer a `mean_score` gate is about: one of that name, or else the one name that all scorers of that
 * type go by.
 */
export function gateForScorer(
  { spec, scorerPlace }: GateRead,
  scorers: readonly ScorerName[],
  report: (finding: Finding) => void,
): GateSpec {
  if (spec.type !== 'mean_score' || spec.scorer === undefined) return spec;
  const { scorer } = spec;
  if (scorers.some(({ name }) => name === scorer)) return spec;
  const names = new Set(scorers.filter(({ type }) => type === scorer).map(({ name }) => name));
  const [only] = names;
  if (only !== undefined && names.size === 1) return { ...spec, scorer: only };
  const known = new Set(scorers.map(({ name }) => name));
  const quoted = [...known].map((name) => `"${name}"`).join(', ');
  const hint = didYouMean(scorer, known) ?? (known.size > 0 ? `configured are ${quoted}` : 'add a scorer');
  const message =
    names.size > 1
      ? `run.gates: mean_score scorer "${scorer}" is the type of several scorers that have names of their own`
      : `run.gates: mean_score scorer "${scorer}" is not among the configured scorers`;
  report({
    code: 'gate-scorer',
    message,
    place: scorerPlace,
    hint: names.size > 1 ? `use one of ${quoted}` : hint,
  });
  return spec;
}
